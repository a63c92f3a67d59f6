import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { looseAmount } from '../cells/loose-amount.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Example } from './format-evidence.js'

const BALANCE = /^saldos?(?! (?:em aberto|inicia(?:l|is)|originario))\b|\bacumulad[oa]s?\b/
/** Fewer lines grow by chance. */
const FEWEST_LINES = 4
/** Fewer changes match another cell of their line by chance. */
const FEWEST_MOVES = 2
/** Tolerance for rounding. */
const NEARLY = 0.006

/**
 * Finds a column of balances that only grow or only shrink, or whose changes are in another column:
 * each entry is contained in every line below.
 */
export class RunningBalance {
  private readonly isBalance: boolean
  private lines = 0
  private last: number | undefined
  private direction = 0
  private isRunning = true
  private isMoved = true
  private first: Example | undefined

  constructor(
    heading: string,
    private readonly column: number,
  ) {
    this.isBalance = BALANCE.test(normaliseHeading(heading))
  }

  /** Examines an item. */
  observeItem(cells: readonly Cell[], line: number): void {
    if (!this.isBalance || !(this.isRunning || this.isMoved)) return
    const cell = cells[this.column]
    const amount = looseAmount(cell)
    if (amount === undefined) return
    this.lines += 1
    this.first ??= { line, value: cellText(cell).trim() }
    if (this.last !== undefined) {
      const direction = Math.sign(amount - this.last)
      this.isRunning &&= direction !== 0 && (this.direction === 0 || this.direction === direction)
      this.direction = direction
      this.isMoved &&= this.isInOtherCell(amount - this.last, cells)
    }
    this.last = amount
  }

  found(): Example | undefined {
    const isProved = this.isMoved && this.lines > FEWEST_MOVES
    return isProved || (this.isRunning && this.lines >= FEWEST_LINES) ? this.first : undefined
  }

  private isInOtherCell(change: number, cells: readonly Cell[]): boolean {
    const size = Math.abs(change)
    return cells.some((cell, at) => {
      const other = at === this.column ? undefined : looseAmount(cell)
      return size > NEARLY && other !== undefined && Math.abs(Math.abs(other) - size) < NEARLY
    })
  }
}
