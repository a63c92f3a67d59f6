import type { Window } from '../../src/core/window.js'

/** How several kinds of servers would take the same calls, for one window of the limit. */
export interface Verdict {
  /** Calls at which some window, wherever it is laid, holds more than its limit. */
  over: number
  /** The most calls that are in one such window. */
  worst: number
  /**
   * What a server of windows one after the other would refuse, at the anchor of its windows that
   * suits the calls best and at the one that suits them worst.
   */
  fixed: { least: number; most: number }
  /** What a bucket of `units` tokens would refuse that is filled again evenly in one window. */
  bucket: number
}

/** `times` are instants in milliseconds, in any order. */
export function verdictOf(times: readonly number[], window: Window): Verdict {
  const rising = times.toSorted((a, b) => a - b)
  return {
    over: overfull(rising, window),
    worst: fullest(rising, window),
    fixed: fixed(rising, window),
    bucket: bucket(rising, window),
  }
}

/** Both ends of a window belong to it. */
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

/** Where the windows begin matters only as they begin before or after a call: each call is tried. */
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
    // A ten-thousandth of a token for the sums of fractions.
    if (tokens < 0.9999) refused += 1
    else tokens -= 1
  }
  return refused
}
