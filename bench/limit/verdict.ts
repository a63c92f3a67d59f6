import type { Window } from '../../src/core/window.js'

/** The verdict of several kinds of servers on the same calls, for one window of the limit. */
export interface Verdict {
  /** Number of calls at which a sliding window at any position exceeds the limit. */
  over: number
  /** The largest number of calls in such a window. */
  worst: number
  /**
   * Calls that a server with consecutive windows would refuse, for the start of its windows that is
   * best for the calls, and for the worst one.
   */
  fixed: { least: number; most: number }
  /** Calls that a bucket of `units` tokens would refuse, refilled evenly within one window. */
  bucket: number
}

/**
 * Judges calls.
 * @param times times in milliseconds, in any order
 */
export function verdictOf(times: readonly number[], window: Window): Verdict {
  const rising = times.toSorted((a, b) => a - b)
  return {
    over: overfull(rising, window),
    worst: fullest(rising, window),
    fixed: fixed(rising, window),
    bucket: bucket(rising, window),
  }
}

/** Both ends of a window are included. */
function overfull(rising: readonly number[], { units, ms }: Window): number {
  return rising.filter((time, i) => i >= units && time - rising[i - units]! <= ms).length
}

function fullest(rising: readonly number[], { ms }: Window): number {
  let first = 0
  let most = 0
  rising.forEach((time, i) => {
    while (time - rising[first]! > ms) first += 1
    most = Math.max(most, i - first + 1)
  })
  return most
}

/**
 * Only the order of window starts and calls matters, so that it suffices to start a window at each
 * call.
 */
function fixed(rising: readonly number[], window: Window): { least: number; most: number } {
  const refused = rising.map((anchor) => refusedFrom(anchor, rising, window))
  return refused.length === 0
    ? { least: 0, most: 0 }
    : { least: Math.min(...refused), most: Math.max(...refused) }
}

function refusedFrom(anchor: number, rising: readonly number[], { units, ms }: Window): number {
  let refused = 0
  let index = Number.NaN
  let used = 0
  for (const time of rising) {
    const now = Math.floor((time - anchor) / ms)
    used = now === index ? used + 1 : 1
    index = now
    if (used > units) refused += 1
  }
  return refused
}

function bucket(rising: readonly number[], { units, ms }: Window): number {
  let tokens = units
  let last = Number.NEGATIVE_INFINITY
  let refused = 0
  for (const time of rising) {
    tokens = Math.min(units, tokens + ((time - last) * units) / ms)
    last = time
    // The margin of a ten-thousandth of a token absorbs rounding errors.
    if (tokens < 0.9999) refused += 1
    else tokens -= 1
  }
  return refused
}
