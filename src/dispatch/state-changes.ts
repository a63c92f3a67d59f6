import type { Parameters } from '../core/job/job.js'
import { sameKey } from './pack.js'

/** An earlier row that changes the same state at the service, and whether it asks for the same. */
export type Earlier = { line: number; asks: 'same' | 'other' }

/**
 * Finds rows that change the same state at the service: if two ask for different states, one of
 * them would get the figure of the other.
 */
export class StateChanges {
  private readonly first = new Map<string, { line: number; asked: string }>()

  /** Returns the earlier row that changes `changed`, the service's name of the state. */
  earlier(changed: string, parameters: Parameters, line: number): Earlier | undefined {
    const asked = sameKey(parameters)
    const known = this.first.get(changed)
    if (!known) this.first.set(changed, { line, asked })
    return known && { line: known.line, asks: known.asked === asked ? 'same' : 'other' }
  }
}
