import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank, isNumber } from '../../../spreadsheets/cell.js'
import { columnLetters } from '../../../spreadsheets/xlsx/reference.js'
import { cellText } from '../../cells/cell-text.js'
import { amountAt, HALF_CENT, isMoney, looseAmount } from '../../cells/loose-amount.js'
import { ownerColumns } from '../../find/owner-columns.js'
import { columnName, type Table } from '../../find/table.js'
import type { TableLine } from '../../read/lines.js'
import { isUnlabelled, labelOfSum } from '../../read/totals.js'
import type { AskContext, TableCheck } from '../check.js'

/** Upper bound for rounding, which adds at most a cent a row. */
const MOST_ROUNDING = 1
/** The first totals are reported one by one, the others only counted. */
const TOTALS_LISTED = 5
/** Limit of stored owners and blocks; with more, a total is compared with whole and block only. */
const MOST_STORED = 5_000
/** Totals that are not the sum of the amounts: those of another date, or a remainder. */
const OF_OTHER =
  /atualizad|corrigid|acrescid|l[ií]quid|devid|pag[oa]s?\b|recebid|saldo|jur|honor|multa|cust/iu

const CELLS_LISTED = 12

interface Stated {
  line: number
  label: string
  value: number
  /** A number, as a formula gives it; a formula that sums passes over numbers stored as text. */
  isNumber: boolean
}

/** A sum of amounts, and of those among them that are stored as text. */
interface Sum {
  value: number
  ofTexts: number
  texts: number
  lines: number[]
}

const nothing = (): Sum => ({ value: 0, ofTexts: 0, texts: 0, lines: [] })

function addTo(sum: Sum, value: number, textAt: number | undefined): void {
  sum.value += value
  if (textAt === undefined) return
  sum.ofTexts += value
  sum.texts += 1
  if (sum.lines.length < CELLS_LISTED) sum.lines.push(textAt)
}

/**
 * Compares the totals in the sheet with the rows that are read: a difference shows a deleted,
 * hidden or unreadable row.
 */
export class StatedTotals implements TableCheck {
  private readonly all = nothing()
  private visible = 0
  private block = nothing()
  private rows = 0
  private hidden = 0
  /** The running sum at each total above. */
  private readonly ends: number[] = [0]
  private readonly owned = new Map<string, number>()
  private readonly owners: ReadonlySet<number>
  private readonly above: Stated[] = []
  private readonly differing: (Stated & { sum: Sum })[] = []
  private ofVisible = 0

  constructor(
    private readonly table: Table,
    private readonly column: number,
  ) {
    this.owners = ownerColumns(table)
  }

  observeLine(line: TableLine): void {
    if (line.ignored === 'title') this.observeAbove(line)
    if (line.ignored !== undefined && line.ignored !== 'total') return
    const own = amountAt(line.filled, this.column)
    const value = own ?? (line.ignored === 'total' ? amountIn(line.cells) : undefined)
    if (value === undefined) return
    const isTotal = line.ignored === 'total' || line.doubt === 'total'
    if (isTotal || this.isSum(line, value)) this.compare(line, value)
    else this.add(line, value)
  }

  /** Totals are only compared if their comma before three digits is certainly a decimal mark. */
  remarks({ isDotted }: AskContext): Sentence[] {
    if (isDotted) return []
    for (const one of this.above) {
      if (this.rows > 0 && !this.isNear(one.value, this.all.value) && !this.isOfVisible(one.value))
        this.differing.push({ ...one, sum: this.all })
    }
    const column = columnName(this.table.headings, this.column)
    const messages = this.differing
      .slice(0, TOTALS_LISTED)
      .map((one) => this.skipsTexts(one) ?? this.differs(one, column))
    if (this.ofVisible > 0)
      messages.push(
        sentence('told_total_visible', { line: this.ofVisible, column, hidden: this.hidden }),
      )
    return messages
  }

  private differs({ line, label, value, sum }: Stated & { sum: Sum }, column: string): Sentence {
    return sentence('told_total_differs', {
      line,
      label,
      column,
      count: this.differing.length,
      value: money(value),
      sum: money(sum.value),
      difference: money(value - sum.value),
    })
  }

