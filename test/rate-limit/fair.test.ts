import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Dice } from '../../bench/limit-proof/dice.js'
import { simulate } from '../../bench/limit-proof/simulate.js'
import type { World } from '../../bench/limit-proof/world.js'
import { TURN_OF_LANE } from '../../src/rate-limit/fair-queue.js'
import { finishMsOf, HOUR, MINUTE, quiet } from './quiet.js'
import { Shares } from './shares.js'

const someWorld = fc.record({
  seed: fc.integer({ min: 1 }),
  units: fc.integer({ min: 3, max: 12 }),
  ms: fc.integer({ min: 300, max: 6_000 }),
  more: fc.integer({ min: 1, max: 3 }),
  longer: fc.integer({ min: 1, max: 5 }),
  answerMs: fc.integer({ min: 1, max: 3_000 }),
  mostUnits: fc.integer({ min: 1, max: 3 }),
})
type Some = typeof someWorld extends fc.Arbitrary<infer T> ? T : never

/** Answers take from nothing to twice their mean. */
function worldOf(
  { seed, units, ms, more, longer, answerMs, mostUnits }: Some,
  batches: { calls: number; lane: number; callers: number; beginsMs: number }[],
  less: Partial<World> = {},
): World {
  return quiet({
    dice: new Dice(seed),
    windows: [
      { units, ms },
      { units: units * more, ms: ms * longer },
    ],
    answerMs,
    service: {
      delaysOf: (dice) => ({ countedMs: 0, answeredMs: dice.next() * 2 * answerMs }),
      lost: 0,
    },
    batches: batches.map((batch) => ({
      ...batch,
      unitsOf: (dice: Dice) => dice.whole(1, mostUnits),
    })),
    ...less,
  })
}

const someBatch = fc.record({
  calls: fc.integer({ min: 60, max: 240 }),
  callers: fc.integer({ min: 20, max: 40 }),
  beginsMs: fc.integer({ min: 0, max: 20_000 }),
})
const PAIRS = [
  [1, 2],
  [2, 3],
  [1, 3],
] as const

describe('two batches in one lane', () => {
  test('are never further apart than one call of each, whatever their sizes and when they come', async () => {
    let granted = 0
    const property = fc.asyncProperty(someWorld, someBatch, someBatch, async (some, a, b) => {
      const world = worldOf(some, [
        { ...a, lane: 2 },
        { ...b, lane: 2 },
      ])
      const shares = new Shares(({ id }) => id, world.windows)
      await simulate(world, shares)
      const apart = shares.furthest(['b0', 1], ['b1', 1])
      granted += apart.granted
      expect(apart.most).toBeLessThanOrEqual(2 * some.mostUnits)
    })
    await fc.assert(property, { numRuns: 40 })
    expect(granted).toBeGreaterThan(2_000)
  })
})

describe('three lanes', () => {
  test('take turns as 64, 8 and 1, but for what comes free at once', async () => {
    let granted = 0
    const property = fc.asyncProperty(someWorld, async (some) => {
      const batches = [1, 2, 3].map((lane) => ({ calls: 200, callers: 30, beginsMs: 0, lane }))
      const world = worldOf({ ...some, mostUnits: 1 }, batches)
      const shares = new Shares(({ lane }) => String(lane), world.windows)
      await simulate(world, shares)
      for (const [one, other] of PAIRS) {
        const turn = TURN_OF_LANE[one - 1]!
        const otherTurn = TURN_OF_LANE[other - 1]!
        const apart = shares.furthest([String(one), turn], [String(other), otherTurn])
        granted += apart.granted
        expect(apart.most).toBeLessThanOrEqual(turn + otherTurn + some.units * turn)
      }
    })
    await fc.assert(property, { numRuns: 12 })
    expect(granted).toBeGreaterThan(1_500)
  })

  test('get 64, 8 and 1 of 73 units, within a twentieth', async () => {
    const windows = [{ units: 60, ms: 6_000 }]
    const shares = new Shares(({ lane }) => String(lane), windows)
    const batches = [1, 2, 3].map((lane) => ({ calls: 100_000, callers: 60, lane }))
    const service = {
      delaysOf: (dice: Dice) => ({ countedMs: 0, answeredMs: dice.next() * 200 }),
    }
    await simulate(
      quiet({
        windows,
        answerMs: 100,
        service: { ...service, lost: 0 },
        batches,
        untilMs: 600_000,
      }),
      shares,
    )
    const all = shares.total('1') + shares.total('2') + shares.total('3')
    for (const [lane, share] of [
      ['1', 64],
      ['2', 8],
      ['3', 1],
    ] as const) {
      expect(shares.total(lane) / ((all * share) / 73)).toBeCloseTo(1, 1)
    }
  })
})

