import { randomFrom } from '../../src/sandbox/random.js'

const SHORTEST_MS = 20
const USUAL_MS = 200
const SLOW_MS = 500
export const LONGEST_ANSWER_MS = 1_000
/** Share of slow answers: one in fifty. */
const SLOW_SHARE = 0.02

export interface Answer {
  heldMs: number
  /**
   * If calls are not counted on arrival: the part of the time, from 0 to 1, after which this one is
   * counted.
   */
  countedAt: number
}

/** Returns the service's answer to a call, which depends on the call and the seed only. */
export function answerTo(call: number, seed: number): Answer {
  const random = randomFrom(seed + Math.imul(call + 1, 0x9e3779b9))
  const [from, to] = random() < SLOW_SHARE ? [SLOW_MS, LONGEST_ANSWER_MS] : [SHORTEST_MS, USUAL_MS]
  return { heldMs: from + random() * (to - from), countedAt: random() }
}

/** Returns the durations of the first `calls` answers, in the order of the calls. */
export function answersMs(calls: number, seed: number): number[] {
  return Array.from({ length: calls }, (_, call) => answerTo(call, seed).heldMs)
}
