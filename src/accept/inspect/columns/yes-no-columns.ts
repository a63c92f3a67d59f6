import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText, readYesNo } from '../../cells/cell-text.js'
import { type Example, exampleTexts } from '../../cells/example.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { DebtCheck } from '../check.js'

/** The number of each row, from 0 on, as pandas writes it. */
const COUNTS_ROWS = /^Unnamed: \d+$|^index$/

/** Reports columns that no field reads and that answer yes on some lines and no on others. */
export class YesNoColumns implements DebtCheck {
  /** Each with its first yes and its first no. */
  private readonly columns: Map<number, Map<boolean, Example>>

  constructor(private readonly table: Table) {
    const asked = unusedColumns(table).filter((at) => !COUNTS_ROWS.test(table.headings[at]!))
    this.columns = new Map(asked.map((at) => [at, new Map()]))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const [column, answers] of this.columns) {
      const cell = cells[column]
      if (isBlank(cell)) continue
      const read = typeof cell === 'string' ? readYesNo(cell) : undefined
      if (read?.is !== 'value') this.columns.delete(column)
      else if (!answers.has(read.value))
        answers.set(read.value, { line, value: cellText(cell).trim() })
    }
  }

  remarks(): Sentence[] {
    return [...this.columns].flatMap(([at, answers]) => {
      const examples = exampleTexts([...answers.values()])
      const facts = { column: columnName(this.table.headings, at), examples }
      return answers.size > 1 ? [sentence('told_states', facts)] : []
    })
  }
}
