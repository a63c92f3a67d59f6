import { expect, test } from 'vitest'
import type { ColumnWriter } from '../../src/spreadsheets/xlsx/column-writer.js'
import { rowHeight } from '../../src/spreadsheets/xlsx/row-height.js'

const column = { wraps: true, width: 36, mostLines: 10, look: 'table' } as unknown as ColumnWriter

test('names in capitals, which are wider than digits → room for the line that they need', () => {
  const names = 'JOÃO HENRIQUE VASCONCELLOS SOBRINHO (A); ANA MARIA RITA SOUSA FILHO (P)'
  expect(rowHeight([names], [column])).toBe(' ht="45"')
  expect(rowHeight([names.toLowerCase()], [column])).toBe(' ht="30"')
  expect(rowHeight(['ANA MARIA RITA'], [column])).toBe('')
})

test('a description whose narrow letters fit on two lines of its column → no third, empty one', () => {
  const text =
    'Aluguel e encargos de locatário inadimplente, título original retido em cartório distrital ilegível'
  expect(rowHeight([text], [{ ...column, width: 44 } as ColumnWriter])).toBe(' ht="30"')
})

test.each([
  // A capital M is no wider than a wide letter, and a text of a table is indented.
  ['OAB/MG 200233', 15, ' ht="30"'],
  ['123456; 123456-A', 16, ' ht="30"'],
  ['Atualização do contrato 3/2019', 27, ' ht="30"'],
  ['Contratos - IGP-M até 12/2019, IPCA desde 01/2020', 46, ''],
])('%s in a column of %i → as many lines as LibreOffice draws', (text, width, height) => {
  expect(rowHeight([text], [{ ...column, width, look: 'wrap' } as ColumnWriter])).toBe(height)
})

test('a word longer than a line → room for all of it', () => {
  expect(rowHeight(['x'.repeat(100)], [column])).toBe(' ht="45"')
})
