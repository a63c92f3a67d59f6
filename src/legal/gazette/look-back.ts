import { addDays, daysBetween, type IsoDate } from '../../values/dates.js'
import type { DayCoverage } from './coverage.js'
import type { Period } from './period.js'

/** How far one spelling of a registration was read, over all nights. */
export interface ReadState {
  /** Of what `complete` says, the first day that a reading asked. */
  from?: IsoDate
  /** Each day up to this one was COMPLETA on or after that day. */
  complete?: IsoDate
  /** The first day that was not COMPLETA when it was read last. */
  again?: IsoDate
  /** The last night with the long look-back. */
  deep?: IsoDate
}

export interface LookBack {
  period: Period
  /** Whether it is the long one. */
  deep: boolean
  /** Days that ought to be read and are too long ago: to be told as not read. */
  beyond?: Period
}

/** Days back from the night, itself not counted. */
const NIGHTLY_DAYS = 7
const WEEKLY_DAYS = 30
/**
 * Never further: a quarter of a year covers any standstill that nobody noticed, and stays some ten calls
 * for a busy registration. What is older is told as not read.
 */
const MOST_DAYS = 90
const WEEK = 7

/**
 * The days to read tonight: those that tonight would have, and all that the nights missed would have,
 * so that after a standstill nothing is left out that a run a night had seen.
 *
 * @param since nothing before this day is wanted
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

/** The state after the night was read, in order of days; to be kept once its workbook is stored. */
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
  // What of it failed is read again by `again`.
  const lastDeep = deep ? last(period.to, state.deep ?? period.to) : state.deep
  return {
    from: fromAfter(state, period),
    // Nothing is complete yet where already the first day of the first reading was not.
    ...(complete < period.from && state.complete === undefined
      ? {}
      : { complete: last(complete, state.complete ?? complete) }),
    ...(again === undefined ? {} : { again }),
    ...(lastDeep === undefined ? {} : { deep: lastDeep }),
  }
}

/** A night of the past that is run again says nothing of the days after it. */
function againAfter({ again, complete }: ReadState, { to }: Period): IsoDate | undefined {
  if (again === undefined || again > to) return again
  return complete !== undefined && complete > to ? addDays(to, 1) : undefined
}

/** From anew where days were left out: a night's own day was not over, so that periods have to overlap. */
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
