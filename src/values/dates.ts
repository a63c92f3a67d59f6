/** A civil date, `YYYY-MM-DD`. Dates never pass through `Date`, which has a time zone. */
export type IsoDate = string

export const MONTH_NAMES =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )
export const SHORT_MONTHS = MONTH_NAMES.map((name) => name.slice(0, 3))

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0)
}

/** Returns the date; undefined if there is no such day (31/02/2019). */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Returns `DD/MM/YYYY`, the notation of the calculation service and of users. */
export function toBrazilian(date: IsoDate): string {
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}

/** Returns `MM/YYYY` of `YYYY-MM`. */
export function toBrazilianMonth(month: string): string {
  return month.split('-').toReversed().join('/')
}

/** Writes the ISO days within a text as `DD/MM/YYYY`. */
export function withBrazilianDays(text: string): string {
  return text.replace(/(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g, toBrazilian)
}

/** Reads exactly `DD/MM/YYYY`; undefined for other texts. */
export function fromBrazilian(text: string): IsoDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  return match ? isoDate(Number(match[3]), Number(match[2]), Number(match[1])) : undefined
}

/** Returns `YYYY-MM`. */
export function monthOf(date: IsoDate): string {
  return date.slice(0, 7)
}

export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const index = year * 12 + (number - 1) + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/**
 * Returns the days or months, in ISO form, each alone or, of three and more in a row, the first and
 * the last.
 */
export function inRuns(dates: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const date of dates) {
    const run = runs.at(-1)
    if (run && nextOf(run.at(-1)!) === date) run.push(date)
    else runs.push([date])
  }
  return runs.flatMap((run) =>
    run.length < 3 ? run.map((date) => [date]) : [[run[0]!, run.at(-1)!]],
  )
}

function nextOf(date: string): string {
  return isIsoDate(date) ? addDays(date, 1) : addMonths(date, 1)
}

/** Returns the days since 1970-01-01, in the Gregorian calendar. */
export function dayNumber(date: IsoDate): number {
  // Sliced by position, because a night of a watch calls this a million times.
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8, 10))
  // The year starts in March, so that the leap day is its last.
  const marchYear = month > 2 ? year : year - 1
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return daysBefore(marchYear) + inYear - daysBefore(1969) - DAYS_MARCH_TO_JANUARY
}
const DAYS_MARCH_TO_JANUARY = 306

/** As {@link dayNumber}; without a date, the number that is neither before nor after another. */
export function dayNumberOf(date: IsoDate | undefined): number {
  return date === undefined ? Number.NaN : dayNumber(date)
}

function daysBefore(marchYear: number): number {
  return (
    365 * marchYear +
    Math.floor(marchYear / 4) -
    Math.floor(marchYear / 100) +
    Math.floor(marchYear / 400)
  )
}

export function dateOf(number: number): IsoDate {
  // Years start in March, as above; the mean of 400 years errs by at most one year.
  const sinceMarch = number + daysBefore(1969) + DAYS_MARCH_TO_JANUARY
  let marchYear = Math.floor(sinceMarch / 365.2425)
  if (daysBefore(marchYear) > sinceMarch) marchYear -= 1
  if (daysBefore(marchYear + 1) <= sinceMarch) marchYear += 1
  const inYear = sinceMarch - daysBefore(marchYear)
  const month = Math.floor((5 * inYear + 2) / 153)
  const day = inYear - Math.floor((153 * month + 2) / 5) + 1
  return month < 10
    ? (isoDate(marchYear, month + 3, day) as IsoDate)
    : (isoDate(marchYear + 1, month - 9, day) as IsoDate)
}

export function addDays(date: IsoDate, count: number): IsoDate {
  return dateOf(dayNumber(date) + count)
}

/** Returns the days from the first date to the second; negative if the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Returns the day of the week; 0 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

/** Decides whether a text is `YYYY-MM-DD` of an existing day. */
export function isIsoDate(text: unknown): text is IsoDate {
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null
  return match !== null && isoDate(Number(match[1]), Number(match[2]), Number(match[3])) === text
}
