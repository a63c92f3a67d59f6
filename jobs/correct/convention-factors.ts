import type { Parameters } from '../../src/core/job/job.js'
import { addDays, addMonths, type IsoDate, monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { CorrectItem } from './item.js'
import { months30 } from './months30.js'
import {
  DAY_SPANS,
  INDEX_SPANS,
  type NamedSpan,
  type Span,
  SUM_SPANS,
  spansOf,
} from './own-factors.js'
import { selicStart } from './selic-start.js'
import { type Series, seriesKey } from './series.js'

export interface FactorInputs {
  item: CorrectItem
  parameters: Parameters
  /** The series of the batch's indices and tables, and of SELIC. */
  series: Record<string, Series>
  selic: Series | undefined
  /** False in older batches, which counted neither by days nor with a table followed by SELIC. */
  isFull: boolean
}

/** A factor and the name of its convention, which is the same for all rows of a call. */
export interface ConventionFactor {
  name: string
  factor: D
}

/**
 * How each part of the span is counted (before, during and after SELIC), and the first day after
 * SELIC.
 */
export interface Way {
  before: Span
  selic: Span
  after: Span
  end: IsoDate
}

/** Returns the factors that the service's series support for a row, one for each convention. */
export function conventionFactors(asked: FactorInputs): ConventionFactor[] {
  const { parameters } = asked
  if (parameters.selic === true) return selicFactors(asked)
  const own = regimeSeries(asked, parameters.updateTo as string)
  return own
    ? spansOf(own).flatMap(({ name, span }) => factorOf(name, plainFactor(asked, span)))
    : []
}

function factorOf(name: string, factor: D | undefined): ConventionFactor[] {
  return factor ? [{ name, factor }] : []
}

/** Returns the factor of the index or table from the row's date to the update, without SELIC. */
export function plainFactor(asked: FactorInputs, span: Span): D | undefined {
  const updateTo = asked.parameters.updateTo as string
  const own = regimeSeries(asked, updateTo)
  return own && span(own, asked.item.date, updateTo)
}

/**
 * Returns the series of the index or table. The service computes the series of a table up to a
 * date, so that each update date has its own series.
 */
export function regimeSeries(
  { parameters, series }: FactorInputs,
  to: IsoDate,
): Series | undefined {
  const { index, table } = parameters
  if (table === undefined) return series[seriesKey({ index: index! })]
  return series[seriesKey({ table, updateTo: to })]
}

/**
 * The factors with SELIC: the index up to its start, SELIC on the base that was asked for, and the
 * index again after its end. Version 1 counts months, version 2 days.
 */
function selicFactors(asked: FactorInputs): ConventionFactor[] {
  const { parameters, isFull } = asked
  const byDay = parameters.selicVersion !== '1'
  if (!asked.selic || (byDay && !isFull)) return []
  const index = byDay ? DAY_SPANS : INDEX_SPANS
  const sums = byDay ? DAY_SPANS.slice(0, 2) : SUM_SPANS
  return endsOf(parameters).flatMap((end) => {
    const legs = legsOf(asked, end)
    const befores = named(index, (span) => beforeLeg(asked, legs, span))
    const selics = named(sums, (span) => selicLeg(asked, legs, span))
    const afters = named(index, (span) => afterLeg(asked, legs, span))
    return befores.flatMap((before) =>
      selics.flatMap((sum) =>
        afters.flatMap((after) =>
          factorOf(
            [before.name, sum.name, after.name, end].join(', '),
            composed(legs, before.leg, sum.leg, after.leg),
          ),
        ),
      ),
    )
  })
}

function named(spans: readonly NamedSpan[], leg: (span: Span) => D | undefined) {
  return spans.map(({ name, span }) => ({ name, leg: leg(span) }))
}

const ONE = new D(1)
const latest = (a: string, b: string) => (a > b ? a : b)
const earliest = (a: string, b: string) => (a < b ? a : b)

/** Returns the factor of a row under one way of counting; undefined if the series lack its days. */
export function selicFactor(asked: FactorInputs, way: Way): D | undefined {
  const legs = legsOf(asked, way.end)
  return composed(
    legs,
    beforeLeg(asked, legs, way.before),
    selicLeg(asked, legs, way.selic),
    afterLeg(asked, legs, way.after),
  )
}

/**
 * The days that divide the span into index, SELIC and index again, and the share of the value on
 * which SELIC runs.
 */
interface Legs {
  date: IsoDate
  from: IsoDate
  to: IsoDate
  last: IsoDate
  share: D | undefined
}

function legsOf(asked: FactorInputs, end: IsoDate): Legs {
  const { item, parameters } = asked
  const isWhole = parameters.selicVersion === '1'
  const floor = (day: IsoDate) => (isWhole ? `${monthOf(day)}-01` : day)
  const last = floor(parameters.updateTo as string)
  const date = floor(item.date)
  const from = latest(date, earliest(selicStart(parameters), last))
  const to = latest(from, earliest(floor(end), last))
  return { date, from, to, last, share: baseShare(asked, from) }
}

function beforeLeg(asked: FactorInputs, { date, from }: Legs, span: Span): D | undefined {
  return date < from ? regimeFactor(asked, span, asked.item.date, from) : ONE
}

function selicLeg({ selic }: FactorInputs, { from, to }: Legs, span: Span): D | undefined {
  return from < to && selic ? span(selic, from, to) : ONE
}

function afterLeg(asked: FactorInputs, { to, last }: Legs, span: Span): D | undefined {
  return to < last ? regimeFactor(asked, span, to, last) : ONE
}

function composed(
  { share }: Legs,
  before: D | undefined,
  sum: D | undefined,
  after: D | undefined,
): D | undefined {
  if (!before || !sum || !after || !share) return undefined
  return before.times(sum.minus(1).times(share).plus(1)).times(after)
}

/** A table that has accrued SELIC of its own gives no factor without it. */
function regimeFactor(asked: FactorInputs, span: Span, from: IsoDate, to: IsoDate): D | undefined {
  const { table, updateTo } = asked.parameters
  if (table === undefined) {
    const own = regimeSeries(asked, to)
    return own && span(own, from, to)
  }
  if (!asked.isFull) return undefined
  const isEnd = monthOf(to) === monthOf(updateTo as string)
  const own = regimeSeries(asked, isEnd ? (updateTo as string) : to)
  const accrued = own?.months[monthOf(from)]?.selicAccrued
  return own && (accrued === undefined || Number(accrued) === 0) ? span(own, from, to) : undefined
}

/**
 * The first day after SELIC. Two candidates: the month in which SELIC ends may count whole or not
 * at all.
 */
function endsOf({ selicUntil, selicVersion, updateTo }: Parameters): IsoDate[] {
  if (typeof selicUntil !== 'string') return [updateTo as string]
  if (selicVersion !== '1') return [addDays(selicUntil, 1), selicUntil]
  const month = monthOf(selicUntil)
  return [`${addMonths(month, 1)}-01`, `${month}-01`]
}

/** The base of SELIC as a multiple of the value as corrected up to its start. */
function baseShare({ item, parameters, isFull }: FactorInputs, from: IsoDate): D | undefined {
  const percent = (name: string) => new D(String(parameters[name] ?? '0')).div(100)
  const base = String(parameters.selicBase ?? '')
  if (item.custas) return ONE
  const isOfTable = parameters.table !== undefined && parameters['juros.percentual'] === undefined
  // The table's own interest is in no series.
  if (isFull && isOfTable && base.includes('j') && item.date < from) return undefined
  const fine = base.includes('m') ? percent('multa.percentual') : 0
  const months = item.date < from ? months30(item.date, from) : 0
  const interest = base.includes('j') ? percent('juros.percentual').times(months) : 0
  return ONE.plus(fine).plus(interest)
}
