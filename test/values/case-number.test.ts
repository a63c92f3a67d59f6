import { expect, test } from 'vitest'
import {
  hasCaseDigits,
  hasValidCheckDigits,
  isCaseSequence,
  masked,
  mentionsCase,
} from '../../src/values/case-number.js'

const NUMBER = '1000420-47.2021.8.26.0100'
const DIGITS = NUMBER.replace(/\D/g, '')

test.each([
  [DIGITS, true],
  [DIGITS.replace(/^1/, '2'), false],
  [DIGITS.replace(/0$/, '1'), false],
  [`0${DIGITS}`, false],
  [`${DIGITS}0`, false],
  [DIGITS.slice(1), false],
  [NUMBER, false],
])('the check digits of %s close: %s', (digits, expected) => {
  expect(hasValidCheckDigits(digits)).toBe(expected)
})

test('masked, with 20 digits alone → the form of the courts', () => {
  expect(masked(DIGITS)).toBe(NUMBER)
  for (const other of [`0${DIGITS}`, `${DIGITS}0`, DIGITS.slice(1)])
    expect(masked(other)).toBe(other)
})

test.each([
  [NUMBER, true],
  [DIGITS, true],
  [`${NUMBER}/50001`, true],
  [`${NUMBER}/x`, false],
  [`${NUMBER}/1 a`, false],
  [`1${NUMBER}`, false],
  [`${NUMBER}1`, false],
  [`n ${NUMBER}`, false],
])('%s is written as a case number: %s', (text, expected) => {
  expect(hasCaseDigits(text)).toBe(expected)
})

test.each([
  [`autos ${NUMBER} em curso`, true],
  ['12345678901234', true],
  ['1234567890123', false],
  ['1.2.3.4.5.6.7.8', false],
  ['583.00.2005.123456-7', true],
  ['sem número', false],
])('%s mentions a case number: %s', (text, expected) => {
  expect(mentionsCase(text)).toBe(expected)
})

test.each([
  ['1234567-12', true],
  ['proc. 1234567-12, 2a vara', true],
  ['11234567-12', false],
  ['1234567-123', false],
  ['1.234567-12', false],
  ['1/1234567-12', false],
  ['1234567-12.2021', false],
])('%s is the short number of offices: %s', (text, expected) => {
  expect(isCaseSequence(text)).toBe(expected)
})
