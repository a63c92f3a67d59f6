import type { CallRequest, FreeReads, Knowledge, ReadingAnswer, Readings } from '../../src/job.js'
import { callRequest, routeAndPath } from '../../src/services/endpoint.js'
import type { Fields } from '../../src/services/gazette/asking.js'
import { listTribunals } from '../../src/services/gazette/endpoints.js'
import { mainList } from '../../src/services/lists-in.js'

export interface DossierKnowledge extends Knowledge {
  /** Absent where the base did not tell them. */
  courts?: Fields[]
}

/** As it was kept, if it was: reading it costs. */
export async function keptCourts(reads: FreeReads): Promise<DossierKnowledge> {
  const kept = await reads.get(...routeAndPath(listTribunals, {}))
  return kept.is === 'found' ? courtsIn(kept.body) : {}
}

/**
 * The list of courts, which tells a case without publications from a court whose publications the
 * base does not have. All of them: how the base spells an acronym is not shown, and a filter for
 * another finds nothing.
 */
export const readings: Readings = {
  wanted: (_, { courts }: DossierKnowledge) =>
    courts ? [] : [{ name: 'tribunals', parameters: {}, keep: true }],
  request: (): CallRequest => callRequest(listTribunals, {}),
  learnt: (answers: ReadingAnswer[]) =>
    Object.assign(
      {},
      ...answers.map(({ answer }) => (answer.is === 'answered' ? courtsIn(answer.body) : {})),
    ),
}

function courtsIn(body: unknown): DossierKnowledge {
  const courts = mainList(body)
  return courts ? { courts } : {}
}
