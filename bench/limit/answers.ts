import { randomFrom } from '../../src/sandbox/random.js'

const SHORTEST_MS = 20
const USUAL_MS = 200
const SLOW_MS = 500
export const LONGEST_ANSWER_MS = 1_000
/** One answer in fifty is slow. */
const SLOW_SHARE = 0.02

export interface Answer {
  heldMs: number
  /** At which part of that time the call is counted, from 0 to 1, when it is not at its arrival. */
  countedAt: number
}

/** How the service answers a call: the same for the same call and seed, whoever sends it. */
export function answerTo(call: number, seed: number): Answer {
  const random = randomFrom(seed + Math.imul(call + 1, 0x9e3779b9))
  const [from, to] = random() < SLOW_SHARE ? [SLOW_MS, LONGEST_ANSWER_MS] : [SHORTEST_MS, USUAL_MS]
  return { heldMs: from + random() * (to - from), countedAt: random() }
}

/** How long the first `calls` answers take, in the order of their calls. */
export function answersMs(calls: number, seed: number): number[] {
  return Array.from({ length: calls }, (_, call) => answerTo(call, seed).heldMs)
}
