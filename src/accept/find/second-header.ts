import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import type { Check } from '../inspect/check.js'
import type { TableLine } from '../read/lines.js'
import { isWords } from './header.js'
import { familiarity, matchField } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import type { Table } from './table.js'

/** Texts that replace a missing value. */
const NO_VALUE =
  /^(?:(?:a|sem|n[aã]o|em|vide|ver) |il[ií]quid|indispon|pendente|aguard|sigilos|segredo|desconhecid|nihil|n\/?[ad]$)/i

/**
 * Finds the header of another table below this one, whose lines would be read by the columns of the
 * first. Such a line has only words, two of them known headings, among them the required ones
 * except amounts (an amount may have an unknown name: "Valor pago"), and a word where this table
 * has dates or amounts. With fewer known headings it must have words in all columns and a line of
 * values below it.
 */
export class SecondHeader implements Check {
  question: Sentence | undefined
  private readonly values: readonly number[]
  private readonly headed: readonly number[]
  private candidate: Sentence | undefined

  constructor(
    private readonly table: Table,
    private readonly fields: readonly Field[],
  ) {
    const { typed, needed, amounts } = table.roles
    // Words in the column of case numbers mean an item without its number: "sem processo".
    this.values = amounts.length > 0 ? [...needed, ...amounts] : [...typed]
    this.headed = table.headings.flatMap((heading, at) => (heading.trim() === '' ? [] : [at]))
  }

  observeLine({ cells, line, ignored }: TableLine): void {
    if (this.question || ignored === 'header' || line <= this.table.header.bottom) return
    const isItem = !ignored
    // Every row of data passes here; most have a digit in one of these columns.
    if (!this.values.some((at) => this.isWord(cells[at]))) {
      if (isItem && isOfValues(cells)) this.question = this.candidate
      return
    }
    if (!isWords(cells)) return
    const known = cells.map((cell) => cellText(cell).trim()).filter(isKnown)
    const facts = { line, header: this.table.header.bottom, headings: known }
    if (known.length > 0 && isItem && this.isAllWords(cells)) {
      this.candidate ??= sentence('ask_other_header', facts)
    }
    if (known.length < 2 || !this.hasNeeded(known)) return
    if (!this.values.some((at) => this.isOther(cells[at], at))) return
    this.question = sentence('ask_other_header', facts)
  }

  private hasNeeded(known: readonly string[]): boolean {
    const isNamed = (field: Field) => matchField(field, known).is !== 'none'
    const needed = this.fields.filter(({ required, type }) => required && type !== 'amount')
    if (needed.length > 0) return needed.every(isNamed)
    return this.fields.some((field) => field.asked === true && isNamed(field))
  }

  /** A different word under each heading, none of which stands for a missing value. */
  private isAllWords(cells: readonly Cell[]): boolean {
    const words = this.headed.map((at) => cellText(cells[at]).trim().toLowerCase())
    if (words.length < 3 || new Set(words).size < words.length) return false
    if (words.some((word) => !/^[^\d\n*#]{2,60}$/.test(word) || NO_VALUE.test(word))) return false
    return this.values.some((at) => !this.isOwn(cells[at], at))
  }

  private isWord(cell: Cell | undefined): cell is string {
    return typeof cell === 'string' && !isBlank(cell) && !/\d/.test(cell)
  }

  private isOther(cell: Cell | undefined, column: number): boolean {
    return this.isWord(cell) && !this.isOwn(cell, column) && isKnown(cell)
  }

  private isOwn(cell: Cell | undefined, column: number): boolean {
    const own = this.table.header.texts.map((texts) => normaliseHeading(texts[column] ?? ''))
    return own.includes(normaliseHeading(cellText(cell)))
  }
}

/** Like a line of a table: several filled cells, not all of them words. */
function isOfValues(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell))
  return filled.length > 1 && filled.some((cell) => /\d/.test(cellText(cell)))
}

function isKnown(text: string): boolean {
  return familiarity(normaliseHeading(text)) > 0
}
