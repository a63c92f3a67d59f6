import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Dice } from '../../bench/limit-proof/dice.js'
import { quoteOf, type Told } from './finish.js'
import { quiet } from './quiet.js'

const someWorld = fc.record({
  seed: fc.integer({ min: 1 }),
  units: fc.integer({ min: 3, max: 12 }),
  ms: fc.integer({ min: 300, max: 6_000 }),
  more: fc.integer({ min: 1, max: 3 }),
  longer: fc.integer({ min: 1, max: 5 }),
  answerMs: fc.integer({ min: 1, max: 2_000 }),
})
type Some = typeof someWorld extends fc.Arbitrary<infer T> ? T : never
const someCalls = fc.integer({ min: 20, max: 150 })

/** Answers take from nothing to twice their mean. */
async function quoted(
  { seed, units, ms, more, longer, answerMs }: Some,
  batches: { calls: number; lane: number }[],
) {
  const windows = [
    { units, ms },
    { units: units * more, ms: ms * longer },
  ]
  const delaysOf = (dice: Dice) => ({ countedMs: 0, answeredMs: dice.next() * 2 * answerMs })
  const deps = quiet({
    dice: new Dice(seed),
    windows,
    answerMs,
    service: { delaysOf, lost: 0 },
    batches: batches.map((batch) => ({ ...batch, callers: 30 })),
  })
  return { ...(await quoteOf(deps)), lapMs: ms * longer + answerMs }
}

/** By how much the quote was wrong, beyond a twentieth of the time that it was about. */
const wrongBy = ({ toldMs, endedMs }: Told, fromMs: number) =>
  Math.abs(toldMs - endedMs) - 0.05 * (endedMs - fromMs)

const lastOf = (all: Told[]): Told => ({
  toldMs: Math.max(...all.map(({ toldMs }) => toldMs)),
  endedMs: Math.max(...all.map(({ endedMs }) => endedMs)),
})

test('batches of one lane end when they were told to, within two windows and a twentieth', async () => {
  const property = fc.asyncProperty(
    someWorld,
    fc.array(someCalls, { minLength: 1, maxLength: 3 }),
    async (some, calls) => {
      const batches = calls.map((count) => ({ calls: count, lane: 2 }))
      const { start, half, halfMs, lapMs } = await quoted(some, batches)
      for (const told of start) expect(wrongBy(told, 0)).toBeLessThan(2 * lapMs)
      for (const told of half) {
        if (told.endedMs > halfMs) expect(wrongBy(told, halfMs)).toBeLessThan(2 * lapMs)
      }
    },
  )
  await fc.assert(property, { numRuns: 25 })
})

test('whatever their lanes, the last of them ends when it was told to, and better known at half', async () => {
  const seen = { start: 0, half: 0 }
  const property = fc.asyncProperty(
    someWorld,
    fc.array(fc.record({ calls: someCalls, lane: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 2,
      maxLength: 3,
    }),
    async (some, batches) => {
      const { start, half, halfMs, lapMs } = await quoted(some, batches)
      expect(wrongBy(lastOf(start), 0)).toBeLessThan(lapMs / 2)
      expect(wrongBy(lastOf(half), halfMs)).toBeLessThan(lapMs / 2)
      seen.start += Math.abs(lastOf(start).toldMs - lastOf(start).endedMs) / lapMs
      seen.half += Math.abs(lastOf(half).toldMs - lastOf(half).endedMs) / lapMs
    },
  )
  // Of the sums of a few dozen worlds either may be the larger by chance.
  await fc.assert(property, { numRuns: 300 })
  console.info(`error in laps: ${seen.start / 300} at the start, ${seen.half / 300} at half`)
  expect(seen.half).toBeLessThan(seen.start)
})
