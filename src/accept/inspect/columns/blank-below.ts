import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { PARTIES } from '../../find/owner-columns.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck } from '../check.js'

const LINES_LISTED = 5

/** Reports lines without a case or party below lines that have one: they are taken for nobody's. */
export class BlankBelow implements DebtCheck {
  private readonly columns: readonly number[]
  private isNamed = false
  private count = 0
  private readonly lines: string[] = []

  constructor(private readonly table: Table) {
    this.columns = PARTIES.flatMap((field) => table.columns.get(field) ?? [])
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.columns.some((at) => !isBlank(cells[at]))) this.isNamed = true
    else if (this.isNamed) {
      this.count += 1
      if (this.lines.length < LINES_LISTED) this.lines.push(String(line))
    }
  }

  remarks(): Sentence[] {
    if (this.count === 0) return []
    const columns = this.columns.map((at) => columnName(this.table.headings, at))
    return [sentence('told_blank_below', { columns, lines: this.lines, count: this.count })]
  }
}
