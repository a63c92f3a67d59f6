import { defineJob } from '../../src/core/job/define-job.js'
import type { FreeReads, Knowledge, Prefetch, Prefetches } from '../../src/core/job/job.js'
import { subjectOfKey } from '../../src/legal/gazette/subject.js'
import { sentence } from '../../src/messages/message-code.js'
import { callRequest, routeAndPath } from '../../src/services/endpoint.js'
import { getMe } from '../../src/services/gazette/endpoints.js'
import { COURTS_READING, cachedCourts, courtsLearnt, courtsRequest } from '../gazette/courts.js'
import { probe } from '../gazette/probe.js'
import { readNight } from './interpret.js'
import { nightProgress } from './night-reader.js'
import { leavesOut, planRow, type WatchItem, type WatchKnowledge } from './plan-row.js'
import { sheets } from './workbook.js'

interface KeyKnowledge extends Knowledge {
  /** True if the cache already holds today's description of the key and its limits. */
  keyTold?: true
}

/**
 * Each key has its own limit, which the rate limiter must know before hundreds of calls are sent. A
 * single call therefore goes first, and the limiter learns the limit from its headers and body.
 */
const keyReadings: Prefetches = {
  forBatch: (_, { keyTold }: KeyKnowledge) =>
    keyTold ? [] : [{ name: 'me', parameters: {}, keep: true }],
  request: () => callRequest(getMe, {}),
  addAnswers: () => ({}),
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

/** One night of a watch: what the gazette has new of registrations and cases. */
export const watch = defineJob<WatchItem>({
  kind: 'watch',
  aliases: ['acompanhar', 'acompanhamento'],
  service: 'gazette',
  title: 'Acompanhamento do diário',
  fields: [
    { name: 'oab_numero', type: 'oab', asked: true },
    { name: 'oab_uf', type: 'text' },
    { name: 'oab_nome', type: 'text', isCompared: true },
    { name: 'numero_processo', type: 'case', asked: true },
    { name: 'responsavel', type: 'text' },
    { name: 'responsavel_email', type: 'text' },
    { name: 'cliente', type: 'text' },
  ],
  parameters: [
    { name: 'night', type: 'date', today: true },
    { name: 'watch', type: 'text' },
  ],
  template: {
    headings: ['OAB', 'Processo', 'Responsável', 'E-mail do responsável', 'Cliente'],
    rows: [
      ['OAB/SP 94.719', '', 'Ana Lúcia', 'ana@escritorio.example', ''],
      ['50001/RS', '', 'Ana Lúcia', 'ana@escritorio.example', ''],
      ['', '0365424-03.2022.8.16.0040', 'Bruno', '', 'Maria da Luz Freitas'],
    ],
    args: [],
    watch: 'escritorio',
  },
  pack: 500,
  checkParameters: ({ night }, columns) => [
    ...(night === undefined ? [sentence('watch_no_night')] : []),
    ...(columns.has('oab_numero') || columns.has('numero_processo')
      ? []
      : [sentence('watch_no_column')]),
  ],
  planRow,
  // Version 3: more orders of courts have a suggested end, and requests or acts of a party have
  // none. Version 4: a registration that nobody has is told. Version 5: so is what an end means, and
  // the client of a registration is not said of its publications. Version 6: that nobody has a
  // registration is told each night, not only when the base is asked for it, and more texts have no
  // end.
  advice: {
    version: 6,
    fields: ['publicacao', 'inicio', 'corridos', 'fim', 'situacao', 'prazo', 'sugestao', 'perfil'],
    lists: ['calendar'],
  },
  countsDeadlines: true,
  excludes: leavesOut,
  catalogue: nightKnowledge,
  prefetches: readings,
  price(asking, knowledge: WatchKnowledge) {
    const followed = nightProgress(asking, knowledge)
    const calls = asking.answers.length + (followed.is === 'asking' ? followed.toCome : 0)
    return { calls, units: calls }
  },
  unknownPrice: () => [sentence('watch_price_least')],
  next(asking, knowledge: WatchKnowledge) {
    const followed = nightProgress(asking, knowledge)
    return followed.is === 'asking' ? followed.next : undefined
  },
  probe,
  read: readNight,
  sheets,
})

async function nightKnowledge(reads: FreeReads): Promise<WatchKnowledge & KeyKnowledge> {
  return { ...(await cachedKey(reads)), verifiesCases: true, ...(await cachedCourts(reads)) }
}

async function cachedKey(reads: FreeReads): Promise<KeyKnowledge> {
  const cached = await reads.get(...routeAndPath(getMe, {}))
  return cached.is === 'found' ? { keyTold: true } : {}
}