  /** Returns the cause of a difference where the total is that of the number cells alone. */
  private skipsTexts({ line, label, value, sum, ...stated }: Stated & { sum: Sum }) {
    const isCause = stated.isNumber && sum.texts > 0 && this.isNear(value, sum.value - sum.ofTexts)
    if (!isCause) return undefined
    const letters = columnLetters(this.column)
    return sentence('told_total_skips_texts', {
      line,
      label,
      value: money(value),
      sum: money(sum.value),
      count: sum.texts,
      of_texts: money(sum.ofTexts),
      cells: sum.lines.map((at) => `${letters}${at}`),
    })
  }

  private add({ filled, hidden, line }: TableLine, value: number): void {
    this.rows += 1
    const textAt = isNumber(filled[this.column]) ? undefined : line
    addTo(this.all, value, textAt)
    addTo(this.block, value, textAt)
    if (hidden) this.hidden += 1
    else this.visible += value
    for (const column of this.owners) {
      const owner = cellText(filled[column]).trim().toLowerCase()
      if (owner === '' || (this.owned.size >= MOST_STORED && !this.owned.has(owner))) continue
      this.owned.set(owner, (this.owned.get(owner) ?? 0) + value)
    }
  }

  private compare({ line, filled }: TableLine, value: number): void {
    const found = labelOfSum(filled, this.table.roles)
    const label = found ? cellText(filled[found.column]).trim() : ''
    const block = this.block
    this.block = nothing()
    if (this.rows === 0 || OF_OTHER.test(label)) return
    const isOfBlocks = this.ends.some((end) => this.isNear(value, this.all.value - end))
    if (this.ends.length < MOST_STORED) this.ends.push(this.all.value)
    if (isOfBlocks || this.isOfOwner(label, value)) return
    if (this.isOfVisible(value)) this.ofVisible ||= line
    else
      this.differing.push({
        line,
        label,
        value,
        isNumber: isNumber(filled[this.column]),
        sum:
          block.value === 0 || isGrand(label) ? { ...this.all, lines: [...this.all.lines] } : block,
      })
  }

  /** A total above the table, beside its label or in it. */
  private observeAbove({ line, cells }: TableLine): void {
    const label = labelOfSum(cells, this.table.roles)
    const text = label?.is === 'sum' ? cellText(cells[label.column]).trim() : ''
    const amounts = cells.filter((cell) => cell !== null && isMoney(cell))
    const [value = amountIn(cells)] = amounts.map((cell) => looseAmount(cell))
    if (text === '' || OF_OTHER.test(text) || amounts.length > 1 || value === undefined) return
    this.above.push({ line, label: text, value, isNumber: isNumber(amounts[0]) })
  }

  /** A line without a label whose amount is the sum of those above. */
  private isSum({ filled }: TableLine, value: number): boolean {
    if (this.rows < 2 || !isUnlabelled(filled, this.table.roles, this.owners)) return false
    return [this.all, this.block].some((sum) => this.isNear(value, sum.value))
  }

  private isOfOwner(label: string, value: number): boolean {
    const text = label.toLowerCase()
    return [...this.owned].some(([owner, sum]) => text.includes(owner) && this.isNear(value, sum))
  }

  private isOfVisible(value: number): boolean {
    return this.hidden > 0 && this.isNear(value, this.visible)
  }

  private isNear(value: number, sum: number): boolean {
    return Math.abs(value - sum) <= Math.min(MOST_ROUNDING, HALF_CENT * Math.max(this.rows, 2))
  }
}

/** "R$ 2.321,40" at the end of its label. */
const IN_LABEL = /(?:R\$ ?)?(?<![\d.,])(?:\d{1,3}(?:\.\d{3})*|\d+),\d{2}(?=[^\p{L}\d%]*$)/iu
/** "Total de horas: 12,50" is no money. */
const OTHER_UNIT =
  /\b(?:de|em) (?:horas?|dias|meses|ufirs?|ufesps?|upfs?|urvs?|[bo]tns?|ortns?|sal[áa]rios m[íi]nimos)\b/iu

/** "Total geral: R$ 2.321,40", alone on its line. */
function amountIn(cells: readonly Cell[]): number | undefined {
  const [text, ...others] = cells.filter((cell) => !isBlank(cell))
  if (typeof text !== 'string' || others.length > 0) return undefined
  const [figure = ''] = IN_LABEL.exec(text) ?? []
  return OTHER_UNIT.test(text) && !figure.includes('$') ? undefined : looseAmount(figure)
}

/** A total of the whole table: `Total`, `TOTAL GERAL`. */
function isGrand(label: string): boolean {
  return /^\W*(?:tota(?:l|is)|soma)(?: geral)?\W*$/iu.test(label.replace(IN_LABEL, ''))
}

function money(value: number): string {
  return value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
