import type { Manifest } from '../core/batch.js'
import { BatchRecords } from '../records/batch-records.js'
import type { NightRequest } from './night-request.js'
import type { WatchRecords } from './records.js'
import type { NightRecord, Watch } from './watch.js'

/**
 * Drops the batch of an earlier try that read another list, of this watch or of one of its name that
 * was removed: the present list is still to be read. A night that counted before its list was
 * replaced stays.
 */
export async function withOwnBatch(
  request: NightRequest,
  watch: Watch,
  records: WatchRecords,
): Promise<NightRequest> {
  const { firing } = request
  if (firing?.batch === undefined) return request
  const manifest = await new BatchRecords(records.bucket, firing.batch).manifest()
  if (!manifest || hasItsList(manifest, watch)) return request
  const { replacedAt = '' } = watch
  const nights = await records.nights()
  const hasCounted = nights.some(
    ({ batch, finishedAt }) => batch === firing.batch && finishedAt < replacedAt,
  )
  return hasCounted ? request : { ...request, firing: { ...firing, batch: undefined } }
}

/** The content and not the instant decides: clocks of two hosts differ. */
function hasItsList({ input, account }: Manifest, watch: Watch): boolean {
  return input.sha256 === watch.input.sha256 && account === (watch.account ?? account)
}

/** True for the first night that reads the present list. */
export async function isFirstOfList(
  night: NightRecord,
  watch: Watch,
  records: WatchRecords,
): Promise<boolean> {
  if (!(await hasReadList(night, watch, records))) return false
  for (const one of await records.nights()) {
    if (one.batch !== night.batch && (await hasReadList(one, watch, records))) return false
  }
  return true
}

/** An interrupted night can finish after its list was replaced; a supplement reads no whole list. */
async function hasReadList(
  { batch, finishedAt, supplementOf }: NightRecord,
  { replacedAt }: Watch,
  { bucket }: WatchRecords,
): Promise<boolean> {
  if (supplementOf !== undefined) return false
  if (replacedAt === undefined) return true
  if (finishedAt < replacedAt) return false
  const manifest = await new BatchRecords(bucket, batch).manifest()
  return manifest === undefined || manifest.createdAt >= replacedAt
}
