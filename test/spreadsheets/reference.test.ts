import { expect, test } from 'vitest'
import { columnLetters, columnOf } from '../../src/spreadsheets/xlsx/reference.js'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i → %s, and back', (column, letters) => {
  expect(columnLetters(column)).toBe(letters)
  expect(columnOf(`${letters}7`)).toBe(column)
})
