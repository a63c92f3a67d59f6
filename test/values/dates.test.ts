import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dateOf,
  dayNumber,
  daysBetween,
  isIsoDate,
  weekdayOf,
} from '../../src/values/dates.js'

const DAY_MS = 86_400_000
/** 01/01/1900 to 31/12/2199. */
const number = fc.integer({ min: -25_567, max: 84_005 })

test('day numbers, dates and weekdays are those of Date in UTC', () => {
  fc.assert(
    fc.property(number, (days) => {
      const date = new Date(days * DAY_MS)
      const iso = date.toISOString().slice(0, 10)
      expect([dateOf(days), dayNumber(iso), weekdayOf(iso)]).toEqual([iso, days, date.getUTCDay()])
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2023-12-31', 1, '2024-01-01'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2100-02-28', 1, '2100-03-01'],
])('%s and %i days are %s', (from, count, to) => {
  expect(addDays(from, count)).toBe(to)
  expect(daysBetween(from, to)).toBe(count)
})

test.each([
  ['2025-02-29'],
  ['2025-2-9'],
  ['09/02/2025'],
  ['2025-02-09T00:00:00Z'],
  [20_250_209],
])('%s is no date', (text) => {
  expect(isIsoDate(text)).toBe(false)
})
