import { expect, test } from 'vitest'
import {
  codeOf,
  isNumberStyle,
  quotedCode,
  wantsText,
} from '../../src/spreadsheets/ods/number-style.js'
import { TagAttributes } from '../../src/spreadsheets/xlsx/tag-stream.js'

function attributesOf(given: Record<string, string>): TagAttributes {
  const attributes = new TagAttributes()
  attributes.begin(Object.entries(given).flat().join(''))
  let at = 0
  for (const [name, value] of Object.entries(given)) {
    const nameTo = at + name.length
    const valueTo = at + name.length + value.length
    attributes.add(at, nameTo, nameTo, valueTo)
    at = valueTo
  }
  return attributes
}

const LONG = { 'number:style': 'long' }
const TEXTUAL = { 'number:textual': 'true' }
const digits = (whole: string, decimals: string) => ({
  'number:min-integer-digits': whole,
  'number:decimal-places': decimals,
})

test.each<[string, Record<string, string>, string]>([
  ['number', {}, '0'],
  ['number', digits('3', '2'), '000.00'],
  ['number', digits('0', '0'), '#'],
  ['number', digits('-1', '1.5'), '0'],
  ['number', digits('99', '0'), '0'.repeat(30)],
  ['number', { ...digits('1', '2'), 'number:grouping': 'true' }, '#,##0.00'],
  ['number', { 'number:grouping': 'false' }, '0'],
  ['scientific-number', digits('1', '2'), '0.00E+00'],
  ['fraction', {}, '# ?/?'],
  ['day', {}, 'd'],
  ['day', LONG, 'dd'],
  ['day-of-week', {}, 'ddd'],
  ['day-of-week', LONG, 'dddd'],
  ['month', {}, 'm'],
  ['month', LONG, 'mm'],
  ['month', TEXTUAL, 'mmm'],
  ['month', { ...TEXTUAL, ...LONG }, 'mmmm'],
  ['year', {}, 'yy'],
  ['year', LONG, 'yyyy'],
  ['hours', {}, 'h'],
  ['minutes', LONG, 'mm'],
  ['seconds', LONG, 'ss'],
  ['text-content', {}, '@'],
  ['am-pm', {}, ''],
])('%s with %j → %s, as Excel has it', (name, attributes, code) => {
  expect(codeOf(name, attributesOf(attributes))).toBe(code)
})

test.each([
  ['currency-symbol', 'R$', '[$R$]'],
  ['currency-symbol', '[R]$', '[$R$]'],
  ['text', '/', '/'],
  ['text', ' (%)', ' (%)'],
  ['text', ' de ', '" de "'],
  ['text', '/a', '"/a"'],
  ['text', 'a/', '"a/"'],
  ['text', '"x"', '"x"'],
])('%s %j → %s', (name, text, code) => {
  expect(quotedCode(name, text)).toBe(code)
})

test.each<[string, boolean, boolean]>([
  ['date-style', true, false],
  ['currency-style', true, false],
  ['a-date-style', false, false],
  ['date-styles', false, false],
  ['text', false, true],
  ['currency-symbol', false, true],
])('element %s → a style of numbers: %s; literal text: %s', (name, isStyle, isText) => {
  expect([isNumberStyle(name), wantsText(name)]).toEqual([isStyle, isText])
})
