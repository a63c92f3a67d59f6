import type { Manifest } from '../core/batch.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys, taskId } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import type { NightGathered } from './night.js'

/**
 * The registrations and cases that a night could not read because the service failed: by another
 * reading they may be read. What it refused, and what its answers left open, is not among them.
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

async function isUnread(records: BatchRecords, task: string): Promise<boolean> {
  const outcome = await records.outcome(task)
  if (!outcome) return true
  if (outcome.items.every(({ figures }) => figures.leitura === 'COMPLETA')) return false
  if (!outcome.items.some(({ lists }) => lists)) return true
  return (await records.answers(task)).some(({ record }) => record.failed !== undefined)
}

/** Whether the service failed on what an open night asked, and answered none of its registrations. */
export async function isNothingAnswered({ id, plan }: Manifest, bucket: Bucket): Promise<boolean> {
  const records = new BatchRecords(bucket, id)
  let hasAnyFailed = false
  for (let n = 1; n <= plan.tasks - (plan.readings ?? 0); n += 1) {
    if (await records.outcome(taskId(n))) return false
    const answers = await records.answers(taskId(n))
    if (answers.some(({ record }) => record.failed === undefined)) return false
    for await (const { ended } of records.attempts(keys.attemptsOf(id, taskId(n)))) {
      // One that never left has no status.
      hasAnyFailed ||= ended?.as === 'unknown' || (ended?.as === 'broken' && !!ended.status)
    }
  }
  return hasAnyFailed
}

/** Whether a supplement has anything to tell: a publication, or that something is read by now. */
export async function bringsMore(
  manifest: Manifest,
  { counts }: NightGathered,
  bucket: Bucket,
): Promise<boolean> {
  const { late, check, changed, cancelled } = counts
  if (counts.new + late + check + changed + cancelled > 0) return true
  const asked = manifest.plan.tasks - (manifest.plan.readings ?? 0)
  return (await unreadIn(manifest, bucket)).length < asked
}
