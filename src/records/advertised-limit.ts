import type { Bucket } from '../storage/bucket.js'
import { parse, print, UnreadableRecord } from './codec.js'
import { keys } from './keys.js'

const FORMAT = 'lote/told-limit'

/** What a service told last of the limit of a key. */
export interface AdvertisedLimit {
  units: number
  at: string
}

/** A help: what cannot be read is told again with the next answer. */
export async function readAdvertisedLimit(
  bucket: Bucket,
  book: string,
): Promise<AdvertisedLimit | undefined> {
  const key = keys.toldLimit(book)
  const bytes = await bucket.get(key)
  if (!bytes) return undefined
  try {
    return parse<AdvertisedLimit>(FORMAT, key, bytes)
  } catch (error) {
    if (error instanceof UnreadableRecord) return undefined
    throw error
  }
}

export function writeAdvertisedLimit(
  bucket: Bucket,
  book: string,
  told: AdvertisedLimit,
): Promise<void> {
  return bucket.put(keys.toldLimit(book), print(FORMAT, told))
}
