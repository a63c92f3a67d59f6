import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { amountAt } from '../../cells/loose-amount.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck } from '../check.js'

/** "Saldo anterior", "a transportar": the sum of what stands before a line; transport is a cost. */
const BROUGHT_FORWARD =
  /^(?:saldos? (?:anterior(?:es)?|inicia(?:l|is)|transportados?|de transporte|d[oe] (?:dia|mes))|(?:vem|transporte|transportado) (?:d[ao]|a|para a) (?:pagina|folha|mes|fl|pag|pg) (?:anterior|seguinte)|(?:(?:valor|saldo|total|soma) )?(?:a transportar|de transporte|transportad[oa])$)\b/

/** Tells of a balance brought forward: the date of its line is not that of the debts within it. */
export class BroughtForward implements DebtCheck {
  private first: (Example & { at: number }) | undefined

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {}

  hears(cell: Cell): boolean {
    return typeof cell === 'string' && BROUGHT_FORWARD.test(normaliseText(cell))
  }

  observeHeard(cells: readonly Cell[], line: number): void {
    if (this.first || amountAt(cells, this.amount) === undefined) return
    const { needed } = this.table.roles
    // Without a day it is no item.
    if (needed.length > 0 && needed.every((at) => isBlank(cells[at]))) return
    const at = cells.findIndex(this.hears)
    if (at >= 0) this.first = { line, value: cellText(cells[at]).trim(), at }
  }

  remarks(): Sentence[] {
    if (!this.first) return []
    const { at, ...example } = this.first
    return [
      sentence('told_brought_forward', { ...example, column: columnName(this.table.headings, at) }),
    ]
  }
}
