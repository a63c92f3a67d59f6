import { type Day, daysIn, firstOf, monthOf } from '../engine/day.js'
import type { YearTable } from './table.js'

const FIRST_YEAR = 2013
const LAST_YEAR = 2025

/**
 * Returns reais for a dollar on a day: **fictitious**, a slow wave around 4. It exists so that a
 * daily series can be tested; nobody may use it as a rate.
 */
export function dolarOn({ month, day }: Day): number {
  const months = month - monthOf(FIRST_YEAR, 1) + (day - 1) / daysIn(month)
  const rate = 4 + Math.sin(months / 30) + 0.1 * Math.sin(months / 1.5)
  return Math.round(rate * 10_000) / 10_000
}

/** The values of day 1 of each month. */
export const DOLAR: YearTable = Object.fromEntries(
  Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at).map((year) => [
    year,
    Array.from({ length: 12 }, (_, month) => dolarOn(firstOf(monthOf(year, month + 1)))),
  ]),
)
