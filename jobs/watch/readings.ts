import type { FreeReads, Prefetch, Prefetches } from '../../src/core/job/job.js'
import { subjectOfKey } from '../../src/legal/gazette/subject.js'
import { COURTS_READING, cachedCourts, courtsLearnt, courtsRequest } from '../gazette/courts.js'
import { cachedKey, type KeyKnowledge, keyReadings } from '../gazette/key-limit.js'
import type { WatchKnowledge } from './plan-row.js'

export async function nightKnowledge(reads: FreeReads): Promise<WatchKnowledge & KeyKnowledge> {
  return { ...(await cachedKey(reads)), verifiesCases: true, ...(await cachedCourts(reads)) }
}

const isOfCourts = ({ name }: Prefetch) => name === COURTS_READING.name

/**
 * Reads the limit of the key, and the list of courts where a case is watched: of a court that the
 * base does not have, every night would be complete and empty.
 */
export const readings: Prefetches = {
  forBatch: (survey, known) => keyReadings.forBatch!(survey, known),
  forTask({ registration }, { verifiesCases, courts }: WatchKnowledge) {
    const isCase = subjectOfKey(String(registration))?.is === 'case'
    return verifiesCases && isCase && !courts ? [COURTS_READING] : []
  },
  request: (reading, known) =>
    isOfCourts(reading) ? courtsRequest() : keyReadings.request(reading, known),
  addAnswers: (answers) => courtsLearnt(answers.find(isOfCourts)?.answer),
}
