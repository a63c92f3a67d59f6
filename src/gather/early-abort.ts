import type { Refused } from '../core/task.js'
import type { Refusals } from '../records/control.js'

/** The number of tasks that are a fair sample: a wrong parameter is refused in all of them. */
export const SAMPLE = 10

/** Counts how the first tasks of a batch ended, and reports when more than half were refused. */
export class EarlyAbort {
  private settled = 0
  private refused = 0
  private last: Refused | undefined

  /** @param before how many tasks an earlier coordinator settled; as many as a sample were one */
  constructor(private readonly before = 0) {}

  count(refused?: Refused): void {
    if (this.settled >= SAMPLE) return
    this.settled += 1
    if (!refused) return
    this.refused += 1
    this.last = refused
  }

  verdict(): Refusals | undefined {
    if (!this.last || this.before >= SAMPLE) return undefined
    const { code, message, alone } = this.last
    const wasAnswered = this.before > 0 || this.refused < this.settled
    // Rows from all over a large task that were refused alone are a fair sample by themselves.
    if (alone && !wasAnswered) return { refused: alone, of: alone, code, message }
    if (this.settled < SAMPLE || this.refused * 2 <= SAMPLE) return undefined
    return { refused: this.refused, of: SAMPLE, code, message }
  }
}

/**
 * Returns the same tasks, but begins with some from all over the batch: its first rows may be like
 * no others.
 */
export function spread(tasks: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(tasks.length / SAMPLE))
  const first = tasks.filter((_, at) => at % step === 0).slice(0, SAMPLE)
  const chosen = new Set(first)
  return [...first, ...tasks.filter((task) => !chosen.has(task))]
}
