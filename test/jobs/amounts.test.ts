import { expect, test } from 'vitest'
import { amountOf, type DecimalMark, waysToRead } from '../../jobs/saved/amounts.js'

const read = (value: unknown, mark?: DecimalMark) => amountOf(value, mark)?.toFixed()

test.each<[unknown, string | undefined]>([
  [12.5, '12.5'],
  ['1234', '1234'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234.567', '1234567'],
  ['0.123', '0.123'],
  ['0,123', '0.123'],
  ['R$ 1.234,56', '1234.56'],
  [' - R$ 5,00', '-5'],
  ['-5', '-5'],
  ['12.34.567', undefined],
  ['1.2345.678', undefined],
  ['12x', undefined],
  ['x12', undefined],
  ['total R$ 5', undefined],
  ['', undefined],
  [null, undefined],
  [['1'], undefined],
  ['1'.repeat(300), '1'.repeat(300)],
  ['1'.repeat(301), undefined],
])('the amount %j → %s', (value, expected) => {
  expect(read(value)).toBe(expected)
})

test.each<[string, DecimalMark | undefined, string | undefined]>([
  ['1.234', ',', '1234'],
  ['1.234', '.', '1.234'],
  ['1,234', ',', '1.234'],
  ['1,234', '.', '1234'],
  ['1.234', undefined, undefined],
])('%s, whose point may group, with decimals after %s → %s', (text, mark, expected) => {
  expect(read(text, mark)).toBe(expected)
})

test('a text that both marks read alike → one way; else two', () => {
  const marks = (text: string) => waysToRead(text).map(({ mark }) => mark)
  expect([marks('1234'), marks('1.234'), marks('1.234,5')]).toEqual([['.'], ['.', ','], [',']])
})
