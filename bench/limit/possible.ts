import type { Window } from '../../src/core/window.js'
import type { Limit } from './options.js'

/**
 * Returns the earliest time of the last call after the first, from empty windows, if a unit is
 * freed one window after its answer: `units / (window + answer)` calls in a second, the first
 * `units` of them at once.
 * @param answersMs the duration of each answer, in the order of sending
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
 * Returns the even spacing that fills the tighter window with the longest answer added to it, so
 * that the limit holds whenever the service counts.
 */
export function paceMs({ short, long }: Limit, longestAnswerMs: number): number {
  return Math.ceil(
    Math.max(...[short, long].map(({ units, ms }) => (ms + longestAnswerMs) / units)),
  )
}

/**
 * Returns the deadline of a run: twice the time of calls spread over the long window, and a minute.
 */
export function deadlineMs(calls: number, { long }: Limit): number {
  return 60_000 + 2 * calls * (long.ms / long.units)
}

/** Returns a percentile by nearest rank; undefined for an empty list. */
export function percentile(values: readonly number[], part: number): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)]
}
