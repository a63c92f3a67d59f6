import type { Parameters, Prefetch, Price } from '../core/job/job.js'
import type { Place } from './pack.js'

/** The answers to an earlier version of the batch; each is given to one row only. */
export interface ReusableAnswers {
  item(parameters: Parameters, item: unknown): Place | undefined
  /** The task with exactly this request, in a job whose rows form groups. */
  group(parameters: Parameters, items: readonly unknown[]): string | undefined
  reading(reading: Prefetch): string | undefined
  /** The price of the calls that a task still lacks; undefined: it lacks none. */
  rest(task: string): Price | undefined
}

/** The tasks of an earlier version whose answers rows of this one reuse, under new names. */
export class ReusedTasks {
  /** Rows that need no further call. */
  rows = 0
  /** The price of the calls that reused tasks still lack. */
  readonly price: Price = { calls: 0, units: 0 }
  private readonly names = new Map<string, string>()

  constructor(
    private readonly answers: ReusableAnswers,
    private readonly reuse: (task: string, from: string) => Promise<void>,
  ) {}

  /** Returns the place of a row's answer, if there is one; `isFirst` of its task. */
  item(
    parameters: Parameters,
    item: unknown,
    reserve: () => string,
  ): { place: Place; isFirst: boolean } | undefined {
    const found = this.answers.item(parameters, item)
    if (!found) return undefined
    const known = this.names.get(found.task)
    const task = known ?? reserve()
    this.names.set(found.task, task)
    this.count(found.task, 1, known === undefined)
    return { place: { task, item: found.item }, isFirst: known === undefined }
  }

  /** Reuses the answer to a whole task that is about to be written, if there is one. */
  async group(task: string, parameters: Parameters, items: readonly unknown[]): Promise<boolean> {
    const from = this.answers.group(parameters, items)
    if (from === undefined) return false
    this.count(from, items.length, true)
    await this.reuse(task, from)
    return true
  }

  async reading(task: string, reading: Prefetch): Promise<boolean> {
    const from = this.answers.reading(reading)
    if (from !== undefined) await this.reuse(task, from)
    return from !== undefined
  }

  private count(task: string, rows: number, isFirst: boolean): void {
    const rest = this.answers.rest(task)
    if (!rest) this.rows += rows
    else if (isFirst) {
      this.price.calls += rest.calls
      this.price.units += rest.units
    }
  }

  /** Records the tasks whose rows came one by one. */
  async end(): Promise<void> {
    for (const [from, task] of this.names) await this.reuse(task, from)
  }
}
