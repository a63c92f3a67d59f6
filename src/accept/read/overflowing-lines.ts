import { type Sentence, sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { fitOf } from '../find/match-columns.js'
import { PARTIES } from '../find/owner-columns.js'
import type { Table } from '../find/table.js'
import type { TableCheck } from '../inspect/check.js'
import type { TableLine } from './lines.js'

const MOST_LINES = 5
/** A program leaves 5 of `05`. */
const CENTS = /^\d{1,2}$/
const NONE = /(?!)/

interface Cut {
  line: number
  value: string
}

/**
 * Finds lines of a text file with more cells than the header. If the separator is a comma, an
 * unquoted decimal comma (`1234,56`) has cut an amount in two and shifted the cells after it. Where
 * the last columns are blank no line is too wide; the cut then shows only in all lines together, as
 * in a workbook that was made of such a file.
 */
export class OverflowingLines implements TableCheck {
  private count = 0
  private readonly lines: string[] = []
  private readonly width: number
  private cutHere: Cut | undefined
  private cutEverywhere: Cut | undefined
  private isWholeSomewhere = false
  /** A text file with commas may have been opened by a program and saved as a workbook. */
  private readonly isBook: boolean

  constructor(
    private readonly table: Table,
    private readonly separator: string | undefined,
  ) {
    const headed = table.headings.findLastIndex((heading) => heading.trim() !== '') + 1
    this.isBook = separator === undefined
    // A list without headings has the width of its only column.
    this.width = headed || table.headings.length
  }

  /** The first line with a cut amount, as in the file. */
  get cut(): Cut | undefined {
    return this.cutHere ?? (this.isBook && !this.headsOwner() ? undefined : this.everywhere())
  }

  observeLine({ cells, line, ignored }: TableLine): void {
    if (ignored) return
    const isWide = cells.findLastIndex((cell) => !isBlank(cell)) >= this.width
    if (this.isBook) this.observeCents(cells, line, isWide ? CENTS : NONE)
    else if (this.separator === ',') this.observeCents(cells, line)
    if (!isWide) return
    this.count += 1
    if (this.lines.length < MOST_LINES) this.lines.push(String(line))
    if (this.separator === ',') this.cutHere ??= this.cutIn(cells, line)
  }

  remarks(): Sentence[] {
    const { count, lines } = this
    // In a workbook anything may stand beside the table.
    const isTold = this.isBook ? this.everywhere() !== undefined : count > 0
    return isTold ? [sentence('told_wide_lines', { count, lines })] : []
  }

  /** The first of lines that all look cut; in a workbook one line proves nothing. */
  private everywhere(): Cut | undefined {
    return this.isWholeSomewhere || (this.isBook && this.count < 2) ? undefined : this.cutEverywhere
  }

  /** Of a client or a case no number up to 99 is the name; of an instalment it is. */
  private headsOwner(): boolean {
    const { headings, roles } = this.table
    return roles.amounts.some((at) => PARTIES.some((field) => fitOf(field, headings[at + 1] ?? '')))
  }

  private observeCents(cells: readonly Cell[], line: number, ofCents = /^\d{2}$/): void {
    if (this.isWholeSomewhere || this.table.roles.amounts.every((at) => isBlank(cells[at]))) return
    const cut = this.cutIn(cells, line, ofCents)
    if (cut) this.cutEverywhere ??= cut
    else this.isWholeSomewhere = true
  }

  private cutIn(cells: readonly Cell[], line: number, ofCents = CENTS): Cut | undefined {
    for (const at of this.table.roles.amounts) {
      const whole = cellText(cells[at]).trim()
      const cents = cellText(cells[at + 1]).trim()
      if (/^\D{0,4}\d+(?:\.\d{3})*$/.test(whole) && ofCents.test(cents)) {
        return { line, value: `${whole},${cents}` }
      }
    }
    return undefined
  }
}
