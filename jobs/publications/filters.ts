import type {
  CallRequest,
  FreeReads,
  Parameters,
  Reading,
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
import { COURTS_READING, type CourtsKnowledge, keptCourts } from '../gazette/courts.js'
import { LOST_LETTERS } from '../gazette/lost-letters.js'
import { scalarsOf } from '../gazette/scalars.js'

/** A filter is an exact string: one that is written otherwise finds nothing, and looks like silence. */
export interface FilterKnowledge extends CourtsKnowledge {
  /** Absent in batches of builds that did not verify. */
  verifiesFilters?: true
  /** Whether publications of the base carry a value, by {@link nameOf}. */
  values?: Record<string, ValueSeen>
  /** The day the batch was made, in São Paulo; absent in batches of builds that did not look. */
  today?: IsoDate
}
type ValueSeen = 'carried' | 'nowhere' | 'untold'

/** No list of the service has their values: one publication that carries one verifies it. */
const WITHOUT_LIST = ['tipo_comunicacao', 'orgao_id'] as const

export async function filterKnowledge(reads: FreeReads): Promise<FilterKnowledge> {
  return { verifiesFilters: true, ...(await keptCourts(reads)) }
}

/** The court by its acronym, as far as it is known; of the batch it comes as it was typed. */
export function courtOfRow(parameters: Parameters, { courts }: CourtsKnowledge): CourtFound {
  const known = courts && courts.length > 0 ? courts : COURTS_BY_LAW
  return findCourt(String(parameters.tribunal), known)
}

export function filterReadings(parameters: Parameters, known: FilterKnowledge): Reading[] {
  if (!known.verifiesFilters) return []
  const courts = parameters.tribunal !== undefined && !known.courts ? [COURTS_READING] : []
  const values = WITHOUT_LIST.flatMap((name) => {
    const { [name]: value } = parameters
    return value === undefined
      ? []
      : [{ name: nameOf(name, value), parameters: { [name]: value } } satisfies Reading]
  })
  return [...courts, ...values]
}

/** The newest publication with this value alone, whosever it is. */
export function valueRequest({ parameters }: Reading): CallRequest {
  const [name, value] = Object.entries(parameters)[0]!
  return callRequest(listCommunications, { [name]: String(value), limit: 1 })
}

export function valueSeen({ parameters }: Reading, answer: StepAnswer): ValueSeen {
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

/** What the filters of a row are by what the service told of their values. */
export interface Filters {
  /** As they are sent. */
  parameters: Parameters
  /** With it nothing can be found: nothing is asked. */
  problem?: Sentence
  /** Why silence may come of the filters. */
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
  const seen = values[nameOf(name, value)] ?? 'untold'
  const facts = { filter: name, value: String(value) }
  if (seen === 'nowhere') filters.problem ??= sentence('row_value_nowhere', facts)
  if (seen === 'untold') filters.doubts.push(sentence('pub_filter_unverified', facts))
}

/** The text is searched as it is typed: marks of a search engine find nothing, nor a number written otherwise. */
function addText({ parameters, doubts }: Filters): void {
  const { q } = parameters
  if (typeof q !== 'string') return
  const isTitled = /^(?:dr|dra|adv|sr|sra|exm[oa]|prof|profa)\b\.? /i.test(q)
  const isNumber = mentionsCase(q) || mentionsOab(q)
  const isSearch =
    /["“”*?%|&+()[\]…]|\b(?:AND|OR|NOT|NEAR)\b|,\s|;|\s\/\s|\s(?:e\/)?ou\s|\se outr[oa]s?\b/.test(q)
  if (isNumber) doubts.push(sentence('pub_text_number', { value: q }))
  else if (isSearch || isTitled || LOST_LETTERS.test(q))
    doubts.push(sentence('pub_text_marks', { value: q }))
}

/** A case is found under the courts that publish of it. */
function addCase({ parameters, doubts }: Filters, { courts = [] }: FilterKnowledge): void {
  const { numero_processo: number, tribunal } = parameters
  if (typeof number !== 'string') return
  const court = courtOf(number) ?? ''
  if (tribunal === undefined) {
    if (isCovered(court, courts) === false) doubts.push(sentence('case_out_of_coverage', { court }))
  } else if (isOfAnother(number, String(tribunal))) {
    doubts.push(sentence('pub_case_of_another', { court, filter: String(tribunal) }))
  }
}
