import type {
  CallRequest,
  FreeReads,
  Knowledge,
  Prefetch,
  StepAnswer,
} from '../../src/core/job/job.js'
import { isRecord } from '../../src/services/classify-response.js'
import { callRequest, routeAndPath } from '../../src/services/endpoint.js'
import { listTribunals } from '../../src/services/gazette/endpoints.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { mainList } from '../../src/services/lists-in.js'

export interface CourtsKnowledge extends Knowledge {
  /** Absent if the base did not return the list. */
  courts?: Fields[]
}

/**
 * Reads the list of courts without a filter: the base's spelling of an acronym is unknown, and a
 * filter with another spelling finds nothing.
 */
export const COURTS_READING: Prefetch = { name: 'tribunals', parameters: {}, keep: true }

/**
 * Returns the list of courts from the cache, if it is there; reading it from the service costs a
 * unit.
 */
export async function cachedCourts(reads: FreeReads): Promise<CourtsKnowledge> {
  const cached = await reads.get(...routeAndPath(listTribunals, {}))
  return cached.is === 'found' ? courtsIn(cached.body) : {}
}

export function courtsRequest(): CallRequest {
  return callRequest(listTribunals, {})
}

export function courtsLearnt(answer: StepAnswer | undefined): CourtsKnowledge {
  return answer?.is === 'answered' ? courtsIn(answer.body) : {}
}

/** A list that says it has more than came proves no absence. */
function courtsIn(body: unknown): CourtsKnowledge {
  const courts = mainList(body)
  const total = isRecord(body) ? body.total : undefined
  if (!courts || (typeof total === 'number' && total > courts.length)) return {}
  return { courts }
}
