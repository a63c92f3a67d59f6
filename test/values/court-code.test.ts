import { expect, test } from 'vitest'
import { courtCode, courtName } from '../../src/values/court-code.js'

test.each([
  ['TJAC', '8.01'],
  ['TJSP', '8.26'],
  ['TJTO', '8.27'],
  ['TJDFT', '8.07'],
  ['TRF1', '4.01'],
  ['TRF6', '4.06'],
  ['TRT1', '5.01'],
  ['TRT24', '5.24'],
])('%s → %s, and back', (name, code) => {
  expect(courtCode(name)).toBe(code)
  expect(courtName(code)).toBe(name)
  expect(courtCode(name.toLowerCase().replace(/(?=.{1,3}$)/, '-'))).toBe(code)
})

test.each([
  'TRF0',
  'TRF7',
  'TRT25',
  'TJXX',
  'TJ5',
  'XTJSP',
  'TJSPX',
  'TRT124',
  'STJ',
  '',
])('%j is no such court → as it is', (text) => {
  expect(courtCode(text)).toBe(text)
})

test.each([
  '8.00',
  '8.28',
  '4.00',
  '4.07',
  '5.25',
  '3.00',
  '6.01',
  '',
])('%j is no code of such a court → as it is', (code) => {
  expect(courtName(code)).toBe(code)
})
