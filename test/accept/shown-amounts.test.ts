import { expect, test } from 'vitest'
import { differsInWords, withoutAmountInWords } from '../../src/accept/cells/amount-in-words.js'
import { readChoice } from '../../src/accept/cells/cell-text.js'
import { drawsMinus, drawsNothing, isScaled } from '../../src/accept/cells/currency.js'
import { readOab } from '../../src/accept/cells/oab.js'
import { readPercent } from '../../src/accept/cells/percent.js'
import type { Cell } from '../../src/spreadsheets/cell.js'

test.each([
  ['1.500,00 (mil e quinhentos reais)', '1.500,00'],
  ['R$ 1.500,00 - Hum mil, quinhentos reais', 'R$ 1.500,00'],
  ['14,02 catorze reais e duas centavos', '14,02'],
  ['216,00 (duzentas e dezeseis reais)', '216,00'],
])('%j → %s, without its words', (text, amount) => {
  expect(withoutAmountInWords(text)).toBe(amount)
  for (const other of [`x${text}`, `${text} 1`]) expect(withoutAmountInWords(other)).toBe(other)
})

test.each([
  '1.500,00 (mil e seiscentos reais)',
  '1.500,00 (mil e quinhentos reais',
  '1.500,00 mil e quinhentos reais)',
  '1.500,000 mil e quinhentos reais',
  '1.500,00',
])('%j → as it is', (text) => {
  expect(withoutAmountInWords(text)).toBe(text)
})

test.each<[string, number, boolean]>([
  ['mil e quinhentos reais', 1500, false],
  ['mil e quinhentos reais', 1500.01, true],
  ['mil e quinhentos', 1501, false],
  ['mil e quinhentos reais ao mês', 1501, false],
  ['mil e quinhentos reais', 0, false],
  ['um centavo', 0.01, false],
  ['dois centavos', 0.01, true],
  ['mil reais', 1e12 - 1, true],
  ['mil reais', 1e12, false],
  [`mil${' '.repeat(191)}reais`, 1, true],
  [`mil${' '.repeat(193)}reais`, 1, false],
  ['mil reaisx', 1, false],
])('%j beside %d → another amount: %s', (text, amount, expected) => {
  expect(differsInWords(text, amount)).toBe(expected)
})

test.each<[string, string, minus: boolean, nothing: boolean]>([
  ['0.00', '5', false, false],
  ['-0.00', '5', true, false],
  ['(0.00)', '5', true, false],
  ['"-"0.00', '5', true, false],
  ['[Red]-0.00', '5', true, false],
  ['_-0.00', '5', false, false],
  ['0.00-', '5', false, false],
  ['-0.00', '0', false, false],
  ['-0.00', '-5', false, false],
  ['0.00;;', '5', false, false],
  ['0.00;;', '-5', false, true],
  ['0.00;-0.00;', '0', false, true],
  ['0.00;-0.00', '0', false, false],
  [';;;', '5', false, true],
  ['[>1]-0.00;;', '5', true, false],
  ['";"', '5', false, false],
])('format %s of %s → a minus: %s, nothing: %s', (format, digits, minus, nothing) => {
  expect(drawsMinus(format, digits)).toBe(minus)
  expect(drawsNothing(format, digits)).toBe(nothing)
})

test.each([
  ['#,##0,', true],
  ['0,,"mi"', true],
  ['#,##0', false],
  ['0","', false],
])('format %s → in thousands: %s', (format, expected) => {
  expect(isScaled(format)).toBe(expected)
})

test.each<[Cell, string]>([
  [{ e: '#N/A' }, 'cell_error'],
  [{ formula: true }, 'cell_bare_formula'],
])('cell %j → %s, whatever its column', (cell, code) => {
  const trouble = { is: 'trouble', code }
  expect(readOab(cell)).toEqual(trouble)
  expect(readPercent(cell, 'comma')).toEqual(trouble)
  expect(readChoice(cell, ['a'])).toEqual(trouble)
})
