import { expect, test } from 'vitest'
import type { Window } from '../../src/core/window.js'
import { checkWindows, occupancy, type Verdict } from '../../src/rate-limit/window-rule.js'

const TWO = { units: 2, ms: 100 }
const THREE = { units: 3, ms: 1_000 }
const room: Verdict = { is: 'room' }
const full = (waitMs: number, window = TWO): Verdict => ({ is: 'full', waitMs, window })

// Asked at 1,000.
test.for<[string, number[], number, Verdict, Window[]?]>([
  ['an empty book has room', [], 2, room],
  ['what left the window is not counted', [899, 899], 2, room],
  ['what is exactly as old as the window is', [900, 900], 1, full(1)],
  ['the oldest leaves first', [920, 950], 1, full(21)],
  ['for two units, two have to leave', [920, 950], 2, full(51)],
  ['a call on its way may be answered now', [990, 1_500], 2, full(101)],
  ['the window that takes longest decides', [100, 920, 950], 1, full(101, THREE), [TWO, THREE]],
])('%s', ([, marks, units, verdict, windows = [TWO]]) => {
  expect(checkWindows(marks, windows, units, 1_000)).toEqual(verdict)
})

test.for<[string, number[], { used: number; nextFreeMs: number }]>([
  ['nothing', [], { used: 0, nextFreeMs: 0 }],
  ['what left', [899], { used: 0, nextFreeMs: 0 }],
  ['what is there', [899, 930, 990], { used: 2, nextFreeMs: 31 }],
  ['what is on its way', [1_400], { used: 1, nextFreeMs: 101 }],
])('the occupancy of a window by %s', ([, marks, occupied]) => {
  expect(occupancy(marks, TWO, 1_000)).toEqual(occupied)
})
