import { addDays, dateOf, dayNumber, daysBetween, type IsoDate } from '../../values/dates.js'

/** Days of availability, both inclusive. */
export interface Period {
  from: IsoDate
  to: IsoDate
}

export function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

export function daysOf({ from, to }: Period): IsoDate[] {
  const first = dayNumber(from)
  const length = Math.max(0, lengthOf({ from, to }))
  return Array.from({ length }, (_, at) => dateOf(first + at))
}

export function isWithin(day: IsoDate, { from, to }: Period): boolean {
  return from <= day && day <= to
}

/**
 * Splits a period into `pieces` consecutive periods of about the same length, at most one a day.
 */
export function split(period: Period, pieces: number): Period[] {
  const days = lengthOf(period)
  const count = Math.min(Math.max(1, pieces), days)
  const beginning = (piece: number) => addDays(period.from, Math.floor((piece * days) / count))
  return Array.from({ length: count }, (_, piece) => ({
    from: beginning(piece),
    to: addDays(beginning(piece + 1), -1),
  }))
}
