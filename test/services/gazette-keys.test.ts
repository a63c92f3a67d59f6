import { expect, test } from 'vitest'
import { byCaseNumber, byId, caseDigits } from '../../src/services/gazette/item-key.js'

const DIGITS = '00000016820268260100'
const MASKED = '0000001-68.2026.8.26.0100'
const OTHER = '38592706620224060008'

test.each<[name: string, one: unknown, other: unknown, same: boolean]>([
  ['an id as number and as text', { id: 7 }, { id: '7', a: 1 }, true],
  ['other ids, else alike', { id: 7, a: 1 }, { id: 8, a: 1 }, false],
  ['no id, the same content', { a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  ['no id, a list in another order', { a: [1, 2] }, { a: [2, 1] }, false],
  ['an id that is empty, other content', { id: '', a: 1 }, { id: '', a: 2 }, false],
  [
    'ids of more digits than a number keeps, other content',
    JSON.parse('{"id":1234567890123456788,"a":1}'),
    JSON.parse('{"id":1234567890123456789,"a":2}'),
    false,
  ],
  ['an id that is null, other content', { id: null, a: 1 }, { id: null, a: 2 }, false],
])('items by id: %s', (_name, one, other, same) => {
  expect(byId(one) === byId(other)).toBe(same)
})

test.each<[name: string, one: unknown, other: unknown, same: boolean]>([
  ['mask and digits', { numero: DIGITS, total: 1 }, { processo: MASKED, total: 2 }, true],
  ['both in one entry', { a: DIGITS, b: MASKED }, { a: DIGITS, c: 1 }, true],
  ['other numbers', { numero: DIGITS }, { numero: OTHER }, false],
  ['the same number, other ids', { id: 1, numero: DIGITS }, { id: 2, numero: DIGITS }, false],
  ['two numbers in an entry', { a: DIGITS, b: OTHER, c: 1 }, { a: DIGITS, b: OTHER, c: 2 }, false],
])('cases by number: %s', (_name, one, other, same) => {
  expect(byCaseNumber(one) === byCaseNumber(other)).toBe(same)
})

test.each<[unknown, string | undefined]>([
  [DIGITS, DIGITS],
  [` ${MASKED} `, DIGITS],
  [`${DIGITS}0`, undefined],
  ['0000001.68-2026.8.26.0100', undefined],
  [Number(DIGITS), undefined],
  [undefined, undefined],
])('the digits of %s are %s', (value, digits) => {
  expect(caseDigits(value)).toBe(digits)
})
