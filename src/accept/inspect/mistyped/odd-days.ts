import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, dayIn } from '../../cells/date.js'

const MOST_ROWS = 100_000
const FEWEST_ROWS = 5
const YEAR_DAYS = 366
const MONTH_DAYS = 33
/** Whoever types last year's number in January notices it within months. */
const LONGEST_SLIP = 6
const LINES_LISTED = 5

/** Reports, without a question, dates of a column whose year differs from that of their neighbours. */
export class OddDays {
  private readonly rows: { line: number; cell: Cell | undefined }[] = []

  constructor(private readonly lastYear: number) {}

  observeCell(cell: Cell | undefined, line: number): void {
    if (this.rows.length < MOST_ROWS) this.rows.push({ line, cell })
  }

  remarks(order: DateOrder): Sentence[] {
    if (this.rows.length < FEWEST_ROWS) return []
    const days = this.rows.map(({ cell }) => daysSince1970(dayIn(cell, order, this.lastYear)))
    const [far, slipped] = [farDays(days), slippedDays(days)]
    // If many dates stand out, the rows are in no order.
    const odd = [
      ...(far.length * FEWEST_ROWS <= days.length ? far : []),
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
  return [...days.keys()].filter((i) => {
    const [before, at, after] = [days[i - 1], days[i]!, days[i + 1]]
    if (before === undefined || after === undefined || Math.abs(after - before) > YEAR_DAYS)
      return false
    return Math.min(Math.abs(at - before), Math.abs(at - after)) > YEAR_DAYS
  })
}

/** A few dates of a monthly sequence that continue it only in the year after or before. */
function slippedDays(days: readonly number[]): number[] {
  const follows = (from = Number.NaN, to = Number.NaN) => to > from && to - from <= MONTH_DAYS
  return [...days.keys()].flatMap((from) =>
    [YEAR_DAYS, -YEAR_DAYS].flatMap((shift) => {
      if (!follows(days[from - 1], days[from]! + shift)) return []
      const run: number[] = []
      for (let to = from; run.length < LONGEST_SLIP; to += 1) {
        if (to > from && !follows(days[to - 1], days[to])) return []
        run.push(to)
        if (follows(days[to]! + shift, days[to + 1])) return run
      }
      return []
    }),
  )
}

export function daysSince1970(day: string | undefined): number {
  return day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`) / 86_400_000
}
