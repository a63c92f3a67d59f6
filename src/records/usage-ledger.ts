import type { Bucket } from '../storage/bucket.js'
import { hourOf, keys } from './keys.js'

const HOUR_MS = 3_600_000

/** The units granted to one call, as the ledger in the bucket records them. */
export interface UsageEntry {
  /** By the clock of the machine that wrote the entry. */
  atMs: number
  units: number
  /** The limiter's id of the grant. */
  grant: string
}

/**
 * Returns the grants of a limiter since `sinceMs`, from listings of keys alone. With several
 * buckets, each may hold entries that the others lack.
 */
export async function usageSince(
  buckets: readonly Bucket[],
  book: string,
  sinceMs: number,
  nowMs: number,
): Promise<UsageEntry[]> {
  const spent = new Map<string, UsageEntry>()
  // Lists whole hours, and one more at the end: the clock that wrote the key may be ahead of ours.
  const first = sinceMs - (sinceMs % HOUR_MS)
  for (let ms = first; ms <= nowMs + HOUR_MS; ms += HOUR_MS) {
    for (const bucket of buckets) {
      for await (const one of grantsIn(bucket, book, hourOf(ms))) {
        if (one.atMs >= sinceMs) spent.set(one.grant, one)
      }
    }
  }
  return [...spent.values()]
}

export async function* grantsIn(
  bucket: Bucket,
  book: string,
  hour: string,
): AsyncIterable<UsageEntry> {
  const prefix = keys.spent(book, hour)
  for await (const key of bucket.list(prefix)) {
    const match = /^(\d+)-(\d+)-(.+)$/.exec(key.slice(prefix.length))
    if (match) yield { atMs: Number(match[1]), units: Number(match[2]), grant: match[3]! }
  }
}

/** Removes the entries of a limiter for hours that ended before `beforeMs`. */
export async function forgetUsage(bucket: Bucket, book: string, beforeMs: number): Promise<void> {
  const prefix = keys.spentBook(book)
  const oldest = keys.spent(book, hourOf(beforeMs))
  const old: string[] = []
  for await (const key of bucket.list(prefix)) {
    if (key >= oldest) break
    old.push(key)
  }
  for (const key of old) await bucket.delete(key)
}
