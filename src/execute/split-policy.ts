import type { TaskRef } from '../core/task.js'
import { BatchRecords, type StoredAnswer } from '../records/batch-records.js'
import { keys, rootOf } from '../records/keys.js'
import type { ExecuteDeps } from './deps.js'
import type { TaskContext, TaskWork } from './task-context.js'

/** Below this many items a slow answer is not the pack's fault. */
const SMALLEST_SLOW_PACK = 50
/** Finding one bad row among 500 takes 9 divisions; well past that the fault is not in one row. */
const MOST_DIVISIONS = 20

/** A group is done as one or not at all; what holds none is divided like the tasks of any job. */
export function isWhole({ task, job }: Pick<TaskWork, 'task' | 'job'>): boolean {
  return task.whole ?? job.groupOf !== undefined
}

/** The first call of a task carries its items; once it was answered they are paid for as one. */
export function mayDivideSlow(work: TaskWork & { answers: readonly StoredAnswer[] }): boolean {
  const isFirst = work.answers.length === 0
  return isFirst && work.task.items.length > SMALLEST_SLOW_PACK && !isWhole(work)
}

/** From now on its halves settle what the task would have. */
export async function markDivided(deps: ExecuteDeps, { batch, task }: TaskRef): Promise<void> {
  await new BatchRecords(deps.bucket, batch).writeSplit(task)
}

/**
 * Whether halving may still find the rows that are refused: bounded over the whole task. Parts that
 * were divided for their size, or unasked, found no row and do not count.
 */
export async function mayDivideRefused(work: TaskWork): Promise<boolean> {
  const { ref, records } = work
  if (isWhole(work)) return false
  const root = rootOf(ref.task)
  const divided = new Set<string>()
  for await (const { task, ended } of records.attempts(`${keys.attempts(ref.batch)}${root}`)) {
    const next = ended?.leadsTo
    if (rootOf(task) === root && next?.is === 'divide' && next.because === 'items')
      divided.add(task)
  }
  return divided.size < MOST_DIVISIONS
}

/** Whether a pack of this size is below what the service has refused by size. */
export async function smallEnough(work: TaskContext): Promise<boolean> {
  if (isWhole(work) || work.answers.length > 0) return true
  work.packLimit = await work.deps.packLimits.lately(work.job)
  const items = work.task.items.length
  return !work.packLimit || items <= work.packLimit.most || items === 1
}
