import { CannotCalculate } from '../engine/cannot-calculate.js'
import { Refusal } from '../refusal.js'
import { FieldFault } from './fields/kind.js'

/** Turns CannotCalculate into a 422 with the engine's message, never a 5xx; contract, "Errors". */
export function engineAnswer<T>(calculate: () => T): T {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof CannotCalculate) throw new Refusal(422, 'ENGINE_ERROR', error.message)
    throw error
  }
}

/**
 * Does the same for stored fields. A value that was valid when written but is not any more (for
 * example, its table was trashed) becomes an engine error too.
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
