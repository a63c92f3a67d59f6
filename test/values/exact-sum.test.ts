import fc from 'fast-check'
import { expect, test } from 'vitest'
import { D } from '../../src/values/decimal.js'
import { ExactSum } from '../../src/values/exact-sum.js'

function sumOf(amounts: readonly string[]): string {
  const sum = new ExactSum()
  for (const amount of amounts) sum.add(amount)
  return sum.value().toFixed()
}

test('a million times ten cents → no error of floating point', () => {
  expect(sumOf(Array.from({ length: 1_000_000 }, () => '0.1'))).toBe('100000')
})

test('cents beyond what a number holds exactly → the exact sum', () => {
  const amounts = Array.from({ length: 1_000 }, () => '999999999999.99')
  expect(sumOf(amounts)).toBe('999999999999990')
})

test('amounts of any size and digits → the sum of decimals', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, places]) => new D(digits.toString()).div(new D(10).pow(places)).toFixed())
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 50 }), (amounts) => {
      const sum = amounts.reduce((before, one) => before.plus(one), new D(0))
      expect(sumOf(amounts)).toBe(sum.toFixed())
    }),
  )
})
