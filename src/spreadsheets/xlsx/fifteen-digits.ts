import { Decimal } from 'decimal.js'

/** Rounds decimal digits half up to fifteen, as LibreOffice saves them. */
export function fifteenDigits(digits: string): string {
  return new Decimal(digits).toSignificantDigits(15, Decimal.ROUND_HALF_UP).toString()
}

/** A spreadsheet stores fifteen digits. */
const DIGITS = 15

/** Most figures: equal to `String` of their number. */
const PLAIN = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{0,5}[1-9])?$/

/** Returns one spelling of a number, as different programs save it; other texts stay. */
export function canonicalDigits(digits: string): string {
  if (PLAIN.test(digits) && digits !== '-0') return digits
  const number = Number(digits)
  if (!Number.isFinite(number)) return digits
  return String(digits.length > DIGITS ? Number(fifteenDigits(digits)) : number)
}
