import { type Cell, isBlank, isNumber } from '../../spreadsheets/cell.js'
import type { Doubt } from './doubt.js'

const LINES_LISTED = 5
/** A single formula more often adds up two documents than charges interest. */
const FEWEST = 2

/** Asks about amounts of which some are computed: these may include a fine or interest. */
export class SomeFormulas implements Doubt {
  private typed = 0
  private computed = 0
  private readonly lines: string[] = []

  constructor(private readonly amount: number) {}

  observeItem(cells: readonly Cell[], line: number): void {
    const cell = cells[this.amount]
    if (isBlank(cell)) return
    if (!isNumber(cell) || !cell.formula) {
      this.typed += 1
      return
    }
    this.computed += 1
    if (this.lines.length < LINES_LISTED) this.lines.push(String(line))
  }

  found(): ReturnType<Doubt['found']> {
    if (this.computed < FEWEST || this.typed <= this.computed) return []
    return [{ code: 'ask_some_formulas', facts: { lines: this.lines, count: this.computed } }]
  }
}
