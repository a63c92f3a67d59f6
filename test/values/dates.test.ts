import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dateOf,
  dayNumber,
  daysBetween,
  fromBrazilian,
  inRuns,
  isIsoDate,
  weekdayOf,
  withBrazilianDays,
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

test.each([
  ['one day', ['2024-02-28'], ['2024-02-28']],
  ['two in a row', ['2024-02-28', '2024-02-29'], ['2024-02-28', '2024-02-29']],
  ['three in a row', ['2024-02-28', '2024-02-29', '2024-03-01'], ['2024-02-28 2024-03-01']],
  ['a gap', ['2024-02-27', '2024-02-29', '2024-03-01'], ['2024-02-27', '2024-02-29', '2024-03-01']],
  ['months', ['2023-11', '2023-12', '2024-01', '2024-03'], ['2023-11 2024-01', '2024-03']],
])('%s → alone, or as a run of three and more', (_, dates, runs) => {
  expect(inRuns(dates).map((run) => run.join(' '))).toEqual(runs)
})

test.each([
  [' 29/02/2024 ', '2024-02-29'],
  ['29/02/2023', undefined],
  ['00/01/2024', undefined],
  ['01/00/2024', undefined],
  ['01/13/2024', undefined],
  ['31/12/2024', '2024-12-31'],
  ['31/04/2024', undefined],
  ['01/01/2024 x', undefined],
  ['101/01/2024', undefined],
  ['29/02/2000', '2000-02-29'],
  ['29/02/1900', undefined],
])('%j as a day of Brazil is %s', (text, expected) => {
  expect(fromBrazilian(text)).toBe(expected)
})

test('days within a text → written as in Brazil; longer digits stay', () => {
  expect(withBrazilianDays('de 2024-02-29 a 2024-03-01')).toBe('de 29/02/2024 a 01/03/2024')
  for (const text of ['12024-02-29', '2024-02-291', '2024-02'])
    expect(withBrazilianDays(text)).toBe(text)
})
