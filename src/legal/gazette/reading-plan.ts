import type { CommunicationsQuery } from '../../services/gazette/client.js'
import type { Reason } from '../../services/gazette/completeness.js'
import { LARGEST_PAGE } from '../../services/gazette/filters.js'
import { byId } from '../../services/gazette/item-key.js'
import { PagedReading, type Request } from '../../services/gazette/paged-reading.js'
import type { Fields } from '../../services/gazette/transport.js'
import { dayOf } from './item.js'
import { isWithin, lengthOf, type Period, split } from './period.js'

/** A reading to be completed: one filter of `/v1/communications`, over a period. */
export interface ReadingPlan {
  filter: Omit<CommunicationsQuery, 'data_inicio' | 'data_fim' | 'limit' | 'offset'>
  /** Without a period the reading covers all days and cannot be split. */
  period?: Period
  bounds?: Partial<PlanBounds>
}

interface PlanBounds {
  /** Items of a page; 200 by default, the most that the service gives. */
  pageSize: number
  /** How often a span is read again while it changes; 3 by default. */
  rounds: number
  /** Pages of one round through one span; 50 by default, 10,000 items of a day. */
  pages: number
  /** Calls of the whole plan; 400 by default. */
  calls: number
}
const BOUNDS: PlanBounds = { pageSize: LARGEST_PAGE, rounds: 3, pages: 50, calls: 400 }

/** How a call of the plan ended, in the order in which {@link progressOf} asked for the calls. */
export type PlanAnswer =
  | { is: 'page'; total: number; items: readonly Fields[] }
  /** The call was refused or given up; `reason` is for users. */
  | { is: 'failed'; reason: string }

/** The words that users see; only COMPLETA may be shown as empty. */
export type State = 'COMPLETA' | 'INCOMPLETA' | 'FALHOU'

export type SpanReason =
  | Reason
  /** The call failed or was refused. */
  | 'failed'
  /** An item of another day came: the filter's dates do not mean what the program assumes. */
  | 'outside-period'
  /** The bound on calls was reached before or during the span. */
  | 'too-many-calls'
  /** The reading ended before the span. */
  | 'not-asked'

/** Days that were read as one query, and how completely. */
export interface Span {
  period?: Period
  state: State
  reason: SpanReason
  /** The service's message, where the call failed. */
  problem?: string
  /** The last `total` of the service; undefined without an answer. */
  total?: number
  /** Keys of the different items that came. */
  received: readonly string[]
  calls: number
}

/** The state of a reading after some answers. */
export interface Progress {
  /** Finished spans in order of their days, then the waiting ones. */
  spans: Span[]
  /** Each item once, in its latest version, also from spans that were split. */
  items: Map<string, Fields>
  calls: number
  /** The least number of calls to come, by the totals so far. */
  callsToCome: number
  /** Spans that did not fit a page and were divided. */
  splits: number
  /** The next query; absent when the reading is over. */
  next?: CommunicationsQuery
}

/**
 * Returns the progress after these answers; it depends on them alone. The whole period is asked for
 * first; a span that does not fit a page is divided, down to days, and {@link PagedReading} reads a
 * day in pages.
 * @throws RangeError on more answers than the plan asked for
 */
export function progressOf(plan: ReadingPlan, answers: readonly PlanAnswer[]): Progress {
  const reader = new Reader(plan)
  for (const answer of answers) reader.take(answer)
  return reader.progress()
}

/**
 * Returns the progress after the first answers, as many as the plan asks for: later ones belong to
 * other questions. `taken` is their number.
 */
export function progressWithin(
  plan: ReadingPlan,
  answers: Iterable<PlanAnswer>,
): Progress & { taken: number } {
  const reader = new Reader(plan)
  let taken = 0
  for (const answer of answers) {
    reader.take(answer)
    taken += 1
    if (!reader.isAsking()) break
  }
  return { ...reader.progress(), taken }
}

interface Open {
  period: Period | undefined
  reading: PagedReading
  ask: Request
  keys: Set<string>
  total: number | undefined
  calls: number
  /** Whether an item gives a day outside the period. */
  hasItemOutside: boolean
}

/** Share of a page that a piece is meant to fill, so that an uneven piece fits too. */
const FILL = 0.6

class Reader {
  private readonly bounds: PlanBounds
  private readonly items = new Map<string, Fields>()
  private readonly ended: Span[] = []
  private waiting: (Period | undefined)[]
  private open: Open | undefined
  private calls = 0
  private splits = 0

  constructor(private readonly plan: ReadingPlan) {
    this.bounds = { ...BOUNDS, ...plan.bounds }
    this.waiting = [plan.period]
    this.begin()
  }

  isAsking(): boolean {
    return this.open !== undefined && !this.isSpent()
  }

