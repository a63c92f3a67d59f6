import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { testFolder } from '../spreadsheets/support/folder.js'
import { convert } from '../spreadsheets/support/office.js'
import { EACH_WORKBOOK, type Stored, storedIn } from './each-workbook.js'

const folder = testFolder()
const run = promisify(execFile)
const SMALLEST_POINTS = 8

let stored: Stored

beforeAll(async () => {
  const { stdout } = await run('fc-match', ['Calibri'])
  expect(stdout, 'without fonts-crosextra-carlito pages are wider than in Excel').toMatch(/Carlito/)
  stored = await storedIn(folder.path)
})

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

test.each(EACH_WORKBOOK)('%s, on paper → no text under 8 points', async (kind, make) => {
  const place = folder.path(kind)
  await mkdir(place)
  const books = await make(stored)
  expect(books.length).toBeGreaterThan(0)
  for (const [at, book] of books.entries()) {
    await writeFile(`${place}/${at}.xlsx`, book)
    const pdf = (await convert(`${place}/${at}.xlsx`, 'pdf')).get(`${at}.pdf`)!
    await writeFile(`${place}/${at}.pdf`, pdf)
    expect(await tooSmallIn(`${place}/${at}.pdf`)).toEqual([])
  }
})
