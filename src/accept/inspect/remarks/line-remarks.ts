import type { Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, readDate } from '../../cells/date.js'
import { type Example, exampleTexts, MOST_EXAMPLES } from '../../cells/example.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import {
  changesAmount,
  changesTerms,
  HEADS_REMARKS,
  isUnsure,
  monthsNamed,
  statesOtherAmount,
  statesOtherStart,
} from './remark-rules.js'

/** A column of cents beside the reais: the amount alone is less than what is owed. */
const HEADS_CENTS = /^(?:cts?|cents?|centavos?)$/

interface RemarkColumn {
  column: number
  count: number
  examples: Example[]
  /** Remarks by which their line would be calculated differently. */
  changing: Example[]
}

interface OtherMonth extends Example {
  column: number
  due: Cell | undefined
  months: string[]
}

/**
 * Examines what a person wrote beside single lines. A remark that changes an amount, its terms or the
 * day from which it is owed raises a question; all other remarks are listed, because no field takes
 * them.
 */
export class LineRemarks implements DebtCheck {
  private readonly columns: readonly RemarkColumn[]
  private readonly texts: readonly number[]
  /** "Situação do valor", "Confiabilidade": a word in them is about the amount. */
  private readonly isOfAmount: ReadonlySet<number>
  private readonly cents: readonly number[]
  private readonly headsDate: string
  private readonly otherMonths: OtherMonth[] = []
  private readonly otherAmounts: (Example & { column: number })[] = []

  constructor(
    private readonly table: Table,
    private readonly amount: number,
    private readonly due: number | undefined,
    private readonly given: Parameters,
    private readonly lastYear: number,
  ) {
    const { headings, columns } = table
    this.headsDate = normaliseHeading(headings[due ?? -1] ?? '')
    const used = new Set(columns.values())
    const isFree = (at: number) => !used.has(at) || at === columns.get('descricao')
    this.texts = [...headings.keys()].filter((at) => isFree(at) && at !== amount && at !== due)
    this.cents = this.texts.filter((at) => HEADS_CENTS.test(normaliseHeading(headings[at] ?? '')))
    this.isOfAmount = new Set(
      this.texts.filter((at) =>
        /\bvalor\b|^(?:confiabilidade|precisao|apuracao)\b/.test(
          normaliseHeading(headings[at] ?? ''),
        ),
      ),
    )
    this.columns = this.texts
      .filter((at) => HEADS_REMARKS.test(normaliseHeading(headings[at] ?? '')))
      .map((column) => ({ column, count: 0, examples: [], changing: [] }))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const remarks of this.columns) note(remarks, cells[remarks.column], line)
    for (const column of this.cents) this.lookForCents(cells[column], column, line)
  }

  hears(cell: Cell, column: number): boolean {
    if (!this.texts.includes(column)) return false
    if (this.isOfRemarks(column) && this.changes(cellText(cell).trim())) return true
    if (typeof cell !== 'string') return false
    return monthsNamed(cell).length > 0 || this.isOtherAmount(cell, undefined, column)
  }

  /** Examines the texts of one item. */
  observeHeard(cells: readonly Cell[], line: number): void {
    const amount = looseAmount(cells[this.amount])
    for (const { column, changing } of this.columns) {
      const value = cellText(cells[column]).trim()
      if (changing.length < MOST_EXAMPLES && this.changes(value, amount))
        changing.push({ line, value })
    }
    for (const column of this.texts) {
      this.lookForMonth(cells, column, line)
      this.lookForAmount(cells[column], amount, column, line)
    }
  }

  /** Returns the questions, without the remarks of lines that raise another question. */
  foundBeside(asked: ReadonlySet<unknown>, order: DateOrder): Found {
    const months = this.otherMonths.filter((one) => this.isOther(one, order))
    const others = [...months, ...this.otherAmounts]
    const columns = new Set([...this.columns, ...others].map(({ column }) => column))
    return [...columns].flatMap((column) => {
      const ofColumn = others.filter((one) => one.column === column)
      const changing = this.columns.find((one) => one.column === column)?.changing ?? []
      const found = [...changing, ...ofColumn].filter(({ line }) => !asked.has(line))
      const examples = found.sort((a, b) => a.line - b.line)
      const facts = {
        column: columnName(this.table.headings, column),
        examples: exampleTexts(examples),
      }
      return examples.length > 0 ? [{ code: 'ask_remarks' as const, facts }] : []
    })
  }

  remarks(): Sentence[] {
    return this.columns.flatMap(({ column, count, examples }) => {
      const facts = { column: columnName(this.table.headings, column), count }
      return count > 0
        ? [sentence('told_remarks', { ...facts, examples: exampleTexts(examples) })]
        : []
    })
  }

  private changes(value: string, amount?: number): boolean {
    if (isNumberOfPaper(value)) return false
    return (
      changesAmount(value, amount) || changesTerms(value, this.given, this.table.columns.keys())
    )
  }

  private isOfRemarks(column: number): boolean {
    return this.columns.some((remarks) => remarks.column === column)
  }

  private lookForMonth(cells: readonly Cell[], column: number, line: number): void {
    const cell = cells[column]
    if (typeof cell !== 'string' || this.due === undefined) return
    if (this.otherMonths.length >= MOST_EXAMPLES) return
    const months = monthsNamed(cell)
    const other = { line, value: cell.trim(), column, due: cells[this.due], months }
    const isCandidate =
      months.length > 0 && (this.isOther(other, 'dmy') || this.isOther(other, 'mdy'))
    if (isCandidate) this.otherMonths.push(other)
  }

  /** Under a heading of remarks the wider rules hold. */
  private lookForAmount(
    cell: Cell | undefined,
    amount: number | undefined,
    column: number,
    line: number,
  ): void {
    if (typeof cell !== 'string' || this.otherAmounts.length >= MOST_EXAMPLES) return
    if (this.isOtherAmount(cell, amount, column))
      this.otherAmounts.push({ line, value: cell.trim(), column })
  }

  /** Without the amount of the line, any other may be stated. */
  private isOtherAmount(text: string, amount: number | undefined, column: number): boolean {
    if (this.isOfRemarks(column)) return false
    return (
      statesOtherAmount(text, amount) ||
      statesOtherStart(text, this.headsDate, this.given) ||
      (this.isOfAmount.has(column) && isUnsure(`valor ${text}`))
    )
  }

  private lookForCents(cell: Cell | undefined, column: number, line: number): void {
    if (!looseAmount(cell) || this.otherAmounts.length >= MOST_EXAMPLES) return
    this.otherAmounts.push({ line, value: cellText(cell).trim(), column })
  }

  /** Decides whether the months differ; a day of the same month changes no monthly index. */
  private isOther({ due, months }: OtherMonth, order: DateOrder): boolean {
    const read = readDate(due, order, this.lastYear)
    return read.is === 'value' && !months.includes(read.value.slice(0, 7))
  }
}

function note(remarks: RemarkColumn, cell: Cell | undefined, line: number): void {
  const value = cellText(cell).trim()
  if (isNumberOfPaper(value)) return
  remarks.count += 1
  if (remarks.examples.length >= MOST_EXAMPLES) return
  const isNew = remarks.examples.every((one) => one.value !== value)
  if (isNew) remarks.examples.push({ line, value })
}

/** Below "Nota" stands the number of an invoice. */
function isNumberOfPaper(value: string): boolean {
  return /^\d*$/.test(value)
}
