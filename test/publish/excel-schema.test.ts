import { readFile, writeFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { SheetToWrite } from '../../src/spreadsheets/sheet.js'
import { writeWorkbook } from '../../src/spreadsheets/xlsx/write.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { partsOf, zipOf } from '../spreadsheets/support/zip.js'
import { EACH_WORKBOOK, type Stored, storedIn } from './each-workbook.js'

interface Fault {
  description: string
  path: { xpath: string; partUri: string }
}
/** The validator of Microsoft's Open XML SDK: the schemas of ECMA-376 and what Excel asks beyond them. */
const SDK = '@ooxml-tools/validate'
const { default: validate } = (await import(SDK)) as {
  default(file: Uint8Array, format: 'xlsx', office: string): Promise<Fault[]>
}

/** Of exceljs; the standard allows any order (CT_Font is a choice), the SDK that of its first edition. */
const ORDER_OF_A_FONT = /^\/xl\/styles\.xml \/x:styleSheet\S+\/x:font\[\d+\]: .*unexpected child/

async function faultsIn(workbook: Uint8Array): Promise<string[]> {
  const faults = await validate(new Uint8Array(workbook), 'xlsx', 'Microsoft365')
  return faults.map(({ path, description }) => `${path.partUri} ${path.xpath}: ${description}`)
}

const folder = testFolder()
let stored: Stored

beforeAll(async () => {
  stored = await storedIn(folder.path)
})

test.each(EACH_WORKBOOK)('%s → nothing that Excel would repair', async (_kind, make) => {
  const books = await make(stored)
  expect(books.length).toBeGreaterThan(0)
  for (const book of books) {
    const faults = await faultsIn(book)
    expect(faults.filter((fault) => !ORDER_OF_A_FONT.test(fault))).toEqual([])
  }
})

const MADE = { title: 'T', creator: 'lote', createdAt: new Date(0) }
const PAGE: SheetToWrite = {
  name: 'A',
  widths: [20, 40],
  rows: [[{ title: 'Título' }]],
  charts: ([undefined, 'beside', 'shares'] as const).map((columns, at) => ({
    title: 'T',
    categories: ['a', 'b'],
    series: [{ name: 's', values: ['1', '2'] }],
    ...(columns ? { columns } : {}),
    place: { column: 0, row: 3 + 11 * at, columns: 2, rows: 10 },
  })),
}

test('notes of headings beside links and charts → nothing that Excel would repair', async () => {
  const columns = [
    { title: 'A', note: 'a & b', kind: 'link' as const },
    { title: 'B', kind: 'text' as const },
  ]
  const table = { name: 'T', columns, rows: [[{ link: 'https://x.invalid', text: 'x' }, 'b']] }
  const path = folder.path('notas.xlsx')
  await writeFile(path, writeWorkbook([PAGE, table, { ...table, charts: PAGE.charts }], MADE))
  expect(await faultsIn(await readFile(path))).toEqual([])
})

test('the validator itself, an axis without its place and margins before the cells → both told', async () => {
  const path = folder.path('certa.xlsx')
  const book = writeWorkbook([PAGE], MADE)
  await writeFile(path, book)
  expect(await faultsIn(await readFile(path))).toEqual([])
  const parts = Object.fromEntries(await partsOf(path))
  const chart = 'xl/charts/chart1.xml'
  const sheet = 'xl/worksheets/sheet1.xml'
  const broken = await zipOf({
    ...parts,
    [chart]: parts[chart]!.replace('<c:axPos val="l"/>', ''),
    [sheet]: parts[sheet]!.replace(/(<sheetData>.*)(<pageMargins[^>]*>)/s, '$2$1'),
  })
  const faults = await faultsIn(broken)
  expect(faults).toHaveLength(2)
  expect(faults.join()).toMatch(/charts\/chart1.*axPos/)
  expect(faults.join()).toMatch(/sheet1/)
})
