import { addDays, addMonths, daysBetween, type IsoDate, monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { Series } from './series.js'

/**
 * The factor that a series gives between two days; undefined if the series lacks one of the months.
 */
export type Span = (series: Series, from: IsoDate, to: IsoDate) => D | undefined

/** A way of counting months, with a name that is the same for all rows of a call. */
export interface NamedSpan {
  name: string
  span: Span
}

/**
 * Conventions differ in which months count (the contract does not say): from the month of the date
 * to the month before the update, the same one month later, or without both ends. Each is a
 * candidate; the figures of a call show which one the service uses.
 */
export const INDEX_SPANS: readonly NamedSpan[] = [
  { name: 'own', span: (series, from, to) => monthSpan(series, from, to, 0) },
  { name: 'next', span: (series, from, to) => monthSpan(series, from, to, 1) },
]
export const SUM_SPANS: readonly NamedSpan[] = [
  ...INDEX_SPANS,
  {
    name: 'inner',
    span: (series, from, to) =>
      sumOver(series, addMonths(monthOf(from), 1), addMonths(monthOf(to), -1)),
  },
]

/**
 * Counting by days: a month that a date cuts counts by its share of days, as a share of its
 * percentage or as a power of its growth, with or without the last day.
 */
export const DAY_SPANS: readonly NamedSpan[] = [false, true].flatMap((isPower) =>
  [0, 1].map((lastDays) => ({
    name: `${isPower ? 'power' : 'share'} ${lastDays}`,
    span: (series: Series, from: IsoDate, to: IsoDate) =>
      daySpan(series, from, addDays(to, lastDays), isPower),
  })),
)

/**
 * Returns the factors that a series supports for a date and an update date, one for each
 * convention.
 */
export function ownFactors(series: Series, date: IsoDate, updateTo: IsoDate): D[] {
  return spansOf(series).flatMap(({ span }) => span(series, date, updateTo) ?? [])
}

export function spansOf({ by }: Series): readonly NamedSpan[] {
  if (by === 'sum') return SUM_SPANS
  return by === 'table' ? INDEX_SPANS.slice(0, 1) : INDEX_SPANS
}

function monthSpan(series: Series, from: IsoDate, to: IsoDate, later: 0 | 1): D | undefined {
  const first = monthOf(from)
  const last = monthOf(to)
  switch (series.by) {
    case 'unread':
      return undefined
    case 'table':
      return tableFactor(series, first)
    case 'sum':
      return sumOver(series, addMonths(first, later), addMonths(last, later - 1))
    case 'accumulated':
      return ratio(series, 'accumulated', addMonths(first, -later), addMonths(last, -later))
    case 'price':
      return ratio(series, 'value', addMonths(first, -later), addMonths(last, -later))
  }
}

/**
 * The accumulated value of a month may include that month or not; the span one month earlier covers
 * the second case.
 */
function ratio(
  { months }: Series,
  field: 'accumulated' | 'value',
  from: string,
  to: string,
): D | undefined {
  const first = months[from]?.[field]
  const last = months[to]?.[field]
  if (first === undefined || last === undefined || Number(first) === 0) return undefined
  return new D(last).div(first)
}

/** corrected = amount * factor * (1 + selicAccrued / 100); contract, "IndexSeries". */
function tableFactor(series: Series, month: string): D | undefined {
  const row = series.months[month]
  if (row?.factor === undefined) return undefined
  return new D(row.factor).times(new D(row.selicAccrued ?? '0').div(100).plus(1))
}

/** The factor of an index whose monthly values are added, both months included. */
function sumOver(series: Series, first: string, last: string): D | undefined {
  let sum = new D(0)
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const percent = percentOf(series, month)
    if (percent === undefined) return undefined
    sum = sum.plus(percent)
  }
  return sum.div(100).plus(1)
}

/**
 * Returns the growth of an amount in a month, in percent: zero in an unpublished month, undefined
 * if the series lacks the month.
 */
export function percentOf(series: Series, month: string): D | undefined {
  const { months, unpublished, by } = series
  const value = months[month]?.value
  if (by === 'price') {
    const next = months[addMonths(month, 1)]?.value
    if (value === undefined || Number(value) === 0) return undefined
    return next === undefined ? undefined : new D(next).div(value).minus(1).times(100)
  }
  if (value !== undefined) return new D(value)
  return unpublished.includes(month) ? new D(0) : undefined
}

function daySpan(series: Series, from: IsoDate, to: IsoDate, isPower: boolean): D | undefined {
  if (series.by === 'table' || series.by === 'unread') return undefined
  let factor = new D(1)
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) {
    const share = shareOf(month, from, to)
    if (share.isZero()) continue
    const percent = percentOf(series, month)
    if (percent === undefined) return undefined
    const part = percent.times(share).div(100)
    if (series.by === 'sum') factor = factor.plus(part)
    else if (isPower) factor = factor.times(powerOf(percent, share))
    else factor = factor.times(part.plus(1))
  }
  return factor
}

/** The share of a month's days between two days, the last one excluded. */
function shareOf(month: string, from: IsoDate, to: IsoDate): D {
  const whole = daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`)
  const first = month === monthOf(from) ? dayOf(from) : 1
  const end = month === monthOf(to) ? dayOf(to) : whole + 1
  return end <= first ? new D(0) : new D(end - first).div(whole)
}

function powerOf(percent: D, share: D): D {
  const growth = percent.div(100).plus(1)
  return share.equals(1) ? growth : growth.pow(share)
}

function dayOf(date: IsoDate): number {
  return Number(date.slice(8))
}
