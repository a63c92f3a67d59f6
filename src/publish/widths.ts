import type { RowRecord } from '../core/task.js'
import { isNumber } from '../spreadsheets/cell.js'
import { FILTER_BUTTON } from '../spreadsheets/xlsx/column-width.js'

const NARROWEST = 9
const WIDEST = 44
/** Rows that decide the width of a column: the first page or two. */
const LOOKED_AT = 200

/** Returns widths of the original columns, in characters, from their headings and first rows. */
export function columnWidths(rows: RowRecord[], headings: readonly string[]): number[] {
  const items = rows.filter((row) => row.ignored === undefined).slice(0, LOOKED_AT)
  return headings.map((heading, column) => {
    const widest = items.reduce(
      (most, row) => Math.max(most, lengthOf(row.cells[column])),
      headingWidth(heading.trim()),
    )
    return Math.min(WIDEST, Math.max(NARROWEST, widest + 2))
  })
}

/** A heading takes two lines, each word unbroken and next to the filter button. */
export function headingWidth(heading: string): number {
  const word = Math.max(...heading.split(/\s+/).map(({ length }) => length))
  return Math.max(word + FILTER_BUTTON, Math.ceil(heading.length / 2) + FILTER_BUTTON)
}

function lengthOf(cell: RowRecord['cells'][number] | undefined): number {
  if (typeof cell === 'string') return cell.length
  return isNumber(cell) ? Math.max(cell.n.length + 3, cell.date ? 10 : 0) : 0
}
