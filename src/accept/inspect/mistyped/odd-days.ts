import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { dayNumberOf } from '../../../values/dates.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, dayIn, ORDERS } from '../../cells/date.js'

const MOST_ROWS = 100_000
const FEWEST_ROWS = 5
const YEAR_DAYS = 366
const MONTH_DAYS = 33
/** Whoever types last year's number in January notices it within months. */
const LONGEST_SLIP = 6
const LINES_LISTED = 5
/** The share of dates within a year of that before, but for those beside the odd ones. */
const IN_ORDER = 0.9

/** Reports, without a question, dates of a column whose year differs from that of their neighbours. */
export class OddDays {
  private readonly rows: { line: number; cell: Cell | undefined }[] = []
  /** Read line by line, because other work of the process waits while all are read at once. */
  private readonly days: Record<DateOrder, number[]> = { dmy: [], mdy: [] }

  constructor(private readonly lastYear: number) {}

  observeCell(cell: Cell | undefined, line: number): void {
    if (this.rows.length >= MOST_ROWS) return
    this.rows.push({ line, cell })
    for (const order of ORDERS)
      this.days[order].push(dayNumberOf(dayIn(cell, order, this.lastYear)))
  }

  remarks(order: DateOrder): Sentence[] {
    if (this.rows.length < FEWEST_ROWS) return []
    const days = this.days[order]
    const far = farDays(days)
    const slipped = slippedDays(days)
    const odd = [
      ...(far.length * FEWEST_ROWS <= days.length && areInOrder(days, far.length) ? far : []),
      ...(slipped.length * 3 < days.length ? slipped : []),
    ]
    const rows = [...new Set(odd)].sort((a, b) => a - b).map((at) => this.rows[at]!)
    if (rows.length === 0) return []
    const lines = rows.slice(0, LINES_LISTED).map(({ line }) => String(line))
    const value = cellText(rows[0]!.cell).trim()
    return [sentence('told_odd_day', { value, lines, count: rows.length })]
  }
}

/** Dates more than a year from both neighbours, which lie within a year of each other. */
function farDays(days: readonly number[]): number[] {
  const far: number[] = []
  for (let i = 1; i < days.length - 1; i += 1) {
    const before = days[i - 1]!
    const after = days[i + 1]!
    if (Math.abs(after - before) > YEAR_DAYS) continue
    if (Math.abs(days[i]! - before) > YEAR_DAYS && Math.abs(days[i]! - after) > YEAR_DAYS)
      far.push(i)
  }
  return far
}

/** Among rows in no order, or of many debtors, it is by chance that a date stands out. */
function areInOrder(days: readonly number[], far: number): boolean {
  const near = days.filter((day, i) => Math.abs(day - days[i - 1]!) <= YEAR_DAYS).length
  return near + 2 * far >= IN_ORDER * (days.length - 1)
}

/** A few dates of a monthly sequence that continue it only in the year after or before. */
function slippedDays(days: readonly number[]): number[] {
  const slipped: number[] = []
  for (let from = 1; from < days.length; from += 1)
    for (const shift of [YEAR_DAYS, -YEAR_DAYS])
      if (follows(days[from - 1]!, days[from]! + shift))
        slipped.push(...slippedFrom(days, from, shift))
  return slipped
}

/** The dates from this one on, up to that after which the sequence goes on in the other year. */
function slippedFrom(days: readonly number[], from: number, shift: number): number[] {
  const run: number[] = []
  for (let at = from; at < days.length - 1 && run.length < LONGEST_SLIP; at += 1) {
    if (at > from && !follows(days[at - 1]!, days[at]!)) return []
    run.push(at)
    if (follows(days[at]! + shift, days[at + 1]!)) return run
  }
  return []
}

const follows = (from: number, to: number) => to > from && to - from <= MONTH_DAYS
