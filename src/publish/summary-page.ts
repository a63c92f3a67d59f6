import type { Manifest } from '../core/batch.js'
import type { Job } from '../core/job/job.js'
import { addsUp, OUTCOMES, type RowCounts } from '../core/outcome.js'
import { overLimitWords } from '../messages/format.js'
import type { Value } from '../spreadsheets/sheet.js'
import { BRAZILIAN } from '../spreadsheets/xlsx/write-styles.js'
import { D } from '../values/decimal.js'
import { type CallLine, spentIn, totalIn } from './calls.js'
import type { DescribedSheet } from './described-sheet.js'
import type { Summary } from './summary.js'
import { counted, IGNORED, NO_SUM, OUTCOME_WORDS } from './words.js'

type Page = Value[][]

/** Leaves the width of two brackets between a number and the words to its right. */
const GAP = '_)_)'

/** Builds Resumo: the input and its hash, times, counts with the control sum, sums, price. */
export function summaryPage(
  manifest: Manifest & { finishedAt: string },
  job: Job,
  summary: Summary,
  calls: readonly CallLine[],
): DescribedSheet & { rows: Value[][] } {
  const { input } = manifest
  const rows: Page = [
    ...firstLines(summary),
    ...countLines(summary.counts),
    ...sumLines(summary),
    ...tallyLines(summary),
    ...totalLines(manifest, job, summary, calls),
    ...priceLines(manifest, calls),
    [],
    [{ heading: 'Lote' }],
    ['Situação', manifest.state === 'cancelled' ? 'Cancelado' : 'Concluído'],
    ['Ambiente', manifest.rehearsal || summary.isRehearsed ? 'Ensaio (sandbox)' : 'Serviço'],
    ['Planejado em (Brasília)', { moment: manifest.createdAt }],
    ['Concluído em (Brasília)', { moment: manifest.finishedAt }],
    [],
    [{ heading: 'Entrada' }],
    ['Arquivo', input.name],
    ['Aba', input.sheet],
    ['SHA-256', input.sha256],
    ['Tamanho', `${input.bytes.toLocaleString('pt-BR')} bytes`],
  ]
  return {
    name: 'Resumo',
    about:
      'Contagens, somas, preço, horários e arquivo de entrada; a soma de controle tem de fechar.',
    widths: [34, 22, 62],
    rows,
    portrait: true,
    technical: true,
  }
}

/** The most important lines. */
function firstLines({ tallies }: Summary): Page {
  const lines = tallies.flatMap(({ first = {}, counts }) =>
    counts.flatMap(([value, rows]): Page => {
      const text = first[value]
      return text === undefined ? [] : [[{ bold: text }, whole(rows)]]
    }),
  )
  return lines.length > 0 ? [...lines, []] : []
}

function countLines(counts: RowCounts): Page {
  const sum = OUTCOMES.reduce((all, outcome) => all + counts[outcome], 0)
  return [
    [{ heading: 'Linhas' }],
    ['Lidas', whole(counts.read)],
    ...OUTCOMES.map((outcome) => [
      OUTCOME_WORDS[outcome],
      whole(counts[outcome]),
      ...(outcome === 'ignored' && counts.ignored > 0 ? [IGNORED] : []),
    ]),
    ['Soma de controle', whole(sum), addsUp(counts) ? 'fecha com as lidas' : 'NÃO FECHA'],
    [],
  ]
}

function sumLines({ sums }: Summary): Page {
  if (sums.length === 0) return []
  return [
    [{ heading: 'Somas das linhas com resultado' }],
    ...sums.map(({ title, sum, rows, of = ['linha', 'linhas'] }) => [
      title,
      rows === 0 ? NO_SUM : money(sum),
      counted(rows, ...of),
    ]),
    [],
  ]
}

function tallyLines({ tallies }: Summary): Page {
  return tallies
    .filter(({ counts }) => counts.length > 0)
    .flatMap(
      ({ title, counts, shown = (value) => value }): Page => [
        [{ heading: title }],
        ...counts
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([value, rows]) => [shown(value), whole(rows)]),
        [],
      ],
    )
}

/**
 * Returns the service's totals next to the sums of the rows, because a charge on the whole call may
 * be in no row. Left out for a version with calls of an earlier one, whose totals include rows that
 * may have changed since.
 */
function totalLines(
  { patch }: Manifest,
  { sheets }: Job,
  { sums, parts }: Summary,
  calls: readonly CallLine[],
): Page {
  if (patch) return []
  const told = sheets.totals.flatMap(({ figure, title }): Page => {
    const sum = totalIn(calls, figure)
    if (sum === undefined) return []
    const ofRows = [...sums, ...parts].find((one) => one.figure === figure)
    return [[title, money(sum)], ...(ofRows ? differenceLine(title, sum, ofRows) : [])]
  })
  return told.length === 0
    ? []
    : [[{ heading: 'Totais informados pelo serviço, em todas as chamadas' }], ...told, []]
}

/** Half a cent is lost at the rounding of each row, and of each part that a total adds. */
const ROUNDING_OF_A_ROW = new D('0.02')

/** Explains a difference between the service's total and the sum of the rows. */
function differenceLine(
  title: string,
  text: string,
  { sum, rows }: Summary['parts'][number],
): Page {
  const difference = new D(text).minus(sum)
  if (difference.abs().lt('0.005')) return []
  const isRounding = difference.abs().lte(ROUNDING_OF_A_ROW.times(rows))
  const why = isRounding
    ? 'cabe no arredondamento (até R$ 0,02 por linha)'
    : 'cobrado da chamada e em nenhuma linha: veja os avisos'
  return [[`${title}: diferença para a soma das linhas`, money(difference.toFixed()), why]]
}

function priceLines({ quote }: Manifest, calls: readonly CallLine[]): Page {
  const spent = spentIn(calls)
  return [
    [{ heading: 'Preço' }],
    ['Chamadas orçadas', whole(quote.calls)],
    [
      'Chamadas feitas',
      whole(spent.calls),
      ...(spent.overLimit > 0 ? [overLimitWords('pt', spent.overLimit)] : []),
    ],
    ['Unidades orçadas', whole(quote.units)],
    ['Unidades gastas', whole(spent.units)],
  ]
}

function whole(count: number): Value {
  return { n: String(count), format: `${BRAZILIAN}#,##0${GAP}` }
}

function money(sum: string): Value {
  return { n: sum, format: `${BRAZILIAN}"R$" #,##0.00${GAP}` }
}
