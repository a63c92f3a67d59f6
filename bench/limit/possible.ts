import type { Window } from '../../src/core/window.js'
import type { Limit } from './options.js'

/**
 * How long after the first call the last one can be sent, from empty windows, by whoever frees a
 * unit one window after its answer: `units / (window + answer)` calls in a second, the first `units`
 * of them at once. `answersMs` has each call's own answer, in the order in which they are sent.
 */
export function possibleMs(answersMs: readonly number[], windows: readonly Window[]): number {
  const answered: number[] = []
  let nowMs = 0
  for (const answerMs of answersMs) {
    for (const { units, ms } of windows) {
      const last = answered[answered.length - units]
      if (last !== undefined) nowMs = Math.max(nowMs, last + ms)
    }
    answered.push(nowMs + answerMs)
    answered.sort((a, b) => a - b)
  }
  return nowMs
}

/**
 * The even spacing of calls that fills the long window, the longest answer being added to it: then
 * it holds whenever the service counts.
 */
export function paceMs({ short, long }: Limit, longestAnswerMs: number): number {
  return Math.ceil(
    Math.max(...[short, long].map(({ units, ms }) => (ms + longestAnswerMs) / units)),
  )
}

/** When a run is given up: twice as long as calls spread over the long window would need. */
export function deadlineMs(calls: number, { long }: Limit): number {
  return 60_000 + 2 * calls * (long.ms / long.units)
}

/** The middle one, or another percentile by nearest rank; undefined of nothing. */
export function percentile(values: readonly number[], part: number): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)]
}
