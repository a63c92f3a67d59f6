import type { Window } from '../core/window.js'

/** The decision of the window rule on a request for units. */
export type Verdict = { is: 'room' } | { is: 'full'; waitMs: number; window: Window }

/**
 * The window rule, as the grant script has it. `marks` are the instants from which units count, in
 * rising order: the answer of an answered call, the deadline of another. A unit occupies a window
 * while `mark + window >= now`: up to and including, because instants are rounded down to
 * milliseconds. A call answered at 10.9 and a request at 70.1 are stored as 10 and 70, and those
 * are less than 60 apart.
 *
 * The wait is until the first instant at which there can be room: a call in flight may be answered
 * now, so it is counted as if it were. `first` units of other calls come before.
 */
export function checkWindows(
  marks: readonly number[],
  windows: readonly Window[],
  units: number,
  nowMs: number,
  first = 0,
): Verdict {
  let verdict: Verdict = { is: 'room' }
  for (const window of windows) {
    const oldest = firstAtLeast(marks, nowMs - window.ms)
    const used = marks.length - oldest
    const short = used + first + units - window.units
    if (short <= 0) continue
    // More units are requested than occupy the window: the calls that come first have yet to be
    // granted.
    const last = short <= used ? marks[oldest + short - 1]! : nowMs
    const waitMs = Math.min(last, nowMs) + window.ms + 1 - nowMs
    if (verdict.is === 'room' || waitMs > verdict.waitMs) verdict = { is: 'full', waitMs, window }
  }
  return verdict
}

/**
 * Returns how many units occupy the window, and in how many ms the first of them can leave it; 0 if
 * none does.
 */
export function occupancy(
  marks: readonly number[],
  window: Window,
  nowMs: number,
): { used: number; nextFreeMs: number } {
  const first = firstAtLeast(marks, nowMs - window.ms)
  const oldest = marks[first]
  const nextFreeMs = oldest === undefined ? 0 : Math.min(oldest, nowMs) + window.ms + 1 - nowMs
  return { used: marks.length - first, nextFreeMs }
}

/** The index of the first number that is not less than `least`, of numbers in rising order. */
function firstAtLeast(rising: readonly number[], least: number): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rising[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}
