import type { Cell, CellValue, Row, Style, Workbook, Worksheet } from 'exceljs'
import { ROW_ID_HEADING, SOME_ROWS_HEADING } from '../added-columns.js'
import type { Bounds } from '../bounds.js'
import { excelSerial } from '../serial.js'
import { tooBig } from '../source.js'
import { openArchive } from '../xlsx/archive.js'
import { BRAZILIAN } from '../xlsx/write-styles.js'
import { lossesIn } from './losses.js'
import type { Mark, Marked, MarkedColumn, Marking } from './marking.js'
import { addNote, removeNote } from './notes.js'

/** Bytes of all unzipped parts, which the library holds in memory. */
const MOST_BYTES = 64 * 1024 ** 2

const COLOURS: Readonly<Record<Mark['is'], string>> = { refused: 'FFFFC7CE', warned: 'FFFFEB9C' }
const FORMATS: Readonly<Record<MarkedColumn['kind'], string>> = {
  id: '@',
  text: '@',
  money: `${BRAZILIAN}#,##0.00`,
  factor: `${BRAZILIAN}0.0000000000`,
  percent: `${BRAZILIAN}0.00`,
  integer: '0',
  date: `${BRAZILIAN}dd/mm/yyyy`,
}

/** Writes a copy of a workbook with coloured and commented cells, and with lote's columns. */
export async function applyMarks(
  { from, to }: { from: string; to: string },
  marking: Marking,
  bounds: Bounds,
): Promise<Marked> {
  const lost = await checkedLosses(from, bounds)
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(from)
  const sheet = workbook.worksheets.find(({ name }) => name === marking.sheet)
  if (!sheet) throw new Error(`no sheet ${marking.sheet}`)
  withTheme(workbook)
  workbook.eachSheet(withoutOutlinePlace)
  if (lost.includes('links')) withoutLinks(workbook)
  const first = firstColumn(sheet, marking)
  clearAdded(sheet, marking.header, first)
  writeHeadings(sheet, marking, first)
  for (const row of marking.rows) {
    writeRow(sheet.getRow(row.line), marking, first, row)
  }
  widen(sheet, marking, first)
  extendFilter(sheet, marking, first)
  await workbook.xlsx.writeFile(to)
  return { lost }
}

async function checkedLosses(path: string, bounds: Bounds) {
  const archive = await openArchive(path, bounds)
  try {
    const bytes = archive.parts().reduce((sum, { size }) => sum + size, 0)
    if (bytes > MOST_BYTES) throw tooBig(path, { bound: 'binaryBytes', most: MOST_BYTES })
    return await lossesIn(archive)
  } finally {
    await archive.close()
  }
}

/**
 * The library names a theme in each workbook it writes, but writes its own only if it knows none:
 * Excel repairs a workbook that names a missing part.
 */
function withTheme(workbook: Workbook): void {
  const inner = workbook as unknown as { _themes?: object }
  if (Object.keys(inner._themes ?? {}).length === 0) inner._themes = undefined
}

/**
 * The library writes the side of outline buttons after the fit of the page, but the schema requires
 * it before: a sheet with both loses the side.
 */
function withoutOutlinePlace({ pageSetup, properties }: Worksheet): void {
  if (pageSetup.fitToPage) Reflect.deleteProperty(properties, 'outlineProperties')
}

/** The library omits linked files, so a formula that names them would be damage. */
function withoutLinks(workbook: Workbook): void {
  workbook.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (/\[\d+\]/.test(cell.formula ?? '')) cell.value = cell.result ?? null
      }),
    ),
  )
}

/** The first column of lote in a returned copy; otherwise after all cells and merged ranges. */
function firstColumn(sheet: Worksheet, { header, width }: Marking): number {
  const headings = sheet.getRow(header)
  for (let at = 1; at <= headings.cellCount; at += 1) {
    const { value } = headings.getCell(at)
    if (value === ROW_ID_HEADING || value === SOME_ROWS_HEADING) return at
  }
  let most = width
  sheet.eachRow((row, line) => {
    if (line < header) return
    row.eachCell({ includeEmpty: true }, (cell, at) => {
      if (at > most && cell.isMerged) most = at
    })
  })
  return most + 1
}

