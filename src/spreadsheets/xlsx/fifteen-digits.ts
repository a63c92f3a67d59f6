import { Decimal } from 'decimal.js'

/** Rounds decimal digits half up to fifteen, as LibreOffice saves them. */
export function fifteenDigits(digits: string): string {
  return new Decimal(digits).toSignificantDigits(15, Decimal.ROUND_HALF_UP).toString()
}
