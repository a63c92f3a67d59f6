import { describe, expect, test } from 'vitest'
import { answersMs, answerTo, LONGEST_ANSWER_MS } from '../../bench/limit/answers.js'
import { deadlineMs, paceMs, percentile, possibleMs } from '../../bench/limit/possible.js'
import { scriptsIn } from '../../bench/limit/script-times.js'

const MINUTE = { units: 60, ms: 60_000 }
const HOUR = { units: 300, ms: 3_600_000 }
const possible = (calls: number, answerMs: number) =>
  possibleMs(Array(calls).fill(answerMs), [MINUTE, HOUR])

test.for<[number, number]>([
  [0, 0],
  [60, 0],
  [61, 61_000],
  [300, 4 * 61_000],
  [301, 3_601_000],
  [1_000, 3 * 3_601_000 + 61_000],
])('the last of %i calls can be sent %i ms after the first', ([calls, ms]) => {
  expect(possible(calls, 1_000)).toBe(ms)
})

test('a unit is free again by its own answer, so that slow ones hold up none but themselves', () => {
  const window = { units: 2, ms: 100 }
  expect(possibleMs([500, 10, 10, 10], [window])).toBe(220)
})

test('the pace fills the long window, longest answer included', () => {
  const limit = { short: { units: 60, ms: 1_000 }, long: { units: 300, ms: 60_000 } }
  expect(paceMs(limit, 1_000)).toBe(204)
  expect(deadlineMs(300, limit)).toBe(60_000 + 2 * 60_000)
})

test.for<[number, number]>([
  [0.5, 20],
  [0.99, 40],
  [0, 10],
])('the percentile %d of four values is %i', ([part, value]) => {
  expect(percentile([40, 10, 30, 20], part)).toBe(value)
})

test('nothing has no percentile', () => {
  expect(percentile([], 0.5)).toBeUndefined()
})

describe('answers', () => {
  test('are the same for the same seed, and others for another', () => {
    expect(answersMs(100, 7)).toEqual(answersMs(100, 7))
    expect(answersMs(100, 7)).not.toEqual(answersMs(100, 8))
  })

  test('last from 20 to 200 ms, and some up to a second', () => {
    const all = answersMs(10_000, 1)
    const slow = all.filter((ms) => ms > 200)
    expect(Math.min(...all)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...all)).toBeLessThan(LONGEST_ANSWER_MS)
    expect(Math.min(...slow)).toBeGreaterThanOrEqual(500)
    expect(slow.length / all.length).toBeGreaterThan(0.01)
    expect(slow.length / all.length).toBeLessThan(0.03)
  })

  test('are counted at all parts of a call', () => {
    const parts = answersMs(1_000, 1).map((_, call) => Math.floor(answerTo(call, 1).countedAt * 4))
    expect(new Set(parts)).toEqual(new Set([0, 1, 2, 3]))
  })
})

test('scripts are counted, and not what runs inside of them', () => {
  const stats = [
    '# Commandstats',
    'cmdstat_evalsha:calls=208,usec=10324,usec_per_call=49.63,rejected_calls=0,failed_calls=0',
    'cmdstat_zadd:calls=296,usec=439,usec_per_call=1.48,rejected_calls=0,failed_calls=0',
    'cmdstat_eval:calls=6,usec=1419,usec_per_call=236.50,rejected_calls=0,failed_calls=0',
  ]
  expect(scriptsIn(stats.join('\r\n'))).toBe(214)
})
