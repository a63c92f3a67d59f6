import type { Lane } from '../batch.js'
import { LANES } from '../batch.js'
import type { Bucket } from '../stores/bucket.js'
import { parse, print } from './codec.js'
import { keys } from './keys.js'

const FORMAT = 'lote/cancelled'

/** What a person decided of a batch since it was submitted. */
export interface Control {
  cancelled: boolean
  paused: boolean
  /** Instead of the lane of the manifest. */
  lane?: Lane
}

/** From one listing, and one read where the lane was changed. */
export async function readControl(bucket: Bucket, batch: string): Promise<Control> {
  const said = new Set<string>()
  for await (const key of bucket.list(keys.control(batch))) said.add(key)
  const bytes = said.has(keys.lane(batch)) ? await bucket.get(keys.lane(batch)) : undefined
  const lane = LANES.find((one) => one === bytes?.toString('utf8'))
  return {
    cancelled: said.has(keys.cancelled(batch)),
    paused: said.has(keys.paused(batch)),
    ...(lane ? { lane } : {}),
  }
}

/** Why a batch is not worth going on with. */
export interface Refusals {
  refused: number
  of: number
  code: string
  message: string
}

/** Stops a batch for good; the first reason stands. */
export async function cancel(
  bucket: Bucket,
  batch: string,
  nowMs: number,
  refusals?: Refusals,
): Promise<void> {
  const at = new Date(nowMs).toISOString()
  await bucket.create(
    keys.cancelled(batch),
    print(FORMAT, { at, ...(refusals ? { refusals } : {}) }),
  )
}

export async function isCancelled(bucket: Bucket, batch: string): Promise<boolean> {
  return (await bucket.size(keys.cancelled(batch))) !== undefined
}

/** What stopped a batch early, where it was not a person. */
export async function refusalsOf(bucket: Bucket, batch: string): Promise<Refusals | undefined> {
  const key = keys.cancelled(batch)
  const bytes = await bucket.get(key)
  // In version 1 the mark was an instant and nothing else.
  if (!bytes || /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(bytes.toString('latin1'))) return undefined
  return parse<{ refusals?: Refusals }>(FORMAT, key, bytes).refusals
}

export async function setPaused(bucket: Bucket, batch: string, paused: boolean): Promise<void> {
  if (paused) await bucket.put(keys.paused(batch), '')
  else await bucket.delete(keys.paused(batch))
}

export async function setLane(bucket: Bucket, batch: string, lane: Lane): Promise<void> {
  await bucket.put(keys.lane(batch), lane)
}
