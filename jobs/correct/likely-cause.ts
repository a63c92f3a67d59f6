import { addMonths, type IsoDate, monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import { type FactorInputs, plainFactor, selicFactor } from './convention-factors.js'
import { type CheckContext, type ComparedRow, factorInputs, gap, TOLERANCE } from './figure-row.js'
import {
  DAY_SPANS,
  INDEX_SPANS,
  ownFactors,
  percentOf,
  type Span,
  SUM_SPANS,
} from './own-factors.js'
import { type Series, unpublishedIn } from './series.js'

export const OTHER_MONTHS = 'meses: entraram outros meses do que nas demais linhas da mesma chamada'
/**
 * Accounts without a subscription can only calculate the last two years; contract, "Saved
 * calculations".
 */
const WINDOW_YEARS = 2
/** Numbers of months by which an outdated series may lag. */
const STALE_MONTHS = [1, 2, 3, 4, 5, 6]
/**
 * The error of one month's rate, given with two decimals, against the exact ratio of index numbers.
 */
const MONTH_ROUNDING = new D('0.00009')

/**
 * An assumed error, as the text that the user reads and the ways of counting that it would lead to.
 */
interface Hypothesis {
  cause: string
  spans: readonly Span[]
}

/** Returns the likeliest cause of a figure that the series do not give, as a text for the user. */
export function likelyCause(
  row: ComparedRow,
  rows: readonly ComparedRow[],
  context: CheckContext,
): string {
  if (row.corrected.equals(row.item.amount)) return nominalCause(row, context)
  const asked = factorInputs(row.item, context)
  const found = HYPOTHESES.find(({ spans }) =>
    spans.some((span) =>
      factorsUnder(asked, span).some((factor) => gap(row, factor).lte(TOLERANCE)),
    ),
  )
  if (found) return found.cause
  const other = otherSeries(row, context)
  if (other !== undefined) return `outro índice: é o valor que ${other} daria`
  return ofOtherRow(row, rows) ?? smallDifference(row) ?? 'não se encontrou causa conhecida'
}

function nominalCause({ item }: ComparedRow, context: CheckContext): string {
  const { parameters, series, selic, answeredAtMs } = context
  const today =
    answeredAtMs === undefined
      ? String(parameters.updateTo)
      : new Date(answeredAtMs).toISOString().slice(0, 10)
  const began = `${Number(today.slice(0, 4)) - WINDOW_YEARS}${today.slice(4)}`
  if (item.date < began) return 'valor nominal: janela de 2 anos da conta sem assinatura'
  const own = [...Object.values(series), ...(selic ? [selic] : [])]
  const isUnpublished = own.some(
    (one) => unpublishedIn(one, item.date, String(parameters.updateTo)).length > 0,
  )
  return isUnpublished ? 'valor nominal: mês não publicado' : 'valor nominal: sem correção nenhuma'
}

/** Applies the span to each part in turn: to the index and to SELIC. */
function factorsUnder(asked: FactorInputs, span: Span): D[] {
  const { parameters } = asked
  const some = (factor: D | undefined) => (factor ? [factor] : [])
  if (parameters.selic !== true) return some(plainFactor(asked, span))
  const isWhole = parameters.selicVersion === '1'
  const usual = (isWhole ? INDEX_SPANS : DAY_SPANS)[0]!.span
  const sum = (isWhole ? SUM_SPANS : DAY_SPANS)[0]!.span
  const end = String(parameters.selicUntil ?? parameters.updateTo)
  return [
    ...some(selicFactor(asked, { before: span, selic: sum, after: usual, end })),
    ...some(selicFactor(asked, { before: usual, selic: span, after: usual, end })),
  ]
}

/** The growth of one real over the months, with `by` applied to each percentage. */
function grown(first: number, last: number, by = (percent: D) => percent): Span {
  return (series, from, to) => {
    if (series.by === 'table') return tableAt(series, addMonths(monthOf(from), first))
    return overMonths(series, [from, to], [first, last], (factor, percent) =>
      series.by === 'sum'
        ? factor.plus(by(percent).div(100))
        : factor.times(by(percent).div(100).plus(1)),
    )
  }
}

function overMonths(
  series: Series,
  [from, to]: [IsoDate, IsoDate],
  [first, last]: [number, number],
  step: (factor: D, percent: D) => D,
): D | undefined {
  let factor = new D(1)
  const end = addMonths(monthOf(to), last - 1)
  for (let month = addMonths(monthOf(from), first); month <= end; month = addMonths(month, 1)) {
    const percent = percentOf(series, month)
    if (percent === undefined) return undefined
    factor = step(factor, percent)
  }
  return factor
}

function tableAt(series: Series, month: string): D | undefined {
  return ownFactors(series, `${month}-01`, `${month}-01`)[0]
}

const compounded: Span = (series, from, to) =>
  series.by === 'sum'
    ? overMonths(series, [from, to], [0, 0], (factor, percent) =>
        factor.times(percent.div(100).plus(1)),
      )
    : undefined
const summed: Span = (series, from, to) =>
  series.by === 'accumulated'
    ? overMonths(series, [from, to], [0, 0], (factor, percent) => factor.plus(percent.div(100)))
    : undefined

/** In order of likelihood. */
const HYPOTHESES: readonly Hypothesis[] = [
  { cause: 'SELIC composta: os meses dela se somam', spans: [compounded] },
  { cause: 'índice somado: os meses dele se multiplicam', spans: [summed] },
  {
    cause: 'meses negativos (deflação) deixados de fora',
    spans: [
      grown(0, 0, (percent) => D.max(percent, 0)),
      grown(1, 1, (percent) => D.max(percent, 0)),
    ],
  },
  {
    cause: 'série antiga: faltam os últimos meses publicados',
    spans: STALE_MONTHS.map((months) => grown(0, -months)),
  },
  {
    cause: 'meses: entrou ou faltou mês no começo ou no fim',
    spans: [-2, -1, 0, 1, 2].flatMap((first) => [-1, 0, 1, 2].map((last) => grown(first, last))),
  },
  {
    cause: 'dias: o mês do começo ou do fim entrou por seus dias',
    spans: DAY_SPANS.map((one) => one.span),
  },
]

/** The name of another series of the batch that gives the figure. */
function otherSeries(row: ComparedRow, { parameters, series }: CheckContext): string | undefined {
  const { date } = row.item
  const found = Object.values(series).find((one) =>
    ownFactors(one, date, String(parameters.updateTo)).some((factor) =>
      gap(row, factor).lte(TOLERANCE),
    ),
  )
  return found?.name
}

/** The text for a figure that belongs to another row of the call. */
function ofOtherRow(row: ComparedRow, rows: readonly ComparedRow[]): string | undefined {
  const other = rows.findIndex(
    (one) =>
      one !== row &&
      one.factors.some(({ factor }) =>
        row.corrected.minus(factor.times(one.item.amount).toDecimalPlaces(2)).abs().lte(TOLERANCE),
      ),
  )
  return other < 0 ? undefined : `linhas trocadas: é o valor do ${other + 1}.º item da chamada`
}

function smallDifference(row: ComparedRow): string | undefined {
  const nearest = row.factors.reduce(
    (least, { factor }) => D.min(least, gap(row, factor)),
    new D(Number.POSITIVE_INFINITY),
  )
  const cents = 'centavos: arredondamento, ou valor alterado'
  if (nearest.lt('0.1')) return cents
  const relative = nearest.div(row.corrected.abs())
  // The largest rounding error of ten years of months.
  return relative.lte(MONTH_ROUNDING.times(new D(120).sqrt()))
    ? 'arredondamento dos meses: duas casas em vez da razão exata'
    : nearest.lt(1)
      ? cents
      : undefined
}
