import { readFile } from 'node:fs/promises'
import { read, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { Repeats } from '../../../src/dispatch/repeats.js'
import { accepting, type Line, type Result } from '../support/accepted.js'
import books from './quirks.json' with { type: 'json' }
import { byExceljs, byHand, type GivenBook, type GivenSheet } from './writers.js'

/** Each quirk of real files, as quirks.json names it, in files that several programs wrote. */
interface Expected {
  lines?: Record<number, Line>
  notes?: Record<number, string[]>
  /** The first line that a line is identical to. */
  repeats?: Record<number, number>
  asks?: string[]
}
interface Book extends GivenBook, Expected {
  book: string
  told?: string[]
  sheets: Sheet[]
}
type Sheet = GivenSheet & Expected

const files = (name: string) => readFile(new URL(`./files/${name}`, import.meta.url))
const stored = (program: string) => ({
  program,
  write: ({ book }: Book) => files(`${book.replace(' ', '-')}.${program}`),
})
const WRITERS: { program: string; write: (book: Book) => Promise<Uint8Array> }[] = [
  stored('openpyxl.xlsx'),
  stored('xlsxwriter.xlsx'),
  stored('libreoffice.xlsx'),
  stored('libreoffice.ods'),
  stored('libreoffice.xls'),
  { program: 'exceljs', write: byExceljs },
  { program: 'xml by hand', write: byHand },
  {
    program: 'sheetjs.xlsb',
    write: async (book) => asXlsb(await stored('xlsxwriter.xlsx').write(book)),
  },
]
/** Each program writes a book once. */
const written = new Map<string, Promise<Uint8Array>>()
function once(program: string, write: (book: Book) => Promise<Uint8Array>) {
  return (book: Book) => {
    const key = `${program} ${book.book}`
    const bytes = written.get(key) ?? write(book)
    written.set(key, bytes)
    return bytes
  }
}

const BOOKS = books as unknown as Book[]
const named = (name: string) => BOOKS.find(({ book }) => book === name)!
const { accepted, refused } = accepting()

function asXlsb(bytes: Uint8Array): Uint8Array {
  const book = read(bytes, { cellNF: true, cellStyles: true })
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsb', compression: true }))
}

/** openpyxl writes no cached value, and a formula without one is told. */
function linesBy(program: string, { sheet, lines }: Sheet): Expected['lines'] {
  const isBare = program === 'openpyxl.xlsx' && sheet === 'formulas'
  return isBare ? { ...lines, 3: '!cell_bare_formula' } : lines
}

function repeatsIn({ rows }: Result): Record<number, number> {
  const repeats = new Repeats()
  const items = rows.filter(({ ignored, problems }) => !ignored && problems.length === 0)
  return Object.fromEntries(
    items.flatMap((row): [number, number][] => {
      const first = repeats.firstLineOf(row)
      return first === undefined ? [] : [[row.line, first]]
    }),
  )
}

function hiddenColumnsIn({ told }: Result): string[] {
  const names = told.flatMap(({ code, facts }) =>
    code === 'told_hidden_columns' ? (facts.columns as string[]) : [],
  )
  return names.map((name) => name.split(' ')[0]!)
}

describe.each(WRITERS)('written by $program', ({ program, write: writeAnew }) => {
  const write = once(program, writeAnew)
  const tables = named('tables')
  const titled = (sheets: Sheet[]) =>
    sheets.map((sheet) => [sheet.quirks.join('; '), sheet] as const)

  test.each(titled(tables.sheets.filter(({ asks }) => !asks)))('%s → read', async (_, given) => {
    const result = await accepted(await write(tables), { sheet: given.sheet })
    expect(result.lines).toEqual(linesBy(program, given))
    expect(result.notes).toEqual(given.notes ?? {})
    expect(repeatsIn(result)).toEqual(given.repeats ?? {})
    const hidden = result.rows.filter((row) => row.hidden).map(({ line }) => line)
    expect(hidden).toEqual(given.hiddenRows ?? [])
    expect(hiddenColumnsIn(result)).toEqual(given.hiddenColumns ?? [])
  })

  test.each(titled(tables.sheets.filter(({ asks }) => asks)))('%s → asked', async (_, given) => {
    const ended = await refused(await write(tables), { sheet: given.sheet })
    expect(ended).toMatchObject({ status: 4, codes: given.asks })
  })

  test.each([
    'sheets',
    'epoch 1904',
  ])('%s: hidden sheets, a LEIA-ME sheet left in; serials of 1904 → read', async (name) => {
    const book = named(name)
    const { lines, told } = await accepted(await write(book))
    expect(lines).toEqual(book.lines)
    const ofSheets = told.filter(({ code }) => code !== 'told_no_strikes')
    expect(ofSheets.map(({ code, facts }) => `${code} ${facts?.sheet}`)).toEqual(book.told)
  })

  test('two sheets with different headers; money as text with dot decimals on one and as numbers on the next → asked which, and each is read', async () => {
    const book = named('two headers')
    const bytes = await write(book)
    expect(await refused(bytes)).toMatchObject({ status: 4, codes: book.asks })
    for (const { sheet, lines } of book.sheets)
      expect((await accepted(bytes, { sheet })).lines).toEqual(lines)
  })
})

describe('text files', () => {
  const CASE = '0001234-47.2019.8.26.0100'
  const item = { cliente: 'José', numero_processo: CASE, data_base: '2018-03-15', valor: '1234.56' }

  test.each([
    ['`;` CSV in Windows-1252', 'cp1252.csv', { encoding: 'Windows-1252' }],
    ['`;` CSV with dot decimals', 'dots.csv', { encoding: 'UTF-8' }],
    ['quotes around numbers', 'quoted.csv', { encoding: 'UTF-8' }],
    ['UTF-8 read as Latin-1 and saved again (`AÃ§Ã£o`)', 'doubled.csv', { encoding: 'UTF-8' }],
  ])('%s, of Python → read', async (_, name, facts) => {
    const { lines, told } = await accepted(new Uint8Array(await files(name)))
    expect(lines).toEqual({ 1: 'header', 2: item })
    expect(told[0]).toMatchObject({ code: 'told_csv', facts: { ...facts, separator: ';' } })
    const isTold = told.some(({ code }) => code === 'told_double_encoded')
    expect(isTold).toBe(name === 'doubled.csv')
  })

  test('`;` CSV in Windows-1252, of LibreOffice, titles and totals → the lines of the sheet', async () => {
    const [layout] = named('tables').sheets
    const { lines, told } = await accepted(new Uint8Array(await files('tables.libreoffice.csv')))
    expect(lines).toEqual(layout!.lines)
    expect(told[0]).toMatchObject({ facts: { encoding: 'Windows-1252', separator: ';' } })
  })
})
