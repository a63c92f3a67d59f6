import { expect, test } from 'vitest'
import { dateWithin } from '../../../src/legal/deadlines/doubt-words.js'

test.each([
  ['a date without a year, of the first year', 'ate 31/12', true],
  ['a date without a year, of the second year', 'ate 05/01', true],
  ['a date without a year, after the last day', 'ate 11/01', false],
  ['a date without a year, of the first day itself', 'em 20/12', false],
  ['a named month', 'em 3 de janeiro', true],
  ['a year of two digits', 'em 31.12.25', true],
  ['another year', 'em 31/12/2024', false],
  ['a day that does not exist', 'em 31/02', false],
])('from 20/12/2025 to 10/01/2026, %s → «%s»: %s', (_, text, isFound) => {
  expect(dateWithin(text, '2025-12-20', '2026-01-10') !== undefined).toBe(isFound)
})
