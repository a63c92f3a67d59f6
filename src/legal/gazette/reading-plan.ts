import type { CommunicationsQuery } from '../../services/gazette/client.js'
import type { Reason } from '../../services/gazette/completeness.js'
import { LARGEST_PAGE } from '../../services/gazette/filters.js'
import { byId } from '../../services/gazette/item-key.js'
import { PagedReading, type Request } from '../../services/gazette/paged-reading.js'
import type { Fields } from '../../services/gazette/transport.js'
import { dayOf } from './item.js'
import { isWithin, lengthOf, type Period, split } from './period.js'

/** What is to be read completely: one filter of `/v1/communications`, over a period. */
export interface ReadingPlan {
  filter: Omit<CommunicationsQuery, 'data_inicio' | 'data_fim' | 'limit' | 'offset'>
  /** Left out, all there is: then nothing can be split. */
  period?: Period
  bounds?: Partial<PlanBounds>
}

interface PlanBounds {
  /** Items of a page; 200, the most that the service gives. */
  pageSize: number
  /** How often a span is read while it moves; 3. */
  rounds: number
  /** Pages of one round through one span; 50, 10,000 items of a day. */
  pages: number
  /** Calls of the whole plan; 400. */
  calls: number
}
const BOUNDS: PlanBounds = { pageSize: LARGEST_PAGE, rounds: 3, pages: 50, calls: 400 }

/** How a call of the plan ended; in the order in which {@link progressOf} asked for them. */
export type PlanAnswer =
  | { is: 'page'; total: number; items: readonly Fields[] }
  /** Refused, or given up; `reason` is for people. */
  | { is: 'failed'; reason: string }

/** The words of the field: only COMPLETA may be told as empty. */
export type State = 'COMPLETA' | 'INCOMPLETA' | 'FALHOU'

export type SpanReason =
  | Reason
  /** Its call failed, or was refused. */
  | 'failed'
  /** An item of another day came: what the dates of the filter mean is not what we take them for. */
  | 'outside-period'
  /** The bound on calls was met before its turn, or in the middle of it. */
  | 'too-many-calls'
  /** The reading ended before its turn. */
  | 'not-asked'

/** Days that were read as one, and how completely. */
export interface Span {
  period?: Period
  state: State
  reason: SpanReason
  /** In the service's words, where it failed. */
  problem?: string
  /** Its `total` as it was told last; undefined where nothing was told. */
  told?: number
  /** Keys of the different items that came. */
  received: readonly string[]
  calls: number
}

/** Where a reading stands after some answers. */
export interface Progress {
  /** Ended spans by their days, then those that still wait. */
  spans: Span[]
  /** Each item once, as it was told last, from spans that were split too. */
  items: Map<string, Fields>
  calls: number
  /** Calls that are left at the least: as many as the totals that were told come to. */
  toCome: number
  /** Spans that did not fit a page and were divided. */
  splits: number
  /** The query to ask now; absent when the reading is over. */
  next?: CommunicationsQuery
}

/**
 * The same answers always lead to the same place. The period is asked whole; a span that does not fit
 * a page is divided, down to days, and a day is read in pages by {@link PagedReading}.
 * @throws RangeError on more answers than were asked for
 */
export function progressOf(plan: ReadingPlan, answers: readonly PlanAnswer[]): Progress {
  const reader = new Reader(plan)
  for (const answer of answers) reader.take(answer)
  return reader.progress()
}

/**
 * The same of the first of these answers, as many as the plan asks for: those behind them are to other
 * questions. `taken` says how many.
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
  told: number | undefined
  calls: number
  /** An item tells a day that is not of the period. */
  hasStranger: boolean
}

/** Of a page's places: as many items as a piece is meant to have, so that an uneven one fits too. */
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
    else this.goOn(open, answer)
  }

  private goOn(open: Open, page: Extract<PlanAnswer, { is: 'page' }>): void {
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
      toCome: this.toCome(),
      splits: this.splits,
      ...(next ? { next } : {}),
    }
  }

  /** A span that was not asked yet is one call, until its total is told. */
  private toCome(): number {
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
      told: undefined,
      calls: 0,
      hasStranger: false,
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
    open.told = total
    const keys = items.map(byId)
    for (const [at, item] of items.entries()) {
      this.items.set(keys[at]!, item)
      open.keys.add(keys[at]!)
      const day = dayOf(item)
      if (period && day !== undefined && !isWithin(day, period)) open.hasStranger = true
    }
    if (ask.do === 'confirm') return reading.next(reading.confirm(total))
    const { facts } = reading.take({ offset: ask.offset, total, limit: this.bounds.pageSize, keys })
    return reading.next(facts)
  }

  private conclude(open: Open): void {
    const { complete, reason } = open.reading.coverage()
    if (!complete) this.end(open, 'INCOMPLETA', reason)
    else if (open.hasStranger) this.end(open, 'INCOMPLETA', 'outside-period')
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

  /** A span without an answer was not looked at. */
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
    ...(open?.told === undefined ? {} : { told: open.told }),
  }
}
