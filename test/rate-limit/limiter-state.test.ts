import { expect, test } from 'vitest'
import { readLimiterState, stateOfRecords } from '../../src/rate-limit/limiter-state.js'

const WINDOWS = [
  { units: 3, ms: 60 },
  { units: 9, ms: 300 },
]
const UNITS = ['old:0', -61, 'a:b:0', -60, '~others:0', -10, 'c?:0', 5, 'c?:1', 5]

/** What the script `read` answers. */
const answer = {
  known: 1,
  nowMs: 1_000,
  pausedMs: 0,
  answerMs: 250,
  unpricedCost: 3,
  units: UNITS,
  urgent: ['u:0', 'u:1', 'v:0'],
  normal: [],
  background: ['w:0'],
  moved: ['one', '3', 'other', 'paused'],
  failures: 0,
}
const stateOf = (more: Partial<typeof answer> = {}) =>
  readLimiterState(Object.values({ ...answer, ...more }), WINDOWS)

test('the answer of the script → units with their grants, windows, and who waits', () => {
  expect(stateOf()).toEqual({
    known: true,
    nowMs: 1_000,
    pausedMs: 0,
    isOutage: false,
    windows: [
      { window: WINDOWS[0], used: 4, nextFreeMs: 1 },
      { window: WINDOWS[1], used: 5, nextFreeMs: 240 },
    ],
    marks: [-61, -60, -10, 5, 5],
    grants: ['old', 'a:b', undefined, 'c?', 'c?'],
    answerMs: 250,
    unpricedCost: 3,
    waiting: [
      { id: 'u', units: 2, lane: 1 },
      { id: 'v', units: 1, lane: 1 },
      { id: 'w', units: 1, lane: 3 },
    ],
    moved: { one: '3', other: 'paused' },
  })
})

test('a limiter that Redis has lost → not known', () => {
  expect(stateOf({ known: 0 }).known).toBe(false)
})

test.each([
  [-1, undefined],
  [0, 0],
])('a mean time of an answer told as %i → %s', (answerMs, expected) => {
  expect(stateOf({ answerMs }).answerMs).toBe(expected)
})

test.each([
  [1, 5, true],
  [1, 4, false],
  [0, 9, false],
])('a pause of %i ms after %i failures → an outage: %s', (pausedMs, failures, expected) => {
  expect(stateOf({ pausedMs, failures }).isOutage).toBe(expected)
})

test('records of a lost limiter → each grant held until its deadline and the longest window', () => {
  const entries = [
    { id: 'late', units: 1, ageMs: 100 },
    { id: 'early', units: 2, ageMs: 310 },
    { id: 'gone', units: 1, ageMs: 311 },
    { id: 'of a clock ahead', units: 1, ageMs: -50 },
  ]
  const lost = stateOf({ known: 0, units: [] })
  expect(stateOfRecords(lost, entries, { windows: WINDOWS, holdMs: 10 })).toEqual({
    ...lost,
    windows: [
      { window: WINDOWS[0], used: 1, nextFreeMs: 61 },
      { window: WINDOWS[1], used: 4, nextFreeMs: 1 },
    ],
    marks: [-300, -300, -90, 10],
    grants: ['early', 'early', 'late', 'of a clock ahead'],
  })
})
