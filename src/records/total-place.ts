import { z } from 'zod'
import type { Parameters } from '../core/job/job.js'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'

const shape = z.object({
  /** The service's own names, joined by dots. */
  path: z.string(),
  /**
   * True when a person stated the place, for that batch or an earlier one; false when it was
   * recognised.
   */
  isStated: z.boolean(),
  /** The number of rows of that batch with a total, and the first total. */
  rows: z.number(),
  example: z.string().optional(),
  batch: z.string(),
  at: z.string(),
})
const TOTAL_PLACE = printed('lote/total-place', shape)

/** The place of the total in the answers to a job of an account, as the last batch read it. */
export type TotalPlace = z.infer<typeof shape>

/** The key of a place: each type has another form of answer; a batch may have one type, or any. */
export interface TotalOf {
  book: string
  job: string
  type: string | undefined
}

/** Returns undefined for an unreadable record too: the place is learnt again. */
export function readTotalPlace(
  bucket: Bucket,
  { book, job, type }: TotalOf,
): Promise<TotalPlace | undefined> {
  return TOTAL_PLACE.getReadable(bucket, keys.totalPlace(book, job, type))
}

export function writeTotalPlace(
  bucket: Bucket,
  { book, job, type }: TotalOf,
  place: TotalPlace,
): Promise<void> {
  return TOTAL_PLACE.put(bucket, keys.totalPlace(book, job, type), place)
}

/** Returns the type that a batch has for all of its rows. */
export function typeIn({ type }: Parameters): string | undefined {
  return typeof type === 'string' ? type : undefined
}
