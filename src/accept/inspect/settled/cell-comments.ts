import type { CellComment } from '../../../spreadsheets/source.js'
import { columnName, type Table } from '../../find/table.js'
import type { Doubt, Found } from '../doubt.js'
import { statesSettled } from './settlements.js'

/** Asks about a cell comment that says that its line was paid or cancelled. */
export class CellComments implements Doubt {
  private readonly comments: CellComment[] = []

  constructor(private readonly table: Table) {}

  observeComment(comment: CellComment): void {
    this.comments.push(comment)
  }

  found(): Found {
    const settled = this.comments.find(
      ({ line, text }) => line > this.table.header.bottom && statesSettled(text),
    )
    if (!settled) return []
    const { line, text: value } = settled
    const column = columnName(this.table.headings, settled.column)
    return [{ code: 'ask_settled', facts: { line, value, column } }]
  }
}
