import { counted } from '../../publish/words.js'
import type { Value } from '../../spreadsheets/sheet.js'
import { toBrazilianMonth } from '../../values/dates.js'
import {
  countsOfLines,
  type ReportContent,
  type ReportRecord,
  type ReportSheet,
} from '../report.js'
import { monthValue, percent } from '../workbook.js'
import { type Change, type Compared, comparedWith, factsOf } from './changes.js'
import { NAMES, namesOf, publishedWords, SHORT_NAME } from './columns.js'
import {
  isFirst,
  isStill,
  type Line,
  lastFigures,
  lastOf,
  lookAt,
  type ReadLine,
} from './highlights.js'
import { monthsSheet } from './months-sheet.js'
import { type Accumulation, movementIn } from './movement.js'
import type { ReadSeries, Subject } from './read.js'

export interface IndexReportFacts {
  /** `YYYY-MM`. */
  month: string
  /** Base address of the service. */
  url: string
  rehearsal: boolean
  readAt: string
  calls: number
  series: readonly ReadSeries[]
  /** Earlier reports about the same service, the newest first. */
  earlier: readonly ReportRecord[]
  /** Returns the key under which the answer of a series is stored. */
  place(subject: Subject): string
}

/**
 * Builds the report about the movement of indices and judicial tables in a month, from free series
 * only.
 */
export function indexReport(facts: IndexReportFacts): ReportContent {
  const { month, series, earlier } = facts
  const lines = series.map((one): Line => {
    if (one.is !== 'read') return one
    const movement = movementIn(one.months, month, one.way)
    return { is: 'read', read: one, movement, compared: comparedWith(one, month, earlier) }
  })
  const read = lines.filter((line) => line.is === 'read')
  const failed = lines.filter((line) => line.is === 'failed').length
  const changes = read.flatMap(({ compared }) =>
    compared.is === 'compared' ? compared.changes : [],
  )
  const unpublished = read.filter(({ movement }) => movement.published === 'no')
  const still = read.filter(isStill)
  const partial = unpublished.length + still.length
  const composite = lines.filter(({ is }) => is === 'composite').length
  const monthText = toBrazilianMonth(month)
  const sheets = [movementSheet(lines, month), changesSheet(read), monthsSheet(read, month)]
  return {
    kind: 'index',
    title: `Movimento de índices e tabelas em ${monthText}`,
    about: facts.rehearsal ? 'sandbox' : facts.url,
    summary: [
      ['Mês', monthValue(month)],
      ['Serviço de cálculo', facts.url],
      ['Comparado com', earlierWords(read)],
    ],
    highlights: lookAt({
      monthText,
      failed,
      unpublished,
      still,
      changes,
      isFirst: isFirst(read),
      apart: read.filter(({ compared }) => compared.is === 'apart').length,
    }),
    figures: lastFigures(read, monthText),
    incomplete: failed > 0,
    states: statesOf(monthText, composite > 0),
    ...(partial > 0
      ? {
          state: `Sem o mês de ${monthText} em ${partial} de ${counted(lines.length - composite, 'série', 'séries')}`,
        }
      : {}),
    rows: countsOfLines({
      read: lines.length,
      ok: lines.length - failed - partial - composite,
      warned: partial + composite,
      failed,
    }),
    counts: {
      series: lines.length,
      unpublished: unpublished.length,
      changedMonths: changes.length,
      unread: failed,
    },
    first: [],
    sheets,
    notes: isFirst(read) ? NOTES : [...NOTES, COMPARED],
    sources: series.map((one) => sourceOf(one, facts)),
    calls: facts.calls,
    rehearsal: facts.rehearsal,
    facts: factsOf(
      series.filter((one) => one.is === 'read'),
      month,
    ),
  }
}

function statesOf(monthText: string, hasComposite: boolean): ReportContent['states'] {
  return {
    are: 'Índices e tabelas',
    ok: `Com o mês de ${monthText}`,
    warned: hasComposite ? 'Sem esse mês, ou sem série própria' : 'Lidos, sem esse mês',
    failed: 'Não lidos',
  }
}

const NOTES = [
  'Os números são das séries do próprio serviço de cálculo, que nada custam. A resposta inteira de cada série está guardada (aba Fontes).',
  'Variação de um índice é a do mês, como o serviço a dá. O acumulado de 12 meses multiplica as variações; o da SELIC as soma; o de um valor em moeda divide o valor do mês pelo de 12 meses antes.',
  'De uma tabela judicial, a variação é a do coeficiente entre o começo do mês e o do mês seguinte; em meses de SELIC, a diferença da SELIC acumulada. Juros de mora não entram.',
  'Célula vazia quer dizer que o número não pode ser dito: um mês não publicado não é zero.',
  'O serviço não diz, de uma tabela judicial, se o mês já foi publicado: ela repete o último coeficiente. Meses em que ela não varia, até o fim do que foi lido, ficam vazios, e Consta no serviço? diz NÃO.',
]

