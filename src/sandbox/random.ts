/**
 * Numbers in [0, 1) that follow from the seed (mulberry32). Unsuitable for secrets outside a
 * sandbox.
 */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function randomText(random: Random, length: number, letters = LETTERS): string {
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')
}

export function randomHex(random: Random, length: number): string {
  return randomText(random, length, '0123456789abcdef')
}

/** A version 4 UUID, like the keys of the site. */
export function randomUuid(random: Random): string {
  const hex = randomHex(random, 30)
  const variant = '89ab'[Math.floor(random() * 4)]
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`]
  return [...parts, `${variant}${hex.slice(15, 18)}`, hex.slice(18, 30)].join('-')
}
