import { describe, expect, test } from 'vitest'
import type { LimiterState } from '../../src/rate-limit/limiter-state.js'
import {
  evidenceOf,
  type Refused,
  type Suspicion,
  updateSuspicion,
} from '../../src/rate-limit/rejection-attribution.js'
import { refusedFacts } from '../../src/rate-limit/unpriced.js'
import { HOUR, MINUTE } from './quiet.js'

const none = { calls: 0, cost: 0 }
const refused = (more: Partial<Refused> = {}): Refused => ({
  windows: [MINUTE, HOUR],
  retryAfterMs: 20_000,
  priced: [0, 0],
  unpriced: [none, none],
  pending: [0, 0],
  ...more,
})
const unpriced = (calls: number, cost = 1) =>
  [
    { calls, cost },
    { calls, cost },
  ] as const

test.for<[string, Partial<Refused>, object]>([
  [
    'our own calls that fill the minute explain it',
    { priced: [60, 60] },
    { is: 'ours', window: MINUTE },
  ],
  [
    'so do those that may have been let through',
    { priced: [50, 50], pending: [10, 10] },
    { is: 'ours' },
  ],
  ['else somebody holds the room', { priced: [40, 40] }, { is: 'room', window: MINUTE, room: 20 }],
  ['a long wait is for the long window', { retryAfterMs: 60_001 }, { window: HOUR, room: 300 }],
  ['a wait that no window lasts is for the longest', { retryAfterMs: 9e9 }, { window: HOUR }],
  ['20 calls that fill 60 cost three', { unpriced: unpriced(20) }, { room: 40, cost: 3 }],
  ['21 are explained by no whole cost', { unpriced: unpriced(21) }, { room: 39, cost: undefined }],
  ['nor are four: they prove nothing', { unpriced: unpriced(4) }, { cost: undefined }],
  [
    'nor calls of which some are on their way',
    { unpriced: unpriced(20), pending: [1, 1] },
    { isWhole: false, cost: undefined },
  ],
  [
    'nor a cost at which the hour had overflowed',
    {
      unpriced: [
        { calls: 20, cost: 1 },
        { calls: 101, cost: 1 },
      ],
    },
    { cost: undefined },
  ],
  ['a wait as long as a window is for it', { retryAfterMs: 60_000 }, { window: MINUTE }],
  ['windows in any order are compared by length', { windows: [HOUR, MINUTE] }, { window: MINUTE }],
  ['one unit short of full is room', { priced: [59, 59] }, { is: 'room', room: 1 }],
  ['five calls are enough', { unpriced: unpriced(5) }, { cost: 12 }],
  [
    'beside priced calls, only the rest is divided',
    { priced: [19, 19], unpriced: unpriced(20) },
    { room: 21, cost: 2 },
  ],
  ['a cost at which one more had fitted is none', { unpriced: unpriced(19) }, { cost: undefined }],
  [
    'nor is the cost that was assumed',
    { priced: [3, 3], unpriced: unpriced(7, 8) },
    { room: 1, cost: undefined },
  ],
])('%s', ([, more, expected]) => {
  expect({ cost: undefined, ...evidenceOf(refused(more)) }).toMatchObject(expected)
})

test('what is known of a window: the call itself, and units of nobody, are not in it', () => {
  const state = {
    marks: [-70_000, -50_000, -40_000, -40_000, -30_000, -10, 500],
    grants: ['old', 'a', 'b?', 'b?', undefined, 'c?', 'on its way'],
  } as unknown as LimiterState
  expect(refusedFacts(state, [MINUTE, HOUR], 'c?')).toEqual({
    priced: [1, 2],
    unpriced: [
      { calls: 1, cost: 2 },
      { calls: 1, cost: 2 },
    ],
    pending: [1, 1],
  })
})

test('the edges of a window: a unit leaves it after its length, and is pending until it is answered', () => {
  const state = {
    marks: [-60_001, -60_000, -60_000, 0, 0, 1],
    grants: ['a', 'b', 'c?', 'd', 'e?', 'f'],
  } as unknown as LimiterState
  expect(refusedFacts(state, [MINUTE], 'x')).toEqual({
    priced: [2],
    unpriced: [{ calls: 2, cost: 1 }],
    pending: [1],
  })
  expect(refusedFacts({ ...state, marks: [], grants: [] }, [MINUTE], 'x').unpriced).toEqual([none])
})

describe('a cost', () => {
  const seenAt = (before: Suspicion | undefined, cost: number | undefined, nowMs: number) =>
    updateSuspicion(before, { window: MINUTE, ...(cost === undefined ? {} : { cost }) }, nowMs)

  test('is raised when it was seen in three windows', () => {
    const first = seenAt(undefined, 3, 500_000)
    const again = seenAt(first.suspicion, 3, 559_999)
    const second = seenAt(again.suspicion, 3, 560_000)
    expect([first.raise, again.raise, second.raise]).toEqual([false, false, false])
    expect(seenAt(second.suspicion, 3, 619_999).raise).toBe(false)
    expect(seenAt(second.suspicion, 3, 620_000)).toEqual({ raise: true })
  })

  test('is suspected no more when nothing explains the next refusal', () => {
    expect(seenAt({ cost: 3, observations: 2, atMs: 0 }, undefined, 60_000)).toEqual({
      raise: false,
    })
  })

  test.for([2, undefined])('is suspected anew when %s would explain it instead', (cost) => {
    const twice = { cost: 3, observations: 2, atMs: 0 }
    expect(seenAt(twice, cost, 60_000)).toMatchObject({ raise: false })
    expect(seenAt(twice, cost, 60_000).suspicion?.observations).not.toBe(3)
  })
})
