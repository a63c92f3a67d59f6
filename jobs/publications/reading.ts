import { type Coverage, coverageOf } from '../../src/gazette/coverage.js'
import { nextQuery, type PlanAnswer, type ReadingPlan } from '../../src/gazette/reading-plan.js'
import { type LawyersAnswer, type Spellings, spellingsOf } from '../../src/gazette/spellings.js'
import { type Watched, watchedOab } from '../../src/gazette/watched.js'
import type { Asking, CallRequest, Parameters, StepAnswer } from '../../src/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import { listCommunications, searchLawyers } from '../../src/services/gazette/endpoints.js'
import { mainList } from '../../src/services/lists-in.js'
import { isRecord } from '../../src/services/verdict.js'

export type Registration = Extract<Watched, { is: 'oab' }>

/** One filter, read to its end or as far as the answers go. */
export interface Query {
  /** Of a registration, as it was asked. */
  spelling?: string
  coverage: Coverage
}

/** Where the reading of a row stands after some answers. */
export interface RowReading {
  registration?: Registration
  spellings?: Spellings
  queries: Query[]
  next?: CallRequest
}

/** "Up to 200 results": so many spellings of one number may be fewer than there are. */
const MOST_LAWYERS = 200

/**
 * The spellings of a registration first, because the filter is an exact string; then every spelling
 * to its end. The same answers lead to the same place.
 */
export function readingOf({
  parameters,
  answers,
}: Pick<Asking, 'parameters' | 'answers'>): RowReading {
  const registration = registrationOf(parameters)
  if (!registration) return readAll({ queries: [] }, [undefined], parameters, answers)
  const [first, ...others] = answers
  if (!first) return { registration, queries: [], next: spellingsCall(registration) }
  const spellings = spellingsOf(registration, lawyersIn(first))
  return readAll({ registration, spellings, queries: [] }, spellings.toAsk, parameters, others)
}

export function registrationOf({ numero_oab, uf_oab }: Parameters): Registration | undefined {
  const watched = watchedOab(String(uf_oab ?? ''), String(numero_oab ?? ''))
  return watched?.is === 'oab' ? watched : undefined
}

function spellingsCall({ digits: numero_oab, uf: uf_oab }: Registration): CallRequest {
  return { ...callRequest(searchLawyers, { numero_oab, uf_oab }), ...TELLS }
}

/** What could not be read is told with what could: one span does not take the others with it. */
const TELLS = { refusalTells: true, failureTells: true } as const

/** Why there is no answer, in the service's words. */
function whyNot(answer: Exclude<StepAnswer, { is: 'answered' }>): string {
  return answer.is === 'failed' ? answer.reason : answer.message
}

function lawyersIn(answer: StepAnswer): LawyersAnswer {
  if (answer.is !== 'answered') return { is: 'failed', reason: whyNot(answer) }
  const items = mainList(answer.body)
  if (!items) return { is: 'failed', reason: 'no list' }
  return { is: 'found', items, cut: items.length >= MOST_LAWYERS }
}

function readAll(
  reading: RowReading,
  toAsk: readonly (string | undefined)[],
  parameters: Parameters,
  answers: readonly StepAnswer[],
): RowReading {
  const pages = answers.map(pageOf)
  let at = 0
  for (const spelling of toAsk) {
    const plan = planOf(parameters, spelling)
    const own: PlanAnswer[] = []
    let query = nextQuery(plan, own)
    while (query && at < pages.length) {
      own.push(pages[at]!)
      at += 1
      query = nextQuery(plan, own)
    }
    const coverage = coverageOf(plan, own)
    reading.queries.push({ ...(spelling === undefined ? {} : { spelling }), coverage })
    if (query && !reading.next) {
      reading.next = { ...callRequest(listCommunications, query), ...TELLS }
    }
  }
  return reading
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

/** The envelope of lists is what the contract shows: anything else was not read. */
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
