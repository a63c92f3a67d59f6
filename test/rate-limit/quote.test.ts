import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulate } from '../../bench/limit-proof/simulate.js'
import { estimateFinishes, type Flow } from '../../src/rate-limit/quote.js'
import { type Alone, finishMsOf, HOUR, MINUTE, quiet } from './quiet.js'

const base: Alone = { windows: [MINUTE, HOUR], calls: 1, answerMs: 1_000, concurrency: 60 }

test.for<[string, Partial<Alone>, number]>([
  ['nothing to do is done', { calls: 0 }, 0],
  ['one call takes one answer', {}, 1_000],
  ['a minute has room for sixty', { calls: 60 }, 1_000],
  ['the next waits for an answer and a minute', { calls: 61 }, 62_001],
  ['300 take four minutes and five answers', { calls: 300 }, 245_004],
  ['the next waits for the hour', { calls: 301 }, 1_000 + 3_600_001 + 1_000],
  [
    'one at a time is slower than the limit when answers are slow',
    { calls: 60, concurrency: 1, answerMs: 3_000 },
    180_000,
  ],
  ['a call of two units fills the minute twice as fast', { calls: 31, unitsPerCall: 2 }, 62_001],
  ['what is used already is waited for', { used: Array(60).fill(-10_000) }, 51_001],
  [
    'calls on their way are taken to be answered',
    { used: Array(60).fill(59_000) },
    1_000 + 60_001 + 1_000,
  ],
  ['a pause comes first', { pausedMs: 5_000 }, 6_000],
  ['what needs more than a window never ends', { unitsPerCall: 61 }, Number.POSITIVE_INFINITY],
])('%s', ([, more, ms]) => {
  expect(finishMsOf({ ...base, ...more })).toBe(ms)
})

const flow = (lane: number, calls: number, unitsPerCall = 1): Flow => ({
  lane,
  calls,
  ...(unitsPerCall === 1 ? {} : { unitsPerCall }),
})

/** Of answers that take no time: so many units a second. */
const finishes = (units: number, ...flows: Flow[]) =>
  estimateFinishes({ windows: [{ units, ms: 999 }], answerMs: 0, concurrency: 60, flows })

test.each<[string, number, Flow[], number[]]>([
  ['an urgent and a normal batch → eight calls to one', 1, [flow(2, 3), flow(1, 20)], [19, 22]],
  [
    'a background batch → begins after one call of each lane',
    1,
    [flow(3, 1), flow(2, 3), flow(1, 20)],
    [2, 20, 23],
  ],
  ['background and normal → eight calls to one', 1, [flow(3, 2), flow(2, 12)], [10, 13]],
  ['two batches of a lane → by turns', 1, [flow(2, 3), flow(2, 2)], [4, 3]],
  ['a batch of calls of two units → by turns of units', 2, [flow(2, 2, 2), flow(2, 4)], [2, 3]],
  ['a call that fills the window → waits for an empty one', 2, [flow(2, 2, 2)], [1]],
  [
    'a call of more units than the window → holds nobody up',
    2,
    [flow(1, 1, 3), flow(2, 1)],
    [Number.POSITIVE_INFINITY, 0],
  ],
  ['no calls of more units than the window → done', 2, [flow(1, 0, 3)], [0]],
])('%s', (_, units, flows, seconds) => {
  expect(finishes(units, ...flows).map((ms) => ms / 1000)).toEqual(seconds)
})

test('calls beyond the bound of the simulation → go on at its pace', () => {
  const [ms] = finishes(1, flow(2, 300_000))
  expect(ms! / 1000).toBeCloseTo(300_000, -1)
})

test('the quote is what happens, when every answer takes the same time', async () => {
  const property = fc.asyncProperty(
    fc.record({
      units: fc.integer({ min: 1, max: 9 }),
      ms: fc.integer({ min: 1, max: 300 }),
      more: fc.integer({ min: 1, max: 5 }),
      longer: fc.integer({ min: 1, max: 8 }),
      answerMs: fc.integer({ min: 1, max: 200 }),
      concurrency: fc.integer({ min: 1, max: 12 }),
      calls: fc.integer({ min: 1, max: 80 }),
    }),
    async ({ units, ms, more, longer, answerMs, concurrency, calls }) => {
      const windows = [
        { units, ms },
        { units: units * more, ms: ms * longer },
      ]
      const { endMs } = await simulate(
        quiet({ windows, answerMs, batches: [{ calls, callers: concurrency }] }),
      )
      expect(finishMsOf({ windows, calls, answerMs, concurrency })).toBe(endMs)
    },
  )
  await fc.assert(property, { numRuns: 300 })
})
