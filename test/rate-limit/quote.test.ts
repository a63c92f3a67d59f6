import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulate } from '../../bench/limit-proof/simulate.js'
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
