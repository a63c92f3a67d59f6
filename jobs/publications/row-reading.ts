import type {
  CallRequest,
  Parameters,
  Price,
  StepAnswer,
  TaskState,
} from '../../src/core/job/job.js'
import { type Coverage, coverageOf } from '../../src/legal/gazette/coverage.js'
import { lawyersOf } from '../../src/legal/gazette/item.js'
import {
  type PlanAnswer,
  progressWithin,
  type ReadingPlan,
} from '../../src/legal/gazette/reading-plan.js'
import type { Spellings } from '../../src/legal/gazette/spellings.js'
import { isRecord } from '../../src/services/classify-response.js'
import { callRequest } from '../../src/services/endpoint.js'
import { getCommunication, listCommunications } from '../../src/services/gazette/endpoints.js'
import { byId } from '../../src/services/gazette/item-key.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { isAnother, OF_ANOTHER, whyNot } from '../gazette/why-not.js'
import { type Filters, filtersOf } from './filters.js'
import type { PublicationsItem } from './plan-row.js'
import {
  type PublicationsKnowledge,
  type Registration,
  registrationOf,
  spellingsIn,
} from './spellings.js'

/** One query, read to its end or as far as the answers go. */
export interface Query {
  /** Only for a registration: the spelling that was asked for. */
  spelling?: string
  coverage: Coverage
}

/** The state of a row's reading after some answers. */
export interface RowReading {
  filters: Filters
  registration?: Registration
  spellings?: Spellings
  queries: Query[]
  /** Publications by key, without repetitions. */
  found: Map<string, Fields>
  details: Details
  next?: CallRequest
  /** The least number of calls still needed, including the next one. */
  toCome: number
}

/** Details are read because the contract promises the lawyers of a publication only there. */
interface Details {
  /** Number of publications found by registration whose lawyers the list did not contain. */
  needed: number
  /** Number of these whose details came. */
  read: number
  /** The reason why the first missing detail did not come. */
  problem?: string
}

type RowAsking = Pick<TaskState<PublicationsItem>, 'parameters' | 'items' | 'answers'>

/** At most this many details of one row are read; the row reports the rest as not read. */
const MOST_DETAILS = 400

/**
 * Returns the state of a row's reading: first every spelling to its end, then the details that the
 * lists lack. The same answers always give the same state.
 */
export function readingOf(
  { parameters, items, answers }: RowAsking,
  knowledge: PublicationsKnowledge,
): RowReading {
  const registration = registrationOf(parameters)
  const written = items.flatMap(({ spellings = [] }) => spellings)
  const spellings = registration && spellingsIn(knowledge, registration, written)
  const filters = filtersOf(parameters, knowledge)
  const reading: RowReading = {
    filters,
    ...(registration ? { registration } : {}),
    ...(spellings ? { spellings } : {}),
    queries: [],
    found: new Map(),
    details: { needed: 0, read: 0 },
    toCome: 0,
  }
  if (filters.problem) return reading
  const toAsk = spellings?.toAsk ?? [undefined]
  const taken = readLists(reading, toAsk, filters.parameters, answers)
  if (registration && !reading.next) readDetails(reading, answers.slice(taken))
  return reading
}

export function price(asked: RowAsking, knowledge: PublicationsKnowledge): Price {
  const calls = asked.answers.length + readingOf(asked, knowledge).toCome
  return { calls, units: calls }
}

/**
 * A refused or failed call becomes part of the row's report, so that the other answers are not
 * lost.
 */
const REPORTS_FAILURES = { refusalIsAnswer: true, failureIsAnswer: true } as const

/** Reads the lists and returns how many of the answers belong to them. */
function readLists(
  reading: RowReading,
  toAsk: readonly (string | undefined)[],
  parameters: Parameters,
  answers: readonly StepAnswer[],
): number {
  const pages = answers.map(pageOf)
  let at = 0
  for (const spelling of toAsk) {
    const plan = planOf(parameters, spelling)
    const own = pages.slice(at)
    const { next, taken, callsToCome } = progressWithin(plan, own)
    at += taken
    const coverage = coverageOf(plan, own.slice(0, taken))
    reading.queries.push({ ...(spelling === undefined ? {} : { spelling }), coverage })
    for (const item of coverage.items) reading.found.set(byId(item), item)
    reading.toCome += callsToCome
    if (next && !reading.next)
      reading.next = { ...callRequest(listCommunications, next), ...REPORTS_FAILURES }
  }
  return at
}

/** Merges details into the items; fields of the detail replace those of the list. */
function readDetails(reading: RowReading, answers: readonly StepAnswer[]): void {
  const { found, details } = reading
  const needed = [...found].filter(([, item]) => idOf(item) !== undefined && !lawyersOf(item))
  const asked = needed.slice(0, MOST_DETAILS)
  details.needed = needed.length
  for (const [at, [key, item]] of asked.entries()) {
    const answer = answers[at]
    if (!answer) {
      const id = idOf(item)!
      const request = callRequest(getCommunication, { id })
      reading.next = { ...request, ...REPORTS_FAILURES, shared: true }
      reading.toCome = asked.length - at
      return
    }
    const detail = answer.is === 'answered' && isRecord(answer.body) ? answer.body : undefined
    if (isAnother(detail, idOf(item))) details.problem ??= OF_ANOTHER
    else if (detail) {
      details.read += 1
      found.set(key, { ...item, ...detail })
    } else details.problem ??= whyNot(answer)
  }
}

function planOf(parameters: Parameters, spelling: string | undefined): ReadingPlan {
  const { data_inicio: from, data_fim: to, numero_oab: _digits, ...others } = parameters
  const texts = Object.entries(others).map(([name, value]) => [name, String(value)])
  const filter = {
    ...Object.fromEntries(texts),
    ...(spelling === undefined ? {} : { numero_oab: spelling }),
  }
  const isDated = typeof from === 'string' && typeof to === 'string'
  return { filter, ...(isDated ? { period: { from, to } } : {}) }
}

/** Anything but the contract's envelope of lists counts as a failed page. */
function pageOf(answer: StepAnswer): PlanAnswer {
  if (answer.is !== 'answered') return { is: 'failed', reason: whyNot(answer) }
  const body = isRecord(answer.body) ? answer.body : {}
  const { total, items } = body
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0) {
    return { is: 'failed', reason: 'a resposta não tem total' }
  }
  if (!Array.isArray(items) || !items.every(isRecord)) {
    return { is: 'failed', reason: 'a resposta não tem itens' }
  }
  return { is: 'page', total, items }
}
