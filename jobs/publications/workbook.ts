import type { WorkbookDeclaration } from '../../src/core/job/define-job.js'
import type { FigureColumn, ListCount } from '../../src/core/job/job.js'
import { count as written } from '../../src/messages/format.js'
import { masked } from '../../src/values/case-number.js'
import { toBrazilian } from '../../src/values/dates.js'
import { CANCELLED, CLIENT, FURTHER_COLUMNS, PEOPLE, PUBLICATION } from '../gazette/publication.js'
import { toRead } from '../gazette/to-read.js'

const COUNT: FigureColumn = {
  figure: 'publicacoes',
  title: 'Publicações',
  kind: 'integer',
  width: 13,
}
const STATE: FigureColumn = { figure: 'estado', title: 'Estado', kind: 'text', width: 14 }
const SPAN: readonly FigureColumn[] = [
  { figure: 'primeira', title: 'Primeira', kind: 'date', width: 12 },
  { figure: 'ultima', title: 'Última', kind: 'date', width: 12 },
]
const SPELLINGS: FigureColumn = {
  figure: 'grafias',
  title: 'Grafias perguntadas',
  kind: 'text',
  width: 28,
  wrap: true,
}
/** A mistyped number often belongs to another lawyer; this name shows to whom. */
const NAMES: FigureColumn = {
  figure: 'nomes',
  title: 'Nome na base',
  kind: 'text',
  width: 28,
  wrap: true,
}

const ASKED: Readonly<Record<string, string>> = {
  numero_processo: 'Processo',
  q: 'Termo',
  tribunal: 'Tribunal',
  tipo_comunicacao: 'Tipo de comunicação',
  orgao_id: 'ID do órgão',
}

/** Names the parameters of the service that a query consists of. */
function askedInWords(asked: string): string {
  return asked
    .replace(/^OAB (\w\w) (?=\d)/, 'OAB/$1 ')
    .replace(/(^|; )(\w+): /g, (all, before, name) =>
      ASKED[name] ? `${before}${ASKED[name]}: ` : all,
    )
    .replace(/(?<=Processo: )\d{20}/, masked)
}

/** What a row with both a registration and a case asks for. */
const COMBINED: Readonly<Record<string, string>> = {
  both: 'só o que tem a inscrição e o processo',
  case: 'tudo do processo',
  lawyer: 'tudo da inscrição',
}

