import { labelOf } from '../accept/find/table.js'
import type { Job } from '../core/job/job.js'
import { englishLabel } from '../messages/labels-en.js'
import { legibleName } from '../values/legible-name.js'
import type { Translate } from './page.js'

/** Labels of parameters, in Portuguese and English. */
const LABELS: Readonly<Record<string, readonly [pt: string, en: string]>> = {
  index: ['Índice', 'Index'],
  table: ['Tabela judicial', 'Judicial table'],
  updateTo: ['Atualizar até', 'Update to'],
  'juros.percentual': ['Juros % a.m.', 'Interest, % a month'],
  'juros.from': ['Início dos juros', 'Interest from'],
  'juros.citacao': ['Data da citação', 'Day of the citation'],
  'multa.percentual': ['Multa %', 'Fine, %'],
  'honorarios.valor': ['Honorários', 'Fees'],
  'honorarios.modo': ['Tipo dos honorários', 'Fees: percentage (p) or fixed (v)'],
  selic: ['SELIC no lugar dos juros', 'SELIC in place of interest'],
  selicFrom: ['SELIC desde', 'SELIC from'],
  selicUntil: ['SELIC até', 'SELIC until'],
  selicBase: [
    'Base da SELIC',
    'SELIC on: amount (a), with fine (am), with interest (aj), with both (ajm)',
  ],
  selicVersion: ['SELIC por mês (1) ou por dia (2)', 'SELIC by month (1) or by day (2)'],
  save: ['Salvar na conta', 'Save in the account'],
  name: ['Nome do cálculo', 'Name of the calculation'],
  'juros.maximo': ['Confirmar juros de até (%)', 'Confirm interest up to (%)'],
  'multa.maximo': ['Confirmar multa de até (%)', 'Confirm a fine up to (%)'],
  'honorarios.maximo': ['Confirmar honorários de até (%)', 'Confirm fees up to (%)'],
  'percentual.maximo': ['Confirmar outros percentuais de até', 'Confirm other percentages up to'],
  indiceAtualizacao: ['Índice', 'Index'],
  dataAtualizacao: ['Atualizar até', 'Update to'],
  type: ['Tipo do cálculo', 'Type of calculation'],
  export: ['Exportar como (pdf, html)', 'Export as (pdf, html)'],
  linkBase: ['Endereço do site, para os links públicos', 'Address of the site, for public links'],
  total: ['Onde a resposta diz o total', 'Where the answer tells the total'],
  onlyIfOlderThan: ['Só o que mudou há mais de', 'Only what changed longer ago than'],
  updatedBefore: ['Só os alterados há mais de', 'Only those changed longer ago than'],
  variacaoAtipica: ['Variação atípica acima de (%)', 'Atypical change above (%)'],
  docType: ['Tipo do documento', 'Type of document'],
  q: ['Texto procurado', 'Text searched for'],
  numero_oab: ['OAB', 'Registration (OAB)'],
  uf_oab: ['UF da OAB', 'State of the registration'],
  numero_processo: ['Nº do processo', 'Case number'],
  tribunal: ['Tribunal', 'Court'],
  tipo_comunicacao: ['Tipo de comunicação', 'Type of communication'],
  orgao_id: ['ID do órgão', 'ID of the organ'],
  data_inicio: ['Disponibilizadas desde', 'Made available from'],
  data_fim: ['Disponibilizadas até', 'Made available until'],
  combine: ['OAB e processo na mesma linha: procurar', 'Registration and case in one row: search'],
  who: ['Procurar advogados ou partes', 'Search lawyers or parties'],
  details: ['Perfis: de um só achado, de todos, nenhum', 'Profiles: of a single one, all, none'],
  tipo: ['Tipo de parte', 'Type of party'],
  night: ['Noite', 'Night'],
  watch: ['Acompanhamento', 'Watch'],
}

const TITLES: Readonly<Record<string, string>> = {
  correct: 'Monetary correction of amounts',
  update: 'Update of amounts',
  calc: 'New calculations',
  recalc: 'Saved calculations run again',
  extract: 'Extraction of documents',
  publications: 'Gazette publications',
  dossier: 'Dossiers of cases',
  people: 'Lawyers and parties',
  watch: 'Gazette, night by night',
}

export function jobTitle(
  translate: Translate,
  { kind, title }: Pick<Job, 'kind' | 'title'>,
): string {
  return translate(title, TITLES[kind] ?? title)
}

export function fieldLabel(translate: Translate, field: string): string {
  const label = labelOf(field)
  return translate(label, englishLabel(label))
}

/** Returns the label of a parameter; without one, that of its column. */
export function parameterLabel(
  translate: Translate,
  { fields }: Pick<Job, 'fields'>,
  name: string,
): string {
  const known = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined
  if (known) return translate(...known)
  const field = fields.find(({ parameter }) => parameter === name)
  return field ? fieldLabel(translate, field.name) : legibleName(name.replace(/^fields\./, ''))
}

export function titleText(translate: Translate, title: string): string {
  return translate(title, englishLabel(title))
}
