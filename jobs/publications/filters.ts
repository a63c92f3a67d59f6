import type {
  CallRequest,
  FreeReads,
  Parameters,
  Prefetch,
  StepAnswer,
} from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import { callRequest } from '../../src/services/endpoint.js'
import { listCommunications } from '../../src/services/gazette/endpoints.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { mentionsCase } from '../../src/values/case-number.js'
import type { IsoDate } from '../../src/values/dates.js'
import { mentionsOab } from '../../src/values/oab.js'
import { COURTS_BY_LAW, courtOf, isCovered, isOfAnother } from '../gazette/court.js'
import { type CourtFound, findCourt } from '../gazette/court-names.js'
import { COURTS_READING, type CourtsKnowledge, cachedCourts } from '../gazette/courts.js'
import { LOST_LETTERS } from '../gazette/lost-letters.js'
import type { TextKnowledge } from '../gazette/publication.js'
import { scalarsOf } from '../gazette/scalars.js'

/**
 * Knowledge of filter values. Filters are exact strings: a value that is written otherwise finds
 * nothing, which looks like an absence of publications.
 */
export interface FilterKnowledge extends CourtsKnowledge, TextKnowledge {
  /** Absent in older batches, which did not verify filters. */
  verifiesFilters?: true
  /** Absent in older batches, which asked for the courts of a filter alone. */
  verifiesCases?: true
  /** Absent in older batches, which did not tell that a period was not over when it was read. */
  tellsReadingDay?: true
  /** Whether publications of the base carry a value, by {@link nameOf}. */
  values?: Record<string, ValueStatus>
  /** The day on which the batch was submitted, in São Paulo; absent in older batches. */
  today?: IsoDate
}
type ValueStatus = 'carried' | 'nowhere' | 'untold'

/**
 * Filters whose values no list of the service contains: one publication that carries the value
 * verifies it.
 */
const WITHOUT_LIST = ['tipo_comunicacao', 'orgao_id'] as const

export async function filterKnowledge(reads: FreeReads): Promise<FilterKnowledge> {
  const marks = { verifiesFilters: true, verifiesCases: true, tellsReadingDay: true } as const
  return { ...marks, partsWords: true, ...(await cachedCourts(reads)) }
}

/**
 * Returns the court that a row's text names, by the list of the base or, without it, by the courts
 * that exist by law. A parameter of the batch comes as the user typed it.
 */
export function courtOfRow(parameters: Parameters, { courts }: CourtsKnowledge): CourtFound {
  const known = courts && courts.length > 0 ? courts : COURTS_BY_LAW
  return findCourt(String(parameters.tribunal), known)
}

export function filterReadings(parameters: Parameters, known: FilterKnowledge): Prefetch[] {
  if (!known.verifiesFilters) return []
  const isOfCourt =
    parameters.tribunal !== undefined ||
    (known.verifiesCases && parameters.numero_processo !== undefined)
  const courts = isOfCourt && !known.courts ? [COURTS_READING] : []
  const values = WITHOUT_LIST.flatMap((name) => {
    const { [name]: value } = parameters
    return value === undefined
      ? []
      : [{ name: nameOf(name, value), parameters: { [name]: value } } satisfies Prefetch]
  })
  return [...courts, ...values]
}

/** Returns the request for the newest publication with this value as the only filter. */
export function valueRequest({ parameters }: Prefetch): CallRequest {
  const [name, value] = Object.entries(parameters)[0]!
  return callRequest(listCommunications, { [name]: String(value), limit: 1 })
}

export function valueStatus({ parameters }: Prefetch, answer: StepAnswer): ValueStatus {
  const [wanted] = Object.values(parameters)
  const body = answer.is === 'answered' && isRecord(answer.body) ? answer.body : {}
  const { total, items } = body
  if (!Array.isArray(items)) return 'untold'
  if (items.length === 0) return total === 0 ? 'nowhere' : 'untold'
  return items.filter(isRecord).some((item) => carries(item, wanted)) ? 'carried' : 'untold'
}

function carries(item: Fields, wanted: unknown): boolean {
  return Object.values(scalarsOf(item)).includes(String(wanted))
}

function nameOf(parameter: string, value: unknown): string {
  return `${parameter}: ${String(value)}`
}

/** The filters of a row, after verification. */
export interface Filters {
  /** The values to send. */
  parameters: Parameters
  /** Set if nothing can be found with these filters; then nothing is asked. */
  problem?: Sentence
  /** Reasons why an empty result may be due to the filters. */
  doubts: Sentence[]
}

export function filtersOf(parameters: Parameters, known: FilterKnowledge): Filters {
  const filters: Filters = { parameters, doubts: [] }
  if (!known.verifiesFilters) return filters
  if (parameters.tribunal !== undefined) addCourt(filters, known)
  for (const name of WITHOUT_LIST) addValue(filters, name, known)
  addText(filters)
  addCase(filters, known)
  return filters
}

function addCourt(filters: Filters, { courts }: FilterKnowledge): void {
  const value = String(filters.parameters.tribunal)
  const found = findCourt(value, courts)
  if (found.is === 'unverified') {
    filters.doubts.push(sentence('pub_filter_unverified', { filter: 'tribunal', value }))
  } else if (found.is === 'unknown') {
    filters.problem = sentence('row_court_unknown', { value, near: found.near })
  } else {
    filters.parameters = { ...filters.parameters, tribunal: found.sigla }
    const inactive = sentence('case_out_of_coverage', { court: found.sigla })
    if (!found.isActive) filters.doubts.push(inactive)
  }
}

function addValue(filters: Filters, name: string, { values = {} }: FilterKnowledge): void {
  const { [name]: value } = filters.parameters
  if (value === undefined) return
  const status = values[nameOf(name, value)] ?? 'untold'
  const facts = { filter: name, value: String(value) }
  if (status === 'nowhere') filters.problem ??= sentence('row_value_nowhere', facts)
  if (status === 'untold') filters.doubts.push(sentence('pub_filter_unverified', facts))
}

/**
 * The service searches the text as it is typed: operators of search engines find nothing, nor does
 * a number in another spelling.
 */
function addText({ parameters, doubts }: Filters): void {
  const { q } = parameters
  if (typeof q !== 'string') return
  const isTitled = /^(?:dr|dra|adv|sr|sra|exm[oa]|prof|profa)\b\.? /i.test(q)
  const isNumber = mentionsCase(q) || mentionsOab(q)
  const isSearch =
    /^\d{1,3}(?:\.| -) |["“”*?%|&+()[\]…]|\b(?:AND|OR|NOT|NEAR)\b|,\s|;|\s\/\s|\s(?:e\/)?(?:ou|OU|Ou)\s|\se outr[oa]s?\b/.test(
      q,
    )
  if (isNumber) doubts.push(sentence('pub_text_number', { value: q }))
  else if (isSearch || isTitled || LOST_LETTERS.test(q))
    doubts.push(sentence('pub_text_marks', { value: q }))
}

/** A case is found only under the courts that publish it. */
function addCase({ parameters, doubts }: Filters, { courts = [] }: FilterKnowledge): void {
  const { numero_processo: number, tribunal } = parameters
  if (typeof number !== 'string') return
  const court = courtOf(number)
  if (court === undefined) return
  if (tribunal === undefined) {
    if (isCovered(court, courts) === false) doubts.push(sentence('case_out_of_coverage', { court }))
  } else if (isOfAnother(number, String(tribunal))) {
    doubts.push(sentence('pub_case_of_another', { court, filter: String(tribunal) }))
  }
}
