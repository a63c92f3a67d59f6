import type { CellComment } from '../../../spreadsheets/source.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { statesSettled } from './settlements.js'

/** Asks about a cell comment that says that its line was paid or cancelled. */
export class CellComments implements DebtCheck {
  private settled: CellComment | undefined

  constructor(private readonly table: Table) {}

  observeComment(comment: CellComment): void {
    const isOfItem = comment.line > this.table.header.bottom
    if (isOfItem && statesSettled(comment.text)) this.settled ??= comment
  }

  found(): Found {
    if (!this.settled) return []
    const { line, text: value } = this.settled
    const column = columnName(this.table.headings, this.settled.column)
    return [{ code: 'ask_settled', facts: { line, value, column } }]
  }
}
