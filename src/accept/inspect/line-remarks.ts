import type { Parameters } from '../../core/job/job.js'
import type { Facts } from '../../messages/message.js'
import { type MessageCode, type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { type DateOrder, readDate } from '../cells/date.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import { type Example, exampleTexts } from './format-evidence.js'
import { changesAmount, changesTerms, HEADS_REMARKS, monthsNamed } from './remark-rules.js'

const MOST_EXAMPLES = 5

interface Remarks {
  column: number
  count: number
  examples: Example[]
  /** Those by which the line would be calculated otherwise. */
  changing: Example[]
}

interface OtherMonth extends Example {
  column: number
  due: Cell | undefined
  months: string[]
}

/**
 * What a person wrote beside single lines. A remark that changes an amount, its terms or the day from
 * which it is owed is asked about; that there are others is told, because no field takes them.
 */
export class LineRemarks {
  private readonly remarks: readonly Remarks[]
  private readonly texts: readonly number[]
  private readonly otherMonths: OtherMonth[] = []

  constructor(
    private readonly table: Table,
    amount: number,
    private readonly due: number | undefined,
    private readonly given: Parameters,
    private readonly lastYear: number,
  ) {
    const { headings, columns } = table
    const used = new Set(columns.values())
    const isFree = (at: number) => !used.has(at) || at === columns.get('descricao')
    this.texts = [...headings.keys()].filter((at) => isFree(at) && at !== amount && at !== due)
    this.remarks = this.texts
      .filter((at) => HEADS_REMARKS.test(normaliseHeading(headings[at] ?? '')))
      .map((column) => ({ column, count: 0, examples: [], changing: [] }))
  }

  /** Examines the texts of one item. */
  observeItem(cells: readonly Cell[], line: number): void {
    for (const remarks of this.remarks) this.note(remarks, cells[remarks.column], line)
    for (const column of this.texts) this.lookForMonth(cells, column, line)
  }

  /** Without the remarks of lines about which something else is asked. */
  found(order: DateOrder, asked: ReadonlySet<unknown>): { code: MessageCode; facts: Facts }[] {
    const months = this.otherMonths.filter((one) => this.isOther(one, order))
    const columns = new Set([...this.remarks, ...months].map(({ column }) => column))
    return [...columns].flatMap((column) => {
      const ofColumn = months.filter((one) => one.column === column)
      const changing = this.remarks.find((one) => one.column === column)?.changing ?? []
      const found = [...changing, ...ofColumn].filter(({ line }) => !asked.has(line))
      const examples = found.sort((a, b) => a.line - b.line)
      const facts = {
        column: columnName(this.table.headings, column),
        examples: exampleTexts(examples),
      }
      return examples.length > 0 ? [{ code: 'ask_remarks' as const, facts }] : []
    })
  }

  told(): Sentence[] {
    return this.remarks.flatMap(({ column, count, examples }) => {
      const facts = { column: columnName(this.table.headings, column), count }
      return count > 0
        ? [sentence('told_remarks', { ...facts, examples: exampleTexts(examples) })]
        : []
    })
  }

  private note(remarks: Remarks, cell: Cell | undefined, line: number): void {
    if (isBlank(cell)) return
    const value = cellText(cell).trim()
    remarks.count += 1
    if (remarks.examples.length < MOST_EXAMPLES) remarks.examples.push({ line, value })
    if (remarks.changing.length >= MOST_EXAMPLES) return
    const changes =
      changesAmount(value) || changesTerms(value, this.given, this.table.columns.keys())
    if (changes) remarks.changing.push({ line, value })
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

  /** A day of the same month changes no monthly index. */
  private isOther({ due, months }: OtherMonth, order: DateOrder): boolean {
    const read = readDate(due, order, this.lastYear)
    return read.is === 'value' && !months.includes(read.value.slice(0, 7))
  }
}
