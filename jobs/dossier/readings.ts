import type { PrefetchAnswer, Prefetches } from '../../src/core/job/job.js'
import {
  COURTS_READING,
  type CourtsKnowledge,
  courtsLearnt,
  courtsRequest,
} from '../gazette/courts.js'

/**
 * Reads the list of courts, which distinguishes a case without publications from a case whose court
 * the base does not cover.
 */
export const readings: Prefetches = {
  forBatch: (_, { courts }: CourtsKnowledge) => (courts ? [] : [COURTS_READING]),
  request: courtsRequest,
  addAnswers: ([first]: PrefetchAnswer[]) => courtsLearnt(first?.answer),
}
