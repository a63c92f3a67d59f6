import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import { BatchRecords } from '../records/batch-records.js'
import { UnreadableRecord } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'
import { readEach } from '../storage/read-each.js'
import type { Engine } from './engine.js'

type Stores = Pick<Engine, 'bucket'>

/** The longest id: it is a part of a key and of a file name, and a folder takes 255 bytes. */
const LONGEST_ID = 100
const BATCH_ID = new RegExp(`^[\\w-]{1,${LONGEST_ID}}$`)

export function isBatchId(text: string): boolean {
  return BATCH_ID.test(text)
}

/**
 * Returns the manifest.
 * @throws UserError (2) when there is none, or the batch was pruned
 */
export async function manifestOf(engine: Stores, batch: string): Promise<Manifest> {
  const manifest = await findManifest(engine, batch)
  if (manifest) return manifest
  const text = batch.length > LONGEST_ID ? `${batch.slice(0, LONGEST_ID)}…` : batch
  throw UserError.usage((await wasPruned(engine, batch)) ? 'pruned_batch' : 'no_batch', {
    batch: text,
  })
}

/** The end of an id, which tells one batch from nearly all others. */
const TAIL = /^[\da-z]{6}$/

/** The id of the one batch that ends so; what is no such end, or that of several or none, as it is. */
export async function wholeBatchId(engine: Stores, text: string): Promise<string> {
  if (!TAIL.test(text)) return text
  const found = (await batchIds(await engine.bucket())).filter((id) => id.endsWith(`-${text}`))
  return found.length === 1 ? found[0]! : text
}

/** Returns the manifest; undefined when there is none, or the batch was pruned. */
export async function findManifest(engine: Stores, batch: string): Promise<Manifest | undefined> {
  if (!isBatchId(batch)) return undefined
  return new BatchRecords(await engine.bucket(), batch).manifest()
}

async function wasPruned(engine: Stores, batch: string): Promise<boolean> {
  if (!isBatchId(batch)) return false
  return (await (await engine.bucket()).size(keys.pruned(batch))) !== undefined
}

type OnUnreadable = (error: UnreadableRecord) => void

/**
 * Yields all batches, oldest first; an unreadable manifest is reported, and the others still
 * follow.
 */
export async function* allBatches(
  engine: Stores,
  onUnreadable: OnUnreadable,
): AsyncIterable<Manifest> {
  yield* manifestsOf(engine, await batchIds(await engine.bucket()), onUnreadable)
}

/**
 * Yields the batches whose id is less than `before`, newest first: ids begin with the time. It
 * reads little more than what is taken of it.
 */
export async function* newestBatches(
  engine: Stores,
  onUnreadable: OnUnreadable,
  before?: string,
): AsyncIterable<Manifest> {
  const ids = await batchIds(await engine.bucket())
  const asked = ids.filter((id) => before === undefined || id < before)
  yield* manifestsOf(engine, asked.toReversed(), onUnreadable)
}

/** Returns the ids of all batches, oldest first, and those of which only folders are left. */
export async function batchIds(bucket: Bucket): Promise<string[]> {
  const ids: string[] = []
  for await (const id of bucket.folders(keys.batches)) ids.push(id)
  return ids
}

async function* manifestsOf(
  engine: Stores,
  ids: readonly string[],
  onUnreadable: OnUnreadable,
): AsyncIterable<Manifest> {
  const bucket = await engine.bucket()
  for await (const manifest of readEach(ids, (id) => readManifest(bucket, id))) {
    if (manifest instanceof UnreadableRecord) onUnreadable(manifest)
    else if (manifest) yield manifest
  }
}

async function readManifest(
  bucket: Bucket,
  id: string,
): Promise<Manifest | UnreadableRecord | undefined> {
  try {
    return await new BatchRecords(bucket, id).manifest()
  } catch (error) {
    if (error instanceof UnreadableRecord) return error
    throw error
  }
}
