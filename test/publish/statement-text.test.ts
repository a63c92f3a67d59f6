import { expect, test } from 'vitest'
import { money } from '../../src/publish/statement-text.js'

test.each([
  ['0', '0,00'],
  ['-0.001', '0,00'],
  ['-0.5', '-0,50'],
  ['999.995', '1.000,00'],
  ['1234567.891', '1.234.567,89'],
  ['-98765432109.99', '-98.765.432.109,99'],
])('%s in a statement → %s', (value, shown) => {
  expect(money(value)).toBe(shown)
})
