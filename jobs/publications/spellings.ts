import type {
  CallRequest,
  Parameters,
  Prefetch,
  Prefetches,
  StepAnswer,
} from '../../src/core/job/job.js'
import {
  type LawyersAnswer,
  type Spellings,
  spellingsOf,
} from '../../src/legal/gazette/spellings.js'
import { type Subject, subjectOfOab } from '../../src/legal/gazette/subject.js'
import { callRequest } from '../../src/services/endpoint.js'
import { searchLawyers } from '../../src/services/gazette/endpoints.js'
import { MOST_LAWYERS } from '../../src/services/gazette/filters.js'
import { mainList } from '../../src/services/lists-in.js'
import { COURTS_READING, courtsLearnt, courtsRequest } from '../gazette/courts.js'
import { whyNot } from '../gazette/why-not.js'
import { type FilterKnowledge, filterReadings, valueRequest, valueStatus } from './filters.js'

export type Registration = Extract<Subject, { is: 'oab' }>

export interface PublicationsKnowledge extends FilterKnowledge {
  /** The lawyers that the base has for each registration, by the registration's key. */
  lawyers?: Record<string, LawyersAnswer>
}

/**
 * Reads the spellings of each registration before its rows, because the filter is an exact string.
 * They are not cached: a later batch would miss spellings added since.
 */
export const readings: Prefetches = {
  isParallel: true,
  forTask(parameters: Parameters, knowledge: PublicationsKnowledge): Prefetch[] {
    const verified = filterReadings(parameters, knowledge)
    const registration = registrationOf(parameters)
    if (!registration) return verified
    const { key, digits, uf } = registration
    return [...verified, { name: key, parameters: { numero_oab: digits, uf_oab: uf } }]
  },
  request(reading: Prefetch): CallRequest {
    if (isOfCourts(reading)) return courtsRequest()
    if (!isOfLawyer(reading)) return valueRequest(reading)
    const { numero_oab, uf_oab } = reading.parameters
    return callRequest(searchLawyers, { numero_oab: String(numero_oab), uf_oab: String(uf_oab) })
  },
  addAnswers: (answers): PublicationsKnowledge => {
    const courts = answers.find(isOfCourts)
    const values = answers.filter((one) => !isOfCourts(one) && !isOfLawyer(one))
    const statuses = values.map((one) => [one.name, valueStatus(one, one.answer)])
    return {
      ...courtsLearnt(courts?.answer),
      values: Object.fromEntries(statuses),
      lawyers: Object.fromEntries(
        answers.filter(isOfLawyer).map(({ name, answer }) => [name, lawyersIn(answer)]),
      ),
    }
  },
}

function isOfCourts({ name }: Prefetch): boolean {
  return name === COURTS_READING.name
}

function isOfLawyer({ parameters }: Prefetch): boolean {
  return parameters.numero_oab !== undefined
}

export function registrationOf({ numero_oab, uf_oab }: Parameters): Registration | undefined {
  const watched = subjectOfOab(String(uf_oab ?? ''), String(numero_oab ?? ''))
  return watched?.is === 'oab' ? watched : undefined
}

/**
 * Returns the spellings of a registration. Without an answer of the service these are the plain
 * number and the rows' own (`written`).
 */
export function spellingsIn(
  { lawyers = {} }: PublicationsKnowledge,
  registration: Registration,
  written: readonly string[],
): Spellings {
  const unanswered: LawyersAnswer = { is: 'failed', reason: 'sem resposta' }
  return spellingsOf(registration, lawyers[registration.key] ?? unanswered, [], written)
}

function lawyersIn(answer: StepAnswer): LawyersAnswer {
  if (answer.is !== 'answered') return { is: 'failed', reason: whyNot(answer) }
  const items = mainList(answer.body)
  if (!items) return { is: 'failed', reason: 'no list' }
  return { is: 'found', items, cut: items.length >= MOST_LAWYERS }
}
