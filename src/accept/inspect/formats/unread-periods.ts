import type { Field, Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { fitOf } from '../../find/match-columns.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { AskContext, TableCheck } from '../check.js'

const PERIODS = ['data_inicio', 'data_fim']
/** "01/03/2025 a 31/03/2025", "1ª quinzena de março", "últimos 30 dias": no single day. */
const OF_TIME =
  /\d{1,2} \d{1,2} \d{2,4}|\b(?:19|20)\d{2}\b|\b(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:eiro|ereiro|co|il|o|ho|osto|embro|tembro|ubro)?\b|\b(?:dias?|semanas?|quinzenas?|mes|meses|bimestre|trimestre|semestre|anos?|hoje|ontem)\b/

/** Asks about a column of periods that are no dates, where one period was given for all rows. */
export class UnreadPeriods implements TableCheck {
  private readonly column: number
  private readonly field: string | undefined
  private example: Example | undefined

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
    given: Parameters,
  ) {
    const taken = new Set(table.columns.values())
    this.field = PERIODS.find(
      (name) =>
        given[name] !== undefined &&
        !table.columns.has(name) &&
        fields.some((field) => field.name === name),
    )
    this.column = table.headings.findIndex(
      (heading, at) => !taken.has(at) && PERIODS.some((name) => fitOf(name, heading)),
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.field === undefined || this.column < 0 || this.example) return
    const value = cellText(cells[this.column]).trim()
    if (OF_TIME.test(normaliseText(value))) this.example = { line, value }
  }

  questions({ map }: AskContext): Sentence[] {
    const { field, example } = this
    if (field === undefined || !example || map[field] !== undefined) return []
    const column = columnName(this.table.headings, this.column)
    return [sentence('ask_unread_periods', { ...example, field, column })]
  }
}
