import { expect, test } from 'vitest'
import { cellText } from '../../src/accept/cells/cell-text.js'
import { readOab } from '../../src/accept/cells/oab.js'

test.each([
  ['94719', '94719'],
  ['94719.0', '94719'],
  ['7.00049E5', '700049'],
  ['-12.00', '-12'],
  ['-12', '-12'],
  ['007', '7'],
  ['12.5', '12.5'],
  ['0.1', '0.1'],
  ['999999999999999', '999999999999999'],
  ['1000000000000000', '1000000000000000'],
  ['1.0E15', '1.0E15'],
  // Digits were lost before it came here: they stay as they were written.
  ['1.23447201982601E+16', '1.23447201982601E+16'],
  ['12344720198260100', '12344720198260100'],
])('a cell that holds the number %s is read as the text %s', (n, text) => {
  expect(cellText({ n })).toBe(text)
})

test('so is a registration, whose state stands elsewhere', () => {
  expect(readOab({ n: '94719.0' })).toEqual(readOab({ n: '94719' }))
  expect(readOab({ n: '94719.5' })).toMatchObject({ is: 'trouble' })
})
