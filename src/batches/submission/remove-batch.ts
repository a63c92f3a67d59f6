import type { Manifest } from '../../core/batch.js'
import { BatchRecords } from '../../records/batch-records.js'
import { keys } from '../../records/keys.js'
import type { Bucket } from '../../storage/bucket.js'
import { forgetSubmitted } from './idempotency.js'

/**
 * Deletes the objects of a failed or declined submission. Returns false, and deletes nothing, where
 * workers can find the batch or a call of it was recorded: it may have spent.
 */
export async function removeBatch(
  bucket: Bucket,
  batch: Pick<Manifest, 'id' | 'request' | 'patch'>,
  of = batch.patch?.of,
): Promise<boolean> {
  if (await mayHaveSpent(bucket, batch.id)) return false
  await bucket.delete(keys.manifest(batch.id))
  for await (const key of bucket.list(keys.batch(batch.id))) await bucket.delete(key)
  await bucket.delete(keys.openBatch(batch.id))
  await forgetSubmitted(bucket, batch)
  if (of !== undefined) await bucket.delete(keys.version(of, batch.id))
  return true
}

async function mayHaveSpent(bucket: Bucket, batch: string): Promise<boolean> {
  if ((await bucket.size(keys.openBatch(batch))) !== undefined) return true
  // The attempts that a patch keeps are those of its earlier version.
  for await (const { from } of new BatchRecords(bucket, batch).attempts()) if (!from) return true
  return false
}
