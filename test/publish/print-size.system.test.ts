import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { testFolder } from '../spreadsheets/support/folder.js'
import { convert } from '../spreadsheets/support/office.js'
import { EACH_WORKBOOK, type Stored, storedIn } from './each-workbook.js'

const folder = testFolder()
const run = promisify(execFile)
const SMALLEST_POINTS = 8

let pages: { of: string; pdf: string }[]

beforeAll(async () => {
  const { stdout } = await run('fc-match', ['Calibri'])
  expect(stdout, 'without fonts-crosextra-carlito pages are wider than in Excel').toMatch(/Carlito/)
  pages = await printedOf(await storedIn(folder.path))
}, 300_000)

/** All of them in one go: LibreOffice takes seconds to start, and tenths for a workbook. */
async function printedOf(stored: Stored): Promise<typeof pages> {
  const books = new Map<string, string>()
  for (const [of, make] of EACH_WORKBOOK) {
    for (const book of await make(stored)) {
      const name = String(books.size)
      books.set(name, of)
      await writeFile(folder.path(`${name}.xlsx`), book)
    }
  }
  const printed = await convert(
    [...books.keys()].map((name) => folder.path(`${name}.xlsx`)),
    'pdf',
  )
  return Promise.all(
    [...books].map(async ([name, of]) => {
      const pdf = folder.path(`${name}.pdf`)
      await writeFile(pdf, printed.get(`${name}.pdf`)!)
      return { of, pdf }
    }),
  )
}

/** Texts of a PDF that are printed smaller than a person reads, each with its size and page. */
async function tooSmallIn(pdf: string): Promise<string[]> {
  const { stdout } = await run('mutool', ['draw', '-q', '-F', 'stext', pdf], { maxBuffer: 2 ** 30 })
  const pages = stdout.split('<page ').slice(1)
  return pages.flatMap((page, at) =>
    [...page.matchAll(/<font name="[^"]*" size="([\d.]+)">(.*?)<\/font>/gs)].flatMap(
      ([, size, characters = '']) => {
        const text = [...characters.matchAll(/ c="([^"]*)"/g)].map(([, c]) => c).join('')
        const isSmall = Number(size) < SMALLEST_POINTS && text.trim() !== ''
        return isSmall ? [`page ${at + 1}, ${size} pt: ${text}`] : []
      },
    ),
  )
}

test.each(EACH_WORKBOOK)('%s, on paper → no text under 8 points', async (kind) => {
  const printed = pages.filter(({ of }) => of === kind)
  expect(printed.length).toBeGreaterThan(0)
  for (const { pdf } of printed) expect(await tooSmallIn(pdf)).toEqual([])
})
