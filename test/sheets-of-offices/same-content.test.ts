import { expect, test } from 'vitest'
import { day } from '../accept/support/workbook.js'
import { type OfficeSheet, officeDesk } from './support/outcome.js'
import { listSheets, moneySheets } from './support/sheets.js'

type Cells = string[][]

const csv = (cells: Cells, separator = ';') => cells.map((line) => line.join(separator))
const each = (cells: Cells, change: (cell: string) => string) =>
  cells.map((line) => line.map((cell) => (cell === '' ? cell : change(cell))))
const quoted = (cells: Cells) => each(cells, (cell) => `"${cell.replaceAll('"', '""')}"`)
const headings = (cells: Cells, change: (cell: string) => string) =>
  cells.map((line, at) => (at === 0 ? line.map(change) : line))
const sheet = (cells: Cells, value: (cell: string) => string | number | Date) =>
  cells.map((line) => line.map((cell) => (cell === '' ? null : value(cell))))

/** As a spreadsheet program keeps what was typed. */
function typed(cell: string): string | number | Date {
  const [, d, m, y] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cell) ?? []
  const date = day(`${y}-${m}-${d}`)
  // The program would turn the 31st of a shorter month into text.
  if (date.getUTCDate() === Number(d)) return date
  const isAmount = /^-?\d{1,3}(?:\.\d{3})*,\d{2}$/.test(cell)
  return isAmount ? Number(cell.replaceAll('.', '').replace(',', '.')) : cell
}

/** Ways in which the same content comes from another program or another hand. */
const WAYS: [name: string, way: (cells: Cells) => Pick<OfficeSheet, 'lines' | 'encoding'>][] = [
  ['blank lines above', (cells) => ({ lines: ['', '', ...csv(cells)] })],
  ['a title and a blank line above', (cells) => ({ lines: ['Escritório', '', ...csv(cells)] })],
  ['tabs', (cells) => ({ lines: csv(cells, '\t') })],
  ['quotes and commas', (cells) => ({ lines: csv(quoted(cells), ',') })],
  ['empty columns behind', (cells) => ({ lines: csv(cells.map((line) => [...line, '', ''])) })],
  [
    'headings in capitals',
    (cells) => ({ lines: csv(headings(cells, (cell) => cell.toUpperCase())) }),
  ],
  [
    'letters and marks apart',
    (cells) => ({ lines: csv(each(cells, (cell) => cell.normalize('NFD'))) }),
  ],
  [
    'spaces that nobody sees',
    (cells) => ({ lines: csv(each(cells, (cell) => `\u00a0${cell} \u200b`)) }),
  ],
  ['a workbook of texts', (cells) => ({ lines: { Plan1: sheet(cells, (cell) => cell) } })],
  ['a workbook of dates and numbers', (cells) => ({ lines: { Plan1: sheet(cells, typed) } })],
  [
    'a second sheet, behind a cover',
    (cells) => ({ lines: { Capa: [['Relatório']], Plan1: sheet(cells, (cell) => cell) } }),
  ],
]

/** Sheets that are computed, as plain lines below their header. */
const plain = [...moneySheets, ...listSheets]
  .flatMap(([, sheets]) => sheets)
  .flatMap((given) => {
    const { lines, encoding, expects, map = {} } = given
    // A letter is a column of a cover as well: which sheet is meant is asked.
    if (Object.values(map).some((column) => /^[A-Z]$/.test(column))) return []
    if (!Array.isArray(lines) || encoding || expects[0] !== '1 - header') return []
    if (lines.some((line) => /["\t,]/.test(line.replace(/\d,\d/g, '')) || !line.includes(';')))
      return []
    return [{ given, cells: lines.map((line) => line.split(';')) }]
  })
const desk = officeDesk()
const withoutLines = (rows: string[]) =>
  rows.flatMap((row) =>
    /^\d+ - /.test(row) ? [] : [row.replace(/^\d+ /, '').replace(/^= \d+$/, '= another')],
  )

test.each(
  WAYS,
)('the same content with %s → the same is computed, looked for or rejected', async (_, way) => {
  expect(plain.length).toBeGreaterThan(50)
  for (const { given, cells } of plain) {
    const { rows } = await desk({ ...given, ...way(cells) })
    expect(withoutLines(rows), given.sheet).toEqual(withoutLines(given.expects))
  }
})
