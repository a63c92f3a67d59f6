import { keys } from '../records/keys.js'
import { UPLOAD_KEY } from '../records/upload-key.js'
import type { Bucket } from '../storage/bucket.js'
import { beganMs } from './batch-age.js'
import type { Ages } from './old-records.js'

/** An Idempotency-Key is valid for this long, and an upload has long been received by then. */
const DAY_MS = 86_400_000

/**
 * Returns the keys of old uploads without a batch, or whose batch was removed, and old
 * Idempotency-Keys.
 */
export async function oldUploads(bucket: Bucket, ages: Ages): Promise<string[]> {
  const found: string[] = []
  const beforeMs = ages.nowMs - Math.max(ages.olderThanMs, DAY_MS)
  for await (const key of bucket.list(keys.uploads)) {
    const [id = ''] = key.slice(keys.uploads.length).split('/')
    const isOld = (beganMs(id) ?? ages.nowMs) < beforeMs
    if (isOld && (await bucket.size(keys.manifest(id))) === undefined) found.push(key)
  }
  for await (const key of bucket.list(keys.uploadKeys)) {
    const kept = await UPLOAD_KEY.getReadable(bucket, key)
    if (kept && kept.atMs < ages.nowMs - DAY_MS) found.push(key)
  }
  return found
}
