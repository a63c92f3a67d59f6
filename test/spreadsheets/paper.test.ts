import { expect, test } from 'vitest'
import type { SheetColumn, SheetToWrite } from '../../src/spreadsheets/sheet.js'
import { testFolder } from './support/folder.js'
import { saveWorkbook } from './support/write.js'
import { partsOf } from './support/zip.js'

const folder = testFolder()

function table(columns: Partial<SheetColumn>[], over: Partial<SheetToWrite> = {}): SheetToWrite {
  const all = columns.map(
    (column, at): SheetColumn => ({
      title: `C${at + 1}`,
      kind: 'text',
      width: 20,
      ...column,
    }),
  )
  return { name: 'T', columns: all, rows: [all.map(({ title }) => title)], ...over }
}

async function written(sheet: SheetToWrite) {
  const parts = await partsOf(await saveWorkbook(folder.path('papel.xlsx'), [sheet]))
  return { sheet: parts.get('xl/worksheets/sheet1.xml')!, workbook: parts.get('xl/workbook.xml')! }
}

test('columns for the screen fold, and the print area ends before the first of them', async () => {
  const { sheet, workbook } = await written(table([{}, {}, { onScreen: true }, { onScreen: true }]))
  expect(workbook).toContain(`_xlnm.Print_Area" localSheetId="0">'T'!$A$1:$B$2<`)
  expect(sheet.match(/outlineLevel="1"/g)).toHaveLength(2)
  expect(sheet).toContain('<col min="3" max="3" width="20" customWidth="1" outlineLevel="1"/>')
})

test('one such column alone is left out on paper and has no button', async () => {
  const { sheet, workbook } = await written(table([{}, { onScreen: true }]))
  expect(workbook).toContain(`'T'!$A$1:$A$2<`)
  expect(sheet).not.toContain('outlineLevel')
})

test('a table that fits is printed whole, on one page across', async () => {
  const { sheet, workbook } = await written(table(Array(9).fill({}), { frozen: 2 }))
  expect(sheet).toContain('fitToWidth="1"')
  expect(workbook).not.toContain('Print_Area')
  expect(workbook).toContain(`Print_Titles" localSheetId="0">'T'!$1:$1<`)
})

test('a wider one goes on beside, and each page repeats the columns that are frozen', async () => {
  const { sheet, workbook } = await written(table(Array(26).fill({}), { frozen: 2 }))
  expect(sheet).toContain('fitToWidth="4" fitToHeight="0" pageOrder="overThenDown"')
  expect(workbook).toContain(`Print_Titles" localSheetId="0">'T'!$A:$B,'T'!$1:$1<`)
  expect(sheet).toContain('<pane xSplit="2" ySplit="1" topLeftCell="C2"')
})

test('a wide one of two parts that have a page each → a break between them, at one scale', async () => {
  const { sheet, workbook } = await written(table(Array(14).fill({}), { frozen: 2, partAt: 8 }))
  expect(sheet).toContain('<pageSetUpPr fitToPage="0"/>')
  expect(sheet).toContain('<pageSetup paperSize="9" scale="85" pageOrder="overThenDown"')
  expect(sheet).toContain('<colBreaks count="1" manualBreakCount="1"><brk id="8" max="1048575"')
  expect(workbook).toContain(`Print_Titles" localSheetId="0">'T'!$A:$B,'T'!$1:$1<`)
  expect(workbook).not.toContain('Print_Area')
})

test('one whose first part has no room on a page → the second alone, beside what says of what', async () => {
  const { sheet, workbook } = await written(table(Array(20).fill({}), { frozen: 2, partAt: 14 }))
  expect(sheet).toContain('fitToWidth="1"')
  expect(workbook).toContain(`_xlnm.Print_Area" localSheetId="0">'T'!$O$1:$T$2<`)
  expect(workbook).toContain(`Print_Titles" localSheetId="0">'T'!$A:$B,'T'!$1:$1<`)
})

test('one of two parts that fits is printed whole, on one page', async () => {
  const { sheet } = await written(table(Array(9).fill({}), { frozen: 2, partAt: 4 }))
  expect(sheet).toContain('fitToWidth="1"')
  expect(sheet).not.toContain('colBreaks')
})

test('a wide one without a row → one page, with the columns that fit', async () => {
  const wide = table(Array(26).fill({}), { rows: [], empty: 'Nada aqui.', frozen: 2 })
  const { sheet, workbook } = await written(wide)
  expect(sheet).toContain('fitToWidth="1"')
  expect(workbook).toContain(`_xlnm.Print_Area" localSheetId="0">'T'!$A$1:$I$2<`)
})

