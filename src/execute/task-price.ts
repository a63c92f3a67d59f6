import { isDeepStrictEqual } from 'node:util'
import type { Price } from '../core/job/job.js'
import { type StoredAnswer, stepAnswer } from '../records/batch-records.js'
import { pathOf } from '../records/keys.js'
import { notePrice } from '../records/prices.js'
import { retryWrite } from './retry-write.js'
import type { TaskWork } from './task-context.js'

/**
 * Notes the price of a task again where its answers have changed it, before the calls that it
 * covers are made. A fault divides tasks, so the price of halves is noted only where their own
 * answers change it.
 */
export class TaskPrice {
  private noted: Price | undefined

  /** @param isBegun the price that was noted before is not known then, and is noted again */
  constructor(
    private readonly work: TaskWork,
    isBegun: boolean,
  ) {
    this.noted = isBegun ? undefined : work.task.price
  }

  async noteIfChanged(answers: readonly StoredAnswer[]): Promise<void> {
    const { job, task, ref, knowledge, deps } = this.work
    const isHalf = pathOf(ref.task) !== ''
    const first = isHalf ? job.price?.({ ...task, answers: [] }, knowledge) : task.price
    if (!first || !task.price || !job.price) return
    const all = job.price({ ...task, answers: answers.map(stepAnswer) }, knowledge)
    const others = answers.flatMap(({ record }) => (record.call.shared ? record.call.units : []))
    const units = others.reduce((rest, one) => rest - one, all.units)
    const now = { calls: all.calls - others.length, units }
    if (isDeepStrictEqual(now, this.noted ?? (isHalf ? first : undefined))) return
    const told = { task: ref.task, step: answers.length, first, now }
    await retryWrite(deps, () => notePrice(deps.bucket, ref.batch, told))
    this.noted = now
  }
}
