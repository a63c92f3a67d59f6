import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { dayNumberOf } from '../../../values/dates.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, dayIn } from '../../cells/date.js'
import { amountAt } from '../../cells/loose-amount.js'
import type { DebtCheck } from '../check.js'

interface Row {
  line: number
  amount: number | undefined
  value: string
  due: Cell | undefined
}

const MOST_ROWS = 100_000
/** Of one and the same amount, beside which another is odd. */
const FEWEST_EQUAL = 3
const LINES_LISTED = 5
/** The factors of a lost or added decimal comma, and of extra zeros. */
const TIMES = [10, 100, 1_000, 0.01]
/** Typed in thousands: "1,31" after "1.250,00". */
const THOUSANDTH = { least: 0.0008, most: 0.00125 }
/** The digits of a telephone or a document, beside amounts that are a million times less. */
const A_NUMBER = { least: 1e9, times: 1e6 }
const MOST_MONTHS = 12
const MONTH_DAYS = 365.25 / 12
/** Fewer amounts that go up by one may be a chance. */
const SHORTEST_DRAG = 5

/** Reports, without a question, amounts that differ from the others like typing errors. */
export class OddAmounts implements DebtCheck {
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
    const value = cellText(cells[this.amount]).trim()
    const amount = amountAt(cells, this.amount)
    this.rows.push({ line, amount, value, due: cells[this.due ?? -1] })
    if (amount !== undefined) this.counts.set(amount, (this.counts.get(amount) ?? 0) + 1)
  }

  remarks(order: DateOrder): Sentence[] {
    const usual = this.usualAmount()
    const number = this.numberAmong()
    const odd = this.rows.filter(
      ({ amount }) => amount !== undefined && isOdd(amount, usual, number),
    )
    return [
      ...messagesOf('told_odd_amount', odd),
      ...messagesOf('told_amount_of_months', this.ofSeveralMonths(usual, order)),
      ...messagesOf('told_dragged_amounts', this.dragged()),
    ]
  }

  /** The amount of most rows. */
  private usualAmount(): number {
    let [usual, count] = [Number.NaN, 0]
    for (const [amount, times] of this.counts) if (times > count) [usual, count] = [amount, times]
    return count < FEWEST_EQUAL || count * 2 <= this.rows.length ? Number.NaN : usual
  }

  /** The greatest amount, if it has the digits of a number and no other comes near it. */
  private numberAmong(): number {
    if (this.counts.size < FEWEST_EQUAL) return Number.NaN
    let [greatest, next] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const amount of this.counts.keys()) {
      if (amount > greatest) [greatest, next] = [amount, greatest]
      else if (amount > next) next = amount
    }
    const isNumber = Number.isInteger(greatest) && greatest >= A_NUMBER.least
    return isNumber && next * A_NUMBER.times < greatest ? greatest : Number.NaN
  }

  /** Three times the usual amount, and the next line falls due three months later. */
  private ofSeveralMonths(usual: number, order: DateOrder): Row[] {
    const dayOf = (at: number) => dayNumberOf(dayIn(this.rows[at]?.due, order, this.lastYear))
    return this.rows.filter(({ amount }, at) => {
      const times = (amount ?? 0) / usual
      if (!Number.isInteger(times) || times < 2 || times > MOST_MONTHS) return false
      const [before, day, after] = [at - 1, at, at + 1].map(dayOf)
      return [day! - before!, after! - day!].some((gap) => Math.round(gap / MONTH_DAYS) === times)
    })
  }

  /** The longest run of amounts of which each is one more than that above. */
  private dragged(): Row[] {
    let [from, first, end] = [0, 0, 0]
    for (const [at, { amount }] of this.rows.entries()) {
      if (amount !== (this.rows[at - 1]?.amount ?? Number.NaN) + 1) from = at
      if (at + 1 - from > end - first) [first, end] = [from, at + 1]
    }
    return end - first < SHORTEST_DRAG ? [] : this.rows.slice(first, end)
  }
}

function isOdd(amount: number, usual: number, number: number): boolean {
  const times = amount / usual
  if (times > THOUSANDTH.least && times < THOUSANDTH.most) return true
  if (TIMES.some((one) => Math.abs(amount - usual * one) < 0.0005)) return true
  return amount === number
}

function messagesOf(
  code: 'told_odd_amount' | 'told_amount_of_months' | 'told_dragged_amounts',
  rows: { line: number; value: string }[],
): Sentence[] {
  const [first] = rows
  if (!first) return []
  const lines = rows.slice(0, LINES_LISTED).map(({ line }) => String(line))
  return [sentence(code, { value: first.value, lines, count: rows.length })]
}
