import { z } from 'zod'
import type { Parameters } from '../core/job/job.js'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'

/** Where the answers to a job of an account hold their total, as the last batch read them. */
export interface TotalPlace {
  /** The service's own names, joined by dots. */
  path: string
  /** A person said so, of that batch or of one before; otherwise it was recognised. */
  isStated: boolean
  /** How many rows of that batch had it, and the total of the first of them. */
  rows: number
  example?: string
  batch: string
  at: string
}

const TOTAL_PLACE = printed<TotalPlace>(
  'lote/total-place',
  z.object({
    path: z.string(),
    isStated: z.boolean(),
    rows: z.number(),
    example: z.string().optional(),
    batch: z.string(),
    at: z.string(),
  }),
)

/** A type shows another answer than the next; a batch may have one of them, or any. */
export interface TotalOf {
  book: string
  job: string
  type: string | undefined
}

/** A help: what cannot be read is learnt again. */
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

/** The type that a batch has for all of its rows. */
export function typeIn({ type }: Parameters): string | undefined {
  return typeof type === 'string' ? type : undefined
}
