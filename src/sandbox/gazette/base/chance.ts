import { randomFrom } from '../../random.js'

/** The parts of the base with random numbers of their own, so that none changes another. */
const TOPICS = { lawyer: 1, case: 2, day: 3, text: 4, growth: 5 } as const

/** Random numbers that depend only on a seed, a topic and a number. */
export function chanceOf(seed: number, topic: keyof typeof TOPICS, number: number) {
  const random = randomFrom(mixed(mixed(mixed(0, seed), TOPICS[topic]), number))
  /** A whole number from 0 up, below `bound`. */
  const below = (bound: number) => Math.floor(random() * bound)
  return {
    /** True in `share` of the draws. */
    happens: (share: number) => random() < share,
    below,
    one: <T>(list: readonly T[]) => list[below(list.length)] as T,
  }
}
export type Chance = ReturnType<typeof chanceOf>

/** The finaliser of murmur3, so that neighbouring numbers do not give neighbouring states. */
export function mixed(state: number, number: number): number {
  let hash = Math.imul(state ^ number, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13) ^ 0x9e3779b9, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
