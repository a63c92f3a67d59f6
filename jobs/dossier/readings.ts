import type { ReadingAnswer, Readings } from '../../src/core/job/job.js'
import {
  COURTS_READING,
  type CourtsKnowledge,
  courtsLearnt,
  courtsRequest,
} from '../gazette/courts.js'

/** The courts tell a case without publications from one whose court the base does not have. */
export const readings: Readings = {
  wanted: (_, { courts }: CourtsKnowledge) => (courts ? [] : [COURTS_READING]),
  request: courtsRequest,
  learnt: ([first]: ReadingAnswer[]) => courtsLearnt(first?.answer),
}
