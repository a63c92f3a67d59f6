import type { Manifest } from '../core/batch.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys, taskId } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import type { NightResults } from './night-results.js'

/**
 * Returns the registrations and cases that a night could not read because the service failed:
 * another reading may succeed. Those that the service refused or answered incompletely are not
 * included.
 */
export async function unreadIn({ id, plan }: Manifest, bucket: Bucket): Promise<string[]> {
  const records = new BatchRecords(bucket, id)
  const unread: string[] = []
  for (let n = 1; n <= plan.tasks - (plan.readings ?? 0); n += 1) {
    if (!(await isUnread(records, taskId(n)))) continue
    const { parameters } = await records.task(taskId(n))
    unread.push(String(parameters.registration))
  }
  return unread
}

/** True for a task that the service failed on: another reading may succeed. */
export async function isUnread(records: BatchRecords, task: string): Promise<boolean> {
  const outcome = await records.outcome(task)
  if (!outcome) return true
  if (outcome.items.every(({ figures }) => figures.leitura === 'COMPLETA')) return false
  if (!outcome.items.some(({ lists }) => lists)) return true
  return (await records.answers(task)).some(({ record }) => record.failed !== undefined)
}

/**
 * True if the service failed on calls of an open night and answered for none of its registrations.
 */
export async function hasFailedEntirely({ id, plan }: Manifest, bucket: Bucket): Promise<boolean> {
  const records = new BatchRecords(bucket, id)
  let hasAnyFailed = false
  for (let n = 1; n <= plan.tasks - (plan.readings ?? 0); n += 1) {
    if (await records.outcome(taskId(n))) return false
    const answers = await records.answers(taskId(n))
    if (answers.some(({ record }) => record.failed === undefined)) return false
    for await (const { ended } of records.attempts(keys.attemptsOf(id, taskId(n)))) {
      // An attempt that was never sent has no status.
      hasAnyFailed ||= ended?.as === 'unknown' || (ended?.as === 'broken' && !!ended.status)
    }
  }
  return hasAnyFailed
}

/** True if a supplement has a publication, or has read any registration that was unread. */
export async function hasNewResults(
  manifest: Manifest,
  { counts }: NightResults,
  bucket: Bucket,
): Promise<boolean> {
  const { late, check, changed, cancelled } = counts
  if (counts.new + late + check + changed + cancelled > 0) return true
  const asked = manifest.plan.tasks - (manifest.plan.readings ?? 0)
  return (await unreadIn(manifest, bucket)).length < asked
}
