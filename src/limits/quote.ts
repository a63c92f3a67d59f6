import { judge } from './model.js'
import type { Window } from './window.js'

export interface Estimate {
  windows: readonly Window[]
  /** Calls to come. */
  calls: number
  unitsPerCall?: number
  /** How long an answer takes. */
  answerMs: number
  /** How many calls may be on their way at once. */
  concurrency: number
  /** Units that occupy windows now, as {@link import('./book.js').Book.read} tells them. */
  used?: readonly number[]
  pausedMs?: number
}

/**
 * How many milliseconds from now the last answer is in, if nobody else asks: the rule itself, run
 * on calls that all take the same time. 300 calls at 60 a minute and 300 an hour, answered in one
 * second: four minutes and five answers. Infinite when a call needs more units than a window has.
 */
export function estimateFinishMs(estimate: Estimate): number {
  const { windows, calls, unitsPerCall = 1, answerMs, concurrency } = estimate
  if (windows.some((window) => window.units < unitsPerCall))
    return calls > 0 ? Number.POSITIVE_INFINITY : 0
  // Calls that are on their way are taken to be answered as late as one that is sent now.
  const marks = (estimate.used ?? []).map((mark) => Math.min(mark, answerMs)).sort((a, b) => a - b)
  const answers: number[] = []
  let nowMs = estimate.pausedMs ?? 0
  for (let call = 0; call < calls; call++) {
    nowMs = Math.max(nowMs, answers[call - concurrency] ?? 0)
    nowMs = whenRoom(marks, windows, unitsPerCall, nowMs)
    const answeredMs = nowMs + answerMs
    // Answers come in the order of their calls, so that the marks stay in rising order.
    for (let unit = 0; unit < unitsPerCall; unit++) marks.push(answeredMs)
    answers.push(answeredMs)
  }
  return answers.at(-1) ?? 0
}

function whenRoom(
  marks: readonly number[],
  windows: readonly Window[],
  units: number,
  fromMs: number,
): number {
  for (let nowMs = fromMs; ; ) {
    const verdict = judge(marks, windows, units, nowMs)
    if (verdict.is === 'room') return nowMs
    nowMs += verdict.waitMs
  }
}
