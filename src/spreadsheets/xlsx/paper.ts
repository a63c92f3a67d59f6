import type { SheetColumn, SheetToWrite } from '../sheet.js'
import { columnWidth } from './column-width.js'
import { escapeText } from './escapes.js'
import { columnLetters } from './reference.js'
import { LINE_POINTS } from './row-height.js'

/**
 * Characters that fit across a landscape page of A4 at 73 %, where the 11 points of a cell become
 * 8: smaller print is unreadable. A wider table continues on pages beside. LibreOffice takes a
 * character for 5.58 points, Excel for 5.25; a printer may need some millimetres for itself.
 */
export const PAGE_WIDTH = 188
/** In percent. */
const SMALLEST_SCALE = 73
/** Excel accepts at most 1026 page breaks on a sheet. */
const MOST_BREAKS = 1000

/** The texts above and below each page. */
export interface PaperLines {
  /** The subject of the workbook, at the left of the foot. */
  foot?: string
  /** The day of the workbook, `DD/MM/YYYY`, beside the number of the page. */
  day?: string
  /** Above each page, so that no print lacks it. */
  banner?: string
}

/** Printed above each page of a workbook whose content is not the service's. */
export const REHEARSAL = 'ENSAIO - do ambiente de ensaio, não do serviço'

/** The foot shrinks with its page, slightly more than the cells do. */
const FOOT_POINTS = 12

/**
 * Returns header and footer. `&` starts a command and is doubled; over 255 characters is damage.
 * Pages that are filed apart, each part with its own headers, have no number: it would be that of
 * the workbook.
 */
export function headerFooterXml(
  { foot, day, banner }: PaperLines,
  { ownHeaders }: Pick<SheetToWrite, 'ownHeaders'>,
): string {
  const text = (text: string) => escapeText(text.slice(0, 120).replaceAll('&', '&&'))
  const head = banner ? `<oddHeader>&amp;C&amp;B&amp;14${text(banner)}</oddHeader>` : ''
  const size = `&amp;${FOOT_POINTS}`
  const left = foot ? `${text(foot)} - &amp;A` : '&amp;A'
  // The day does not follow the size, whose digits would go on into it.
  const page = ownHeaders ? 'Em' : `Página &amp;P de &amp;N${day ? ' -' : ''}`
  const right = day ? `${page} ${day}` : page
  return `<headerFooter>${head}<oddFooter>&amp;L${size}${left}&amp;R${size}${right}</oddFooter></headerFooter>`
}

/** The printed range of a table, as defined names write it: `A1:H20`, `$A:$B,$1:$1`. */
export interface PrintArea {
  /** Absent if the whole sheet is printed. */
  area?: string
  titles: string
}

export function printAreaOf(sheet: SheetToWrite, lastRow: number): PrintArea {
  const columns = sheet.columns ?? []
  const { from, to, pages } = acrossOf(sheet, lastRow)
  // An empty table has a sentence below its header.
  const last = Math.max(lastRow + (sheet.total ? 1 : 0), 2)
  const repeated = repeatedOf(sheet)
  const isRepeated = repeated > 0 && repeated < to && (pages > 1 || from > 0)
  const isPart = from > 0 || to < columns.length
  return {
    ...(isPart ? { area: `${columnLetters(from)}1:${columnLetters(to - 1)}${last}` } : {}),
    titles: `${isRepeated ? `$A:$${columnLetters(repeated - 1)},` : ''}$1:$1`,
  }
}

function repeatedOf({ frozen = 0, repeated = frozen }: SheetToWrite): number {
  return repeated
}

/** The printed columns, `to` exclusive, and the number of pages that they take side by side. */
interface Across {
  from: number
  to: number
  pages: number
  /** The column that begins the second of two pages. */
  breakAt?: number
}

/** A first part that is too wide for a page is not printed: the second part has the result. */
function acrossOf(sheet: SheetToWrite, lastRow: number): Across {
  const to = printedColumns(sheet, lastRow)
  const { columns = [], partAt = to } = sheet
  const whole = { from: 0, to, pages: pagesWide(sheet, 0, to) }
  if (whole.pages === 1 || partAt >= to) return whole
  if (widthOf(columns.slice(0, partAt)) > PAGE_WIDTH)
    return { from: partAt, to, pages: pagesWide(sheet, partAt, to) }
  return { from: 0, to, pages: 1 + pagesWide(sheet, partAt, to), breakAt: partAt }
}

