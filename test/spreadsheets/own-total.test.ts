import { expect, test } from 'vitest'
import { withoutAddedColumns } from '../../src/spreadsheets/added-columns.js'
import type { Cell } from '../../src/spreadsheets/cell.js'
import type { SourceFile, SourceLine } from '../../src/spreadsheets/source.js'

const HEADER: Cell[] = ['Linha', 'Cliente', 'Valor', 'Total', 'ID da linha']
const ROW: Cell[] = [{ n: '2' }, 'Ana', { n: '10' }, { n: '12' }, 'lote-x:2']

const linesOf = async (rows: Cell[][]) => (await ownLines(rows)).map(({ line }) => line)
const cellsOf = async (rows: Cell[][]) => (await ownLines(rows)).map(({ cells }) => cells)

async function ownLines(rows: Cell[][]): Promise<SourceLine[]> {
  const lines = async function* () {
    for (const [at, cells] of rows.entries()) yield { line: at + 1, cells }
  }
  const sheet = { name: 'Resultado', hidden: false, lines, merges: async () => [] }
  const file = { sheets: [sheet], facts: {}, close: async () => undefined }
  const [own] = withoutAddedColumns(file as unknown as SourceFile).sheets
  const found: SourceLine[] = []
  for await (const line of own!.lines()) found.push(line)
  return found
}

test('our total row, by its id → no line of the input', async () => {
  const total: Cell[] = ['Total', null, null, { n: '12' }, 'lote-x:total']
  expect(await linesOf([HEADER, ROW, total])).toEqual([1, 2])
})

test('a row of the user that says Total, without our id → a line like any other', async () => {
  const total: Cell[] = ['Total', null, { n: '10' }, null, null]
  expect(await linesOf([HEADER, ROW, total])).toEqual([1, 2, 3])
})

test('a column of the user under the heading of our ids → it and those to its right are read', async () => {
  const header: Cell[] = ['Cliente', 'Valor', 'ID da linha', 'Juros (% a.m.)']
  const row: Cell[] = ['Ana', { n: '10' }, { n: '101' }, { n: '1' }]
  expect(await cellsOf([header, row])).toEqual([header, row])
})

test('our heading with no id until the second row → the header and the rows are cut alike', async () => {
  const added: Cell[] = ['', 'Eva', { n: '5' }, { n: '6' }, null]
  const cut = [HEADER, added, ROW].map((cells) => cells.slice(0, 4))
  expect(await cellsOf([HEADER, added, ROW])).toEqual(cut)
})
