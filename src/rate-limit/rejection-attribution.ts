import type { Window } from '../core/window.js'

/**
 * The facts known at a 429; for each window, the units of our own calls that the service admitted.
 */
export interface Refused {
  windows: readonly Window[]
  retryAfterMs: number
  /** Units of calls whose price the contract states. */
  priced: readonly number[]
  /** The other calls, and the price that was assumed for each. */
  unpriced: readonly { calls: number; cost: number }[]
  /** Units of unanswered calls: whether the service admitted them is unknown. */
  pending: readonly number[]
}

/** What a 429 of the service itself shows. */
export type Evidence =
  /**
   * Our own limiter was full: the service counts as we do, or later, and nothing else is learnt.
   */
  | { is: 'ours'; window: Window }
  /**
   * The limiter had room in the window: another program uses the same user, or an unpriced
   * operation costs more than assumed; `cost` is its price if that explains the 429 fully. While
   * calls are in flight no price can be derived.
   */
  | { is: 'room'; window: Window; room: number; isWhole: boolean; cost?: number }

/**
 * Compares a 429 with the limiter's state. The service does not name the window that is full: it is
 * the shortest one at least as long as the wait that the service asks for.
 */
export function evidenceOf(refused: Refused): Evidence {
  const { windows, retryAfterMs, priced, unpriced, pending } = refused
  const byLength = windows.map((_, at) => at).sort((a, b) => windows[a]!.ms - windows[b]!.ms)
  const at = byLength.find((index) => windows[index]!.ms >= retryAfterMs) ?? byLength.at(-1)!
  const window = windows[at]!
  const { calls, cost } = unpriced[at]!
  const room = window.units - priced[at]! - pending[at]! - calls * cost
  if (room <= 0) return { is: 'ours', window }
  const isWhole = pending[at] === 0
  const dearer = isWhole ? costThatExplains(refused, at) : undefined
  return { is: 'room', window, room, isWhole, cost: dearer }
}

/**
 * The whole price at which the unpriced calls would have filled the window, so that one more did
 * not fit: 20 calls in 60 units cost 3 each; for 21 calls no price fits. Few calls prove nothing,
 * and a price at which another window would have overflowed is excluded.
 */
function costThatExplains({ windows, priced, unpriced }: Refused, at: number): number | undefined {
  const { calls, cost } = unpriced[at]!
  if (calls < FEWEST_CALLS) return undefined
  const limit = windows[at]!.units - priced[at]!
  const dearer = Math.floor(limit / calls)
  const isFull = (calls + 1) * dearer > limit
  const fits = windows.every(({ units }, i) => priced[i]! + unpriced[i]!.calls * dearer <= units)
  return dearer > cost && isFull && fits ? dearer : undefined
}

/** With fewer calls, almost any room is explained by some price. */
const FEWEST_CALLS = 5

/** A suspected price, and how often it was observed. */
export interface Suspicion {
  cost: number
  observations: number
  atMs: number
}

/**
 * One or two observations may be chance: another program that uses half of the limit looks like a
 * price of two.
 */
const RAISES_AFTER = 3

/**
 * Decides whether the 429s so far raise the suspected price, or only keep it suspected. One 429 per
 * window counts; a 429 that suggests no price, or another price, begins anew.
 */
export function updateSuspicion(
  before: Suspicion | undefined,
  { window, cost }: { window: Window; cost?: number },
  nowMs: number,
): { suspicion?: Suspicion; raise: boolean } {
  if (cost === undefined) return { raise: false }
  if (before?.cost !== cost)
    return { suspicion: { cost, observations: 1, atMs: nowMs }, raise: false }
  if (nowMs - before.atMs < window.ms) return { suspicion: before, raise: false }
  const seen = before.observations + 1
  return seen >= RAISES_AFTER
    ? { raise: true }
    : { suspicion: { cost, observations: seen, atMs: nowMs }, raise: false }
}
