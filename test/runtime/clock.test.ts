import { expect, test } from 'vitest'
import { isWithin } from '../../src/runtime/clock.js'

test.each([
  ['at the instant itself', 0, true],
  ['a millisecond before the time is over', 999, true],
  ['at its end', 1_000, false],
  ['before the instant, by a clock that was set back', -1, false],
])('a time of 1,000 ms, looked at %s → within it: %s', (_, passedMs, expected) => {
  expect(isWithin(1_000, 5_000, 5_000 + passedMs)).toBe(expected)
})
