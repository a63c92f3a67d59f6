import type { Cell } from '../sheets/cell.js'
import { isBlank } from '../sheets/cell.js'
import { cellText } from './cells.js'
import type { Table } from './table.js'

const LINES_KEPT = 5

/**
 * Lines of a text file that have more cells than the header: where the separator is a comma, an
 * amount with an unquoted decimal comma (`1234,56`) was cut in two, and everything after it has moved.
 */
export class WideLines {
  /** The first line where an amount was cut, as it was written. */
  cut: { line: number; value: string } | undefined
  count = 0
  readonly lines: number[] = []
  private readonly width: number

  constructor(
    private readonly table: Table,
    private readonly separator: string | undefined,
  ) {
    this.width = table.headings.findLastIndex((heading) => heading.trim() !== '') + 1
  }

  look(cells: readonly Cell[], line: number): void {
    if (this.separator === undefined) return
    if (cells.findLastIndex((cell) => !isBlank(cell)) < this.width) return
    this.count += 1
    if (this.lines.length < LINES_KEPT) this.lines.push(line)
    if (this.separator === ',') this.cut ??= this.cutIn(cells, line)
  }

  private cutIn(cells: readonly Cell[], line: number): WideLines['cut'] {
    for (const at of this.table.roles.amounts) {
      const [whole, cents] = [cellText(cells[at]).trim(), cellText(cells[at + 1]).trim()]
      if (/^\D{0,4}\d+(?:\.\d{3})*$/.test(whole) && /^\d{1,2}$/.test(cents)) {
        return { line, value: `${whole},${cents}` }
      }
    }
    return undefined
  }
}
