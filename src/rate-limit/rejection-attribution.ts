import type { Window } from '../core/window.js'

/** What is known when the service says 429; of each window, what it let through of our own calls. */
export interface Refused {
  windows: readonly Window[]
  retryAfterMs: number
  /** Units of calls whose cost the contract tells. */
  told: readonly number[]
  /** The others, and what one was taken to cost. */
  untold: readonly { calls: number; cost: number }[]
  /** Units of calls that are not answered yet: nobody knows whether they were let through. */
  pending: readonly number[]
}

/** What follows from a 429 of the service itself. */
export type Evidence =
  /** Our own book was full: nothing new is learnt but that the service counts as we do, or later. */
  | { is: 'ours'; window: Window }
  /**
   * The window had room by our book: somebody else uses the same user, or an operation of untold
   * cost is dearer; `cost` is what it then costs, if that explains the whole. Of that nothing is
   * known while calls are on their way.
   */
  | { is: 'room'; window: Window; room: number; isWhole: boolean; cost?: number }

/**
 * Reads a 429 against the book. Which window is short the service does not say: it is the shortest
 * one that can last as long as it asks to wait.
 */
export function evidenceOf(refused: Refused): Evidence {
  const { windows, retryAfterMs, told, untold, pending } = refused
  const byLength = windows.map((_, at) => at).sort((a, b) => windows[a]!.ms - windows[b]!.ms)
  const at = byLength.find((index) => windows[index]!.ms >= retryAfterMs) ?? byLength.at(-1)!
  const window = windows[at]!
  const { calls, cost } = untold[at]!
  const room = window.units - told[at]! - pending[at]! - calls * cost
  if (room <= 0) return { is: 'ours', window }
  const isWhole = pending[at] === 0
  const dearer = isWhole ? costThatExplains(refused, at) : undefined
  return { is: 'room', window, room, isWhole, ...(dearer === undefined ? {} : { cost: dearer }) }
}

/**
 * The whole cost at which the calls of untold cost would have filled the window, so that one more
 * did not fit: 20 calls of 60 units cost 3, and 21 are explained by nothing. Few calls prove nothing,
 * and a cost at which another window had overflowed is none.
 */
function costThatExplains({ windows, told, untold }: Refused, at: number): number | undefined {
  const { calls, cost } = untold[at]!
  if (calls < FEWEST_CALLS) return undefined
  const limit = windows[at]!.units - told[at]!
  const dearer = Math.floor(limit / calls)
  const isFull = (calls + 1) * dearer > limit
  const fits = windows.every(({ units }, i) => told[i]! + untold[i]!.calls * dearer <= units)
  return dearer > cost && isFull && fits ? dearer : undefined
}

/** Below it almost any room is explained by some cost. */
const FEWEST_CALLS = 5

/** A cost that is suspected, and how often it was seen. */
export interface Suspicion {
  cost: number
  seen: number
  atMs: number
}

/** Seen by chance once, twice: somebody who uses half of the limit looks like a cost of two. */
const RAISES_AFTER = 3

/**
 * What the 429s so far make of a cost: to be raised, or to be watched. They count once a window;
 * one that no cost or another explains begins anew.
 */
export function suspect(
  before: Suspicion | undefined,
  { window, cost }: { window: Window; cost?: number },
  nowMs: number,
): { suspicion?: Suspicion; raise: boolean } {
  if (cost === undefined) return { raise: false }
  if (before?.cost !== cost) return { suspicion: { cost, seen: 1, atMs: nowMs }, raise: false }
  if (nowMs - before.atMs < window.ms) return { suspicion: before, raise: false }
  const seen = before.seen + 1
  return seen >= RAISES_AFTER
    ? { raise: true }
    : { suspicion: { cost, seen, atMs: nowMs }, raise: false }
}
