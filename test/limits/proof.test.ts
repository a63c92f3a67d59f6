import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateFinishMs } from '../../src/limits/quote.js'
import { Judge } from './judge.js'
import { seeded, simulate, type World } from './simulation.js'

const MINUTE_AND_HOUR = [
  { units: 60, ms: 60_000 },
  { units: 300, ms: 3_600_000 },
]
const NONE = { sliding: 0, fixed: 0, bucket: 0 }

const someWindows = fc
  .tuple(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 3, max: 500 }),
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 10 }),
  )
  .map(([units, ms, more, longer]) => [
    { units, ms },
    { units: units * more, ms: ms * longer },
  ])

describe('no server ever counts more than its limit', () => {
  test('with any windows, delays, lost callers and weights', () => {
    let calls = 0
    const property = fc.property(
      fc.integer(),
      someWindows,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 40 }),
      (seed, windows, holdMs, concurrency) => {
        const random = seeded(seed)
        const slow = random()
        const { judge } = simulate({
          windows,
          holdMs,
          concurrency,
          calls: 120,
          unitsOf: (r) => 1 + Math.floor(r() * Math.min(3, windows[0]!.units)),
          delaysOf: (r) => ({ sent: r() * slow, answered: r() * slow, heard: r() * slow * 0.3 }),
          lost: random() * 0.3,
          jitterMs: random() * 3,
          random,
        })
        calls += judge.counted
        expect(judge.violations(windows, random())).toEqual(NONE)
      },
    )
    fc.assert(property, { numRuns: 400 })
    expect(calls).toBeGreaterThan(40_000)
  })

  test('at the real limits, with answers of up to 30 seconds', () => {
    const property = fc.property(fc.integer(), (seed) => {
      const random = seeded(seed)
      const { judge } = simulate(
        realWorld({
          random,
          lost: 0.02,
          delaysOf: (r) => ({ sent: r() * 0.3, answered: r() * 0.3, heard: r() * 0.1 }),
        }),
      )
      expect(judge.counted).toBe(900)
      expect(judge.violations(MINUTE_AND_HOUR, random())).toEqual(NONE)
    })
    fc.assert(property, { numRuns: 4 })
  })

  test('and the judge does see one that is counted a moment too early', () => {
    const judge = new Judge()
    for (const atMs of [0, 0, 60_000]) judge.count(atMs)
    expect(judge.violations([{ units: 2, ms: 60_000 }], 0.5)).toEqual({
      sliding: 1,
      fixed: 0,
      bucket: 0,
    })
    for (const atMs of [60_000, 60_000, 60_001]) judge.count(atMs)
    expect(judge.violations([{ units: 2, ms: 60_000 }], 0)).toEqual({
      sliding: 4,
      fixed: 2,
      bucket: 2,
    })
  })
})

test('a full backlog uses the limit as far as the rule allows, and ends when the quote says', () => {
  const { endMs } = simulate(realWorld({ calls: 300 }))
  expect(endMs).toBe(4 * 60_000 + 5 * 1_000 + 4)
  expect(
    estimateFinishMs({ windows: MINUTE_AND_HOUR, calls: 300, answerMs: 1_000, concurrency: 60 }),
  ).toBe(endMs)
})

function realWorld(more: Partial<World>): World {
  return {
    windows: MINUTE_AND_HOUR,
    holdMs: 60_000,
    calls: 900,
    concurrency: 60,
    unitsOf: () => 1,
    // One second until the answer, counted on arrival.
    delaysOf: () => ({ sent: 0, answered: 1 / 60, heard: 0 }),
    lost: 0,
    jitterMs: 0,
    random: seeded(1),
    ...more,
  }
}