/** Returns whether a column break divides the pages; no row has to be known for that. */
export function isDivided(sheet: SheetToWrite): boolean {
  return acrossOf(sheet, Number.POSITIVE_INFINITY).breakAt !== undefined
}

/**
 * Returns the sheet with these leading columns on each page, where they take no page more and leave
 * half of each to the others.
 */
export function repeating(sheet: SheetToWrite, repeated: number): SheetToWrite {
  const more = { ...sheet, repeated }
  const pages = (one: SheetToWrite) => acrossOf(one, Number.POSITIVE_INFINITY).pages
  const leaves = widthOf((sheet.columns ?? []).slice(0, repeated)) <= PAGE_WIDTH / 2
  return leaves && pages(more) <= pages(sheet) ? more : sheet
}

/** In points: A4 between the margins, the banner above each page included. */
const LANDSCAPE = { across: 784, down: 498 }
const UPRIGHT = { across: 537, down: 745 }
/** In points: Excel prints a character narrower, and with it a whole page larger. */
const CHARACTER = 5.25

/** Returns how many lines a page surely holds below each other, of a sheet as wide as the paper. */
export function linesPerPage(width: number, isUpright: boolean): number {
  const { across, down } = isUpright ? UPRIGHT : LANDSCAPE
  const scale = Math.min(1, across / (width * CHARACTER))
  return Math.floor(down / scale / LINE_POINTS)
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

/** Returns the width of printed columns, in characters. */
export function widthOf(columns: readonly SheetColumn[]): number {
  return columns.reduce((sum, column) => sum + printedWidth(column), 0)
}

/** Pages after the first column also have room to give to the repeated columns. */
function pagesWide(sheet: SheetToWrite, first: number, to: number): number {
  const all = (sheet.columns ?? []).slice(0, to)
  const beside = Math.max(PAGE_WIDTH - widthOf(all.slice(0, repeatedOf(sheet))), PAGE_WIDTH / 2)
  // A page ends between two columns.
  let pages = 1
  let from = first + fitting(all.slice(first), first > 0 ? beside : PAGE_WIDTH)
  while (from < to) {
    from += Math.max(1, fitting(all.slice(from), beside))
    pages += 1
  }
  return pages
}

/** Pages of the same rows are consecutive. */
export function pageSetupXml(sheet: SheetToWrite, lastRow: number): string {
  const isTable = (sheet.columns ?? []).length > 0
  const orientation = isTable && !sheet.portrait ? 'landscape' : 'portrait'
  const { pages } = isTable ? acrossOf(sheet, lastRow) : { pages: 1 }
  const order = pages > 1 ? ' pageOrder="overThenDown"' : ''
  const size = isDivided(sheet)
    ? `scale="${scaleOf(sheet)}"`
    : `fitToWidth="${pages}" fitToHeight="0"`
  return `<pageSetup paperSize="9" ${size}${order} orientation="${orientation}"/>`
}

/** In percent: as large as the wider part allows, and never too small to read. */
function scaleOf(sheet: SheetToWrite): number {
  const { columns = [], partAt = 0 } = sheet
  const last = printableColumns(columns)
  const right = [...columns.slice(0, repeatedOf(sheet)), ...columns.slice(partAt, last)]
  const widest = Math.max(widthOf(columns.slice(0, partAt)), widthOf(right))
  const fits = Math.floor((SMALLEST_SCALE * PAGE_WIDTH) / widest)
  return Math.min(100, Math.max(SMALLEST_SCALE, fits))
}

/** The break between the two parts of a wide table. */
export function columnBreaksXml(sheet: SheetToWrite): string {
  const { breakAt } = acrossOf(sheet, Number.POSITIVE_INFINITY)
  if (breakAt === undefined) return ''
  return `<colBreaks count="1" manualBreakCount="1"><brk id="${breakAt}" max="1048575" man="1"/></colBreaks>`
}

/** Returns breaks before these rows; the first row of the paper starts a page anyway. */
export function rowBreaksXml(before: readonly number[]): string {
  const breaks = before.slice(0, MOST_BREAKS)
  if (breaks.length === 0) return ''
  const each = breaks.map((row) => `<brk id="${row - 1}" max="16383" man="1"/>`)
  return `<rowBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${each.join('')}</rowBreaks>`
}
