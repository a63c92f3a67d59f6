import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  type PendingOf,
  type PendingRow,
  pendingSheet,
} from '../../src/batches/patch/pending-workbook.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { partsOf } from '../spreadsheets/support/zip.js'

const folder = testFolder()

/** The sheet of one rejected row with cells of these widths. */
async function sheetOf(...widths: number[]): Promise<string> {
  const headings = widths.map((_, at) => `C${at}`)
  const input = { name: 'a.csv', sheet: 'a', headings, mapping: [] }
  const row = {
    n: 1,
    line: 2,
    cells: widths.map((width) => 'x'.repeat(width - 2)),
    outcome: 'rejected',
    said: [],
    problems: [],
    figures: {},
  }
  const of = { input, rehearsal: false, at: '2026-11-27T12:00:00.000Z' } as unknown as PendingOf
  const { workbook } = pendingSheet(of, [row as unknown as PendingRow])!
  const path = folder.path('pendencias.xlsx')
  await writeFile(path, workbook)
  return (await partsOf(path)).get('xl/worksheets/sheet1.xml')!
}

test('rows that leave room for problem and remedy → a record is on one page', async () => {
  expect(await sheetOf(27, 26, 24, 15, 15, 16, 11)).toMatch(/<pageSetup [^>]*fitToWidth="1"/)
})

test('rows that leave none → the page beside begins with the situation', async () => {
  expect(await sheetOf(40, 40, 40, 40)).toMatch(/<colBreaks [^>]*><brk id="4"/)
})
