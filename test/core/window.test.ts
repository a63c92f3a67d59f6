import { expect, test } from 'vitest'
import { parseDurationMs, parseLimits } from '../../src/core/window.js'

test.each([
  [
    '60/1m,300/1h',
    [
      { units: 60, ms: 60_000 },
      { units: 300, ms: 3_600_000 },
    ],
  ],
  [' 1 / 1 ms ', [{ units: 1, ms: 1 }]],
  ['999999999/2s', [{ units: 999_999_999, ms: 2_000 }]],
  ['0/1s', undefined],
  ['1/0s', undefined],
  ['1000000000/1s', undefined],
  ['1/1000000000ms', undefined],
  ['1/1d', undefined],
  ['1/1s,', undefined],
  ['x1/1s', undefined],
  ['1/1sx', undefined],
])('limits %j → %j', (text, expected) => {
  expect(parseLimits(text)).toEqual(expected)
})

test.each([
  ['60s', 60_000],
  ['1ms', 1],
  [' 2 m ', 120_000],
  ['1h', 3_600_000],
  ['999999999ms', 999_999_999],
  ['0s', undefined],
  ['1000000000ms', undefined],
  ['x1s', undefined],
  ['1sx', undefined],
])('a duration of %j → %s', (text, expected) => {
  expect(parseDurationMs(text)).toBe(expected)
})
