import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { SheetColumn, SheetToWrite } from '../../src/spreadsheets/sheet.js'
import { testFolder } from './support/folder.js'
import { convert } from './support/office.js'
import { saveWorkbook } from './support/write.js'

const folder = testFolder()
const run = promisify(execFile)

/** The words of each page that LibreOffice prints. */
async function pagesOf(sheet: SheetToWrite): Promise<string[]> {
  const path = await saveWorkbook(folder.path('papel.xlsx'), [sheet])
  const pdf = folder.path('papel.pdf')
  await writeFile(pdf, (await convert(path, 'pdf')).get('papel.pdf')!)
  const { stdout } = await run('pdftotext', ['-layout', pdf, '-'])
  return stdout.split('\f').slice(0, -1)
}

function columns(count: number, over: (at: number) => Partial<SheetColumn> = () => ({})) {
  return Array.from({ length: count }, (_, at): SheetColumn => {
    return { title: `C${at}`, kind: 'text', width: 20, ...over(at) }
  })
}

test('a wide table prints on pages beside, each with the columns that say of what', async () => {
  const [first, second, ...more] = await pagesOf({
    name: 'Larga',
    columns: columns(16),
    frozen: 2,
    rows: [Array.from({ length: 16 }, (_, at) => `v${at}.`)],
  })
  expect(more).toEqual([])
  expect(first).toContain('v8.')
  expect(second).toMatch(/v0\.\s+v1\.\s+v(?:9|1\d)\./)
  expect(second).toContain('v15.')
})

test('a table of two parts → a page for each, or the second alone beside what says of what', async () => {
  const parts = (count: number, partAt: number) => ({
    name: 'Partes',
    columns: columns(count),
    frozen: 2,
    partAt,
    rows: [Array.from({ length: count }, (_, at) => `v${at}.`)],
  })
  const [left, right, ...more] = await pagesOf(parts(14, 7))
  expect(more).toEqual([])
  expect(left).toMatch(/v6\.(?!.*v7\.)/s)
  expect(right).toMatch(/v0\.\s+v1\.\s+v7\..*v13\./s)
  const alone = await pagesOf(parts(20, 14))
  expect(alone).toHaveLength(1)
  expect(alone[0]).toMatch(/v0\.\s+v1\.\s+v14\..*v19\./s)
})

test('columns for the screen are not on paper', async () => {
  const pages = await pagesOf({
    name: 'Novas',
    columns: columns(40, (at) => (at > 8 ? { onScreen: true } : {})),
    rows: [Array.from({ length: 40 }, (_, at) => `v${at}.`)],
  })
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('v8.')
  expect(pages[0]).not.toContain('v9.')
})

test('an amount that is too long for its column is smaller, and no ###', async () => {
  const [page] = await pagesOf({
    name: 'Valores',
    columns: [{ title: 'Valor', kind: 'money', width: 10 }],
    rows: [[{ n: '1821334117.82' }], [{ n: '-98765432109.99' }]],
  })
  expect(page).not.toContain('#')
  expect(page).toMatch(/-98.765.432.109.99/)
})

test('each block of a statement has a page', async () => {
  const title = (bold: string) => [{ bold, newPage: true as const }]
  const rows = [title('Processo um'), ['a'], title('Processo dois'), ['b']]
  const pages = await pagesOf({ name: 'Demonstrativo', columns: columns(2), rows })
  expect(pages.map((page) => page.match(/Processo \w+/g))).toEqual([
    ['Processo um'],
    ['Processo dois'],
  ])
})
