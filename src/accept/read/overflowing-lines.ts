import { type Sentence, sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import type { Table } from '../find/table.js'
import type { TableCheck } from '../inspect/check.js'
import type { TableLine } from './lines.js'

const MOST_LINES = 5

interface Cut {
  line: number
  value: string
}

/**
 * Finds lines of a text file with more cells than the header. If the separator is a comma, an
 * unquoted decimal comma (`1234,56`) has cut an amount in two and shifted the cells after it. Where
 * the last columns are blank no line is too wide; the cut then shows only in all lines together.
 */
export class OverflowingLines implements TableCheck {
  private count = 0
  private readonly lines: string[] = []
  private readonly width: number
  private cutHere: Cut | undefined
  private cutEverywhere: Cut | undefined
  private isWholeSomewhere = false

  constructor(
    private readonly table: Table,
    private readonly separator: string | undefined,
  ) {
    const headed = table.headings.findLastIndex((heading) => heading.trim() !== '') + 1
    // A list without headings has the width of its only column.
    this.width = headed || table.headings.length
  }

  /** The first line with a cut amount, as in the file. */
  get cut(): Cut | undefined {
    return this.cutHere ?? (this.isWholeSomewhere ? undefined : this.cutEverywhere)
  }

  observeLine({ cells, line, ignored }: TableLine): void {
    if (this.separator === undefined || ignored) return
    if (this.separator === ',') this.observeCents(cells, line)
    if (cells.findLastIndex((cell) => !isBlank(cell)) < this.width) return
    this.count += 1
    if (this.lines.length < MOST_LINES) this.lines.push(String(line))
    if (this.separator === ',') this.cutHere ??= this.cutIn(cells, line)
  }

  remarks(): Sentence[] {
    const { count, lines } = this
    return count > 0 ? [sentence('told_wide_lines', { count, lines })] : []
  }

  private observeCents(cells: readonly Cell[], line: number): void {
    if (this.isWholeSomewhere || this.table.roles.amounts.every((at) => isBlank(cells[at]))) return
    const cut = this.cutIn(cells, line, /^\d{2}$/)
    if (cut) this.cutEverywhere ??= cut
    else this.isWholeSomewhere = true
  }

  private cutIn(cells: readonly Cell[], line: number, ofCents = /^\d{1,2}$/): Cut | undefined {
    for (const at of this.table.roles.amounts) {
      const [whole, cents] = [cellText(cells[at]).trim(), cellText(cells[at + 1]).trim()]
      if (/^\D{0,4}\d+(?:\.\d{3})*$/.test(whole) && ofCents.test(cents)) {
        return { line, value: `${whole},${cents}` }
      }
    }
    return undefined
  }
}
