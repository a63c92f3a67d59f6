import type { Manifest } from '../core/batch.js'
import { BatchRecords } from '../records/batch-records.js'
import { cancel, giveUpRest } from '../records/control.js'
import type { Bucket } from '../storage/bucket.js'
import type { IsoDate } from '../values/dates.js'
import { nightOf } from './commit-night.js'
import type { WatchRecords } from './records.js'
import { hasFailedEntirely, hasNewResults, unreadIn } from './unread.js'
import type { NightRecord, Supplement } from './watch.js'

/**
 * Returns the registrations left to read of a night and its supplements; undefined where nothing is
 * left, or where another night has counted since: it has read them or reported that it could not.
 */
export async function supplementFor(
  night: NightRecord,
  records: WatchRecords,
): Promise<Supplement | undefined> {
  const of = night.supplementOf ?? night.batch
  const last = (await records.state()).applied.at(-1)
  const nights = await records.nights()
  const isOurs = nights.some((one) => one.batch === last && (one.supplementOf ?? one.batch) === of)
  const manifest =
    isOurs && last ? await new BatchRecords(records.bucket, last).manifest() : undefined
  const registrations = manifest ? await unreadIn(manifest, records.bucket) : []
  return registrations.length > 0 ? { of, registrations } : undefined
}

/**
 * Ends an interrupted batch whose reading tonight's night includes: a supplement, or an earlier
 * night whose calls all failed. Without this, one registration that the service never answers would
 * block each later night.
 */
export async function endSuperseded(
  left: Manifest,
  { tonight, firing }: { tonight: IsoDate; firing: string | undefined },
  bucket: Bucket,
  nowMs: number,
): Promise<void> {
  if (left.state !== 'open') return
  const { id, supplementOf, parameters } = left
  if (supplementOf !== undefined) {
    if (supplementOf !== firing) await cancel(bucket, id, nowMs)
  } else if (String(parameters.night) < tonight && (await hasFailedEntirely(left, bucket))) {
    await giveUpRest(bucket, id, nowMs)
  }
}

/** A supplement that found nothing new does not count and sends no notice. */
export async function isEmptySupplement(
  manifest: Manifest,
  records: WatchRecords,
): Promise<boolean> {
  if (manifest.supplementOf === undefined) return false
  const gathered = await nightOf(manifest, records)
  return !(await hasNewResults(manifest, gathered, records.bucket))
}
