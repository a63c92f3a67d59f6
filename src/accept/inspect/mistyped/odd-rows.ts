import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, readDate } from '../../cells/date.js'
import { looseAmount } from '../../cells/loose-amount.js'
import type { Doubt } from '../doubt.js'

interface Row {
  line: number
  amount: number | undefined
  value: string
  day: string
  /** Days since 1970, under each order of a date's parts. */
  at: Record<DateOrder, number>
}

const MOST_ROWS = 100_000
const FEWEST_ROWS = 5
/** Of one and the same amount, beside which another is odd. */
const FEWEST_EQUAL = 3
const YEAR = 366
const LINES_LISTED = 5
/** The factors of a lost decimal comma, of extra zeros, and of a point of thousands taken for a decimal one. */
const TIMES = [10, 100, 1_000, 0.001]

/** Reports, without a question, rows that differ from their neighbours like typing errors. */
export class OddRows implements Doubt {
  private readonly rows: Row[] = []
  /** How often each amount occurs. */
  private readonly counts = new Map<number, number>()

  constructor(
    private readonly amount: number,
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {}

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.rows.length >= MOST_ROWS) return
    const at = { dmy: this.daysOf(cells, 'dmy'), mdy: this.daysOf(cells, 'mdy') }
    const day = this.due === undefined ? '' : cellText(cells[this.due]).trim()
    const value = cellText(cells[this.amount]).trim()
    const amount = looseAmount(cells[this.amount])
    this.rows.push({ line, amount, value, day, at })
    if (amount !== undefined) this.counts.set(amount, (this.counts.get(amount) ?? 0) + 1)
  }

  found(): ReturnType<Doubt['found']> {
    return []
  }

  remarks(order: DateOrder): Sentence[] {
    const odd = this.rows.length < FEWEST_ROWS ? [] : this.oddDays(order)
    const days = odd.map(({ line, day }) => ({ line, value: day }))
    return [
      ...messagesOf('told_odd_day', days),
      ...messagesOf('told_odd_amount', this.oddAmounts()),
    ]
  }

  private daysOf(cells: readonly Cell[], order: DateOrder): number {
    const read = readDate(cells[this.due ?? -1], order, this.lastYear)
    return read.is === 'value' ? Date.parse(`${read.value}T00:00:00Z`) / 86_400_000 : Number.NaN
  }

  /** Dates more than a year from both neighbours, which lie within a year of each other. */
  private oddDays(order: DateOrder): Row[] {
    const days = this.rows.map(({ at }) => at[order])
    const odd = this.rows.filter((_, i) => {
      const [before, at, after] = [days[i - 1], days[i]!, days[i + 1]]
      if (before === undefined || after === undefined || Math.abs(after - before) > YEAR)
        return false
      return Math.min(Math.abs(at - before), Math.abs(at - after)) > YEAR
    })
    // If many dates stand out, the rows are in no order.
    return odd.length * FEWEST_ROWS <= this.rows.length ? odd : []
  }

  /** Amounts that are ten, a hundred or a thousand times the amount of most rows. */
  private oddAmounts(): Row[] {
    let [usual, count] = [0, 0]
    for (const [amount, times] of this.counts) if (times > count) [usual, count] = [amount, times]
    if (count < FEWEST_EQUAL || count * 2 <= this.rows.length) return []
    return this.rows.filter(({ amount }) =>
      TIMES.some((times) => amount !== undefined && Math.abs(amount - usual * times) < 0.0005),
    )
  }
}

function messagesOf(
  code: 'told_odd_day' | 'told_odd_amount',
  rows: { line: number; value: string }[],
): Sentence[] {
  const [first] = rows
  if (!first) return []
  const lines = rows.slice(0, LINES_LISTED).map(({ line }) => String(line))
  return [sentence(code, { value: first.value, lines, count: rows.length })]
}
