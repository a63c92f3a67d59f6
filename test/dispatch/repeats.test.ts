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

test('rows of one group, of which the first alone has the name → the same row', () => {
  const repeats = new Repeats()
  const lineOf = (line: number, grupo: string, name: string, cells: Cell[]) =>
    repeats.firstLineOf({
      line,
      cells: [grupo, name, ...cells],
      fields: { grupo, ...(name === '' ? {} : { name }), 'parcelas.valor': '900.00' },
    })
  expect(lineOf(1, 'A', 'Ana x Loja', ['05/2019', '900,00'])).toBeUndefined()
  expect(lineOf(2, 'A', '', ['05/2019', '900,00'])).toBe(1)
  expect(lineOf(3, 'A', '', ['06/2019', '900,00'])).toBeUndefined()
  expect(lineOf(4, 'B', '', ['05/2019', '900,00'])).toBeUndefined()
})

test('rows of one group with words that no field reads → the same where one of them has none', () => {
  const repeats = new Repeats()
  const fields = { grupo: 'A', 'valores.valor': '900.00' }
  const lineOf = (line: number, cells: Cell[]) =>
    repeats.firstLineOf({ line, cells: ['A', ...cells], fields })
  expect(lineOf(1, ['Ana', '05/2019', '900,00'])).toBeUndefined()
  expect(lineOf(2, ['', '05/2019', '900,00'])).toBe(1)
  expect(lineOf(3, ['Multa', '05/2019', '900,00'])).toBeUndefined()
  expect(lineOf(4, ['Multa', '05/2019', '900,00'])).toBe(3)
})
