import type { Window } from './window.js'

/** What is known when the service says 429. */
export interface Refused {
  windows: readonly Window[]
  retryAfterMs: number
  /** Units by which each window of ours was occupied when the call was granted, itself left out. */
  used: readonly number[]
  /** Of these, what operations whose cost the contract tells took. */
  told: readonly number[]
  /** The calls of the others in each window, and what one was taken to cost. */
  untold: readonly { calls: number; cost: number }[]
}

/** What follows from a 429 of the service itself. */
export type Evidence =
  /** Our own book was full: nothing new is learnt but that the service counts as we do, or later. */
  | { is: 'ours'; window: Window }
  /**
   * The window had room by our book: somebody else uses the same user, or an operation of untold
   * cost is dearer; `cost` is what it then costs, if that explains the whole.
   */
  | { is: 'room'; window: Window; room: number; cost?: number }

/**
 * Reads a 429 against the book. Which window is short the service does not say: it is the shortest
 * one that can last as long as it asks to wait.
 */
export function evidenceOf({ windows, retryAfterMs, used, told, untold }: Refused): Evidence {
  const byLength = windows.map((_, at) => at).sort((a, b) => windows[a]!.ms - windows[b]!.ms)
  const at = byLength.find((index) => windows[index]!.ms >= retryAfterMs) ?? byLength.at(-1)!
  const window = windows[at]!
  const room = window.units - used[at]!
  if (room <= 0) return { is: 'ours', window }
  const cost = costThatExplains(window.units, told[at]!, untold[at]!)
  return { is: 'room', window, room, ...(cost === undefined ? {} : { cost }) }
}

/**
 * The whole cost at which the calls of untold cost would have filled the window, so that one more
 * did not fit: 20 calls of 60 units cost 3, and 21 are explained by nothing. Few calls prove nothing.
 */
function costThatExplains(
  limit: number,
  told: number,
  { calls, cost }: { calls: number; cost: number },
): number | undefined {
  if (calls < FEWEST_CALLS) return undefined
  const dearer = Math.floor((limit - told) / calls)
  const full = told + (calls + 1) * dearer > limit
  return dearer > cost && full ? dearer : undefined
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
