import { SAO_PAULO_OFFSET_MS } from '../../engine/day.js'

/** Days since 1970-01-01, as days of São Paulo. */
export type DayNumber = number

const DAY_MS = 86_400_000

/** National holidays, `MM-DD`, on which the courts publish next to nothing. */
const HOLIDAYS = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
])

/** Returns the São Paulo date of an instant in milliseconds. */
export function dayAt(ms: number): DayNumber {
  return Math.floor((ms + SAO_PAULO_OFFSET_MS) / DAY_MS)
}

/** Returns the instant at which the day begins in São Paulo. */
export function startOf(day: DayNumber): number {
  return day * DAY_MS - SAO_PAULO_OFFSET_MS
}

/** `YYYY-MM-DD`. */
export function isoOf(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** `DD/MM/YYYY`. */
export function brazilianOf(day: DayNumber): string {
  return isoOf(day).split('-').reverse().join('/')
}

/** `YYYY-MM-DDTHH:MM:SS` in São Paulo time without a zone, like the origin. */
export function localTime(ms: number): string {
  return new Date(ms + SAO_PAULO_OFFSET_MS).toISOString().slice(0, 19)
}

/** Reads `YYYY-MM-DD`; undefined when it is not a date of the calendar. */
export function readDay(text: string): DayNumber | undefined {
  const ms = Date.parse(`${text}T00:00:00Z`)
  // Date.parse reads 31 February as 3 March.
  return Number.isNaN(ms) || isoOf(ms / DAY_MS) !== text ? undefined : ms / DAY_MS
}

/** 1 January of the day's year. */
export function newYearOf(day: DayNumber): DayNumber {
  return Date.UTC(new Date(day * DAY_MS).getUTCFullYear(), 0) / DAY_MS
}

/** 0 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7
}

export function isWorkday(day: DayNumber): boolean {
  const weekday = weekdayOf(day)
  return weekday > 0 && weekday < 6 && !HOLIDAYS.has(isoOf(day).slice(5))
}
