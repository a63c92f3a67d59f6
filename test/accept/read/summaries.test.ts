import { expect, test } from 'vitest'
import type { Table } from '../../../src/accept/find/table.js'
import { gapOf, withoutSummary } from '../../../src/accept/read/summaries.js'
import type { Cell } from '../../../src/spreadsheets/cell.js'

/** A table of a date and an amount, a column without a heading, and a summary at its right. */
const TABLE = {
  headings: ['Data', 'Valor', ' ', 'Resumo', 'R$'],
  columns: new Map([
    ['data', 0],
    ['valor', 1],
  ]),
  roles: { needed: [0], amounts: [1] },
} as unknown as Table
const GAP = gapOf(TABLE)

const ITEM: Cell[] = ['31/01/2020', '100,00']

test.each<[string, Cell[], boolean]>([
  ['a text with a figure beside it', ['', 'Total', '300,00'], true],
  ['a text with a figure beside it, one column further', ['', '', 'Total', '300,00'], true],
  ['a text alone', ['', 'ver anexo'], false],
  ['a figure alone', ['', '', '300,00'], false],
  ['two texts', ['', 'Total', 'a conferir'], false],
  ['two figures', ['', '3', '300,00'], true],
  ['a figure apart from its text', ['', 'Total', '', '300,00'], false],
  ['more than a pair', ['', 'Total', '300,00', 'R$'], false],
  ['something in the column without a heading', ['x', 'Total', '300,00'], false],
])('%s at the right of an item → left out: %s', (_, more, is) => {
  const cells = [...ITEM, ...more]
  expect(withoutSummary(cells, TABLE, GAP)).toEqual(is ? ITEM : cells)
})

test('a line without its date, or a table whose columns all have headings → as it is', () => {
  const cells: Cell[] = ['', '100,00', '', 'Total', '300,00']
  expect(withoutSummary(cells, TABLE, GAP)).toBe(cells)
  const full = { ...TABLE, headings: ['Data', 'Valor', 'Vara', 'Resumo', 'R$'] }
  const item: Cell[] = [...ITEM, '', 'Total', '300,00']
  expect(withoutSummary(item, full, gapOf(full))).toBe(item)
})