  take(answer: PlanAnswer): void {
    const open = this.open
    if (!open || !this.isAsking()) throw new RangeError('more answers than were asked for')
    this.calls += 1
    open.calls += 1
    if (answer.is === 'failed') this.end(open, 'FALHOU', 'failed', answer.reason)
    else this.readPage(open, answer)
  }

  private readPage(open: Open, page: Extract<PlanAnswer, { is: 'page' }>): void {
    const { period } = open
    const next = this.read(open, page)
    const hasMore = next?.do === 'page' && next.offset > 0
    if (!next) this.conclude(open)
    else if (hasMore && period && lengthOf(period) > 1) this.divide(period, page.total)
    else open.ask = next
  }

  progress(): Progress {
    const open = this.open
    const spent = this.isSpent()
    const unread = spent ? 'too-many-calls' : 'not-asked'
    const rest = open ? [this.unfinished(open, spent)] : []
    const spans = [
      ...this.ended,
      ...rest,
      ...this.waiting.map((period) => spanOf(period, 'FALHOU', unread)),
    ]
    const next = open && !spent ? this.queryFor(open) : undefined
    return {
      spans,
      items: this.items,
      calls: this.calls,
      callsToCome: this.callsToCome(),
      splits: this.splits,
      ...(next ? { next } : {}),
    }
  }

  /** A waiting span counts as one call until its total is known. */
  private callsToCome(): number {
    if (!this.open || this.isSpent()) return 0
    const { reading, ask } = this.open
    const calls = reading.toCome(ask, this.bounds.pageSize) + this.waiting.length
    return Math.min(calls, this.bounds.calls - this.calls)
  }

  private isSpent(): boolean {
    return this.calls >= this.bounds.calls
  }

  private begin(): void {
    if (this.waiting.length === 0) {
      this.open = undefined
      return
    }
    const reading = new PagedReading(this.bounds)
    this.open = {
      period: this.waiting.shift(),
      reading,
      ask: reading.begin(),
      keys: new Set(),
      total: undefined,
      calls: 0,
      hasItemOutside: false,
    }
  }

  private queryFor({ period, ask }: Open): CommunicationsQuery {
    const place =
      ask.do === 'confirm'
        ? { limit: 1, offset: 0 }
        : { limit: this.bounds.pageSize, offset: ask.offset }
    const dates = period ? { data_inicio: period.from, data_fim: period.to } : {}
    return { ...this.plan.filter, ...dates, ...place }
  }

  private read(open: Open, page: Extract<PlanAnswer, { is: 'page' }>): Request | undefined {
    const { reading, ask, period } = open
    const { total, items } = page
    open.total = total
    const keys = items.map(byId)
    for (const [at, item] of items.entries()) {
      this.items.set(keys[at]!, item)
      open.keys.add(keys[at]!)
      const day = dayOf(item)
      if (period && day !== undefined && !isWithin(day, period)) open.hasItemOutside = true
    }
    if (ask.do === 'confirm') return reading.next(reading.confirm(total))
    const { facts } = reading.take({ offset: ask.offset, total, limit: this.bounds.pageSize, keys })
    return reading.next(facts)
  }

  private conclude(open: Open): void {
    const { complete, reason } = open.reading.coverage()
    if (!complete) this.end(open, 'INCOMPLETA', reason)
    else if (open.hasItemOutside) this.end(open, 'INCOMPLETA', 'outside-period')
    else this.end(open, 'COMPLETA', reason)
  }

  private end(open: Open, state: State, reason: SpanReason, problem?: string): void {
    this.ended.push(spanOf(open.period, state, reason, { open, problem }))
    this.begin()
  }

  private divide(period: Period, total: number): void {
    this.splits += 1
    const pieces = Math.max(2, Math.ceil(total / (this.bounds.pageSize * FILL)))
    this.waiting = [...split(period, pieces), ...this.waiting]
    this.begin()
  }

  /** A span without an answer was not read. */
  private unfinished(open: Open, spent: boolean): Span {
    if (open.calls === 0) {
      return spanOf(open.period, 'FALHOU', spent ? 'too-many-calls' : 'not-asked')
    }
    return spanOf(open.period, 'INCOMPLETA', spent ? 'too-many-calls' : 'unfinished', { open })
  }
}

function spanOf(
  period: Period | undefined,
  state: State,
  reason: SpanReason,
  { open, problem }: { open?: Open; problem?: string | undefined } = {},
): Span {
  return {
    state,
    reason,
    received: [...(open?.keys ?? [])],
    calls: open?.calls ?? 0,
    ...(period ? { period } : {}),
    ...(problem === undefined ? {} : { problem }),
    ...(open?.total === undefined ? {} : { total: open.total }),
  }
}
