import type { Parameters } from '../../src/core/job/job.js'
import { daysBetween, type IsoDate } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { CorrectItem } from './item.js'
import { months30 } from './months30.js'

/** The day from which the interest of a row was asked for, where that is known. */
export function startOfInterest(
  { 'juros.from': from }: Parameters,
  item: CorrectItem,
): IsoDate | undefined {
  if (from === 'vencimento') return item.date
  if (from !== 'citacao' || item.citation === undefined) return undefined
  // What fell due after the citation bears no interest before it was due.
  return item.citation > item.date ? item.citation : item.date
}

/** Rounded to a cent, the interest and the value that it runs on are a cent apart at the most. */
const ROUNDING = new D('0.02')

/** The months of interest that a row bears at the rate that was asked for. */
export interface InterestMonths {
  /** On the corrected value. */
  found: D
  /** What the start that was asked for comes to, by the calendar. */
  expected: number
  fits: boolean
  /** It is the rate times months of the calendar, of 30 days, or with their days, to the cent. */
  isExact: boolean
}

/**
 * Compares the interest of a row with the rate that was asked for, month by month from a start.
 * Services count months by the calendar, by 30 days, whole or in part: a month at each end is open.
 * Undefined where it cannot be computed: no rate, no start, SELIC in the place of interest.
 */
export function monthsOfInterest(
  item: CorrectItem,
  { corrected, juros }: { corrected: D; juros: D },
  parameters: Parameters,
): InterestMonths | undefined {
  const start = startOfInterest(parameters, item)
  const rate = new D(String(parameters['juros.percentual'] ?? '0')).div(100)
  if (!start || parameters.selic === true || rate.isZero() || corrected.isZero()) return undefined
  const updateTo = parameters.updateTo as string
  const expected = Math.max(0, wholeMonths(start, updateTo))
  const most = Math.max(0, daysBetween(start, updateTo) / 30) + 1
  const fits = [corrected, new D(item.amount)].some((runsOn) => {
    const aMonth = runsOn.times(rate)
    const slack = ROUNDING.div(aMonth.abs())
    const months = juros.div(aMonth)
    return months.gte(slack.neg().plus(expected - 1)) && months.lte(slack.plus(most))
  })
  const isExact = exactMonths(start, updateTo).some((months) =>
    corrected.times(rate).times(months).minus(juros).abs().lte(ROUNDING),
  )
  return { found: juros.div(corrected.times(rate)), expected, fits, isExact }
}

/** How statements count the months from a day to another. */
function exactMonths(from: IsoDate, to: IsoDate): D[] {
  const whole = Math.max(0, wholeMonths(from, to))
  return [new D(whole), new D(whole + 1), months30(from, to), new D(daysBetween(from, to)).div(30)]
}

function wholeMonths(from: IsoDate, to: IsoDate): number {
  const index = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const months = index(to) - index(from)
  return to.slice(8) < from.slice(8) ? months - 1 : months
}
