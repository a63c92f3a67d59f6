import type { Manifest } from '../core/batch.js'
import { BatchRecords } from '../records/batch-records.js'
import { cancel, giveUpRest } from '../records/control.js'
import type { Bucket } from '../storage/bucket.js'
import type { IsoDate } from '../values/dates.js'
import { nightOf } from './commit-night.js'
import type { WatchRecords } from './records.js'
import { bringsMore, isNothingAnswered, unreadIn } from './unread.js'
import type { NightRecord, Supplement } from './watch.js'

/**
 * What is left to read of a night and its supplements; undefined where it was all read, or where another
 * night was counted since, which has read it or has told that it could not.
 */
export async function owedOf(
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
 * The night that is asked for reads with all else what a supplement would, and what an earlier night
 * asked whose every call failed: nothing more is asked for their sake. Asked again, one registration
 * that is never answered would keep each later night off.
 */
export async function endWhatTonightReads(
  left: Manifest,
  { tonight, firing }: { tonight: IsoDate; firing: string | undefined },
  bucket: Bucket,
  nowMs: number,
): Promise<void> {
  if (left.state !== 'open') return
  const { id, supplementOf, parameters } = left
  if (supplementOf !== undefined) {
    if (supplementOf !== firing) await cancel(bucket, id, nowMs)
  } else if (String(parameters.night) < tonight && (await isNothingAnswered(left, bucket))) {
    await giveUpRest(bucket, id, nowMs)
  }
}

/** A supplement that read nothing more counts for nothing, and nobody hears of it. */
export async function isEmptySupplement(
  manifest: Manifest,
  records: WatchRecords,
): Promise<boolean> {
  if (manifest.supplementOf === undefined) return false
  const gathered = await nightOf(manifest, records)
  return !(await bringsMore(manifest, gathered, records.bucket))
}