test('a batch of 5 calls starts after at most one call of each other batch in its lane', async () => {
  const property = fc.asyncProperty(
    someWorld,
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 2, max: 6 }),
    async (some, others, laps) => {
      const beginsMs = laps * (some.ms + some.answerMs)
      const large = { calls: 100_000, callers: 2 * some.units, lane: 2, beginsMs: 0 }
      const small = { calls: 5, callers: 5, lane: 2, beginsMs }
      const world = worldOf({ ...some, mostUnits: 1 }, [...Array(others).fill(large), small])
      const longestMs = world.windows[1]!.ms
      const shares = new Shares(({ id }) => id, world.windows)
      await simulate({ ...world, untilMs: beginsMs + 2 * (longestMs + 2 * some.answerMs) }, shares)
      expect(shares.gotBefore(`b${others}`, beginsMs)).toBeLessThanOrEqual(others)
    },
  )
  await fc.assert(property, { numRuns: 40 })
})

test('5 rows behind 5,000 that have the hour used up get half of what comes free first', async () => {
  const shares = new Shares(({ id }) => id, [MINUTE, HOUR])
  const beginsMs = 30 * MINUTE.ms
  const batches = [
    { calls: 5_000, callers: 8 },
    { calls: 5, callers: 5, beginsMs },
  ]
  await simulate(quiet({ answerMs: 1_000, batches, untilMs: HOUR.ms + 2 * MINUTE.ms }), shares)
  expect(shares.gotBefore('b1', beginsMs)).toBe(0)
  // Eight come free at one instant, as eight were called for and answered together, and then again.
  const after = shares.after(beginsMs)
  const own = (from: number) => after.slice(from, from + 8).filter((who) => who === 'b1').length
  expect([own(0), own(8)]).toEqual([4, 1])
})

test('nothing is left unused: batches in any lanes end together as early as one would', async () => {
  const property = fc.asyncProperty(
    fc.array(
      fc.record({
        calls: fc.integer({ min: 1, max: 60 }),
        lane: fc.integer({ min: 1, max: 3 }),
        callers: fc.constant(30),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    fc.record({ units: fc.integer({ min: 1, max: 20 }), ms: fc.integer({ min: 50, max: 5_000 }) }),
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 4_000 }),
    async (batches, window, longer, answerMs) => {
      const windows = [window, { units: window.units * 2, ms: window.ms * longer }]
      const { endMs } = await simulate(quiet({ windows, answerMs, batches }))
      const calls = batches.reduce((sum, batch) => sum + batch.calls, 0)
      expect(endMs).toBe(finishMsOf({ windows, calls, answerMs, concurrency: 30 * 6 }))
    },
  )
  await fc.assert(property, { numRuns: 60 })
})

interface Disturbed extends Partial<World> {
  what: string
  pausedMs?: number
}
/** Each of them once made a batch pay for units that it never got. */
const DISTURBED: Disturbed[] = [
  { what: 'while the account is paused for ten seconds of each minute', pausedMs: 10_000 },
  {
    what: 'while one of four processes is killed every half minute',
    processes: 4,
    mishaps: { crashMs: 30_000 },
  },
  {
    what: 'while one of four processes is stopped every half minute',
    processes: 4,
    mishaps: { stopMs: 30_000 },
  },
]

test.for(DISTURBED)('two batches of many callers and of few share evenly $what', async (given) => {
  const { what: _, pausedMs, ...more } = given
  const windows = [{ units: 10, ms: 10_000 }]
  const { processes = 1 } = more
  const batches = [60, 16].map((all) => ({ calls: 100_000, callers: all / processes }))
  const shares = new Shares(({ id }) => id, windows)
  const world = quiet({ windows, answerMs: 1_000, batches, untilMs: HOUR.ms / 2, ...more })
  await simulate(world, {
    ...shares,
    onBegin: (running) => {
      shares.onBegin(running)
      const pause = () => {
        running.schedule.in(60_000, pause)
        void running.worker().gate.refused('x', pausedMs!, 'edge')
      }
      if (pausedMs) pause()
    },
  })
  const a = shares.total('b0')
  const b = shares.total('b1')
  expect(a + b).toBeGreaterThan(1_000)
  expect(Math.abs(a - b) / (a + b)).toBeLessThan(0.03)
})
