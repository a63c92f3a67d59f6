import type { Worksheet } from 'exceljs'
import type { ReadMe } from './tables/workbook.js'
import { linesPerPage, PAGE_WIDTH } from './xlsx/paper.js'
import { LINE_POINTS, linesOf } from './xlsx/row-height.js'
import { BRAZILIAN } from './xlsx/write-styles.js'

export interface TemplateColumn {
  title: string
  /** What the cells may hold: shown when one is selected. Not a comment: lote reports those. */
  about: string
  kind: 'text' | 'money' | 'percent' | 'date'
  /** The values to choose from; another value raises a warning but is kept. */
  choices?: readonly string[]
}

/** An example: a text, a decimal figure or an ISO date. */
export type TemplateCell = string | { number: string } | { day: string }

export interface TemplateTable {
  name: string
  columns: readonly TemplateColumn[]
  /** Examples, to be replaced by the user. */
  rows: readonly (readonly TemplateCell[])[]
}

const README = 'LEIA-ME'
/** Rows with formats and lists prepared; a longer sheet is pasted over them. */
const READY_ROWS = 1000
const FORMATS: Readonly<Record<TemplateColumn['kind'], string>> = {
  text: '@',
  money: `${BRAZILIAN}#,##0.00`,
  percent: `${BRAZILIAN}0.00##`,
  date: `${BRAZILIAN}dd/mm/yyyy`,
}
const WIDTHS: Readonly<Record<TemplateColumn['kind'], number>> = {
  text: 28,
  money: 16,
  percent: 12,
  date: 13,
}
/** In inches. */
const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 }
const PAGE = { paperSize: 9, fitToPage: true, fitToHeight: 0, margins }
const HEADER = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF1F3F5' } } as const
const FACE = { name: 'Calibri', family: 2, size: 11, bold: true }
const INK = { ...FACE, color: { argb: 'FF1F3A5F' } }
/** First column of the lists on the page of instructions, to the right of its text. */
const FIRST_LIST = 5

/**
 * Writes a workbook to fill in: the table with formats, hints and lists of choices, then a page of
 * instructions. The same input gives the same bytes except for the library's dates.
 */
export async function templateWorkbook(
  table: TemplateTable,
  { title, lines }: Pick<ReadMe, 'title' | 'lines'>,
  createdAtMs: number,
): Promise<Buffer> {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.Workbook()
  const headerFooter = { oddFooter: footOf(title) }
  workbook.creator = 'lote'
  workbook.created = new Date(createdAtMs)
  workbook.modified = new Date(createdAtMs)
  const sheet = workbook.addWorksheet(table.name, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { ...PAGE, orientation: 'landscape' },
    headerFooter,
  })
  const page = workbook.addWorksheet(README, { pageSetup: PAGE, headerFooter })
  writePage(page, title, lines)
  for (const [at, column] of table.columns.entries()) writeColumn(sheet, page, at + 1, column)
  for (const row of table.rows) sheet.addRow(row.map(shownValue))
  for (const [at, { kind }] of table.columns.entries()) {
    const longest = Math.max(0, ...table.rows.map((row) => String(row[at] ?? '').length))
    const column = sheet.getColumn(at + 1)
    if (kind === 'text') column.width = Math.max(column.width ?? 0, longest + INDENT)
  }
  const width = sheet.columns.reduce((sum, { width = 0 }) => sum + width, 0)
  sheet.pageSetup.fitToWidth = Math.ceil(width / PAGE_WIDTH)
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

/** Characters beside an example, of which the column is indented by one. */
const INDENT = 3

/** An ampersand begins a code of the footer; one of the title is doubled. */
function footOf(title: string): string {
  return `&L${title.replaceAll('&', '&&')}&RPágina &P de &N`
}

/** In characters. */
const PAGE_WIDTHS = [38, 74] as const
/** Lines of an upright page whose letters are as small as can be read. */
const MOST_LINES = linesPerPage(140, true)

function writePage(page: Worksheet, title: string, lines: ReadMe['lines']): void {
  for (const [at, width] of PAGE_WIDTHS.entries()) page.getColumn(at + 1).width = width
  page.addRow([title]).font = { ...INK, size: 16 }
  page.addRow([])
  let used = 3
  for (const line of lines) {
    const row = page.addRow(line)
    row.alignment = { vertical: 'top', wrapText: true }
    row.getCell(1).font = FACE
    // LibreOffice computes no heights on opening, and texts would overlap.
    const lines = Math.max(...PAGE_WIDTHS.map((width, at) => linesOf(line[at]!, width)))
    row.height = LINE_POINTS * lines
    used += lines
  }
  page.pageSetup.fitToHeight = Math.ceil(used / MOST_LINES)
}

function writeColumn(sheet: Worksheet, page: Worksheet, at: number, column: TemplateColumn): void {
  const { title, about, kind, choices } = column
  const written = sheet.getColumn(at)
  written.width = Math.max(WIDTHS[kind], title.length + 4)
  written.numFmt = FORMATS[kind]
  // A text beside a figure would touch it.
  if (kind === 'text') written.alignment = { horizontal: 'left', indent: 1 }
  const cell = sheet.getCell(1, at)
  cell.value = title
  cell.font = INK
  cell.fill = HEADER
  const rule = choices?.length
    ? { type: 'list', formulae: [listOn(page, title, choices)] }
    : RULES[kind]
  const hint = { promptTitle: shortened(title, 32), prompt: shortened(about, 255) }
  validate(sheet, written.letter, { ...rule, ...hint })
}

/** Cuts a text to the length that Excel accepts. */
function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

/** Other values raise a warning but are kept: a month alone or an amount as text is read too. */
const RULES: Readonly<Record<TemplateColumn['kind'], object>> = {
  text: { type: 'textLength', operator: 'greaterThanOrEqual', formulae: [0] },
  money: { type: 'decimal', operator: 'between', formulae: [-1e12, 1e12] },
  percent: { type: 'decimal', operator: 'between', formulae: [0, 100] },
  date: { type: 'date', operator: 'greaterThan', formulae: [new Date('1964-01-01T00:00:00Z')] },
}

/** Lists are on the page, because a list within a rule is limited to 255 characters. */
function listOn(page: Worksheet, title: string, choices: readonly string[]): string {
  const at = Math.max(FIRST_LIST, page.columnCount + 1)
  const column = page.getColumn(at)
  column.values = [`Lista: ${title}`, ...choices]
  // Not printed: the cell shows the choices.
  column.hidden = true
  return `'${README}'!$${column.letter}$2:$${column.letter}$${choices.length + 1}`
}

interface Validations {
  add(range: string, rule: object): void
}

function validate(sheet: Worksheet, letter: string, rule: object): void {
  // The library has this property; its types lack it.
  const { dataValidations } = sheet as Worksheet & { dataValidations: Validations }
  dataValidations.add(`${letter}2:${letter}${READY_ROWS}`, {
    allowBlank: true,
    showInputMessage: true,
    showErrorMessage: true,
    errorStyle: 'warning',
    errorTitle: 'Confira a célula',
    error: 'Este valor não é dos que a coluna costuma ter. Confira antes de enviar.',
    ...rule,
  })
}

function shownValue(cell: TemplateCell): string | number | Date | null {
  if (typeof cell === 'string') return cell === '' ? null : cell
  return 'number' in cell ? Number(cell.number) : new Date(`${cell.day}T00:00:00Z`)
}
