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

test('a word longer than a line → room for all of it', () => {
  expect(rowHeight(['x'.repeat(100)], [column])).toBe(' ht="45"')
})
