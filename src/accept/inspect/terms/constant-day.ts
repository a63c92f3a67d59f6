import type { Field } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { isDate } from '../../cells/date.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, labelOf, type Table } from '../../find/table.js'
import type { AskContext, TableCheck } from '../check.js'

/** The date of the debt; the target date of a correction is usually the same for all rows. */
const OF_A_DEBT = /^data_base$|(?:^|\.)data$/
/** Fewer lines share their date by chance. */
const FEWEST_LINES = 3
/** Dates of something else than the debt. */
const OF_OTHERS =
  /\b(?:nasc\w*|nascimento|pag\w*|pgto|quit\w*|baixa|receb\w*|cadastro|envio|consulta|atualiza\w*|contatos?|cobranca|visita)\b/

/**
 * Asks whether a column holds the date of a report, the same on every line, while another column
 * has the date of each debt.
 */
export class ConstantDay implements TableCheck {
  private readonly field: string | undefined
  private readonly column: number = -1
  private readonly others = new Map<number, Set<string>>()
  private readonly days = new Set<string>()
  private first: { line: number; value: string } | undefined
  private lines = 0

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
  ) {
    const date = fields.find(
      ({ type, name }) => type === 'date' && OF_A_DEBT.test(name) && table.columns.has(name),
    )
    if (!date) return
    this.field = date.name
    this.column = table.columns.get(date.name)!
    const taken = new Set(table.columns.values())
    for (const [at, heading] of table.headings.entries()) {
      const text = normaliseHeading(heading)
      // The user could not name a column without a heading in the answer.
      if (!taken.has(at) && text !== '' && !OF_OTHERS.test(text)) this.others.set(at, new Set())
    }
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.field === undefined || this.days.size > 1) return
    const cell = cells[this.column]
    if (isBlank(cell)) return
    this.lines += 1
    this.days.add(cellText(cell).trim())
    this.first ??= { line, value: cellText(cell).trim() }
    for (const [at, seen] of this.others) {
      const other = cells[at]
      if (isBlank(other) || seen.size > 1) continue
      if (isDate(other)) seen.add(cellText(other).trim())
      else this.others.delete(at)
    }
  }

  questions({ map }: Pick<AskContext, 'map'>): Sentence[] {
    const { field, first } = this
    const other = [...this.others].find(([, seen]) => seen.size > 1)?.[0]
    const isConstant = this.days.size === 1 && this.lines >= FEWEST_LINES
    if (field === undefined || !first || other === undefined || !isConstant) return []
    if (map[field] !== undefined) return []
    const { headings } = this.table
    const heading = (at: number) => (headings[at] ?? '').replace(/\s+/g, ' ').trim()
    return [
      sentence('ask_constant_day', {
        field,
        label: labelOf(field),
        ...first,
        column: columnName(headings, this.column),
        heading: heading(this.column),
        other: columnName(headings, other),
        otherHeading: heading(other),
      }),
    ]
  }
}
