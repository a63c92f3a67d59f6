import type { Manifest } from '../core/batch.js'
import type { Job, Knowledge } from '../core/job/job.js'
import { translate } from '../messages/index.js'
import type { Value } from '../spreadsheets/sheet.js'
import { legibleName } from '../values/legible-name.js'
import type { DescribedSheet } from './described-sheet.js'
import { withProofs } from './statement/proved-terms.js'
import type { Statement } from './statement/statement.js'
import { labels } from './words.js'

const HOW: Record<string, string> = {
  exact: 'reconhecida pelo título',
  begins: 'reconhecida pelo começo do título',
  evidence: 'reconhecida pelo conteúdo',
  mapped: 'escolhida por quem enviou a planilha',
}

/** A repeated or mended batch takes the columns of the first: nobody chose them again. */
function howWords(how: string, { rerunOf, patch }: Manifest): string {
  const base = rerunOf ?? patch?.of
  if (how === 'mapped' && base !== undefined) return `a mesma do lote ${base}`
  return HOW[how] ?? how
}

/** Builds Parâmetros: the request, the mapping of the columns, and the decisions. */
export function parametersPage(
  manifest: Manifest,
  job: Job,
  knowledge: Knowledge,
  statement?: Statement,
): DescribedSheet {
  const { mapping } = manifest.input
  const rows: Value[][] = [
    [{ heading: 'Pedido' }],
    ['Trabalho', `${job.title} (${job.kind})`],
    ['Conta', manifest.account === 'default' ? 'padrão (default)' : manifest.account],
    ...Object.entries(manifest.parameters).map(([name, value]) => [
      nameOf(name, job),
      shownValue(name, value, job, knowledge),
    ]),
    [],
    [{ heading: 'Colunas' }],
    ...mapping.map(({ field, column, heading, how }) => [
      fieldTitle(field, job),
      `coluna ${column} «${heading.trim()}», ${howWords(how, manifest)}`,
    ]),
    [],
    [{ heading: 'Decisões e observações' }],
    ...withProofs(manifest, statement).map((message) => ['', translate('pt', message)]),
    ...(manifest.told.length === 0 ? [['', 'Nenhuma.']] : []),
  ]
  return {
    name: 'Parâmetros',
    about: 'O que foi pedido, como as colunas foram entendidas e o que foi decidido.',
    widths: [44, 86],
    rows,
    portrait: true,
    technical: true,
  }
}

/** Parameters that no column gives. */
const TITLES: Readonly<Record<string, string>> = {
  type: 'Tipo do cálculo',
  export: 'Arquivos pedidos',
  night: 'Noite',
  watch: 'Acompanhamento',
  registration: 'Inscrição ou processo',
  who: 'Quem procurar',
  tipo: 'Tipo da parte',
  numero_oab: 'Nº da OAB',
  uf_oab: 'UF da OAB',
  details: 'Perfis pedidos',
  docType: 'Tipo do documento',
  combine: 'Inscrição e processo na mesma linha',
  variacaoAtipica: 'Variação atípica acima de (%)',
  'juros.maximo': 'Confirmar juros de até (%)',
  'multa.maximo': 'Confirmar multa de até (%)',
  'honorarios.maximo': 'Confirmar honorários de até (%)',
  'percentual.maximo': 'Confirmar outros percentuais de até (%)',
  'fields.*': 'Um campo do serviço, com o nome dele',
  linkBase: 'Começo do link público',
  total: 'Onde a resposta diz o total',
  onlyIfOlderThan: 'Só o que mudou há mais de',
  updatedBefore: 'Só os alterados antes de',
  name: 'Só os que têm no nome',
}

export function parameterTitle(parameter: string, { fields }: Job): string {
  const field = fields.find((one) => one.parameter === parameter)
  if (field) return fieldTitle(field.name, { fields })
  return TITLES[parameter] ?? legibleField(parameter)
}

/** Returns the title of a field for users; one that the job does not declare is the service's. */
export function fieldTitle(field: string, { fields }: Pick<Job, 'fields'>): string {
  const isDeclared = fields.some(({ name }) => name === field)
  const label = isDeclared ? labels(field) : field
  return label === field ? legibleName(field) : label
}

/** A field of a type of calculation; any other name stays as `-p` takes it. */
function legibleField(parameter: string): string {
  const [, field] = /^fields\.(.+)/.exec(parameter) ?? []
  return field === undefined ? parameter : legibleName(field)
}

/** Adds the service's own name, which `-p` takes. */
function nameOf(parameter: string, job: Job): string {
  const label = parameterTitle(parameter, job)
  return label === parameter ? parameter : `${label} (${parameter})`
}

/** Adds the service's own value to the words of people. */
export function shownValue(
  name: string,
  value: string | boolean,
  job: Job,
  knowledge: Knowledge,
): string {
  const text = parameterText(value)
  const words = job.sheets.valueWords?.(name, String(value), knowledge)
  return words === undefined || words === text ? text : `${words} (${text})`
}

export function parameterText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`
  return /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value
}
