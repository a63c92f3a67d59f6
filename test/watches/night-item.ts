import { watch as watchJob } from '../../jobs/watch/index.js'
import { readNight } from '../../jobs/watch/interpret.js'
import { nightProgress } from '../../jobs/watch/night-reader.js'
import type { WatchItem, WatchKnowledge } from '../../jobs/watch/plan-row.js'
import type { CallRequest, StepAnswer } from '../../src/core/job/job.js'

export const NIGHT = '2026-01-15'
export const FAILED: StepAnswer = { is: 'failed', reason: 'HTTP 500' }
export const ITEM = { id: 7, data_disponibilizacao: NIGHT }

export const answered = (body: unknown): StepAnswer => ({
  is: 'answered',
  status: 200,
  headers: {},
  body,
})
export const page = (...items: object[]) => answered({ total: items.length, items })
export const HOLDER = { numero_oab: '94719', uf_oab: 'SP', nome: 'HELOISA PECANHA DE LIMA' }

export interface Base {
  lawyers?: StepAnswer
  list?: StepAnswer
  detail?: StepAnswer
  /** What is watched, by its key; a registration by default. */
  watched?: string
  /** The row of the watch's list. */
  item?: WatchItem
}

/** Reads the night of one row from a base that answers each kind of call in one way. */
export function itemReadFrom(base: Base, more: WatchKnowledge = {}) {
  const { lawyers, list, detail, watched = 'oab:SP:94719', item = {} } = base
  const knowledge = { adviceVersion: watchJob.advice!.version, ...more }
  const reply = ({ path }: CallRequest) => {
    if (path.startsWith('/v1/lawyers')) return lawyers ?? page(HOLDER)
    return /communications\/\d/.test(path) ? (detail ?? FAILED) : (list ?? page())
  }
  const answers: StepAnswer[] = []
  const asking = {
    name: 'n',
    answers,
    items: [item],
    parameters: { registration: watched, night: NIGHT },
  }
  for (;;) {
    const progress = nightProgress(asking, knowledge)
    if (progress.is === 'read') break
    answers.push(reply(progress.next))
  }
  const read = readNight(asking, knowledge)
  if (read.is !== 'read') throw new Error(read.is)
  return read.items[0]!
}
