import { expect, test } from 'vitest'
import { Repeats } from '../../src/dispatch/repeats.js'
import type { Cell } from '../../src/spreadsheets/cell.js'

/** The line of the first identical row, of rows without a case number. */
function repeatedLines(valor: string, rows: Cell[][]): (number | undefined)[] {
  const repeats = new Repeats()
  return rows.map((cells, at) => repeats.firstLineOf({ line: at + 1, fields: { valor }, cells }))
}

test('rows that differ in capitals, blanks and the spelling of a number → the same row', () => {
  const rows = [
    ['Maria', '1.500,00'],
    ['MARIA ', '1500'],
    ['Maria', { n: '1500' }],
    ['maria', 'R$ 1500.00'],
  ]
  expect(repeatedLines('1500.00', rows)).toEqual([undefined, 1, 1, 1])
})

test('rows that differ in a number or a word → different rows', () => {
  const rows = [
    ['Fatura 1', '900,00'],
    ['Fatura 10', '900,00'],
    ['Fatura 1.1', '900,00'],
    ['Fatura 1', '900,10'],
  ]
  expect(repeatedLines('900.00', rows)).toEqual([undefined, undefined, undefined, undefined])
})
