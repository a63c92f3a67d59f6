import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FreeAnswer, FreeReads } from '../core/job/job.js'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'
import { packed } from './record-format.js'

/** Names of indices change by the year, series by the month: a cached list is good for a day. */
const FRESH_MS = 86_400_000
/** The gazette's one route whose answer depends on the key. */
const ME = '/v1/me'

const shape = z.object({ atMs: z.number(), body: z.unknown().optional() })
type CachedResponse = z.infer<typeof shape>
const CACHED_RESPONSE = packed('lote/kept', shape)

/**
 * Free reads at a service that counts every call: they return cached answers and make no call. An
 * answer that is not cached counts as absent.
 */
export class ResponseCache implements FreeReads {
  /** The number of free calls so far. */
  readonly calls = 0

  constructor(
    private readonly bucket: () => Promise<Bucket>,
    private readonly now: () => number,
    private readonly baseUrl: string,
    /** The fingerprint of the key: an answer about one key holds for no other. */
    private readonly key = '',
  ) {}

  async get(_route: string, path: string): Promise<FreeAnswer> {
    const kept = await this.read(path)
    const isFresh = kept !== undefined && this.now() - kept.atMs < FRESH_MS
    return isFresh ? { is: 'found', body: kept.body } : { is: 'absent', status: 0, message: '' }
  }

  tryGet(route: string, path: string): Promise<FreeAnswer> {
    return this.get(route, path)
  }

  async put(path: string, body: unknown): Promise<void> {
    const kept: CachedResponse = { atMs: this.now(), body }
    await CACHED_RESPONSE.put(await this.bucket(), this.keyOf(path), kept)
  }

  /** An unreadable entry counts as absent: the answer is fetched again from the service. */
  private async read(path: string): Promise<CachedResponse | undefined> {
    return CACHED_RESPONSE.getReadable(await this.bucket(), this.keyOf(path))
  }

  private keyOf(path: string): string {
    const whose = path === ME ? ` ${this.key}` : ''
    const place = `${this.baseUrl.replace(/\/+$/, '')}${path}${whose}`
    return keys.cachedResponse(createHash('sha256').update(place).digest('hex').slice(0, 24))
  }
}
