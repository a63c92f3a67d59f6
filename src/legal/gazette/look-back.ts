import { addDays, daysBetween, type IsoDate } from '../../values/dates.js'
import type { DayCoverage } from './coverage.js'
import type { Period } from './period.js'

/** How far one spelling of a registration was read, over all nights. */
export interface ReadState {
  /** First day of the range that `complete` ends. */
  from?: IsoDate
  /**
   * Last day of the range in which each day was COMPLETA in a reading made on or after that day.
   */
  complete?: IsoDate
  /** The first day that the last reading did not find COMPLETA. */
  again?: IsoDate
  /** The last night with the long look-back. */
  deep?: IsoDate
}

export interface LookBack {
  period: Period
  /** Whether it is the long look-back. */
  deep: boolean
  /** Days that are due for a reading but too long ago; shown as not read. */
  beyond?: Period
}

/** Days before the night, the night excluded. */
const NIGHTLY_DAYS = 7
const WEEKLY_DAYS = 30
/**
 * The upper bound of a look-back: a quarter of a year covers any standstill that nobody noticed,
 * and costs some ten calls for a busy registration. Older days are shown as not read.
 */
const MOST_DAYS = 90
const WEEK = 7

/**
 * Returns the days to read tonight: tonight's own look-back and that of each missed night, so that
 * after a standstill the same days are read as by nightly runs.
 *
 * @param since first day that is wanted
 */
export function lookBack(state: ReadState, night: IsoDate, since: IsoDate = ''): LookBack {
  const { complete, again, deep: lastDeep } = state
  const deep = lastDeep === undefined || daysBetween(lastDeep, night) >= WEEK
  const all = [
    addDays(earlier(complete && addDays(complete, 1), night), -NIGHTLY_DAYS),
    ...(again === undefined ? [] : [again]),
    ...(deep ? [addDays(earlier(lastDeep && addDays(lastDeep, WEEK), night), -WEEKLY_DAYS)] : []),
  ].reduce(first)
  const wanted = last(all, first(since, night))
  const from = last(wanted, addDays(night, -MOST_DAYS))
  const beyond = wanted < from ? { from: wanted, to: addDays(from, -1) } : undefined
  return { period: { from, to: night }, deep, ...(beyond ? { beyond } : {}) }
}

/**
 * Returns the state after the night, from its days in order; the caller stores it after the
 * workbook.
 */
export function afterNight(
  state: ReadState,
  { period, deep }: LookBack,
  days: readonly DayCoverage[],
): ReadState {
  const open = days.find((day) => day.state !== 'COMPLETA')?.day
  const known = state.complete ?? addDays(period.from, -1)
  const missed = days.find((day) => day.state !== 'COMPLETA' && day.day > known)?.day
  const complete = missed === undefined ? period.to : addDays(missed, -1)
  const again = open ?? againAfter(state, period)
  // `again` takes care of the days that failed.
  const lastDeep = deep ? last(period.to, state.deep ?? period.to) : state.deep
  return {
    from: fromAfter(state, period),
    // Nothing is complete yet where the first day of the first reading was not.
    ...(complete < period.from && state.complete === undefined
      ? {}
      : { complete: last(complete, state.complete ?? complete) }),
    ...(again === undefined ? {} : { again }),
    ...(lastDeep === undefined ? {} : { deep: lastDeep }),
  }
}

/** A past night that is run again says nothing about the days after it. */
function againAfter({ again, complete }: ReadState, { to }: Period): IsoDate | undefined {
  if (again === undefined || again > to) return again
  return complete !== undefined && complete > to ? addDays(to, 1) : undefined
}

/**
 * The range begins anew after a gap: a night's own day was not over, so that periods have to
 * overlap.
 */
function fromAfter({ from, complete, again }: ReadState, period: Period): IsoDate {
  if (from === undefined || complete === undefined) return period.from
  if (period.from > first(again ?? complete, complete)) return period.from
  return period.to < from ? from : first(from, period.from)
}

function earlier(day: IsoDate | undefined, night: IsoDate): IsoDate {
  return day === undefined ? night : first(day, night)
}
function first(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b
}
function last(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? b : a
}
