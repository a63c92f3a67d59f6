import { CannotCalculate } from '../cannot-calculate.js'
import { brazilianDay, type Day } from '../day.js'
import { cents, D } from '../decimal.js'

/** Minutes of the day of entries and exits in turn; after midnight they start again at 0. */
export interface CardDay {
  date: Day
  marks: readonly number[]
}

export interface CardTerms {
  /** The contractual working time of a day, in minutes. */
  workday: number
  hourly: D
  /** In percent. */
  overtimePremium: D
  nightPremium: D
}

export interface WorkedDay {
  /** In minutes of the clock. */
  worked: number
  overtime: number
  missing: number
  night: number
  overtimePay: D
  nightPay: D
}

const DAY = 1440
/** CLT, art. 58, § 1º: up to ten minutes a day are neither overtime nor missing. */
const TOLERANCE = 10
/**
 * In minutes of the day. CLT, art. 73, § 2º: from 22:00 to 05:00, for the night before, this one
 * and the next.
 */
const NIGHTS = [-1, 0, 1].map((offset) => [DAY * offset + 1320, DAY * (offset + 1) + 300] as const)
/** In minutes. CLT, art. 73, § 1º: an hour of night work has 52 minutes and 30 seconds. */
const NIGHT_HOUR = 52.5

/**
 * Computes one day of a time card.
 * @throws CannotCalculate if an entry has no exit
 */
export function workedDay({ date, marks }: CardDay, terms: CardTerms): WorkedDay {
  if (marks.length % 2 === 1) {
    throw new CannotCalculate(`Marcação sem par em ${brazilianDay(date)}.`)
  }
  const spans = spansOf(marks)
  const worked = sum(spans.map(([from, to]) => to - from))
  const over = worked - terms.workday
  const counted = Math.abs(over) <= TOLERANCE ? 0 : over
  const overtime = Math.max(counted, 0)
  const night = sum(spans.map(nightMinutes))
  return {
    worked,
    overtime,
    missing: Math.max(-counted, 0),
    night,
    overtimePay: pay(overtime / 60, terms.hourly, terms.overtimePremium.plus(100)),
    nightPay: pay(night / NIGHT_HOUR, terms.hourly, terms.nightPremium),
  }
}

function spansOf(marks: readonly number[]): [from: number, to: number][] {
  let last = 0
  const running = marks.map((mark) => {
    const midnight = last - (last % DAY)
    last = mark < last % DAY ? midnight + DAY + mark : midnight + mark
    return last
  })
  return running.flatMap((from, at) => (at % 2 === 0 ? [[from, running[at + 1]!]] : []))
}

function nightMinutes([from, to]: [number, number]): number {
  return sum(NIGHTS.map(([start, end]) => Math.max(Math.min(to, end) - Math.max(from, start), 0)))
}

function pay(hours: number, hourly: D, percent: D): D {
  return cents(new D(hours).times(hourly).times(percent).div(100))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
