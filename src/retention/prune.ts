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
 * Carries a plan out; after a crash, a new plan completes it. First a record is written for each
 * batch. Then each batch loses its manifest and so is no batch any more: its remaining objects
 * after a crash belong to none, and the record shows that they may be deleted.
 */
export async function prune(plan: PrunePlan, bucket: Bucket, ages: Ages): Promise<void> {
  const ids = new Set(plan.batches.map(({ id }) => id))
  for (const batch of plan.batches) await writePruned(batch, bucket, ages.nowMs)
  for await (const key of bucket.list(keys.submissions)) {
    if (ids.has(key.slice(key.lastIndexOf('/') + 1))) await bucket.delete(key)
  }
  for (const id of ids) await removeAll(id, bucket)
  for await (const key of oldLedger(bucket, ages)) await bucket.delete(key)
  for (const notice of plan.notices) await removeNotice(bucket, notice)
  for (const key of plan.firings) await bucket.delete(key)
  for (const key of plan.uploads) await bucket.delete(key)
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
