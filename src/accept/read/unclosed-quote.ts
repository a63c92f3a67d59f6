import { UserError } from '../../core/errors.js'
import type { Table } from '../find/table.js'
import type { Check } from '../inspect/check.js'
import type { TableLine } from './lines.js'

/**
 * Refuses a line of a text file in which an unclosed quote took the lines below into its cell: one
 * line of the cell has as many separators as the header.
 * @throws {UserError} with status 2
 */
export class UnclosedQuotes implements Check {
  private readonly separators: number

  constructor(
    private readonly table: Table,
    private readonly separator: string | undefined,
  ) {
    this.separators = table.headings.findLastIndex((heading) => heading.trim() !== '')
  }

  observeLine({ cells, line }: TableLine): void {
    if (this.separator === undefined || this.separators < 1) return
    if (line <= this.table.header.bottom) return
    for (const cell of cells) {
      if (typeof cell !== 'string' || !/[\r\n]/.test(cell)) continue
      const lines = cell.split(/\r\n|\n|\r/)
      if (!lines.some((text) => this.isRecord(text))) continue
      const facts = { line, last: line + lines.length - 1, value: cell }
      throw UserError.usage('swallowed_lines', facts)
    }
  }

  /** In prose, a blank follows such a separator. */
  private isRecord(text: string): boolean {
    const parts = text.split(this.separator!).slice(1)
    return parts.filter((part) => !part.startsWith(' ')).length >= this.separators
  }
}
