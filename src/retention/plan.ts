import type { Manifest } from '../core/batch.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { UPLOAD_KEY } from '../records/upload-key.js'
import type { Bucket } from '../storage/bucket.js'
import { type Ages, oldFirings, oldNotices } from './old-records.js'

const DAY_MS = 86_400_000

/** A batch that pruning would delete. */
export interface Prunable {
  id: string
  why: 'ended' | 'half-made' | 'begun'
  /** Absent when the batch has none, or no longer has one. */
  manifest?: Manifest
  objects: number
  bytes: number
}

/** The records that pruning would delete, and the old ones that stay. */
export interface PrunePlan {
  batches: Prunable[]
  ledger: number
  /** Ids of delivered notices. */
  notices: string[]
  /** Keys of ended firings. */
  firings: string[]
  /** Keys of uploads without a batch. */
  uploads: string[]
  /** Unfinished batches are never pruned, however old. */
  open: string[]
  /** Nights of a watch that no user was shown yet; the next run of the watch shows them. */
  untold: string[]
  /** Batches with answers and without a manifest: they were paid for, so a person has to decide. */
  headless: string[]
}

/** Plans what to prune, and removes nothing. */
export async function planPrune(bucket: Bucket, ages: Ages): Promise<PrunePlan> {
  const plan: PrunePlan = {
    batches: [],
    ledger: 0,
    open: [],
    untold: [],
    headless: [],
    notices: await oldNotices(bucket, ages),
    firings: await oldFirings(bucket, ages),
    uploads: await oldUploads(bucket, ages),
  }
  const untold = await unshownNights(bucket)
  for await (const found of batchesIn(bucket)) {
    const prunable = await prunableOf(found, bucket, ages, plan)
    if (prunable?.manifest && untold.has(prunable.id)) {
      plan.untold.push(prunable.id)
      continue
    }
    if (prunable) plan.batches.push({ ...prunable, ...(await sizeOf(bucket, found.id)) })
  }
  for await (const _ of oldLedger(bucket, ages)) plan.ledger += 1
  return plan
}

/** Batches of watches that are not in the state of the watch, though they may have ended. */
async function unshownNights(bucket: Bucket): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const key of bucket.list(keys.watches)) {
    const [, , folder, batch] = key.split('/')
    if (folder === 'open' && batch) found.add(batch)
  }
  return found
}

interface Found {
  id: string
  hasManifest: boolean
  /** The batch made calls that may have cost units. */
  hasCalls: boolean
}

/** Yields the batches of the bucket from one listing, with or without a manifest. */
async function* batchesIn(bucket: Bucket): AsyncIterable<Found> {
  let found: Found | undefined
  for await (const key of bucket.list(keys.batches)) {
    const [id = '', part = ''] = key.slice(keys.batches.length).split('/')
    if (found?.id !== id) {
      if (found) yield found
      found = { id, hasManifest: false, hasCalls: false }
    }
    if (part === 'manifest.json') found.hasManifest = true
    if (part === 'attempts' || part === 'answers' || part === 'outcomes') found.hasCalls = true
  }
  if (found) yield found
}

async function prunableOf(
  { id, hasManifest, hasCalls }: Found,
  bucket: Bucket,
  { nowMs, olderThanMs }: Ages,
  plan: PrunePlan,
): Promise<Omit<Prunable, 'objects' | 'bytes'> | undefined> {
  if (!hasManifest) {
    // A batch that is recorded as pruned may lose all its remaining objects.
    if ((await bucket.size(keys.pruned(id))) !== undefined) return { id, why: 'begun' }
    if (hasCalls) plan.headless.push(id)
    else if (nowMs - (beganMs(id) ?? nowMs) > DAY_MS) return { id, why: 'half-made' }
    return undefined
  }
  // A batch whose manifest is damaged, or of a later release, must not be pruned.
  const manifest = await new BatchRecords(bucket, id).readableManifest()
  if (!manifest) plan.headless.push(id)
  if (!manifest || !isOld(manifest, nowMs - olderThanMs)) return undefined
  if (manifest.state !== 'open') return { id, why: 'ended', manifest }
  plan.open.push(id)
  return undefined
}

function isOld({ finishedAt, createdAt }: Manifest, beforeMs: number): boolean {
  return Date.parse(finishedAt ?? createdAt) < beforeMs
}

async function sizeOf(bucket: Bucket, id: string): Promise<{ objects: number; bytes: number }> {
  const size = { objects: 0, bytes: 0 }
  for await (const key of bucket.list(keys.batch(id))) {
    size.objects += 1
    size.bytes += (await bucket.size(key)) ?? 0
  }
  return size
}

/** Yields the entries of the ledger that no longer fill a window. */
export async function* oldLedger(bucket: Bucket, { nowMs, ledgerMs }: Ages): AsyncIterable<string> {
  for await (const key of bucket.list(keys.ledger)) {
    const atMs = Number(/\/(\d+)-\d+-[^/]+$/.exec(key)?.[1] ?? Number.NaN)
    if (atMs < nowMs - ledgerMs) yield key
  }
}

/**
 * Returns the keys of old uploads without a batch, or whose batch was removed, and old
 * Idempotency-Keys.
 */
export async function oldUploads(bucket: Bucket, ages: Ages): Promise<string[]> {
  const found: string[] = []
  // An Idempotency-Key is valid for a day, and an upload has long been received by then.
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

/** Returns the instant in a batch id; undefined when the id is not a batch's. */
function beganMs(id: string): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})-[0-9a-z]+$/.exec(id)
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as number[]
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!)
}
