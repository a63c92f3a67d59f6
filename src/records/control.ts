import { z } from 'zod'
import type { Lane } from '../core/batch.js'
import { LANES } from '../core/batch.js'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'

/** The decisions on a batch since its submission. */
export interface Control {
  cancelled: boolean
  /** The batch waited long enough for its failing tasks. */
  givenUp: boolean
  paused: boolean
  /** The lane that a person chose, instead of the lane of the manifest. */
  lane?: Lane
}

/** Reads the decisions: one listing, and one read where the lane was changed. */
export async function readControl(bucket: Bucket, batch: string): Promise<Control> {
  const present = new Set<string>()
  for await (const key of bucket.list(keys.control(batch))) present.add(key)
  const bytes = present.has(keys.lane(batch)) ? await bucket.get(keys.lane(batch)) : undefined
  const lane = LANES.find((one) => one === bytes?.toString('utf8'))
  return {
    cancelled: present.has(keys.cancelled(batch)),
    givenUp: present.has(keys.givenUp(batch)),
    paused: present.has(keys.paused(batch)),
    ...(lane ? { lane } : {}),
  }
}

const refusals = z.object({
  refused: z.number(),
  of: z.number(),
  code: z.string(),
  message: z.string(),
})
const CANCELLED = printed(
  'lote/cancelled',
  z.object({ at: z.string(), refusals: refusals.optional() }),
)

/** The refusals for which a batch was stopped. */
export type Refusals = z.infer<typeof refusals>

/** Stops a batch for good; the first reason stands. */
export async function cancel(
  bucket: Bucket,
  batch: string,
  nowMs: number,
  refusals?: Refusals,
): Promise<void> {
  const at = new Date(nowMs).toISOString()
  await CANCELLED.create(bucket, keys.cancelled(batch), { at, refusals })
}

export async function isCancelled(bucket: Bucket, batch: string): Promise<boolean> {
  return (await bucket.size(keys.cancelled(batch))) !== undefined
}

const waitingShape = z.object({
  sinceMs: z.number(),
  missing: z.number(),
  /** The waiting tasks; an older build did not write them. */
  tasks: z.array(z.string()).optional(),
  /** The service answered no call. */
  isDown: z.boolean(),
})
const WAITING = printed('lote/waiting', waitingShape)

/** Since when a batch waits for its failing tasks, and how many they are. */
export type Waiting = z.infer<typeof waitingShape>

export function readWaiting(bucket: Bucket, batch: string): Promise<Waiting | undefined> {
  return WAITING.get(bucket, keys.waiting(batch))
}

export function noteWaiting(bucket: Bucket, batch: string, waiting: Waiting): Promise<void> {
  return WAITING.put(bucket, keys.waiting(batch), waiting)
}

const GIVEN_UP = printed('lote/given-up', z.object({ at: z.string() }))

/** Gives the rest of a batch up: no more calls are made, and the missing tasks end as failed. */
export async function giveUpRest(bucket: Bucket, batch: string, nowMs: number): Promise<void> {
  const at = new Date(nowMs).toISOString()
  await GIVEN_UP.create(bucket, keys.givenUp(batch), { at })
}

export async function isRestGivenUp(bucket: Bucket, batch: string): Promise<boolean> {
  return (await bucket.size(keys.givenUp(batch))) !== undefined
}

/** Returns the refusals that stopped a batch early; undefined when a person stopped it. */
export async function refusalsOf(bucket: Bucket, batch: string): Promise<Refusals | undefined> {
  const key = keys.cancelled(batch)
  const bytes = await bucket.get(key)
  // In version 1 the mark held an instant and nothing else.
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
