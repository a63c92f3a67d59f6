import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { amountAt, HALF_CENT } from '../../cells/loose-amount.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

const BALANCE = /^saldos?\b/
/** Fewer moves can agree by chance. */
const FEWEST_MOVES = 3

/**
 * Finds a balance column that rises with some amounts and falls with others: some lines are then
 * payments of the others, although all amounts are positive.
 */
export class BalanceMoves implements DebtCheck {
  private readonly balance: number
  private last: number | undefined
  private moves = 0
  private isLedger = true
  private readonly first: { up?: Example; down?: Example } = {}

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const balances = unusedColumns(table, (heading) => BALANCE.test(normaliseHeading(heading)))
    this.balance = balances[0] ?? -1
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.balance < 0 || !this.isLedger || isBlank(cells[this.balance])) return
    const [amount, balance] = [this.amount, this.balance].map((at) => amountAt(cells, at))
    const { last } = this
    this.last = balance
    if (amount === undefined || balance === undefined) this.isLedger = false
    else if (last !== undefined) this.move(amount, balance - last, line, cells)
  }

  found(): Found {
    const { up, down } = this.first
    if (!this.isLedger || this.moves < FEWEST_MOVES || !up || !down) return []
    const column = columnName(this.table.headings, this.balance)
    return [{ code: 'ask_payments_positive', facts: { ...down, column } }]
  }

  private move(amount: number, change: number, line: number, cells: readonly Cell[]): void {
    this.moves += 1
    // A signed payment moves the balance like a debt does.
    if (amount <= 0 || Math.abs(Math.abs(change) - amount) > HALF_CENT) this.isLedger = false
    else this.first[change > 0 ? 'up' : 'down'] ??= { line, value: cellText(cells[this.balance]) }
  }
}
