import { CannotCalculate } from '../engine/cannot-calculate.js'
import { Refusal } from '../refusal.js'
import { FieldFault } from './fields/kind.js'

/** An engine that cannot calculate is 422 with its own message, never 5xx: "Errors" of the contract. */
export function engineAnswer<T>(calculate: () => T): T {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof CannotCalculate) throw new Refusal(422, 'ENGINE_ERROR', error.message)
    throw error
  }
}

/**
 * The same for fields that were accepted when they were written: what no longer holds (its table was
 * trashed since) is the engine's to answer, too.
 */
export function storedAnswer<T>(calculate: () => T): T {
  return engineAnswer(() => {
    try {
      return calculate()
    } catch (error) {
      const stale = error instanceof FieldFault || error instanceof Refusal
      throw stale ? new CannotCalculate(error.message) : error
    }
  })
}
