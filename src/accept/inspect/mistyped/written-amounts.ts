import type { Cell } from '../../../spreadsheets/cell.js'
import { differsInWords } from '../../cells/amount-in-words.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { columnName, type Table } from '../../find/table.js'
import type { Doubt, Found } from '../doubt.js'

/** Asks about an amount in words beside the figures that is another: on a cheque the words prevail. */
export class WrittenAmounts implements Doubt {
  private first: (Example & { at: number; figures: string }) | undefined

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {}

  observeItem(cells: readonly Cell[], line: number): void {
    const amount = this.first ? undefined : looseAmount(cells[this.amount])
    if (amount === undefined) return
    const at = cells.findIndex((cell) => typeof cell === 'string' && differsInWords(cell, amount))
    if (at < 0) return
    const figures = cellText(cells[this.amount]).trim()
    this.first = { line, value: cellText(cells[at]).trim(), at, figures }
  }

  found(): Found {
    if (!this.first) return []
    const { at, ...facts } = this.first
    const column = columnName(this.table.headings, at)
    return [{ code: 'ask_written_amount', facts: { ...facts, column } }]
  }
}
