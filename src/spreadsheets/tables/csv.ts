import { decimalComma, shown } from './shown.js'
import type { Table, TableCell } from './table.js'

/** By it a Brazilian Excel knows UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** The table as a Brazilian Excel opens it: `;` between cells, decimal comma, UTF-8. */
export function* csvText({ columns, rows }: Table): Generator<string, void, undefined> {
  yield BYTE_ORDER_MARK + line(columns.map(({ title }) => title))
  for (const row of rows) yield line(row)
}

function line(cells: readonly TableCell[]): string {
  return `${cells.map(cellText).join(';')}${LINE_END}`
}

function cellText(cell: TableCell): string {
  const text = shown(typeof cell === 'string' ? harmless(cell) : cell, decimalComma)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet takes such a text for a formula; the apostrophe is what a person would type. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
