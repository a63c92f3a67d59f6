import { z } from 'zod'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'

const shape = z.object({ units: z.number(), at: z.string() })
const ADVERTISED_LIMIT = printed('lote/told-limit', shape)

/** The limit of a key, as the service last advertised it. */
export type AdvertisedLimit = z.infer<typeof shape>

/** Returns undefined for an unreadable record too: the next answer brings the limit again. */
export function readAdvertisedLimit(
  bucket: Bucket,
  book: string,
): Promise<AdvertisedLimit | undefined> {
  return ADVERTISED_LIMIT.getReadable(bucket, keys.advertisedLimit(book))
}

export function writeAdvertisedLimit(
  bucket: Bucket,
  book: string,
  told: AdvertisedLimit,
): Promise<void> {
  return ADVERTISED_LIMIT.put(bucket, keys.advertisedLimit(book), told)
}
