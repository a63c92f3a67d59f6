const DAY_MS = 86_400_000
/** 1970-01-01 counted from 1899-12-31, so that 1900-01-01 is day 1. */
const DAYS_TO_1970 = 25_568
/** Lotus treated 1900 as a leap year and Excel followed: day 60 is the non-existent 29/02/1900. */
const FAKE_LEAP_DAY = 60
/** 9999-12-31, the last day that Excel shows. */
const LAST_DAY = 2_958_465

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Returns the serial, in the 1900 system, of a date `YYYY-MM-DD` from 1900-01-01 to 9999-12-31;
 * undefined for other dates.
 */
export function excelSerial(dateIso: string): number | undefined {
  return serialOfDay(unixDay(dateIso))
}

/**
 * Returns the date `YYYY-MM-DD` of a serial of the 1900 system, without the time of day. Undefined
 * if the serial is no day: before 1, beyond 9999, or the 29/02/1900.
 */
export function isoFromSerial(serial: number | string): string | undefined {
  const day = Math.floor(Number(serial))
  if (!(day >= 1 && day <= LAST_DAY) || day === FAKE_LEAP_DAY) return undefined
  const days = day < FAKE_LEAP_DAY ? day : day - 1
  return new Date((days - DAYS_TO_1970) * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the serial of a day counted from 1970-01-01; undefined outside Excel's range. */
export function serialOfDay(day: number): number | undefined {
  const days = day + DAYS_TO_1970
  const serial = days < FAKE_LEAP_DAY ? days : days + 1
  return serial >= 1 && serial <= LAST_DAY ? serial : undefined
}

/** Returns the days from 1970-01-01 to an ISO date, or NaN if the calendar does not have it. */
export function unixDay(dateIso: string): number {
  const [, year, month, day] = ISO_DATE.exec(dateIso) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // 31/02 rolls over into March, and years before 100 into the twentieth century.
  const exists = date.getUTCDate() === Number(day) && date.getUTCFullYear() === Number(year)
  return exists ? date.getTime() / DAY_MS : Number.NaN
}

/** Days from the epoch of 1900 to that of 1904, the fake leap day included. */
export const DAYS_TO_1904 = 1462
