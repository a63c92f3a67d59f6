import { Decimal } from 'decimal.js'

/** LibreOffice saves fifteen digits, whatever a cell had; it rounds the decimal text half up. */
export function fifteenDigits(digits: string): string {
  return new Decimal(digits).toSignificantDigits(15, Decimal.ROUND_HALF_UP).toString()
}
