import type { FreeReads, Knowledge, Prefetches } from '../../src/core/job/job.js'
import { callRequest, routeAndPath } from '../../src/services/endpoint.js'
import { getMe } from '../../src/services/gazette/endpoints.js'

export interface KeyKnowledge extends Knowledge {
  /** True if the cache already holds today's description of the key and its limits. */
  keyTold?: true
}

export async function cachedKey(reads: FreeReads): Promise<KeyKnowledge> {
  const cached = await reads.get(...routeAndPath(getMe, {}))
  return cached.is === 'found' ? { keyTold: true } : {}
}

/**
 * Each key has its own limit, which the rate limiter must know before hundreds of calls are sent. A
 * single call therefore goes first, and the limiter learns the limit from its headers and body.
 */
export const keyReadings: Prefetches = {
  forBatch: (_, { keyTold }: KeyKnowledge) =>
    keyTold ? [] : [{ name: 'me', parameters: {}, keep: true }],
  request: () => callRequest(getMe, {}),
  addAnswers: () => ({}),
}
