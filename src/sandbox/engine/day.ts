import { D } from './decimal.js'

/** São Paulo is three hours behind UTC, all year since 2019 (Decreto 9.772/2019). */
export const SAO_PAULO_OFFSET_MS = -3 * 3_600_000

/** Months since year 0, so that months can be counted by subtraction. */
export type Month = number

export interface Day {
  month: Month
  /** 1 to 31. */
  day: number
}

export function monthOf(year: number, month: number): Month {
  return year * 12 + month - 1
}

export function firstOf(month: Month): Day {
  return { month, day: 1 }
}

export function daysIn(month: Month): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
}

export function before(a: Day, b: Day): boolean {
  return a.month === b.month ? a.day < b.day : a.month < b.month
}

export function earliest(a: Day, b: Day): Day {
  return before(b, a) ? b : a
}

export function latest(a: Day, b: Day): Day {
  return before(a, b) ? b : a
}

export function dayAfter({ month, day }: Day): Day {
  return day < daysIn(month) ? { month, day: day + 1 } : firstOf(month + 1)
}

/** The same day `months` later, or the last day of that month if it is shorter. */
export function plusMonths({ month, day }: Day, months: number): Day {
  return { month: month + months, day: Math.min(day, daysIn(month + months)) }
}

/**
 * Returns months of 30 days, as the courts' statements count interest: whole months plus days
 * divided by 30. Day 31 counts as 30, so that adjacent stretches add up to the whole. Zero if the
 * end is before the start.
 */
export function months30(from: Day, to: Day): D {
  if (!before(from, to)) return new D(0)
  const days = Math.min(to.day, 30) - Math.min(from.day, 30)
  return new D(days).div(30).plus(to.month - from.month)
}

function realDay(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1) return undefined
  const found = { month: monthOf(year, month), day }
  return day <= daysIn(found.month) ? found : undefined
}

/** Reads `DD/MM/YYYY`; undefined when it is not a date of the calendar. */
export function parseBrazilianDay(text: string): Day | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  return match ? realDay(Number(match[3]), Number(match[2]), Number(match[1])) : undefined
}

/** Reads `YYYY-MM-DD`; undefined when it is not a date of the calendar. */
export function parseIsoDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? realDay(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

/** Reads `YYYY-MM`; undefined when it is not a month of the calendar. */
export function parseMonth(text: string): Month | undefined {
  return /^\d{4}-\d{2}$/.test(text) ? parseIsoDay(`${text}-01`)?.month : undefined
}

/** Two digits. */
export function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** `YYYY-MM`. */
export function isoMonth(month: Month): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${two((month % 12) + 1)}`
}

/** `YYYY-MM-DD`. */
export function isoDay({ month, day }: Day): string {
  return `${isoMonth(month)}-${two(day)}`
}

/** `MM/YYYY`, for texts. */
export function brazilianMonth(month: Month): string {
  return `${two((month % 12) + 1)}/${Math.floor(month / 12)}`
}

/** `DD/MM/YYYY`. */
export function brazilianDay({ month, day }: Day): string {
  return `${two(day)}/${brazilianMonth(month)}`
}
