import { type Cell, isBlank, isNumber } from '../../../spreadsheets/cell.js'
import type { Table } from '../../find/table.js'
import type { DebtCheck, Found, Marks } from '../check.js'

const LINES_LISTED = 5
/** A single formula more often adds up two documents than charges interest. */
const FEWEST = 2

/** Asks about amounts of which some are computed: these may include a fine or interest. */
export class SomeFormulas implements DebtCheck {
  private typed = 0
  private computed = 0
  private readonly lines: string[] = []

  constructor(
    private readonly table: Pick<Table, 'roles'>,
    private readonly amount: number,
  ) {}

  observeItem(cells: readonly Cell[], line: number, { maySum }: Marks): void {
    const cell = cells[this.amount]
    if (isBlank(cell) || maySum || this.lacksDate(cells)) return
    if (!isNumber(cell) || !cell.formula) {
      this.typed += 1
      return
    }
    this.computed += 1
    if (this.lines.length < LINES_LISTED) this.lines.push(String(line))
  }

  /** Such a line is rejected, and is mostly a sum. */
  private lacksDate(cells: readonly Cell[]): boolean {
    const { needed } = this.table.roles
    return needed.length > 0 && needed.every((at) => isBlank(cells[at]))
  }

  found(): Found {
    if (this.computed < FEWEST || this.typed <= this.computed) return []
    return [{ code: 'ask_some_formulas', facts: { lines: this.lines, count: this.computed } }]
  }
}
