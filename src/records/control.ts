import { z } from 'zod'
import type { Lane } from '../core/batch.js'
import { LANES } from '../core/batch.js'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'

/** What was decided of a batch since it was submitted. */
export interface Control {
  cancelled: boolean
  /** What is left was waited for long enough. */
  givenUp: boolean
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
    givenUp: said.has(keys.givenUp(batch)),
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

const CANCELLED = printed<{ at: string; refusals?: Refusals }>(
  'lote/cancelled',
  z.object({
    at: z.string(),
    refusals: z
      .object({ refused: z.number(), of: z.number(), code: z.string(), message: z.string() })
      .optional(),
  }),
)

/** Stops a batch for good; the first reason stands. */
export async function cancel(
  bucket: Bucket,
  batch: string,
  nowMs: number,
  refusals?: Refusals,
): Promise<void> {
  const at = new Date(nowMs).toISOString()
  await CANCELLED.create(bucket, keys.cancelled(batch), { at, ...(refusals ? { refusals } : {}) })
}

export async function isCancelled(bucket: Bucket, batch: string): Promise<boolean> {
  return (await bucket.size(keys.cancelled(batch))) !== undefined
}

/** Since when what is left of a batch is waited for, and how many tasks that were. */
export interface Waiting {
  sinceMs: number
  missing: number
  /** Which these were; an older build did not write it. */
  tasks?: string[]
  /** The service answered nobody. */
  isDown: boolean
}

const WAITING = printed<Waiting>(
  'lote/waiting',
  z.object({
    sinceMs: z.number(),
    missing: z.number(),
    tasks: z.array(z.string()).optional(),
    isDown: z.boolean(),
  }),
)

export function readWaiting(bucket: Bucket, batch: string): Promise<Waiting | undefined> {
  return WAITING.get(bucket, keys.waiting(batch))
}

export function noteWaiting(bucket: Bucket, batch: string, waiting: Waiting): Promise<void> {
  return WAITING.put(bucket, keys.waiting(batch), waiting)
}

const GIVEN_UP = printed<{ at: string }>('lote/given-up', z.object({ at: z.string() }))

/** Nothing more of the batch is asked: what is left ends as failed. */
export async function giveUpRest(bucket: Bucket, batch: string, nowMs: number): Promise<void> {
  const at = new Date(nowMs).toISOString()
  await GIVEN_UP.create(bucket, keys.givenUp(batch), { at })
}

export async function isRestGivenUp(bucket: Bucket, batch: string): Promise<boolean> {
  return (await bucket.size(keys.givenUp(batch))) !== undefined
}

/** What stopped a batch early, where it was not a person. */
export async function refusalsOf(bucket: Bucket, batch: string): Promise<Refusals | undefined> {
  const key = keys.cancelled(batch)
  const bytes = await bucket.get(key)
  // In version 1 the mark was an instant and nothing else.
  if (!bytes || /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(bytes.toString('latin1'))) return undefined
  return CANCELLED.decode(key, bytes).refusals
}

export async function setPaused(bucket: Bucket, batch: string, paused: boolean): Promise<void> {
  if (paused) await bucket.put(keys.paused(batch), '')
  else await bucket.delete(keys.paused(batch))
}

export async function setLane(bucket: Bucket, batch: string, lane: Lane): Promise<void> {
  await bucket.put(keys.lane(batch), lane)
}
