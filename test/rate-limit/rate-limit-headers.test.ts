import { expect, test } from 'vitest'
import { advertisedLimits, limitIn } from '../../src/rate-limit/rate-limit-headers.js'

test.each<[string[], object | undefined]>([
  [['60', '0', '30'], { limit: 60, remaining: 0, resetMs: 30_000 }],
  [['60'], { limit: 60 }],
  [['', '7'], { remaining: 7 }],
  [['', '', '0.5'], { resetMs: 500 }],
  [[' 60 '], { limit: 60 }],
  [['', '', '86400'], { resetMs: 86_400_000 }],
  [['', '', '86401'], undefined],
  // A date.
  [['60', '', '1795213000'], { limit: 60 }],
  [['999999999999'], { limit: 999_999_999_999 }],
  [['1000000000000'], undefined],
  [['x60', '60x', '-1'], undefined],
  [['1e3', '60, 300', '.5'], undefined],
  [[], undefined],
])('limit, remaining and reset of %j → %j', ([limit, remaining, reset], expected) => {
  const given = { limit, remaining, reset }
  const headers = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[`x-ratelimit-${name}`, value]],
  )
  expect(advertisedLimits(Object.fromEntries(headers))).toEqual(expected)
})

test.each<[unknown, number | undefined]>([
  [{ limits: { per_minute: 1 } }, 1],
  [{ limit: 0 }, undefined],
  [{ limit: 1.5 }, undefined],
  [{ limit: 60, rpm: 60 }, 60],
  [{ limit: 60, rpm: 30 }, undefined],
  [{ limit: 60, window_seconds: 60 }, 60],
  [{ limit: 300, window_seconds: 3_600 }, undefined],
  [{ a: { b: { limit: 5 } } }, 5],
  [{ a: { b: { c: { limit: 5 } } } }, 5],
  [{ a: { b: { c: { d: { limit: 5 } } } } }, undefined],
  [null, undefined],
])('the limit per minute in %j → %j', (body, limit) => {
  expect(limitIn(body)).toBe(limit)
})
