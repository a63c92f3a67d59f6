import { type Day, daysIn, firstOf, type Month } from './day.js'
import { D, growth, ONE, ZERO } from './decimal.js'
import type { Stretch } from './regime.js'

/** The correction of one real: corrected = amount x factor x (1 + selicPercent / 100). */
export interface Correction {
  factor: D
  /** The sum of the months that are added instead of multiplied. */
  selicPercent: D
}

/**
 * Returns the correction over the stretches. By month (`byDay` false) it runs from the month of the
 * first day, included, to the month of the last day, excluded: the convention of the statements of
 * the TJES. By day, a month that a date cuts counts by its share of days.
 */
export function correctionOver(stretches: readonly Stretch[], byDay: boolean): Correction {
  let factor = ONE
  let selicPercent = ZERO
  for (const { from, to, band } of stretches) {
    for (const { month, share } of shares(from, to, byDay)) {
      const percent = band.series.variation(month).times(share)
      if (band.by === 'product') factor = factor.times(growth(percent))
      else selicPercent = selicPercent.plus(percent)
    }
  }
  return { factor, selicPercent }
}

export function multiplier({ factor, selicPercent }: Correction): D {
  return factor.times(growth(selicPercent))
}

interface MonthShare {
  month: Month
  share: D
}

function shares(from: Day, to: Day, byDay: boolean): MonthShare[] {
  if (!byDay) return shares(firstOf(from.month), firstOf(to.month), true)
  const all: MonthShare[] = []
  for (let month = from.month; month <= to.month; month++) {
    const firstDay = month === from.month ? from.day : 1
    const endDay = month === to.month ? to.day : daysIn(month) + 1
    if (endDay > firstDay) all.push({ month, share: shareOf(endDay - firstDay, daysIn(month)) })
  }
  return all
}

function shareOf(days: number, whole: number): D {
  return days === whole ? ONE : new D(days).div(whole)
}
