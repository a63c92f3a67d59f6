import type { Parameters } from '../core/job/job.js'
import { sameKey } from './pack.js'

/** A row that brings something of the service to a state, and one before it that does too. */
export type Earlier = { line: number; asks: 'same' | 'other' }

/**
 * What the rows change at the service holds one state: for two rows that ask for different ones, one
 * of the figures would be that of the other.
 */
export class OneState {
  private readonly first = new Map<string, { line: number; asked: string }>()

  /** `changed`: by its name at the service. */
  earlier(changed: string, parameters: Parameters, line: number): Earlier | undefined {
    const asked = sameKey(parameters)
    const known = this.first.get(changed)
    if (!known) this.first.set(changed, { line, asked })
    return known && { line: known.line, asks: known.asked === asked ? 'same' : 'other' }
  }
}
