import { expect, test } from 'vitest'
import { typedDate, typedMonth } from '../../src/core/typed-date.js'

test.each([
  ['31/12/2024', '2024-12-31'],
  ['31-12-2024', '2024-12-31'],
  ['31.12.2024', '2024-12-31'],
  ['1/2/2024', undefined],
  [' 2024-12-31 ', '2024-12-31'],
  ['31/02/2024', undefined],
  ['2024-02-30', undefined],
  ['31/12-2024', undefined],
  ['31/12/24', undefined],
  ['12/2024', undefined],
])('a day typed as %s → %s', (text, day) => {
  expect(typedDate(text)).toBe(day)
})

test.each([
  ['2024-01', '2024-01'],
  ['01/2024', '2024-01'],
  ['1/2024', '2024-01'],
  ['13/2024', undefined],
  ['2024-13', undefined],
])('a month typed as %s → %s', (text, month) => {
  expect(typedMonth(text)).toBe(month)
})
