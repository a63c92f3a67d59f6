import type { AttemptRecord } from '../core/task.js'
import type { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'

/**
 * Decides whether each of these root tasks waits for a call that failed, or that was answered with
 * a 429. While the service is down, tasks without a call count as well.
 */
export async function areStuck(
  records: BatchRecords,
  roots: Iterable<string>,
  isDown: boolean,
): Promise<boolean> {
  for (const root of roots) {
    const [last, before] = await lastTwo(records, root)
    const isStuck = last ? await isFailing(records, last, before) : isDown
    if (!isStuck) return false
  }
  return true
}

async function lastTwo(records: BatchRecords, root: string): Promise<AttemptRecord[]> {
  const found: string[] = []
  for await (const key of records.bucket.list(keys.attempts(records.batch) + root)) found.push(key)
  const last = await Promise.all(found.slice(-2).map((key) => records.attempt(key)))
  return last.filter((one) => one !== undefined).toReversed()
}

/**
 * Whether the call fails. An attempt without an end was answered, or is in flight: it fails where
 * the attempt before it failed.
 */
async function isFailing(
  records: BatchRecords,
  { task, step = 0, ended }: AttemptRecord,
  before: AttemptRecord | undefined,
): Promise<boolean> {
  if (ended) return true
  const answer = keys.answer(records.batch, task, step)
  if ((await records.bucket.size(answer)) !== undefined) return false
  return before?.ended !== undefined && (before.step ?? 0) === step
}
