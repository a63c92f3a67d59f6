import { expect, test } from 'vitest'
import { cellPlace } from '../../src/verify/workbook-cell.js'

test.each([
  ['Resultado!A1', { sheet: 'Resultado', column: 0, row: 1 }],
  ['Resultado!k17', { sheet: 'Resultado', column: 10, row: 17 }],
  ["'Por cliente'!$AB$2", { sheet: 'Por cliente', column: 27, row: 2 }],
  ['Resultado!ABCD1', undefined],
  ['Resultado', undefined],
  ['!A1', undefined],
])('the place of a cell, %s → %j', (text, place) => {
  expect(cellPlace(text)).toEqual(place)
})
