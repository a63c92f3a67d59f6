import type { Field, Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { dayIn } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import { plainHeading } from '../../find/heading-words.js'
import { fitOf } from '../../find/match-columns.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { AskContext, TableCheck } from '../check.js'

const PERIODS = ['data_inicio', 'data_fim']
/** "01/03/2025 a 31/03/2025", "1ª quinzena de março", "últimos 30 dias": no single day. */
const OF_TIME =
  /\d{1,2} \d{1,2} \d{2,4}|\b(?:19|20)\d{2}\b|\b(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:eiro|ereiro|co|il|o|ho|osto|embro|tembro|ubro)?\b|\b(?:dias?|semanas?|quinzenas?|mes|meses|bimestre|trimestre|semestre|anos?|hoje|ontem)\b/

/** Months of what is to be read; below, where no period was asked for, the day of each publication. */
const HEADS_MONTHS = /^(?:mes|mes ano|mes referencia|competencia)$/
const HEADS_DAYS = /^(?:data )?(?:publicacao|disponibilizacao)$/

/**
 * Asks about a column of periods that are no dates, where one period was given for all rows, and
 * about one of months or days that are not those which were asked for.
 */
export class UnreadPeriods implements TableCheck {
  private readonly column: number
  private readonly months: number
  private readonly field: string | undefined
  private found: (Example & { at: number }) | undefined

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
    private readonly given: Parameters,
    private readonly lastYear: number,
  ) {
    const taken = new Set(table.columns.values())
    const isOpen = (name: string) =>
      !table.columns.has(name) && fields.some((field) => field.name === name)
    const open = PERIODS.every(isOpen) ? PERIODS[0] : undefined
    this.field = PERIODS.find((name) => given[name] !== undefined && isOpen(name)) ?? open
    const under = (is: (heading: string) => boolean) =>
      table.headings.findIndex((heading, at) => !taken.has(at) && is(heading))
    const isGiven = PERIODS.some((name) => given[name] !== undefined)
    this.column = isGiven ? under((heading) => PERIODS.some((name) => fitOf(name, heading))) : -1
    const rules = isGiven ? [HEADS_MONTHS] : [HEADS_MONTHS, HEADS_DAYS]
    this.months = under((heading) => rules.some((rule) => rule.test(plainHeading(heading))))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.field === undefined || this.found) return
    const text = (at: number) => cellText(cells[at]).trim()
    if (OF_TIME.test(normaliseText(text(this.column))))
      this.found = { line, value: text(this.column), at: this.column }
    else if (this.isOther(cells[this.months]))
      this.found = { line, value: text(this.months), at: this.months }
  }

  questions({ map }: AskContext): Sentence[] {
    const { field, found } = this
    if (field === undefined || !found || map[field] !== undefined) return []
    const { line, value, at } = found
    const column = columnName(this.table.headings, at)
    return [sentence('ask_unread_periods', { line, value, field, column })]
  }

  /** A month outside the period that was asked for. */
  private isOther(cell: Cell | undefined): boolean {
    const month = dayIn(cell, 'dmy', this.lastYear)?.slice(0, MONTH)
    if (month === undefined) return false
    const [from, to] = PERIODS.map((name) => String(this.given[name] ?? '').slice(0, MONTH))
    return (from === '' && to === '') || month < from! || (to !== '' && month > to!)
  }
}

/** Of a day `YYYY-MM-DD`. */
const MONTH = 7
