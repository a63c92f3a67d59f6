import type { RowRecord } from '../core/task.js'
import { type Cell, isNumber } from '../spreadsheets/cell.js'
import type { SheetColumn } from '../spreadsheets/sheet.js'
import { columnWidth, FILTER_BUTTON } from '../spreadsheets/xlsx/column-width.js'
import { PAGE_WIDTH, printableColumns, widthOf } from '../spreadsheets/xlsx/paper.js'
import { unbrokenWidth } from '../spreadsheets/xlsx/row-height.js'

const NARROWEST = 9
const WIDEST = 44
/** In a narrower column a sentence has one word a line. */
const NARROWEST_TEXT = 24
const WIDEST_NOTICES = 50
/** Rows that decide the width of a column: the first page or two. */
const LOOKED_AT = 200

/** Returns widths of the original columns, in characters, from their headings and first rows. */
export function columnWidths(rows: RowRecord[], headings: readonly string[]): number[] {
  const items = rows.filter((row) => row.ignored === undefined).slice(0, LOOKED_AT)
  const needs = headings.map((heading, column) => {
    const most = (of: (cell: Cell | undefined) => number) =>
      items.reduce(
        (widest, { cells }) => Math.max(widest, of(cells[column])),
        headingWidth(heading.trim()),
      )
    const narrow = Math.max(most(wordOf) + 2, most(unbrokenOf))
    return { wide: bounded(Math.max(most(lengthOf) + 2, narrow)), narrow: bounded(narrow) }
  })
  return onOnePage(needs)
}

function bounded(width: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, width))
}

/** What the column of line numbers leaves of a page. */
const ROOM = PAGE_WIDTH - NARROWEST

/**
 * Narrows the widest columns first, none below its longest word, until all fit on one page. Where
 * they cannot fit, all keep their widths.
 */
function onOnePage(needs: readonly { wide: number; narrow: number }[]): number[] {
  const upTo = (most: number) =>
    needs.map(({ wide, narrow }) => Math.min(wide, Math.max(most, narrow)))
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)
  for (let most = WIDEST; most >= NARROWEST_TEXT; most -= 1)
    if (sum(upTo(most)) <= ROOM) return upTo(most)
  return upTo(WIDEST)
}

/** A heading takes two lines, each word unbroken and next to the filter button. */
export function headingWidth(heading: string): number {
  const word = Math.max(...heading.split(/\s+/).map(({ length }) => length))
  return Math.max(word + FILTER_BUTTON, Math.ceil(heading.length / 2) + FILTER_BUTTON)
}

function lengthOf(cell: Cell | undefined): number {
  if (typeof cell === 'string') return cell.length
  return isNumber(cell) ? Math.max(cell.n.length + 3, cell.date ? 10 : 0) : 0
}

/** Returns the length of the longest part that cannot be wrapped. */
function wordOf(cell: Cell | undefined): number {
  if (typeof cell !== 'string') return lengthOf(cell)
  return Math.max(...cell.split(/\s+/).map(({ length }) => length))
}

/** Wide letters take more than a digit: an address of e-mail would break before its last letter. */
function unbrokenOf(cell: Cell | undefined): number {
  if (typeof cell !== 'string') return 0
  return Math.max(...cell.split(/\s+/).map(unbrokenWidth))
}

const NARROWEST_MONEY = 14

/** Returns the width of a column of amounts by its longest decimal: `1.234,56` with margins. */
export function moneyWidth(longest: string): number {
  const [whole = ''] = longest.split('.')
  const points = Math.floor((whole.replace('-', '').length - 1) / 3)
  return Math.max(NARROWEST_MONEY, whole.length + points + ',00'.length + 2)
}

/**
 * Gives what is left of a landscape page to the columns that wrap, the last one first, each up to
 * the length of its longest text.
 */
export function withSpare(
  columns: readonly SheetColumn[],
  longest: (at: number) => number,
): SheetColumn[] {
  const wider = [...columns]
  const printed = printableColumns(columns)
  let spare = PAGE_WIDTH - widthOf(columns.slice(0, printed))
  for (let at = printed - 1; at >= 0 && spare > 0; at--) {
    const column = columns[at]!
    const width = columnWidth(column)
    const more = column.wrap ? Math.min(spare, Math.max(0, longest(at) + 2 - width)) : 0
    wider[at] = { ...column, width: width + more }
    spare -= more
  }
  return wider
}

/** Narrows a text at the end of the print that alone would make the table wider than a page. */
export function lastFitted(columns: readonly SheetColumn[]): SheetColumn[] {
  const at = printableColumns(columns) - 1
  const room = PAGE_WIDTH - widthOf(columns.slice(0, at))
  const isText = columns[at]?.kind === 'text' && !columns[at].hidden
  if (!isText || room < NARROWEST_TEXT || columnWidth(columns[at]!) <= room) return [...columns]
  return columns.with(at, { ...columns[at]!, width: room })
}

/** Returns the width left for notices after these columns and the subject; undefined without room. */
export function noticesWidth(before: readonly SheetColumn[], subject: number): number | undefined {
  const room = PAGE_WIDTH - widthOf(before) - subject
  return room < NARROWEST_TEXT ? undefined : Math.min(WIDEST_NOTICES, room)
}