const COMPARED =
  'Mudou: cada mês é comparado com o que o último relatório do mesmo serviço que o tinha dizia dele. Um mês que nenhum tinha não é comparado; a coluna Desde o último relatório diz em quantos se comparou.'

function earlierWords(read: readonly { compared: Compared }[]): Value {
  const all = read.flatMap(({ compared }) => (compared.is === 'compared' ? [compared.with] : []))
  const last = all.toSorted().at(-1)
  if (last !== undefined) return { moment: last }
  return isFirst(read) ? 'nenhum: é o primeiro' : 'nenhum: sem meses em comum'
}

const WAYS: Record<Accumulation, string> = {
  product: 'variações multiplicadas',
  sum: 'variações somadas (SELIC)',
  price: 'valor sobre valor',
  table: 'coeficientes da tabela',
}
function movementSheet(lines: readonly Line[], month: string): ReportSheet {
  return {
    name: 'Movimento',
    about: `Uma linha por índice ou tabela: o que fez em ${toBrazilianMonth(month)}.`,
    columns: [
      ...NAMES,
      { title: 'Mês', kind: 'original', amounts: true, width: 9 },
      { title: 'Variação (%)', kind: 'original', amounts: true, width: 12 },
      { title: 'Acumulado em 12 meses (%)', kind: 'original', amounts: true, width: 14 },
      { title: 'Consta no serviço?', kind: 'text', width: 13 },
      { title: 'Último mês publicado ou com variação', kind: 'original', amounts: true, width: 15 },
      { title: 'Desde o último relatório', kind: 'text', width: 21, wrap: true },
      { title: 'Como acumula', kind: 'text', width: 21, wrap: true },
      { title: 'Situação', kind: 'text', width: 27, wrap: true },
      SHORT_NAME,
    ],
    rows: lines.map((line): Value[] => {
      if (line.is === 'read') return readLine(line)
      const why =
        line.is === 'composite'
          ? 'Composto de outros índices: não tem série própria'
          : `NÃO FOI LIDA: ${line.reason}`
      const none = [null, null, null, null, null, null]
      return [...namesOf(line.subject), monthValue(month), ...none, why, line.subject.ref]
    }),
  }
}

function readLine(line: ReadLine): Value[] {
  const { read, movement, compared } = line
  const { subject, way } = read
  const last = lastOf(line)
  return [
    ...namesOf(subject),
    monthValue(movement.month),
    percent(movement.variation),
    percent(movement.accumulated12),
    publishedWords(read, movement),
    last === undefined ? null : monthValue(last),
    comparedWords(compared),
    WAYS[way],
    stateOf(line, last),
    subject.ref,
  ]
}

function stateOf(line: ReadLine, last: string | undefined): string {
  if (!isStill(line) && line.movement.published !== 'no') return 'Lida'
  return last === undefined
    ? 'Lida; não tem nada nos meses lidos'
    : `Lida; nada depois de ${toBrazilianMonth(last)}`
}

function comparedWords(compared: Compared): string {
  if (compared.is === 'first') return 'sem relatório anterior'
  if (compared.is === 'apart') return 'sem meses em comum com os anteriores'
  const { months, changes } = compared
  const all = counted(months, 'mês', 'meses')
  return changes.length === 0 ? `não mudou em ${all}` : `MUDOU: ${changes.length} de ${all}`
}

const CHANGES: Record<Change['is'], string> = {
  published: 'publicado desde então',
  revised: 'REVISTO',
  withdrawn: 'deixou de ter valor',
}

function changesSheet(read: readonly ReadLine[]): ReportSheet {
  const rows = read.flatMap(({ read: { subject }, compared }) =>
    (compared.is === 'compared' ? compared.changes : []).map(
      ({ month, is, before, now, reportedAt }): Value[] => [
        ...namesOf(subject),
        monthValue(month),
        CHANGES[is],
        percent(before),
        percent(now),
        { moment: reportedAt },
        subject.ref,
      ],
    ),
  )
  return {
    name: 'Mudanças',
    about: 'Meses que não são mais como o último relatório que os tinha os dizia.',
    columns: [
      ...NAMES,
      { title: 'Mês', kind: 'original', amounts: true, width: 9 },
      { title: 'O que mudou', kind: 'text', width: 22 },
      { title: 'Variação antes (%)', kind: 'original', amounts: true, width: 14 },
      { title: 'Variação agora (%)', kind: 'original', amounts: true, width: 14 },
      { title: 'Relatório anterior (Brasília)', kind: 'moment', width: 20 },
      SHORT_NAME,
    ],
    rows,
  }
}

function sourceOf(one: ReadSeries, { readAt, place, url }: IndexReportFacts) {
  const { subject } = one
  const path = subject.kind === 'index' ? 'indices' : 'tables'
  const route = `GET /v1/${path}/${subject.ref}/series em ${url}`
  const base = { name: subject.name, at: readAt }
  if (one.is !== 'read') return { ...base, about: `${route}: sem resposta que se possa guardar` }
  return { ...base, about: `${route}; resposta em ${place(subject)}`, sha256: one.sha256 }
}
