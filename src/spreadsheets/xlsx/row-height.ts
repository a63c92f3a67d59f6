import type { Value } from '../sheet.js'
import type { ColumnWriter } from './column-writer.js'

/** Height of a line of 11 points. */
export const LINE_POINTS = 15
/** Taller rows displace their neighbours on a screen; the formula bar shows the whole cell. */
export const MOST_LINES = 10
/** For texts to be read. Excel's tallest row has 27 lines. */
export const MOST_LINES_WHOLE = 20
const MAX_WIDTH = 255

/**
 * Returns the height of a row whose cells wrap, as an attribute; none for a row of one line.
 * LibreOffice does not compute it on opening, and texts would overlap. It is a hint and no custom
 * height, so that both programs fit the row after an edit, unless it was bounded: fitting would
 * make the row as tall as its text.
 */
export function rowHeight(row: readonly Value[], columns: readonly ColumnWriter[]): string {
  let lines = 1
  let isBounded = false
  for (let at = 0; at < row.length; at++) {
    const { wraps, width, mostLines, look } = columns[at]!
    const value = textIn(row[at], look === 'page')
    if (value === undefined || !wraps) continue
    const needed = linesOf(value, width)
    if (needed > mostLines) isBounded = true
    lines = Math.max(lines, Math.min(needed, mostLines))
  }
  if (lines === 1 && !isBounded) return ''
  return ` ht="${lines * LINE_POINTS}"${isBounded ? ' customHeight="1"' : ''}`
}

/** Bold text wraps only on free pages. */
function textIn(value: Value | undefined, isPage: boolean): string | undefined {
  if (typeof value === 'string') return value
  if (value && 'marks' in value) return value.text
  return isPage && value && 'bold' in value ? value.bold : undefined
}

/** The width is in digits; letters are narrower, which compensates for the ends of lines. */
export function linesOf(text: string, width: number): number {
  if (text.length <= width && !text.includes('\n')) return 1
  let lines = 0
  for (const part of text.slice(0, MOST_LINES_WHOLE * MAX_WIDTH).split('\n')) {
    lines += Math.max(1, Math.ceil(widthOf(part, width) / Math.max(1, width)))
  }
  return lines
}

/** A capital is wider than a digit. */
const CAPITAL_EXTRA = 0.2

/** Returns the width of a text in digits; capitals count where they could begin another line. */
function widthOf(text: string, width: number): number {
  if (text.length * (1 + CAPITAL_EXTRA) <= width) return text.length
  return text.length + (text.match(/\p{Lu}/gu)?.length ?? 0) * CAPITAL_EXTRA
}
