import { DELIVERED, dueNotices, Outbox } from '../notices/outbox.js'
import { keys } from '../records/keys.js'
import { FIRING } from '../schedules/records.js'
import type { Bucket } from '../storage/bucket.js'

/** The ages from which records are old enough to prune. */
export interface Ages {
  nowMs: number
  /** The time since a batch ended. */
  olderThanMs: number
  /** Entries of the ledger stay as long as they may fill a window, and for at least a day. */
  ledgerMs: number
}

/**
 * The least age of notices and firings, whatever age was requested: a worker looks back 35 days for
 * missed firings, and recognises a missed firing that it has reported by its notice.
 */
const KEPT_MS = 40 * 86_400_000

const beforeMs = ({ nowMs, olderThanMs }: Ages) => nowMs - Math.max(olderThanMs, KEPT_MS)

/**
 * Returns the ids of notices delivered long ago. Dead letters and waiting notices stay, however
 * old.
 */
export async function oldNotices(bucket: Bucket, ages: Ages): Promise<string[]> {
  const kept = new Set((await new Outbox(bucket).deadRounds()).keys())
  for await (const { notice } of dueNotices(bucket)) kept.add(notice)
  const found: string[] = []
  for await (const key of bucket.list(keys.deliveredNotices)) {
    const delivered = await DELIVERED.getReadable(bucket, key)
    if (!delivered || kept.has(delivered.notice)) continue
    if (Date.parse(delivered.at) < beforeMs(ages)) found.push(delivered.notice)
  }
  return found
}

/**
 * Removes a notice. The mark of delivery goes last: while it exists, the notice is not sent again.
 */
export async function removeNotice(bucket: Bucket, notice: string): Promise<void> {
  for await (const key of bucket.list(keys.deliveryAttempts(notice))) await bucket.delete(key)
  await bucket.delete(keys.notice(notice))
  await bucket.delete(keys.delivered(notice))
}

/**
 * Returns the keys of firings that ended long ago; the last one of each schedule stays, for the
 * list of schedules.
 */
export async function oldFirings(bucket: Bucket, ages: Ages): Promise<string[]> {
  const found: string[] = []
  let last: string | undefined
  for await (const key of bucket.list(keys.allFirings)) {
    // Keys of one schedule are in order of time, so an earlier key is not the last.
    if (last && folderOf(last) === folderOf(key) && (await isOld(bucket, last, ages))) {
      found.push(last)
    }
    last = key
  }
  return found
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'))

async function isOld(bucket: Bucket, key: string, ages: Ages): Promise<boolean> {
  const firing = await FIRING.getReadable(bucket, key)
  if (!firing?.endedAt) return false
  const { schedule, stamp, scheduledAt, endedAt } = firing
  const latest = Math.max(Date.parse(scheduledAt), Date.parse(endedAt))
  if (!(latest < beforeMs(ages))) return false
  return (await bucket.size(keys.openFiring(schedule.name, stamp))) === undefined
}
