import type { FreeReads, Knowledge, Readings } from '../../src/core/job/job.js'
import { callRequest, routeAndPath } from '../../src/services/endpoint.js'
import { getMe } from '../../src/services/gazette/endpoints.js'

export interface KeyKnowledge extends Knowledge {
  /** The service told today who the key is and what it may. */
  keyTold?: true
}

export async function keptKey(reads: FreeReads): Promise<KeyKnowledge> {
  const kept = await reads.get(...routeAndPath(getMe, {}))
  return kept.is === 'found' ? { keyTold: true } : {}
}

/**
 * The limit of a key is its own, and the book has to hold to it before hundreds of calls go out: one
 * call alone comes first, and its headers and body tell.
 */
export const keyReadings: Readings = {
  wanted: (_, { keyTold }: KeyKnowledge) =>
    keyTold ? [] : [{ name: 'me', parameters: {}, keep: true }],
  request: () => callRequest(getMe, {}),
  learnt: () => ({}),
}
