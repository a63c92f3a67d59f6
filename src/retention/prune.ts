import { BatchRecords } from '../records/batch-records.js'
import { print } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import { type Ages, removeNotice } from './old-records.js'
import { oldLedger, type Prunable, type PrunePlan } from './plan.js'

/** The record that remains of a pruned batch. */
interface Pruned {
  id: string
  prunedAt: string
  why: Prunable['why']
  job?: string
  createdAt?: string
  finishedAt?: string
  input?: { name: string; sha256: string }
  rows?: Record<string, number>
  calls?: number
  units?: { quoted: number; spent: number }
  objects: number
  bytes: number
}

/**
 * Carries a plan out; after a crash, a new plan completes it. Of each batch a record is written
 * first. Then it loses its manifest and so is no batch any more: its remaining objects after a crash
 * belong to none, and the record shows that they may be deleted. Returns what was carried out: a
 * batch that was opened since the plan stays.
 */
export async function prune(plan: PrunePlan, bucket: Bucket, ages: Ages): Promise<PrunePlan> {
  const done: PrunePlan = { ...plan, batches: [], open: [...plan.open] }
  const notes = await submissionsOf(plan, bucket)
  for (const batch of plan.batches) {
    const { id } = batch
    const manifest = await new BatchRecords(bucket, id).manifest()
    if (manifest?.state === 'open') {
      done.open.push(id)
      continue
    }
    await writePruned(batch, bucket, ages.nowMs)
    for (const key of notes.get(id) ?? []) await bucket.delete(key)
    await removeAll(id, bucket)
    done.batches.push(batch)
  }
  for await (const key of oldLedger(bucket, ages)) await bucket.delete(key)
  for (const notice of plan.notices) await removeNotice(bucket, notice)
  for (const key of plan.firings) await bucket.delete(key)
  for (const key of plan.uploads) await bucket.delete(key)
  return done
}

/** Returns the keys that note the batches of the plan as submitted, by batch. */
async function submissionsOf(
  { batches }: PrunePlan,
  bucket: Bucket,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(batches.map(({ id }) => [id, []]))
  for await (const key of bucket.list(keys.submissions)) {
    found.get(key.slice(key.lastIndexOf('/') + 1))?.push(key)
  }
  return found
}

async function writePruned(going: Prunable, bucket: Bucket, nowMs: number): Promise<void> {
  if (going.why === 'begun') return
  await bucket.put(keys.pruned(going.id), print('lote/pruned', prunedOf(going, nowMs)))
}

async function removeAll(id: string, bucket: Bucket): Promise<void> {
  await bucket.delete(keys.openBatch(id))
  await bucket.delete(keys.manifest(id))
  for await (const key of bucket.list(keys.batch(id))) await bucket.delete(key)
}

function prunedOf({ id, why, manifest, objects, bytes }: Prunable, nowMs: number): Pruned {
  const line = { id, prunedAt: new Date(nowMs).toISOString(), why, objects, bytes }
  if (!manifest) return line
  const { job, createdAt, finishedAt, input, rows, calls, units } = manifest
  const { name, sha256 } = input
  return { ...line, job, createdAt, finishedAt, input: { name, sha256 }, rows, calls, units }
}