export const sheets: WorkbookDeclaration = {
  figures: [
    { figure: 'cobertura', title: 'Cobertura', kind: 'text', width: 14 },
    { figure: 'resultado', title: 'Leitura', kind: 'text', width: 20, wrap: true },
    COUNT,
    ...SPAN,
    // Narrow enough to leave the case its room beside them.
    { ...NAMES, width: 19 },
    { ...SPELLINGS, width: 19 },
    { figure: 'detalhes', title: 'Detalhes lidos', kind: 'text', width: 15 },
  ],
  tallies: [{ figure: 'cobertura', title: 'Cobertura das consultas', all: 'COMPLETA' }],
  lists: [
    {
      name: 'Publicações',
      about: 'As publicações de cada consulta, da mais antiga à mais nova, sem HTML.',
      list: 'publicacoes',
      tally: CANCELLED.figure,
      columns: [
        ...PUBLICATION,
        CANCELLED,
        { figure: 'nomeia', title: 'Nomeia a inscrição', kind: 'text', width: 12 },
        { figure: 'texto', title: 'Texto', kind: 'text', width: 58, wrap: 'whole' },
        // The printed page has no room for these columns, and the text contains the names.
        ...[CLIENT, ...PEOPLE].map((column) => ({ ...column, onScreen: true as const })),
        ...FURTHER_COLUMNS,
      ],
      open: 'onScreen',
      none: 'Nenhuma publicação recebida: a aba Cobertura diz o que foi lido por inteiro.',
    },
    {
      name: 'Cobertura',
      about:
        'Cada leitura, com o seu período onde se pediu um: só COMPLETA permite dizer que não há publicação.',
      list: 'cobertura',
      collects: ['consulta', 'de', 'ate'],
      first: { figure: 'estado', values: ['FALHOU', 'INCOMPLETA'] },
      columns: [
        {
          figure: 'consulta',
          title: 'Consulta',
          kind: 'text',
          width: 40,
          wrap: true,
          shown: askedInWords,
        },
        { figure: 'grafia', title: 'Grafia', kind: 'text', width: 14 },
        { figure: 'de', title: 'De', kind: 'date', width: 12 },
        { figure: 'ate', title: 'Até', kind: 'date', width: 12 },
        STATE,
        { figure: 'informadas', title: 'Informadas', kind: 'integer', width: 12 },
        { figure: 'recebidas', title: 'Recebidas', kind: 'integer', width: 12 },
        { figure: 'chamadas', title: 'Chamadas', kind: 'integer', width: 11 },
        { figure: 'motivo', title: 'Por quê', kind: 'text', width: 52, wrap: true },
      ],
      rejected: ({ reason }) => ({ estado: 'FALHOU', motivo: `Não perguntada. ${reason}` }),
      unanswered: ({ reason }) => ({ estado: 'FALHOU', motivo: reason || 'Não perguntada.' }),
    },
    {
      name: 'Por advogado',
      about: 'Cada inscrição procurada, com as grafias perguntadas.',
      list: 'porAdvogado',
      first: { figure: 'estado', values: ['FALHOU', 'INCOMPLETA'] },
      columns: [
        { figure: 'oab', title: 'OAB', kind: 'text', width: 14 },
        CLIENT,
        NAMES,
        SPELLINGS,
        STATE,
        COUNT,
        { figure: 'canceladas', title: 'Canceladas', kind: 'integer', width: 12 },
        { figure: 'processos', title: 'Processos', kind: 'integer', width: 11 },
      ],
    },
    {
      name: 'Por processo',
      about: 'Os processos das publicações de cada consulta.',
      list: 'porProcesso',
      columns: [
        { figure: 'processo', title: 'Processo', kind: 'text', width: 27 },
        CLIENT,
        { figure: 'tribunal', title: 'Tribunal', kind: 'text', width: 12 },
        COUNT,
        ...SPAN,
      ],
    },
  ],
  firstPage: (lists) => ({
    lines: [
      ...toRead(lists.get('publicacoes'), 'Publicações'),
      ...periodLines(lists.get('cobertura')?.collected ?? []),
      ...filterLines(lists.get('cobertura')?.collected ?? []),
    ],
    figures: [
      ['Publicações', lists.get('publicacoes')?.lines ?? 0],
      ['Processos', lists.get('porProcesso')?.lines ?? 0],
    ],
  }),
  valueWords: (parameter, value) => (parameter === 'combine' ? COMBINED[value] : undefined),
  notes: [
    'COMPLETA: tudo o que o serviço informou veio. INCOMPLETA: veio uma parte, e pode haver mais. FALHOU: não se pôde ler, e nada se sabe. Só uma consulta COMPLETA pode dizer "nenhuma publicação".',
    'Os tribunais escrevem a mesma inscrição de várias formas (94719, 094719, 94719-A), e o filtro do serviço é exato: cada grafia que a base conhece é perguntada.',
    'Nomeia a inscrição: NÃO marca publicações que a consulta achou e que listam outros advogados; confira.',
    'As datas são as de disponibilização. Prazos não são calculados aqui.',
    'Em segredo de justiça a base mostra iniciais no lugar dos nomes das partes, e o texto de uma publicação pode trazer os nomes: cuidado antes de entregar.',
    'Nem tudo está na base: intimações pessoais (Domicílio Judicial Eletrônico) e alguns diários não estão.',
    'A mesma consulta em várias linhas é feita uma vez: as outras abas mostram o que veio dela na primeira.',
  ],
}

/** Says what was asked for, and not that it was read: a reading of a row that was not asked has no query. */
function periodLines(readings: NonNullable<ListCount['collected']>): string[] {
  const asked = readings.filter(({ consulta }) => consulta)
  const periods = asked.flatMap(({ de, ate }) => (de && ate ? [`${de} ${ate}`] : []))
  const different = [...new Set(periods)].toSorted()
  if (asked.length === 0) return []
  if (different.length === 0)
    return ['Período procurado: nenhum foi pedido, e a procura foi em tudo o que a base tem.']
  const [from, to] = different[0]!.split(' ') as [string, string]
  const which =
    different.length === 1
      ? `de ${toBrazilian(from)} a ${toBrazilian(to)}`
      : `${different.length} períodos, conforme a linha (aba Cobertura)`
  const others = periods.length === asked.length ? '' : '; de parte das linhas nenhum foi pedido'
  return [`Período procurado: ${which}${others}.`]
}

/** A query beside its registration or case finds a part: what it did not find may be there. */
function filterLines(readings: NonNullable<ListCount['collected']>): string[] {
  const asked = readings.flatMap(({ consulta }) => (consulta ? [askedInWords(consulta)] : []))
  const filtered = asked.filter((one) => SUBJECT.test(one) && FILTER.test(one))
  if (filtered.length === 0) return []
  const which = filtered.length === 1 ? filtered[0]! : `a primeira: ${filtered[0]!}`
  const count =
    filtered.length === 1
      ? '1 consulta tem filtro'
      : `${written('pt', filtered.length)} consultas têm filtro`
  return [`${count} (${which}): só o que passa por ele foi lido.`]
}

const SUBJECT = /^(?:OAB|Processo:)/
const FILTER = /; (?:Termo|Tribunal|Tipo de comunicação|ID do órgão): /
