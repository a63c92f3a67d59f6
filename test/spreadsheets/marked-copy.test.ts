import { stat } from 'node:fs/promises'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { markWorkbook } from '../../src/spreadsheets/marked/mark-workbook.js'
import type { Marking } from '../../src/spreadsheets/marked/marking.js'
import { testFolder } from './support/folder.js'
import { handMade, worksheet } from './support/workbook.js'
import { zipOf } from './support/zip.js'

const folder = testFolder()

const MARKING: Marking = {
  sheet: 'Plan1',
  header: 1,
  width: 2,
  columns: [
    { title: 'ID da linha', kind: 'id', width: 10 },
    { title: 'Situação', kind: 'text', width: 10 },
    { title: 'Total', kind: 'money', width: 10 },
  ],
  rows: [
    {
      line: 2,
      values: ['lote-1:2', '=cmd|x', '12345678901234567.89'],
      marks: [{ column: 1, text: '=HYPERLINK("http://x")\u0001', is: 'warned' }],
    },
  ],
}

const cell = (ref: string, text: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`
const ROWS = `<row r="1">${cell('A1', 'Processo')}${cell('B1', 'Valor')}</row><row r="2">${cell('A2', 'x')}<c r="B2"><v>1</v></c></row>`

async function made(after = '', parts: Record<string, string> = {}, rows = ROWS) {
  const sheets = [{ xml: worksheet(rows, after), name: 'Plan1' }]
  return folder.write('deles.xlsx', await handMade({ sheets, parts }))
}

async function marked(from: string) {
  const to = folder.path('marcada.xlsx')
  const told = await markWorkbook({ from, to }, MARKING)
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(to)
  return { ...told, sheet: book.worksheets[0]! }
}

test('texts that begin as a formula and digits beyond a double → texts, in cells and comments', async () => {
  const { sheet, lost } = await marked(await made())
  expect(lost).toEqual([])
  expect(sheet.getCell('D2').value).toBe('=cmd|x')
  expect(sheet.getCell('E2').value).toBe('12345678901234567.89')
  expect(sheet.getCell('B2').note).toBe('lote: =HYPERLINK("http://x")')
})

test('a copy that came back, an empty cell of ours coloured by hand → its colour is gone', async () => {
  const { sheet: once } = await marked(
    await made('', {}, `${ROWS}<row r="3">${cell('A3', 'y')}</row>`),
  )
  once.getCell('D3').fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFF0000' } }
  const back = folder.path('de-volta.xlsx')
  await once.workbook.xlsx.writeFile(back)
  const { sheet } = await marked(back)
  expect(sheet.getCell('C1').value).toBe('ID da linha')
  expect(sheet.getCell('D3').fill ?? { pattern: 'none' }).toMatchObject({ pattern: 'none' })
})

test('a merged range beside the table → our columns come after it, and its text stays', async () => {
  const rows = `${ROWS}<row r="4">${cell('A4', 'Nota')}</row>`
  const { sheet } = await marked(
    await made('<mergeCells><mergeCell ref="A4:F4"/></mergeCells>', {}, rows),
  )
  expect(sheet.getCell('G1').value).toBe('ID da linha')
  expect(sheet.getCell('A4').value).toBe('Nota')
})

test('a formula that names another file → its value; charts, links and a filter are told as lost', async () => {
  const rows = ROWS.replace('<v>1</v>', '<f>[1]Plan!A1</f><v>7</v>')
  const { sheet, lost } = await marked(
    await made(
      '<autoFilter ref="A1:B2"><filterColumn colId="0"/></autoFilter>',
      { 'xl/charts/chart1.xml': '<c/>', 'xl/externalLinks/externalLink1.xml': '<e/>' },
      rows,
    ),
  )
  expect(sheet.getCell('B2').value).toBe(7)
  expect(new Set(lost)).toEqual(new Set(['charts', 'links', 'criteria']))
  expect(sheet.autoFilter).toBe('A1:E2')
})

test('a validation of whole columns, which the library never ends with → ended by its bound', async () => {
  const all =
    '<dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"S,N"</formula1></dataValidation></dataValidations>'
  const from = await made(all)
  expect((await stat(from)).size).toBeLessThan(49_000)
  const files = { from, to: folder.path('marcada.xlsx') }
  const ended = markWorkbook(files, MARKING, { heapMb: 128, busyMs: 1_000 })
  await expect(ended).rejects.toMatchObject({ code: expect.stringMatching(/^too_(slow|heavy)$/) })
})

test('no workbook at all, and one that is damaged → refused, nothing written', async () => {
  const files = {
    from: await folder.write('x.xlsx', await zipOf({ 'a.txt': 'a' })),
    to: folder.path('y.xlsx'),
  }
  await expect(markWorkbook(files, MARKING)).rejects.toThrow()
  await expect(stat(files.to)).rejects.toThrow('ENOENT')
})
