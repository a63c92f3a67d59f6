import type { Facts } from '../../../messages/message.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { daysBetween } from '../../../values/dates.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, dayIn, ORDERS } from '../../cells/date.js'
import { plainHeading } from '../../find/heading-words.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { DebtCheck } from '../check.js'

const ISSUED =
  /^(?:data )?(?:emissao|faturamento|contratacao|assinatura)$|^data (?:documento|nota|fatura|compra|venda|contrato|servico)$|^(?:issue|invoice) date$/
const FALLS_DUE = /\bvencimento\b|\bdue\b/
const TERM = /^(?:prazo|ddl)(?: (?:pagamento|em|dia|ddl))*$/
const DAYS = /^(\d{1,3})(?: ?(?:dias?|d|ddl))?$/i
/** A term that ends on a weekend or a holiday is moved. */
const MOVED_DAYS = 4
const FEWEST_LINES = 2
const MOST_ROWS = 100_000

interface Count {
  holds: number
  slips: number
  first?: Facts
}

/** Tells of a due date before the day of issue, or that its term in days contradicts. */
export class DueRelations implements DebtCheck {
  private readonly issued: number
  private readonly term: number
  private rows = 0
  private readonly before: Record<DateOrder, Count> = { dmy: none(), mdy: none() }
  private readonly offTerm: Record<DateOrder, Count> = { dmy: none(), mdy: none() }

  constructor(
    private readonly table: Table,
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {
    const isDue = due !== undefined && FALLS_DUE.test(plainHeading(table.headings[due] ?? ''))
    const under = (is: RegExp) =>
      unusedColumns(table, (heading) => is.test(plainHeading(heading)))[0] ?? -1
    this.issued = isDue ? under(ISSUED) : -1
    this.term = this.issued < 0 ? -1 : under(TERM)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.issued < 0 || this.rows >= MOST_ROWS) return
    this.rows += 1
    const { headings } = this.table
    const term = Number(DAYS.exec(cellText(cells[this.term]).trim())?.[1])
    for (const order of ORDERS) {
      const [issued, due] = [this.issued, this.due!].map((at) =>
        dayIn(cells[at], order, this.lastYear),
      )
      if (issued === undefined || due === undefined) continue
      const days = daysBetween(issued, due)
      const facts = () => ({
        line,
        value: cellText(cells[this.due!]).trim(),
        other: cellText(cells[this.issued]).trim(),
      })
      count(this.before[order], days >= 0, facts)
      if (days < 0 || Number.isNaN(term)) continue
      const ofTerm = () => ({ ...facts(), days: term, term: columnName(headings, this.term) })
      count(this.offTerm[order], Math.abs(days - term) <= MOVED_DAYS, ofTerm)
    }
  }

  remarks(order: DateOrder): Sentence[] {
    const { headings } = this.table
    const said = (code: 'told_due_before_issue' | 'told_due_off_term', { first, slips }: Count) =>
      sentence(code, {
        ...first!,
        count: slips,
        column: columnName(headings, this.due!),
        issued: columnName(headings, this.issued),
      })
    const before = this.before[order]
    const offTerm = this.offTerm[order]
    return [
      ...(isBroken(before) ? [said('told_due_before_issue', before)] : []),
      ...(isBroken(offTerm) ? [said('told_due_off_term', offTerm)] : []),
    ]
  }
}

function none(): Count {
  return { holds: 0, slips: 0 }
}

function count(seen: Count, holds: boolean, facts: () => Facts): void {
  if (holds) seen.holds += 1
  else {
    seen.slips += 1
    seen.first ??= facts()
  }
}

/** Where most lines contradict it, the columns mean something else. */
function isBroken({ holds, slips, first }: Count): boolean {
  return first !== undefined && holds >= FEWEST_LINES && holds >= slips
}
