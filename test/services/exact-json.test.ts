import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Exact, parseExact, writeExact } from '../../src/services/exact-json.js'

test.each([
  '1.12345678901234567890',
  '-0.10',
  '12345678901234567890',
  '1.50E+3',
  '1e-400',
])('%s keeps its digits, alone and inside', (digits) => {
  expect(parseExact(digits)).toEqual(new Exact(digits))
  const text = `{"a":[${digits},null],"b":{"c":${digits}}}`
  expect(writeExact(parseExact(text))).toBe(text)
})

test('digits in a text are text', () => {
  const text = '{"2024":"1.5","a":"\\"2\\\\\\" 3","n":[true,false]}'
  expect(parseExact(text)).toEqual(JSON.parse(text))
})

test('anything that is JSON comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      expect(JSON.parse(writeExact(parseExact(text)))).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  '',
  '01',
  '1.',
  '+1',
  '.5',
  '1 2',
  '{1:2}',
  '[1,]',
  '{"a":1',
  '<html>5</html>',
])('%s is no JSON', (text) => {
  expect(() => parseExact(text)).toThrow(SyntaxError)
})

test.each([
  '1e99999999',
  '[1e-99999999]',
  `{"value":${'9'.repeat(401)}}`,
  `0.${'1'.repeat(401)}`,
  '{"value":{"\\u0000exact":"1e99999999"}}',
  '{"value":{"\\u0000exact":"</v><v>"}}',
])('number that no decimal can hold, %.40s → refused', (text) => {
  expect(() => parseExact(text)).toThrow(/is no figure/)
})

test('a field that is not there is left out', () => {
  expect(writeExact({ a: undefined, b: null, c: 'x' })).toBe('{"b":null,"c":"x"}')
})

test('a string of escaped quotes that nobody closes → refused as no JSON, whatever its length', () => {
  // The pattern alone takes minutes of it.
  expect(() => parseExact(`"${'\\"'.repeat(500_000)}`)).toThrow(SyntaxError)
})
