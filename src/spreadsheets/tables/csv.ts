import { decimalComma, displayText } from './display-text.js'
import type { TableBody, TableCell } from './table.js'

/** A Brazilian Excel recognises UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** Writes the table for a Brazilian Excel: `;` between cells, decimal comma, UTF-8. */
export function* csvText({ columns, rows }: TableBody): Generator<string, void, undefined> {
  yield BYTE_ORDER_MARK + line(columns.map(({ title }) => title))
  for (const row of rows) yield line(row)
}

function line(cells: readonly TableCell[]): string {
  return `${cells.map(cellText).join(';')}${LINE_END}`
}

function cellText(cell: TableCell): string {
  const text = displayText(typeof cell === 'string' ? harmless(cell) : cell, decimalComma)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Spreadsheets take such a text for a formula; a leading apostrophe prevents this. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
