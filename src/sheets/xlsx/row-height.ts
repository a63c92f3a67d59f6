import type { Value } from '../sheet.js'
import type { ColumnWriter } from './write-cell.js'

const LINE_POINTS = 15
/** Excel's tallest row is 409.5 points. */
const MAX_LINES = 27
const MAX_WIDTH = 255

/**
 * The height of a row whose cells wrap, as an attribute; none for a row of one line. LibreOffice
 * does not work it out when it opens a file, and texts would lie over one another. It is a hint and
 * no custom height: both programs fit the row again when it is edited.
 */
export function rowHeight(row: readonly Value[], columns: readonly ColumnWriter[]): string {
  let lines = 1
  for (let at = 0; at < row.length; at++) {
    const value = textIn(row[at])
    const { look, width } = columns[at]!
    if (value === undefined || look === 'plain') continue
    lines = Math.max(lines, linesOf(value, width))
  }
  return lines > 1 ? ` ht="${Math.min(lines, MAX_LINES) * LINE_POINTS}"` : ''
}

function textIn(value: Value | undefined): string | undefined {
  if (typeof value === 'string') return value
  return value && 'marks' in value ? value.text : undefined
}

/** The width is in digits; letters are narrower, which makes up for the ends of lines. */
function linesOf(text: string, width: number): number {
  if (text.length <= width && !text.includes('\n')) return 1
  let lines = 0
  for (const part of text.slice(0, MAX_LINES * MAX_WIDTH).split('\n')) {
    lines += Math.max(1, Math.ceil(part.length / Math.max(1, width)))
  }
  return lines
}