test('a table without a row says so in its place', async () => {
  const { sheet } = await written(table([{}], { rows: [], empty: 'Nada aqui.' }))
  expect(sheet).toMatch(/<row r="2">.*Nada aqui\..*<\/row>/)
  expect((await written(table([{}], { empty: 'Nada aqui.' }))).sheet).not.toContain('Nada aqui.')
})

test('a row that begins a page does so on paper, but for the first', async () => {
  const title = (text: string) => [{ bold: text, newPage: true as const }]
  const rows = [title('a'), ['1'], title('b'), ['2'], title('c')]
  const { sheet } = await written(table([{}], { rows }))
  expect([...sheet.matchAll(/<brk id="(\d+)"/g)].map(([, id]) => id)).toEqual(['3', '5'])
})

test('a row of a free page that begins another, the only one → does so on paper', async () => {
  const rows = [['1'], [{ bold: '', newPage: true as const }], ['2']]
  const { sheet } = await written({ name: 'Leia-me', widths: [10], rows })
  expect([...sheet.matchAll(/<brk id="(\d+)"/g)].map(([, id]) => id)).toEqual(['1'])
})

test('a long bold text of a free page → wraps in its column, and its row has room for it', async () => {
  const page = { name: 'Leia-me', widths: [10, 20], rows: [['', { bold: 'nada '.repeat(20) }]] }
  const path = await saveWorkbook(folder.path('longo.xlsx'), [page])
  const parts = await partsOf(path)
  const [, height, style] = /<row r="1" ht="(\d+)".*?<c r="B1" s="(\d+)"/.exec(
    parts.get('xl/worksheets/sheet1.xml')!,
  )!
  expect(Number(height)).toBeGreaterThanOrEqual(75)
  const formats = /<cellXfs.*<\/cellXfs>/.exec(parts.get('xl/styles.xml')!)![0].split('<xf ')
  expect(formats[Number(style) + 1]).toContain('wrapText="1"')
})

test('a long text for the screen alone → its row stays one line, also where the column wraps', async () => {
  const rows = [['a', 'nada '.repeat(40)]]
  const beside = await written(table([{}, { onScreen: true }], { rows }))
  expect(beside.sheet).toContain('<row r="2" ht="15" customHeight="1">')
  const asked = await written(table([{}, { onScreen: true, wrap: true }], { rows }))
  expect(asked.sheet).toContain('<row r="2" ht="15" customHeight="1">')
})

test('a hidden column → takes no room on paper', async () => {
  const wide = Array(9).fill({})
  const { sheet } = await written(table([...wide, { hidden: true }, { hidden: true }]))
  expect(sheet).toContain('fitToWidth="1"')
})

test('a sheet for who checks → its tab is grey', async () => {
  expect((await written(table([{}], { technical: true }))).sheet).toContain('<tabColor')
  expect((await written(table([{}]))).sheet).not.toContain('<tabColor')
})

test('a table with headers of its own → no first row, no filter, and a sentence is one line tall', async () => {
  const columns = [
    { title: 'Descrição', kind: 'text' as const, width: 10, wrap: true as const },
    { title: 'Total', kind: 'money' as const },
  ]
  const rows = [
    ['uma frase mais longa que a coluna'],
    [{ header: 'Descrição' }, { header: 'Total' }],
  ]
  const path = await saveWorkbook(folder.path('frase.xlsx'), [
    { name: 'A', columns, ownHeaders: true, rows },
  ])
  const sheet = (await partsOf(path)).get('xl/worksheets/sheet1.xml')!
  expect(sheet).toMatch(/<row r="1"><c r="A1" [^>]*><is><t>uma frase/)
  expect(sheet).toMatch(/<row r="2"><c r="A2"/)
  expect(sheet).not.toMatch(/autoFilter|<pane/)
})

test('a rehearsal → said above each page, and the foot says of what and of which day the workbook is', async () => {
  const paper = { foot: 'A & B', banner: 'ENSAIO' }
  const path = await saveWorkbook(folder.path('ensaio.xlsx'), [table([{}])], { paper })
  const sheet = (await partsOf(path)).get('xl/worksheets/sheet1.xml')!
  expect(sheet).toContain('<oddHeader>&amp;C&amp;B&amp;14ENSAIO</oddHeader>')
  expect(sheet).toMatch(
    /<oddFooter>&amp;L&amp;12A &amp;&amp; B - &amp;A&amp;R&amp;12Página &amp;P de &amp;N - \d\d\/\d\d\/\d{4}</,
  )
})

test('pages that are filed apart → the foot has the day, and no number of a page of the workbook', async () => {
  const rows = [[{ bold: 'C1' }], ['a']]
  const { sheet } = await written(table([{}], { ownHeaders: true, rows }))
  expect(sheet).toMatch(/<oddFooter>&amp;L&amp;12&amp;A&amp;R&amp;12Em \d\d\/\d\d\/\d{4}</)
})
