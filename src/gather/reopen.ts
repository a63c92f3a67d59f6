import type { Manifest } from '../core/batch.js'
import type { OutcomeRecord } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import { missingTasks } from './missing.js'

/**
 * Opens the tasks again whose call was sent, whose answer was lost, and whose end could not be
 * determined. The outcome of each is copied to `superseded/`. Returns the number of tasks; the
 * manifest is open again when there was one.
 */
export async function reopenUncertain(
  manifest: Manifest,
  bucket: Bucket,
): Promise<{ tasks: number; manifest: Manifest }> {
  const records = new BatchRecords(bucket, manifest.id)
  const uncertain = await uncertainTasks(records)
  if (uncertain.length === 0) return { tasks: 0, manifest }
  for (const task of uncertain) await setAside(records, task)
  const open = reopened(manifest)
  await records.writeManifest(open)
  await bucket.delete(keys.ended(manifest.id))
  await bucket.delete(keys.cancelled(manifest.id))
  for (const task of uncertain) {
    await forgetConsequence(records, task)
    await bucket.delete(keys.outcome(manifest.id, task))
  }
  // Written last: a worker that finds the marker has to find every one of these tasks missing.
  if (!manifest.ownSandbox) await bucket.put(keys.openBatch(manifest.id), '')
  return { tasks: uncertain.length, manifest: open }
}

/**
 * Opens a finished batch again when outcomes are gone from the storage: its missing tasks are
 * settled again, from their answers where these are stored. Returns the number of missing tasks.
 */
export async function reopenMissing(
  manifest: Manifest,
  bucket: Bucket,
): Promise<{ tasks: number; manifest: Manifest }> {
  if (manifest.state !== 'finished') return { tasks: 0, manifest }
  const missing = await missingTasks(bucket, manifest.id, manifest.plan.tasks)
  if (missing.size === 0) return { tasks: 0, manifest }
  const open = reopened(manifest)
  await new BatchRecords(bucket, manifest.id).writeManifest(open)
  await bucket.delete(keys.ended(manifest.id))
  if (!manifest.ownSandbox) await bucket.put(keys.openBatch(manifest.id), '')
  return { tasks: missing.size, manifest: open }
}

async function uncertainTasks(records: BatchRecords): Promise<string[]> {
  const prefix = keys.outcomes(records.batch)
  const found: string[] = []
  for await (const key of records.bucket.list(prefix)) {
    const task = key.slice(prefix.length, -'.json.gz'.length)
    const outcome = await records.outcome(task)
    if (outcome && isUncertain(outcome)) found.push(task)
  }
  return found
}

export function isUncertain({ items }: OutcomeRecord): boolean {
  return items.some(({ notes }) => notes.some(({ code }) => code === 'row_uncertain'))
}

/**
 * Copies the outcome under a name with the number of attempts, so that the same decision after a
 * crash writes the same object.
 */
async function setAside({ bucket, batch }: BatchRecords, task: string): Promise<void> {
  let attempts = 0
  for await (const _ of bucket.list(keys.attemptsOf(batch, task))) attempts += 1
  const outcome = await bucket.get(keys.outcome(batch, task))
  if (outcome) await bucket.create(keys.superseded(batch, task, attempts), outcome)
}

/**
 * Removes the consequence from the last attempt: it marks the rows as uncertain, and the next
 * execution of the task would carry it out.
 */
async function forgetConsequence(records: BatchRecords, task: string): Promise<void> {
  for await (const { ended, ...attempt } of records.attempts(
    keys.attemptsOf(records.batch, task),
  )) {
    if (!ended?.leadsTo) continue
    const { leadsTo: _consequence, ...end } = ended
    await records.writeAttempt({ ...attempt, ended: end })
  }
}

function reopened(manifest: Manifest): Manifest {
  const {
    finishedAt: _at,
    rows: _rows,
    units: _units,
    calls: _calls,
    overLimit: _overLimit,
    result: _result,
    ...open
  } = manifest
  return { ...open, state: 'open' }
}
