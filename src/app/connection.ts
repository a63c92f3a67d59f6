import { ResponseCache } from '../records/response-cache.js'
import type { Clock } from '../runtime/clock.js'
import { type Account, bookName, keyName, queueName } from '../services/account.js'
import type { Caller } from '../services/caller.js'
import { CatalogueReads, type FreeLimit } from '../services/catalogue-reads.js'
import { isRecord } from '../services/classify-response.js'
import type { Connection } from '../services/connection.js'
import type { Bucket } from '../storage/bucket.js'

interface Means {
  /** Sends free requests alone. */
  caller: Caller
  clock: Clock
  bucket(): Promise<Bucket>
  /** The limit of free reads, by the book of the account. */
  freeLimits: Map<string, FreeLimit>
}

/** Returns what batches need of an account: its names, and its catalogue. */
export function connectionOf(
  account: Account,
  ownSandbox: boolean,
  { caller, clock, bucket, freeLimits }: Means,
): Connection {
  const book = bookName(account)
  const limit = freeLimits.get(book) ?? {}
  freeLimits.set(book, limit)
  const free = new CatalogueReads(caller, clock, account.baseUrl, account.keyFrom, limit)
  const kept = new ResponseCache(bucket, clock.now, account.baseUrl, keyName(account))
  // The gazette and the update service count every request.
  const isCounted = account.service !== 'calculation'
  return {
    account,
    book,
    queue: queueName(account),
    ownSandbox,
    reads: isCounted ? kept : free,
    // A sandbox of this process ends with it, and another may take its port.
    ...(isCounted && !ownSandbox ? { cacheAnswer: (path, body) => kept.put(path, body) } : {}),
    isRehearsal: async () => {
      if (ownSandbox) return true
      // The other services count every request; a sandbox identifies itself in each answer.
      if (account.service !== 'calculation') return false
      const health = await free.tryGet('GET /health', '/health')
      return health.is === 'found' && isRecord(health.body) && health.body.env === 'sandbox'
    },
  }
}
