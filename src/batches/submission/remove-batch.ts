import type { Manifest } from '../../core/batch.js'
import { keys } from '../../records/keys.js'
import type { Bucket } from '../../storage/bucket.js'
import { forgetSubmitted } from './idempotency.js'

/** Deletes the objects of a failed or declined submission. */
export async function removeBatch(
  bucket: Bucket,
  batch: Pick<Manifest, 'id' | 'request' | 'patch'>,
  of = batch.patch?.of,
): Promise<void> {
  try {
    await bucket.delete(keys.manifest(batch.id))
    for await (const key of bucket.list(keys.batch(batch.id))) await bucket.delete(key)
    await bucket.delete(keys.openBatch(batch.id))
    await forgetSubmitted(bucket, batch)
    if (of !== undefined) await bucket.delete(keys.version(of, batch.id))
  } catch {
    // The error before this clean-up is more useful than its own failure.
  }
}
