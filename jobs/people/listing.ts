import type { CallRequest, Parameters, StepAnswer, TaskState } from '../../src/core/job/job.js'
import { isRecord } from '../../src/services/classify-response.js'
import { callRequest } from '../../src/services/endpoint.js'
import { listParties, searchLawyers } from '../../src/services/gazette/endpoints.js'
import { LARGEST_PAGE, MOST_LAWYERS } from '../../src/services/gazette/filters.js'
import { byId } from '../../src/services/gazette/item-key.js'
import { PagedReading } from '../../src/services/gazette/paged-reading.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { mainList } from '../../src/services/lists-in.js'

/** At most 2,000 parties of one name: nobody could choose among more. */
const BOUNDS = { rounds: 2, pages: 10 }

/** The state of a search after some answers. */
export interface Listing {
  records: Fields[]
  next?: CallRequest
  /** Number of calls of the search; later calls ask for profiles. */
  calls: number
  /** The least number of calls that the search still needs. */
  toCome: number
  state: 'complete' | 'cut' | 'incomplete' | 'unreadable' | 'open' | 'refused' | 'untyped'
  total?: number
}

/**
 * Returns the state of a row's search: one call for lawyers, pages for parties. The same answers
 * always give the same state.
 */
export function listingOf({
  parameters,
  answers,
}: Pick<TaskState, 'parameters' | 'answers'>): Listing {
  return parameters.who === 'lawyers'
    ? lawyersIn(parameters, answers[0])
    : partiesIn(parameters, answers)
}

function lawyersIn(parameters: Parameters, answer: StepAnswer | undefined): Listing {
  if (!answer) {
    const { numero_oab, uf_oab, nome } = textsOf(parameters)
    const whom = numero_oab ? { numero_oab } : { nome }
    const query = { ...whom, ...(uf_oab ? { uf_oab } : {}) }
    const next: CallRequest = { ...callRequest(searchLawyers, query), refusalIsAnswer: true }
    return { records: [], calls: 0, toCome: 1, state: 'open', next }
  }
  if (answer.is !== 'answered') return { records: [], calls: 1, toCome: 0, state: 'refused' }
  const records = mainList(answer.body)
  if (!records) return { records: [], calls: 1, toCome: 0, state: 'unreadable' }
  const state = records.length >= MOST_LAWYERS ? 'cut' : 'complete'
  return { records, calls: 1, toCome: 0, state }
}

function partiesIn(parameters: Parameters, answers: readonly StepAnswer[]): Listing {
  const reader = new PartyReader()
  for (const [at, answer] of answers.entries()) {
    const state = reader.take(answer)
    if (state !== 'open') return reader.listing(state, at + 1)
  }
  const { nome, tipo } = textsOf(parameters)
  const query = { nome, ...(tipo ? { tipo } : {}), ...reader.place() }
  const next: CallRequest = { ...callRequest(listParties, query), refusalIsAnswer: true }
  return { ...reader.listing('open', answers.length), next }
}

class PartyReader {
  private readonly reading = new PagedReading(BOUNDS)
  private readonly records = new Map<string, Fields>()
  private ask = this.reading.begin()
  private total: number | undefined

  take(answer: StepAnswer): Listing['state'] {
    const isFirst = this.total === undefined
    if (answer.is !== 'answered') return isFirst ? 'refused' : 'incomplete'
    const page = pageIn(answer.body)
    if (!page) return isFirst ? 'unreadable' : 'incomplete'
    this.total = page.total
    for (const item of page.items) this.records.set(byId(item), item)
    const next = this.reading.next(this.factsOf(page))
    if (!next) return this.reading.coverage().complete ? 'complete' : 'incomplete'
    this.ask = next
    return 'open'
  }

  private factsOf({ total, items }: { total: number; items: Fields[] }) {
    const { offset } = this.place()
    if (this.ask.do === 'confirm') return this.reading.confirm(total)
    const keys = items.map(byId)
    return this.reading.take({ offset, total, limit: LARGEST_PAGE, keys }).facts
  }

  place(): { limit: number; offset: number } {
    if (this.ask.do === 'confirm') return { limit: 1, offset: 0 }
    return { limit: LARGEST_PAGE, offset: this.ask.offset }
  }

  listing(state: Listing['state'], calls: number): Listing {
    const total = this.total === undefined ? {} : { total: this.total }
    const toCome = state === 'open' ? this.reading.toCome(this.ask, LARGEST_PAGE) : 0
    return { records: [...this.records.values()], calls, toCome, state, ...total }
  }
}

/** The envelope of lists, whose shape the contract shows. */
function pageIn(body: unknown): { total: number; items: Fields[] } | undefined {
  if (!isRecord(body)) return undefined
  const { total, items } = body
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0) return undefined
  return Array.isArray(items) && items.every(isRecord) ? { total, items } : undefined
}

function textsOf(parameters: Parameters): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, String(value)]),
  )
}
