import type { TaskRef } from '../core/task.js'
import { BatchRecords, type StoredAnswer } from '../records/batch-records.js'
import { keys, rootOf } from '../records/keys.js'
import type { ExecuteDeps } from './deps.js'
import type { TaskContext, TaskWork } from './task-context.js'

/** With fewer items than this, a slow answer does not come from the size of the pack. */
const SMALLEST_SLOW_PACK = 50
/**
 * Finding one bad row among 500 takes 9 divisions; after many more, the fault is not in one row.
 */
const MOST_DIVISIONS = 20

/**
 * Whether the task may not be divided: a group succeeds or fails as one. Tasks without a group are
 * divided like those of any job.
 */
export function isWhole({ task, job }: Pick<TaskWork, 'task' | 'job'>): boolean {
  return task.whole ?? job.groupOf !== undefined
}

/**
 * Whether a slow task may be divided: only its first call carries the items; once that was
 * answered, they are paid for together.
 */
export function mayDivideSlow(work: TaskWork & { answers: readonly StoredAnswer[] }): boolean {
  const isFirst = work.answers.length === 0
  return isFirst && work.task.items.length > SMALLEST_SLOW_PACK && !isWhole(work)
}

/** Marks a task as divided: from now on its halves settle it. */
export async function markDivided(deps: ExecuteDeps, { batch, task }: TaskRef): Promise<void> {
  await new BatchRecords(deps.bucket, batch).writeSplit(task)
}

/**
 * Whether halving may still find the refused rows, bounded over the whole task. Parts that were
 * divided for their size, or without a call, found no row and do not count.
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

/** Whether a pack of this size is below the size that the service has refused. */
export async function smallEnough(work: TaskContext): Promise<boolean> {
  if (isWhole(work) || work.answers.length > 0) return true
  work.packLimit = await work.deps.packLimits.recently(work.job)
  const items = work.task.items.length
  return !work.packLimit || items <= work.packLimit.most || items === 1
}
