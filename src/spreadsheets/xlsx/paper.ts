import type { SheetColumn, SheetToWrite } from '../sheet.js'
import { columnWidth } from './column-width.js'
import { escapeText } from './escapes.js'
import { columnLetters } from './reference.js'

/**
 * Characters that fit across a page of A4 on its side at 73 %, which makes 8 points of the 11 of a
 * cell: smaller print is not read. A wider table goes on beside, on pages of its own. LibreOffice
 * takes a character for 5.58 points, Excel for 5.25; a printer may take some millimetres for itself.
 */
export const PAGE_WIDTH = 188
/** Excel takes no more page breaks than 1026 on a sheet. */
const MOST_BREAKS = 1000

/** What every page says above and below. */
export interface PaperLines {
  /** Of what the workbook is, at the left of the foot. */
  foot?: string
  /** Above each page, so that it cannot be printed away. */
  banner?: string
}

/** Above each page of a workbook whose content is not the service's. */
export const REHEARSAL = 'ENSAIO - do ambiente de ensaio, não do serviço'

/** The foot is made smaller with its page, by a little more than the cells are. */
const FOOT_POINTS = 12

/** A sign of commands in headers and footers, `&`, is written twice; more text than 255 is damage. */
export function headerFooterXml({ foot, banner }: PaperLines): string {
  const text = (said: string) => escapeText(said.slice(0, 120).replaceAll('&', '&&'))
  const head = banner ? `<oddHeader>&amp;C&amp;B&amp;14${text(banner)}</oddHeader>` : ''
  const size = `&amp;${FOOT_POINTS}`
  const left = foot ? `${text(foot)} - &amp;A` : '&amp;A'
  return `<headerFooter>${head}<oddFooter>&amp;L${size}${left}&amp;R${size}Página &amp;P de &amp;N</oddFooter></headerFooter>`
}

/** What a table prints, as names of the workbook tell it: `A1:H20`, `$A:$B,$1:$1`. */
export interface Printed {
  /** Absent where all of the sheet is printed. */
  area?: string
  titles: string
}

export function printed(sheet: SheetToWrite, lastRow: number): Printed {
  const columns = sheet.columns ?? []
  const count = printedColumns(sheet, lastRow)
  // An empty table has its sentence below the header.
  const last = Math.max(lastRow + (sheet.total ? 1 : 0), 2)
  const { frozen = 0 } = sheet
  const repeated = frozen > 0 && frozen < count && pagesWide(sheet, lastRow) > 1
  return {
    ...(count < columns.length ? { area: `A1:${columnLetters(count - 1)}${last}` } : {}),
    titles: `${repeated ? `$A:$${columnLetters(frozen - 1)},` : ''}$1:$1`,
  }
}

/** How many columns may be printed: those before the first that is for the screen. */
export function printableColumns(columns: readonly SheetColumn[]): number {
  const first = columns.findIndex(({ onScreen }) => onScreen)
  return first > 0 ? first : columns.length
}

/**
 * A sheet whose first column already stays on the screen is printed whole; of one without a row no
 * more than a page.
 */
function printedColumns({ columns = [] }: SheetToWrite, lastRow: number): number {
  const count = printableColumns(columns)
  return lastRow > 1 ? count : Math.max(1, Math.min(count, fitting(columns)))
}

/** How many columns stand on one page. */
function fitting(columns: readonly SheetColumn[], room = PAGE_WIDTH): number {
  let left = room
  const isOver = columns.findIndex((column) => {
    left -= printedWidth(column)
    return left < 0
  })
  return isOver < 0 ? columns.length : isOver
}

function printedWidth(column: SheetColumn): number {
  return column.hidden ? 0 : columnWidth(column)
}

function pagesWide(sheet: SheetToWrite, lastRow: number): number {
  const columns = (sheet.columns ?? []).slice(0, printedColumns(sheet, lastRow))
  const repeated = columns
    .slice(0, sheet.frozen ?? 0)
    .reduce((sum, column) => sum + printedWidth(column), 0)
  // A page ends between two columns.
  let pages = 1
  let from = fitting(columns)
  while (from < columns.length) {
    const room = Math.max(PAGE_WIDTH - repeated, PAGE_WIDTH / 2)
    from += Math.max(1, fitting(columns.slice(from), room))
    pages += 1
  }
  return pages
}

/** Pages of the same rows follow one another. */
export function pageSetupXml(sheet: SheetToWrite, lastRow: number): string {
  const isTable = (sheet.columns ?? []).length > 0
  const orientation = isTable && !sheet.portrait ? 'landscape' : 'portrait'
  const wide = isTable ? pagesWide(sheet, lastRow) : 1
  const order = wide > 1 ? ' pageOrder="overThenDown"' : ''
  return `<pageSetup paperSize="9" fitToWidth="${wide}" fitToHeight="0"${order} orientation="${orientation}"/>`
}

/** `before` are the rows that begin a page; the first row of the paper does so anyway. */
export function rowBreaksXml(before: readonly number[]): string {
  const breaks = before.slice(0, MOST_BREAKS)
  if (breaks.length === 0) return ''
  const each = breaks.map((row) => `<brk id="${row - 1}" max="16383" man="1"/>`)
  return `<rowBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${each.join('')}</rowBreaks>`
}
