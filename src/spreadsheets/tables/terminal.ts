import { AS_WRITTEN, displayText, type Numbers } from './display-text.js'
import type { TableBody, TableCell, TableColumn } from './table.js'

const GAP = '  '

/** Returns the table as lines of text: texts aligned left, numbers by their decimal mark. */
export function terminalLines({ columns, rows }: TableBody, numbers: Numbers): string[] {
  const textOf = (row: readonly TableCell[], at: number) =>
    // An id is no quantity, so its digits are not grouped.
    displayText(row[at] ?? null, (columns[at]!.kind === 'number' ? numbers : AS_WRITTEN).text)
  const texts = columns.map((_, at) => rows.map((row) => plain(textOf(row, at))))
  const blocks = columns.map((column, at) => block(column, texts[at]!, numbers.mark))
  return [-1, ...rows.keys()].map((line) =>
    blocks
      .map((cells) => cells[line + 1])
      .join(GAP)
      .trimEnd(),
  )
}

/** A column with its title, all lines of one width. */
function block({ title, kind }: TableColumn, texts: string[], mark: string): string[] {
  if (kind !== 'number' && kind !== 'integer') {
    const width = widest([title, ...texts])
    return [title, ...texts].map((text) => text.padEnd(width))
  }
  const fractions = texts.map((text) => (text.includes(mark) ? text.slice(text.indexOf(mark)) : ''))
  const tail = widest(fractions)
  const numbers = texts.map((text, at) => text + ' '.repeat(tail - fractions[at]!.length))
  const width = widest([title, ...numbers])
  return [title, ...numbers].map((text) => text.padStart(width))
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0)
}

/**
 * Removes line breaks and control characters, because texts stored at the service come from people
 * and could steer a terminal.
 */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
}
