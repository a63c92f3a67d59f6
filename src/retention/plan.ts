import type { Manifest } from '../core/batch.js'
import { BatchRecords } from '../records/batch-records.js'
import { UnreadableRecord } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import { beganMs } from './batch-age.js'
import { type Ages, oldFirings, oldNotices } from './nightly.js'
import { oldUploads } from './uploads.js'

const DAY_MS = 86_400_000

/** A batch that would go. */
export interface Going {
  id: string
  why: 'ended' | 'half-made' | 'begun'
  /** Absent for one that has none, or none any more. */
  manifest?: Manifest
  objects: number
  bytes: number
}

/** What would go, and what stays though it is old. */
export interface PrunePlan {
  batches: Going[]
  /** Entries of the ledger. */
  ledger: number
  /** Ids of notices that were delivered. */
  notices: string[]
  /** Keys of firings that ended. */
  firings: string[]
  /** Keys of uploads that no batch stands for. */
  uploads: string[]
  /** Unfinished batches are never pruned, however old. */
  open: string[]
  /** Nights of a watch of which nobody was told yet: the next run of the watch does. */
  untold: string[]
  /** Answers without a manifest: paid for, and nobody knows whose. A person has to look. */
  headless: string[]
}

/** Looks at every batch and removes nothing. */
export async function planPrune(bucket: Bucket, ages: Ages): Promise<PrunePlan> {
  const plan: PrunePlan = {
    ...{ batches: [], ledger: 0, open: [], untold: [], headless: [] },
    notices: await oldNotices(bucket, ages),
    firings: await oldFirings(bucket, ages),
    uploads: await oldUploads(bucket, ages),
  }
  const untold = await untoldNights(bucket)
  for await (const found of batchesIn(bucket)) {
    const going = await judge(found, bucket, ages, plan)
    if (going?.manifest && untold.has(going.id)) {
      plan.untold.push(going.id)
      continue
    }
    if (going) plan.batches.push({ ...going, ...(await sizeOf(bucket, found.id)) })
  }
  for await (const _ of oldLedger(bucket, ages)) plan.ledger += 1
  return plan
}

/** Batches of watches that are not in their states, though they may have ended. */
async function untoldNights(bucket: Bucket): Promise<Set<string>> {
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
  /** Something was asked for it that may have cost. */
  hasCalls: boolean
}

/** The batches of the bucket from one listing, whatever is left of them. */
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

async function judge(
  { id, hasManifest, hasCalls }: Found,
  bucket: Bucket,
  { nowMs, olderThanMs }: Ages,
  plan: PrunePlan,
): Promise<Omit<Going, 'objects' | 'bytes'> | undefined> {
  if (!hasManifest) {
    // Once it is written down as pruned, whatever is left of it may go.
    if ((await bucket.size(keys.pruned(id))) !== undefined) return { id, why: 'begun' }
    if (hasCalls) plan.headless.push(id)
    else if (nowMs - (beganMs(id) ?? nowMs) > DAY_MS) return { id, why: 'half-made' }
    return undefined
  }
  const manifest = await readable(new BatchRecords(bucket, id))
  if (!manifest) plan.headless.push(id)
  if (!manifest || !isOld(manifest, nowMs - olderThanMs)) return undefined
  if (manifest.state !== 'open') return { id, why: 'ended', manifest }
  plan.open.push(id)
  return undefined
}

function isOld({ finishedAt, createdAt }: Manifest, beforeMs: number): boolean {
  return Date.parse(finishedAt ?? createdAt) < beforeMs
}

/** A damaged manifest, or one of a later release, is nobody's to throw away. */
async function readable(records: BatchRecords): Promise<Manifest | undefined> {
  try {
    return await records.manifest()
  } catch (error) {
    if (error instanceof UnreadableRecord) return undefined
    throw error
  }
}

async function sizeOf(bucket: Bucket, id: string): Promise<{ objects: number; bytes: number }> {
  const size = { objects: 0, bytes: 0 }
  for await (const key of bucket.list(keys.batch(id))) {
    size.objects += 1
    size.bytes += (await bucket.size(key)) ?? 0
  }
  return size
}

/** Entries of the ledger that fill no window any more. */
export async function* oldLedger(bucket: Bucket, { nowMs, ledgerMs }: Ages): AsyncIterable<string> {
  for await (const key of bucket.list(keys.ledger)) {
    const atMs = Number(/\/(\d+)-\d+-[^/]+$/.exec(key)?.[1] ?? Number.NaN)
    if (atMs < nowMs - ledgerMs) yield key
  }
}
