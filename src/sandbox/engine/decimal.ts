import { Decimal } from 'decimal.js'

/**
 * The sandbox has its own arithmetic, independent of the product that it checks. With 40 digits, a
 * product of 160 monthly factors keeps its cents for any amount that the service accepts.
 * ROUND_HALF_UP rounds ties away from zero, so that a payment (negative) mirrors its debt.
 */
export const D = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })
export type D = Decimal

/** A larger number cannot represent cents exactly, so that no answer could contain it. */
export const LARGEST_AMOUNT = Number.MAX_SAFE_INTEGER / 100

export const ZERO: D = new D(0)
export const ONE: D = new D(1)

export function cents(amount: D): D {
  return amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
}

/** The growth factor of a percentage: 2 gives 1.02. */
export function growth(percent: D): D {
  return percent.div(100).plus(1)
}
