import type { Fields } from '../../services/gazette/transport.js'
import type { IsoDate } from '../../values/dates.js'
import { dayOf } from './item.js'
import { daysOf, type Period } from './period.js'
import {
  type PlanAnswer,
  type Progress,
  progressOf,
  type ReadingPlan,
  type Span,
  type SpanReason,
  type State,
} from './reading-plan.js'

/** One line of the sheet Cobertura: how completely a day was read. */
export interface DayCoverage {
  day: IsoDate
  state: State
  reason: SpanReason
  problem?: string
  /** The days of the same query; `total` and `calls` count for all of them together. */
  span: Period
  total?: number
  calls: number
  /** Items of this day; undefined where an item of the span gives no day. */
  received?: number
}

/** What a reading found, and how complete it is. */
export interface Coverage {
  /** The worst state of its spans. */
  state: State
  /** One for each day of the period, in order; none for a plan without a period. */
  days: DayCoverage[]
  spans: Span[]
  /** Each item once, in its latest version; also items of incomplete days. */
  items: Fields[]
  calls: number
  splits: number
}

/** Returns the coverage after these answers; days that were not asked for are FALHOU. */
export function coverageOf(plan: ReadingPlan, answers: readonly PlanAnswer[]): Coverage {
  return coverageOfProgress(progressOf(plan, answers))
}

/** Returns the coverage of a reading whose progress is known. */
export function coverageOfProgress({ spans, items, calls, splits }: Progress): Coverage {
  const days = spans.flatMap((span) => linesOf(span, items))
  return {
    state: worst(spans.map(({ state }) => state)),
    days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    spans,
    items: [...items.values()],
    calls,
    splits,
  }
}

/** Decides whether the day may be shown as "nenhuma publicação". */
export function isEmpty({ state, total, received }: DayCoverage): boolean {
  return state === 'COMPLETA' && (total === 0 || received === 0)
}

/** COMPLETA only if all are, FALHOU if any is or if there are none, since then nothing was read. */
export function worst(states: readonly State[]): State {
  if (states.length === 0 || states.includes('FALHOU')) return 'FALHOU'
  return states.includes('INCOMPLETA') ? 'INCOMPLETA' : 'COMPLETA'
}

function linesOf(span: Span, items: ReadonlyMap<string, Fields>): DayCoverage[] {
  const { period, state, reason, problem, total, calls, received } = span
  if (!period) return []
  const ofItems = received.map((key) => dayOf(items.get(key) ?? {}))
  const isReported = ofItems.every((day) => day !== undefined)
  return daysOf(period).map((day) => ({
    day,
    state,
    reason,
    ...(problem === undefined ? {} : { problem }),
    span: period,
    ...(total === undefined ? {} : { total }),
    calls,
    ...(isReported ? { received: ofItems.filter((one) => one === day).length } : {}),
  }))
}
