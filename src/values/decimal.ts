import { Decimal } from 'decimal.js'

/**
 * Money and factors are decimals, never floats. 40 digits hold the product of 600 monthly factors
 * with more digits than any table prints. Brazilian statements round half-up.
 */
export const D = Decimal.clone({
  precision: 40,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -30,
  toExpPos: 40,
})
export type D = Decimal

export function cents(value: D): string {
  return value.toDecimalPlaces(2).toFixed(2)
}

/** Returns the decimal of a JSON number, from its shortest text: `1234.5` stays `1234.5`. */
export function fromJson(value: number): D {
  return new D(String(value))
}
