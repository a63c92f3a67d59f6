import type {
  CallRequest,
  FreeReads,
  Knowledge,
  Reading,
  StepAnswer,
} from '../../src/core/job/job.js'
import { callRequest, routeAndPath } from '../../src/services/endpoint.js'
import { listTribunals } from '../../src/services/gazette/endpoints.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { mainList } from '../../src/services/lists-in.js'

export interface CourtsKnowledge extends Knowledge {
  /** Absent where the base did not tell them. */
  courts?: Fields[]
}

/**
 * The list of courts. All of them: how the base spells an acronym is not shown, and a filter for
 * another finds nothing.
 */
export const COURTS_READING: Reading = { name: 'tribunals', parameters: {}, keep: true }

/** As it was kept, if it was: reading it costs. */
export async function keptCourts(reads: FreeReads): Promise<CourtsKnowledge> {
  const kept = await reads.get(...routeAndPath(listTribunals, {}))
  return kept.is === 'found' ? courtsIn(kept.body) : {}
}

export function courtsRequest(): CallRequest {
  return callRequest(listTribunals, {})
}

export function courtsLearnt(answer: StepAnswer | undefined): CourtsKnowledge {
  return answer?.is === 'answered' ? courtsIn(answer.body) : {}
}

function courtsIn(body: unknown): CourtsKnowledge {
  const courts = mainList(body)
  return courts ? { courts } : {}
}
