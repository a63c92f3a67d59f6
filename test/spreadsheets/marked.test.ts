import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { writeWorkbook } from '../../src/spreadsheets/xlsx/write.js'
import { testFolder } from './support/folder.js'

const folder = testFolder()
const TEXT = 'Advogado: ANA <LIMA> & filhos\nOAB/SP 94.719'
const MARKS = [
  { start: 10, end: 20 },
  { start: 30, end: 43 },
]

async function written(value: Value): Promise<string> {
  const path = folder.path('marcado.xlsx')
  const columns = [{ title: 'Texto', kind: 'text' as const, width: 40, wrap: true as const }]
  const sheet = { name: 'A', columns, rows: [[value]] }
  const options = { createdAt: new Date(0), title: 't', creator: 'c' }
  await pipeline(writeWorkbook([sheet], options), createWriteStream(path))
  return path
}

test('marked parts of a text are runs of their own, and the rest looks as the cell does', async () => {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(await written({ text: TEXT, marks: MARKS }))
  const { richText } = workbook.worksheets[0]!.getCell('A2').value as exceljs.CellRichTextValue
  expect(richText.map(({ text, font }) => [text, font?.bold === true])).toEqual([
    ['Advogado: ', false],
    ['ANA <LIMA>', true],
    [' & filhos\n', false],
    ['OAB/SP 94.719', true],
  ])
})

test.each([
  ['as it was', TEXT, MARKS],
  ['with an escape of Excel in it', 'a _x000D_ b ANA', [{ start: 4, end: 6 }]],
  ['that begins as a formula', '=ANA LIMA', [{ start: 1, end: 4 }]],
  ['marked whole', 'ANA LIMA', [{ start: 0, end: 8 }]],
  ['that is long', 'x'.repeat(31_990), [{ start: 0, end: 8 }]],
])('a marked text reads back %s', async (_, text, marks) => {
  const source = await openSource(await written({ text, marks }))
  const lines: { cells: unknown[] }[] = []
  for await (const line of source.sheets[0]!.lines()) lines.push(line)
  await source.close()
  expect(lines[1]!.cells[0]).toBe(text)
})
