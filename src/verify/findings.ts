import type { Facts } from '../messages/message.js'
import { type MessageCode, type Sentence, sentence } from '../messages/message-code.js'
import { UnreadableRecord } from '../records/codec.js'

/** Findings of one kind that are listed; the rest is counted. */
const MOST_LISTED = 20

/** Problems, in the order in which they were found. */
export class Findings {
  private readonly listed: Sentence[] = []
  private readonly counts = new Map<MessageCode, number>()

  add(code: MessageCode, facts: Facts = {}): void {
    const count = (this.counts.get(code) ?? 0) + 1
    this.counts.set(code, count)
    if (count <= MOST_LISTED) this.listed.push(sentence(code, facts))
  }

  /** Reads records; an unreadable one becomes a finding and the result is undefined. */
  async read<T>(look: () => Promise<T>): Promise<T | undefined> {
    try {
      return await look()
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error
      const { key, problem, found } = error
      this.add('record_unreadable', { key, problem, found })
      return undefined
    }
  }

  get count(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }

  all(): Sentence[] {
    const more = [...this.counts].filter(([, count]) => count > MOST_LISTED)
    return [
      ...this.listed,
      ...more.map(([code, count]) => sentence('verify_more', { count: count - MOST_LISTED, code })),
    ]
  }
}