/** Clears a returned copy: its comments and colours belong to the version before. */
function clearAdded(sheet: Worksheet, header: number, first: number): void {
  sheet.eachRow((row, line) => {
    if (line < header) return
    row.eachCell({ includeEmpty: true }, (cell, at) => {
      if (at >= first && !cell.isMerged) {
        cell.value = null
        cell.style = {}
      }
      if (removeNote(cell) && at < first) cell.style = { ...cell.style, fill: NO_FILL }
    })
  })
}

const NO_FILL = { type: 'pattern', pattern: 'none' } as const

function writeHeadings(sheet: Worksheet, { header, width, columns }: Marking, first: number): void {
  const row = sheet.getRow(header)
  const { style } = row.getCell(lastFilled(row, width))
  for (const [at, { title }] of columns.entries()) {
    const cell = row.getCell(first + at)
    cell.value = title
    cell.style = { ...style }
  }
}

/** The last filled heading or cell of the user, whose style the columns of lote take. */
function lastFilled(row: Row, width: number): number {
  for (let at = width; at > 1; at -= 1) if (row.getCell(at).value !== null) return at
  return 1
}

function writeRow(
  row: Row,
  { width, columns }: Marking,
  first: number,
  { values, marks }: Marking['rows'][number],
): void {
  const { font, border, fill } = row.getCell(lastFilled(row, width)).style
  for (const [at, { kind }] of columns.entries()) {
    const cell = row.getCell(first + at)
    cell.value = typed(values[at] ?? null, kind)
    const style: Partial<Style> = { font, border, fill, numFmt: formatOf(cell.value, kind) }
    cell.style = style
  }
  const byCell = new Map<Cell, Mark[]>()
  for (const mark of marks) {
    const cell = row.getCell(mark.column === undefined ? first + 1 : mark.column + 1).master
    byCell.set(cell, [...(byCell.get(cell) ?? []), mark])
  }
  for (const [cell, all] of byCell) markCell(cell, all)
}

/** Text stays text, whatever it starts with. Digits that a double cannot hold stay a text. */
function typed(text: string | null, kind: MarkedColumn['kind']): CellValue {
  if (text === null || kind === 'id' || kind === 'text') return text
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(text) ? (excelSerial(text) ?? text) : text
  return /^-?\d+(?:\.\d+)?$/.test(text) && text.replace(/\D|^-?0\.0*/g, '').length <= 15
    ? Number(text)
    : text
}

function formatOf(value: CellValue, kind: MarkedColumn['kind']): string {
  return typeof value === 'number' ? FORMATS[kind] : '@'
}

/** Cells share their style objects, so a marked cell gets a style of its own. */
function markCell(cell: Cell, marks: readonly Mark[]): void {
  const is = marks.some((mark) => mark.is === 'refused') ? 'refused' : 'warned'
  const colour = { argb: COLOURS[is] }
  cell.style = { ...cell.style, fill: { type: 'pattern', pattern: 'solid', fgColor: colour } }
  addNote(cell, [...new Set(marks.map(({ text }) => text))].join('\n\n'))
}

function widen(sheet: Worksheet, { columns }: Marking, first: number): void {
  for (const [at, { kind, width }] of columns.entries()) {
    const column = sheet.getColumn(first + at)
    column.width = width
    column.hidden = kind === 'id'
  }
}

/** Extends the user's filter to the columns of lote, to choose by situation too. */
function extendFilter(sheet: Worksheet, { header, columns }: Marking, first: number): void {
  const range = sheet.autoFilter
  const found =
    typeof range === 'string' ? /^\$?([A-Z]+)\$?(\d+):\$?[A-Z]+\$?(\d+)$/.exec(range) : null
  if (!found || Number(found[2]) !== header) return
  const last = sheet.getColumn(first + columns.length - 1).letter
  sheet.autoFilter = `${found[1]}${header}:${last}${found[3]}`
}
