import { expect, test } from 'vitest'
import { mendedCells, pendingCells } from '../../../src/batches/patch/pending-cells.js'
import type { Cell } from '../../../src/spreadsheets/cell.js'

const INPUT = {
  mapping: [
    { field: 'cliente', column: 'A', heading: 'Cliente' },
    { field: 'vencimento', column: 'B', heading: 'Vencimento' },
    { field: 'pago', column: 'D', heading: 'Pago' },
  ],
} as Parameters<typeof pendingCells>[1]
const FIELDS = { cliente: 'ACME', vencimento: '2020-01-10', pago: true }
const DAY: Cell = { n: '43840', date: true, format: 'dd/mm/yyyy' }

test.each<[string, Cell[], Cell[]]>([
  ['cells of the file', ['Sul', '10/01/2020', null, 'sim'], ['Sul', '10/01/2020', null, 'sim']],
  ['a line that ends early', ['Sul', 'x'], ['Sul', 'x', null, { b: true }]],
  ['blank cells of a merge', [null, '', 'x'], ['ACME', DAY, 'x', { b: true }]],
])('%s → shown as they are, or with what was read for them', (_, cells, shown) => {
  expect(pendingCells({ cells, fields: FIELDS }, INPUT)).toEqual(shown)
})

test('a row of which nothing was read → its own cells', () => {
  expect(pendingCells({ cells: [null, 'x'] }, INPUT)).toEqual([null, 'x'])
})

test('a day that Excel does not have → its text', () => {
  const fields = { vencimento: '1899-12-30' }
  expect(pendingCells({ cells: ['Sul', null], fields }, INPUT)).toEqual(['Sul', '1899-12-30'])
})

test('a mended row → what was left as shown is as in the file; what was changed or added is new', () => {
  const row = { cells: [null, null, 'x'], fields: FIELDS }
  expect(mendedCells(['ACME', DAY, 'y', 'não', 'mais'], row, INPUT)).toEqual([
    null,
    null,
    'y',
    'não',
    'mais',
  ])
  expect(mendedCells(['Outra'], row, INPUT)).toEqual(['Outra', null, null])
})
