import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { looseAmount } from '../cells/loose-amount.js'
import { normaliseHeading } from '../find/headings.js'
import type { Example } from './format-evidence.js'

const BALANCE = /^saldos?(?! (?:em aberto|inicia(?:l|is)|originario))\b|\bacumulad[oa]s?\b/
/** Fewer lines grow by chance. */
const FEWEST_LINES = 4

/** A column of balances that only grow, or only shrink, holds each entry again in every line below. */
export class RunningBalance {
  private readonly isBalance: boolean
  private lines = 0
  private last: number | undefined
  private direction = 0
  private isRunning = true
  private first: Example | undefined

  constructor(heading: string) {
    this.isBalance = BALANCE.test(normaliseHeading(heading))
  }

  /** At items. */
  look(cell: Cell | undefined, line: number): void {
    if (!this.isBalance || !this.isRunning) return
    const amount = looseAmount(cell)
    if (amount === undefined) return
    this.lines += 1
    this.first ??= { line, value: cellText(cell).trim() }
    if (this.last !== undefined) {
      const direction = Math.sign(amount - this.last)
      this.isRunning = direction !== 0 && (this.direction === 0 || this.direction === direction)
      this.direction = direction
    }
    this.last = amount
  }

  found(): Example | undefined {
    return this.isRunning && this.lines >= FEWEST_LINES ? this.first : undefined
  }
}
