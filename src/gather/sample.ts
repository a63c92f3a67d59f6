import type { Refusals } from '../records/control.js'

/** So many tasks are a fair sample: a wrong parameter is refused in all of them. */
export const SAMPLE = 10

/** Counts how the first tasks of a batch ended, and says when more than half were refused. */
export class Sample {
  private settled = 0
  private refused = 0
  private last: { code: string; message: string } | undefined

  count(refused?: { code: string; message: string }): void {
    if (this.settled >= SAMPLE) return
    this.settled += 1
    if (!refused) return
    this.refused += 1
    this.last = refused
  }

  verdict(): Refusals | undefined {
    if (this.settled < SAMPLE || this.refused * 2 <= SAMPLE || !this.last) return undefined
    return { refused: this.refused, of: SAMPLE, ...this.last }
  }
}

/** The same tasks, but first some from all over the batch: its beginning may be like no other part. */
export function spread(tasks: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(tasks.length / SAMPLE))
  const first = tasks.filter((_, at) => at % step === 0).slice(0, SAMPLE)
  const chosen = new Set(first)
  return [...first, ...tasks.filter((task) => !chosen.has(task))]
}
