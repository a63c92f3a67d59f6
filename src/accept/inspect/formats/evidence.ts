import type { Sentence } from '../../../messages/message-code.js'
import { type Example, MOST_EXAMPLES } from '../../cells/example.js'

/** Counts the texts of a column by the convention that they prove, and those that fit both. */
export class Evidence<Way extends string> {
  private readonly counts = new Map<Way | 'both', number>()
  private readonly examplesByWay = new Map<Way | 'both', Example[]>()

  add(way: Way | 'both', example: Example): void {
    this.counts.set(way, this.count(way) + 1)
    const kept = this.examples(way)
    if (kept.length < MOST_EXAMPLES) this.examplesByWay.set(way, [...kept, example])
  }
  count(way: Way | 'both'): number {
    return this.counts.get(way) ?? 0
  }
  examples(way: Way | 'both'): Example[] {
    return this.examplesByWay.get(way) ?? []
  }
  /** Whether no text of the column depends on its convention. */
  isEmpty(): boolean {
    return this.counts.size === 0
  }
}

/** A single date or amount, and a single text beside it, prove nothing. */
export const FEWEST_OF_EACH = 2

/** The convention of a whole column, or the question for the user. */
export type Decision<Way> =
  | { is: 'decided'; way: Way | undefined; told?: Sentence }
  | { is: 'ask'; question: Sentence }
