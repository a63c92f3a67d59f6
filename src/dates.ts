/** A civil date, `YYYY-MM-DD`. Dates never pass through `Date`, which has a time zone. */
export type IsoDate = string

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0)
}

/** The date, or undefined when there is no such day (31/02/2019). */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** `DD/MM/YYYY`, as the calculation service and people write it. */
export function toBrazilian(date: IsoDate): string {
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}

/** Reads exactly `DD/MM/YYYY`. */
export function fromBrazilian(text: string): IsoDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  return match ? isoDate(Number(match[3]), Number(match[2]), Number(match[1])) : undefined
}

/** `YYYY-MM`. */
export function monthOf(date: IsoDate): string {
  return date.slice(0, 7)
}

export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const index = year * 12 + (number - 1) + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}
