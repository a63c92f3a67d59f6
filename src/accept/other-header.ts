import type { Field } from '../job.js'
import { type Sentence, sentence } from '../sentence.js'
import { type Cell, isBlank } from '../sheets/cell.js'
import { cellText } from './cells.js'
import { isWords } from './header.js'
import { normaliseHeading } from './headings.js'
import { familiarity, matchField } from './match-columns.js'
import type { Table } from './table.js'

/**
 * A header of another table below this one, whose lines would be read by the columns of the first:
 * words alone, two of them known headings, what a job needs besides amounts among them, and one where
 * this table has dates or amounts. An amount may go by a name that is none here: "Valor pago".
 */
export class OtherHeader {
  question: Sentence | undefined
  private readonly values: readonly number[]

  constructor(
    private readonly table: Table,
    private readonly fields: readonly Field[],
  ) {
    const { typed, needed, amounts } = table.roles
    // Words in the column of a case are an item that lacks its number: "sem processo".
    this.values = amounts.length > 0 ? [...needed, ...amounts] : [...typed]
  }

  look(cells: readonly Cell[], line: number): void {
    if (this.question || line <= this.table.header.bottom) return
    // Each row of data comes here: most have a digit in one of these.
    if (!this.values.some((at) => this.isOther(cells[at], at)) || !isWords(cells)) return
    const known = cells.map((cell) => cellText(cell).trim()).filter(isKnown)
    if (known.length < 2 || !this.hasNeeded(known)) return
    const header = this.table.header.bottom
    this.question = sentence('ask_other_header', { line, header, headings: known })
  }

  private hasNeeded(known: readonly string[]): boolean {
    const isNamed = (field: Field) => matchField(field, known).is !== 'none'
    const needed = this.fields.filter(({ required, type }) => required && type !== 'amount')
    if (needed.length > 0) return needed.every(isNamed)
    return this.fields.some((field) => field.asked === true && isNamed(field))
  }

  private isOther(cell: Cell | undefined, column: number): boolean {
    if (isBlank(cell) || typeof cell !== 'string' || /\d/.test(cell)) return false
    const text = normaliseHeading(cell)
    const own = this.table.header.texts.map((texts) => normaliseHeading(texts[column] ?? ''))
    return !own.includes(text) && isKnown(cell)
  }
}

function isKnown(text: string): boolean {
  return familiarity(normaliseHeading(text)) > 0
}
