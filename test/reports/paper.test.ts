import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { noRows } from '../../src/core/outcome.js'
import { coverageSheet } from '../../src/reports/gazette-week/coverage-sheet.js'
import type { ReportContent } from '../../src/reports/report.js'
import { reportWorkbook } from '../../src/reports/workbook.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { partsOf } from '../spreadsheets/support/zip.js'
import { anySeal } from '../support/seal.js'

const folder = testFolder()
const NIGHT = '2026-11-20T09:00:00.000Z'

async function titlesOf(sheets: ReportContent['sheets']): Promise<string[]> {
  const made: ReportContent = {
    kind: 'gazette',
    title: 'a',
    about: 'a',
    summary: [],
    highlights: [],
    incomplete: false,
    rows: noRows(),
    counts: {},
    first: [],
    sheets,
    notes: [],
    sources: [],
    calls: 0,
    rehearsal: false,
  }
  const path = folder.path('relatorio.xlsx')
  await writeFile(path, await buffer(Readable.from(reportWorkbook(made, NIGHT, anySeal))))
  const book = (await partsOf(path)).get('xl/workbook.xml')!
  return [...book.matchAll(/Print_Titles[^>]*>([^<]*)</g)].map(([, range]) => range!)
}

test('a table of two pages across → the second repeats what each row is about', async () => {
  const texts = ['a', 'b', 'c'].map((title) => ({ title, kind: 'text' as const, width: 80 }))
  const wide = { name: 'Larga', about: '', columns: texts, rows: [['1', '2', '3']] }
  const days = coverageSheet([
    {
      day: '2026-11-20',
      registration: 'OAB/SP 1',
      responsible: 'Ana',
      state: 'COMPLETA',
      isEarly: false,
      publications: 1,
      cancelled: 1,
      spellings: ['1'],
      why: 'lida',
      readOn: '2026-11-21',
    } as Parameters<typeof coverageSheet>[0][number],
  ])
  const titles = await titlesOf([wide, days])
  expect(titles).toContain("'Larga'!$A:$A,'Larga'!$1:$1")
  expect(titles).toContain("'Cobertura'!$A:$B,'Cobertura'!$1:$1")
})
