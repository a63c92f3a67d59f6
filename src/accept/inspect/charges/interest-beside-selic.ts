import type { Field, Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { confirmationArgument } from '../../find/confirmed.js'
import { columnName, labelOf, type Table } from '../../find/table.js'
import type { TableCheck } from '../check.js'
import { possibleValues } from './charges.js'

const IS_SELIC = /\bselic\b/i

/**
 * Asks about a column of interest beside SELIC as the index, which contains interest: both would be
 * counted. Who asks for both as parameters is told, because no column was found by its heading.
 */
export class InterestBesideSelic implements TableCheck {
  private readonly rate: { field: string; column: number } | undefined
  private readonly index: number | undefined
  private example: Example | undefined

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
    private readonly given: Parameters,
  ) {
    const field = fields.find(
      ({ name, ceiling }) => ceiling?.of === 'interest' && table.columns.has(name),
    )
    this.rate = field && { field: field.name, column: table.columns.get(field.name)! }
    this.index = table.columns.get('indice')
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (!this.rate || this.example) return
    const own = this.index === undefined ? '' : cellText(cells[this.index]).trim()
    if (!IS_SELIC.test(own === '' ? String(this.given.index ?? '') : own)) return
    const cell = cells[this.rate.column] ?? null
    if (!possibleValues(cell).some((value) => value.gt(0))) return
    this.example = { line, value: cellText(cell).trim() }
  }

  questions(): Sentence[] {
    const { rate, example, table } = this
    if (!rate || !example || table.confirmed.has(rate.field)) return []
    const facts = {
      ...example,
      field: rate.field,
      label: labelOf(rate.field),
      column: columnName(table.headings, rate.column),
      heading: confirmationArgument(table, rate.column),
    }
    return [sentence('ask_interest_beside_selic', facts)]
  }
}
