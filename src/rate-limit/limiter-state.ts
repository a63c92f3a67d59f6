import type { Window } from '../core/window.js'
import { OUTAGE_AFTER } from './scripts/fail.js'
import { occupancy } from './window-rule.js'

export interface LimiterState {
  /** False when Redis has lost the state: the rest is then empty, or computed from the ledger. */
  known: boolean
  nowMs: number
  pausedMs: number
  /** The pause comes from an outage; the service did not ask for it. */
  isOutage: boolean
  windows: { window: Window; used: number; nextFreeMs: number }[]
  /**
   * For each unit that occupies the longest window, its mark in ms relative to `nowMs`, in rising
   * order.
   */
  marks: number[]
  /** The grant behind each mark; undefined for units of external usage. */
  grants: (string | undefined)[]
  /** The mean time of an answer in ms; undefined before the first answer. */
  answerMs?: number
  unpricedCost: number
  /** The calls that wait for units, in the order of each lane. */
  waiting: { id: string; units: number; lane: number }[]
  /** Batches that were moved to another lane or are held. */
  moved: Record<string, string>
}

type Answer = [
  known: number,
  nowMs: number,
  pausedMs: number,
  answerMs: number,
  unpricedCost: number,
  units: (string | number)[],
  line1: string[],
  line2: string[],
  line3: string[],
  moved: string[],
  failures: number,
]

/** Reads the answer of the `read` script. */
export function readLimiterState(answer: unknown, windows: readonly Window[]): LimiterState {
  const [known, nowMs, pausedMs, answerMs, unpricedCost, units, ...rest] = answer as Answer
  const marks = units.filter((_, at) => at % 2 === 1) as number[]
  const members = units.filter((_, at) => at % 2 === 0) as string[]
  const [line1, line2, line3, moved, failures] = rest
  const lines = [line1, line2, line3]
  return {
    known: known === 1,
    nowMs,
    pausedMs,
    isOutage: pausedMs > 0 && failures >= OUTAGE_AFTER,
    windows: windows.map((window) => ({ window, ...occupancy(marks, window, 0) })),
    marks,
    grants: members.map((member) => (member.startsWith('~') ? undefined : grantOf(member))),
    ...(answerMs >= 0 ? { answerMs } : {}),
    unpricedCost,
    waiting: lines.flatMap((line, at) => waitingIn(line, at + 1)),
    moved: Object.fromEntries(pairs(moved)),
  }
}

/**
 * The state that a lost limiter will have once it is made again: each grant counts until its
 * deadline, and one window more.
 */
export function stateOfRecords(
  lost: LimiterState,
  entries: readonly { id: string; units: number; ageMs: number }[],
  { windows, holdMs }: { windows: readonly Window[]; holdMs: number },
): LimiterState {
  const longestMs = Math.max(...windows.map(({ ms }) => ms))
  const held = entries.flatMap(({ id, units, ageMs }) => {
    const mark = holdMs - Math.max(ageMs, 0)
    if (mark + longestMs < 0) return []
    return Array.from({ length: units }, () => ({ mark, grant: id }))
  })
  held.sort((a, b) => a.mark - b.mark)
  const marks = held.map(({ mark }) => mark)
  return {
    ...lost,
    windows: windows.map((window) => ({ window, ...occupancy(marks, window, 0) })),
    marks,
    grants: held.map(({ grant }) => grant),
  }
}

/** A member is `<grant id>:<k>`. */
function grantOf(member: string): string {
  return member.slice(0, member.lastIndexOf(':'))
}

function waitingIn(line: readonly string[], lane: number): LimiterState['waiting'] {
  const units = new Map<string, number>()
  for (const member of line) units.set(grantOf(member), (units.get(grantOf(member)) ?? 0) + 1)
  return [...units].map(([id, count]) => ({ id, units: count, lane }))
}

function* pairs(flat: readonly string[]): Generator<[string, string]> {
  for (let at = 0; at + 1 < flat.length; at += 2) yield [flat[at]!, flat[at + 1]!]
}
