import { z } from 'zod'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'

/** What a service told last of the limit of a key. */
export interface AdvertisedLimit {
  units: number
  at: string
}

const TOLD_LIMIT = printed<AdvertisedLimit>(
  'lote/told-limit',
  z.object({ units: z.number(), at: z.string() }),
)

/** A help: what cannot be read is told again with the next answer. */
export function readAdvertisedLimit(
  bucket: Bucket,
  book: string,
): Promise<AdvertisedLimit | undefined> {
  return TOLD_LIMIT.getReadable(bucket, keys.toldLimit(book))
}

export function writeAdvertisedLimit(
  bucket: Bucket,
  book: string,
  told: AdvertisedLimit,
): Promise<void> {
  return TOLD_LIMIT.put(bucket, keys.toldLimit(book), told)
}
