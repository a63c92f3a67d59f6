import type { SheetColumn, SheetToWrite } from '../sheet.js'
import { columnWidth } from './column-width.js'
import { escapeText } from './escapes.js'
import { columnLetters } from './reference.js'

/**
 * Characters that fit across a landscape page of A4 at 73 %, where the 11 points of a cell become
 * 8: smaller print is unreadable. A wider table continues on pages beside. LibreOffice takes a
 * character for 5.58 points, Excel for 5.25; a printer may need some millimetres for itself.
 */
export const PAGE_WIDTH = 188
/** Excel accepts at most 1026 page breaks on a sheet. */
const MOST_BREAKS = 1000

/** The texts above and below each page. */
export interface PaperLines {
  /** The subject of the workbook, at the left of the foot. */
  foot?: string
  /** Above each page, so that no print lacks it. */
  banner?: string
}

/** Printed above each page of a workbook whose content is not the service's. */
export const REHEARSAL = 'ENSAIO - do ambiente de ensaio, não do serviço'

/** The foot shrinks with its page, slightly more than the cells do. */
const FOOT_POINTS = 12

/**
 * Returns header and footer. `&` starts a command and is doubled; over 255 characters is damage.
 */
export function headerFooterXml({ foot, banner }: PaperLines): string {
  const text = (said: string) => escapeText(said.slice(0, 120).replaceAll('&', '&&'))
  const head = banner ? `<oddHeader>&amp;C&amp;B&amp;14${text(banner)}</oddHeader>` : ''
  const size = `&amp;${FOOT_POINTS}`
  const left = foot ? `${text(foot)} - &amp;A` : '&amp;A'
  return `<headerFooter>${head}<oddFooter>&amp;L${size}${left}&amp;R${size}Página &amp;P de &amp;N</oddFooter></headerFooter>`
}

/** The printed range of a table, as defined names write it: `A1:H20`, `$A:$B,$1:$1`. */
export interface Printed {
  /** Absent if the whole sheet is printed. */
  area?: string
  titles: string
}

export function printed(sheet: SheetToWrite, lastRow: number): Printed {
  const columns = sheet.columns ?? []
  const count = printedColumns(sheet, lastRow)
  // An empty table has a sentence below its header.
  const last = Math.max(lastRow + (sheet.total ? 1 : 0), 2)
  const { frozen = 0 } = sheet
  const repeated = frozen > 0 && frozen < count && pagesWide(sheet, lastRow) > 1
  return {
    ...(count < columns.length ? { area: `A1:${columnLetters(count - 1)}${last}` } : {}),
    titles: `${repeated ? `$A:$${columnLetters(frozen - 1)},` : ''}$1:$1`,
  }
}

/** Returns how many columns may be printed: those before the first `onScreen` one. */
export function printableColumns(columns: readonly SheetColumn[]): number {
  const first = columns.findIndex(({ onScreen }) => onScreen)
  return first > 0 ? first : columns.length
}

/** All columns if the first is already `onScreen`; without a row at most one page. */
function printedColumns({ columns = [] }: SheetToWrite, lastRow: number): number {
  const count = printableColumns(columns)
  return lastRow > 1 ? count : Math.max(1, Math.min(count, fitting(columns)))
}

/** Returns how many columns fit on one page. */
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

/** Pages of the same rows are consecutive. */
export function pageSetupXml(sheet: SheetToWrite, lastRow: number): string {
  const isTable = (sheet.columns ?? []).length > 0
  const orientation = isTable && !sheet.portrait ? 'landscape' : 'portrait'
  const wide = isTable ? pagesWide(sheet, lastRow) : 1
  const order = wide > 1 ? ' pageOrder="overThenDown"' : ''
  return `<pageSetup paperSize="9" fitToWidth="${wide}" fitToHeight="0"${order} orientation="${orientation}"/>`
}

/** Returns breaks before these rows; the first row of the paper starts a page anyway. */
export function rowBreaksXml(before: readonly number[]): string {
  const breaks = before.slice(0, MOST_BREAKS)
  if (breaks.length === 0) return ''
  const each = breaks.map((row) => `<brk id="${row - 1}" max="16383" man="1"/>`)
  return `<rowBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${each.join('')}</rowBreaks>`
}
