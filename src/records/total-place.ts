import type { Parameters } from '../core/job/job.js'
import type { Bucket } from '../storage/bucket.js'
import { parse, print, UnreadableRecord } from './codec.js'
import { keys } from './keys.js'

const FORMAT = 'lote/total-place'

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

/** A type shows another answer than the next; a batch may have one of them, or any. */
export interface TotalOf {
  book: string
  job: string
  type: string | undefined
}

/** A help: what cannot be read is learnt again. */
export async function readTotalPlace(
  bucket: Bucket,
  { book, job, type }: TotalOf,
): Promise<TotalPlace | undefined> {
  const key = keys.totalPlace(book, job, type)
  const bytes = await bucket.get(key)
  if (!bytes) return undefined
  try {
    return parse<TotalPlace>(FORMAT, key, bytes)
  } catch (error) {
    if (error instanceof UnreadableRecord) return undefined
    throw error
  }
}

export function writeTotalPlace(
  bucket: Bucket,
  { book, job, type }: TotalOf,
  place: TotalPlace,
): Promise<void> {
  return bucket.put(keys.totalPlace(book, job, type), print(FORMAT, place))
}

/** The type that a batch has for all of its rows. */
export function typeIn({ type }: Parameters): string | undefined {
  return typeof type === 'string' ? type : undefined
}
