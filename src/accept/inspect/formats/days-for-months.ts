import { type Cell, isNumber } from '../../../spreadsheets/cell.js'
import { isoFromSerial } from '../../../spreadsheets/serial.js'
import type { IsoDate } from '../../../values/dates.js'
import { readDateText } from '../../cells/date.js'
import { normaliseText } from '../../find/normalise-heading.js'

const FEWEST_STEPS = 2

/** The number of an instalment, in a column or in words, goes on by one as months do. */
const COUNTS = /^(?:parc|prest|mensal|compet|cota|quota|mes\b)/
const COUNTED = /\b(?:parc|prest|mensal|cota|quota)[a-z]{0,10} (?:n |no |nr )?(\d{1,3})\b/
const MONTHS = /(?<![\p{L}\d/])(?:\p{L}{3,9}|\d{1,2})[/ -](?:de )?\d{2,4}(?![\d/])/gu

/**
 * Finds instalments of which an American program changed round day and month, so that those of
 * `05/01`, `05/02` and `05/03` became consecutive days of May. What the lines say of themselves goes
 * on by months then, or the days are twelve.
 */
export class DaysForMonths {
  private isOther = false
  private dates = 0
  private steps = 0
  private run = 0
  private isWholeYear = false
  private last: { date: IsoDate; cells: readonly Cell[] } | undefined

  constructor(
    private readonly headings: readonly string[],
    private readonly lastYear: number,
  ) {}

  isFound(): boolean {
    const isSaid = this.steps >= FEWEST_STEPS && this.steps * 2 >= this.dates - 1
    return !this.isOther && (isSaid || this.isWholeYear)
  }

  observe(date: IsoDate, cells: readonly Cell[]): void {
    this.dates += 1
    this.isOther ||= Number(date.slice(8)) > 12
    const { last } = this
    this.last = { date, cells }
    if (this.isOther || !last) return
    const isNext = isNextDay(last.date, date)
    this.run = isNext ? this.run + 1 : 0
    this.isWholeYear ||= this.run === 11
    if (!isNext) return
    if (cells.some((cell, at) => this.goesOn(last.cells[at] ?? null, cell, at))) this.steps += 1
  }

  private goesOn(before: Cell, cell: Cell, column: number): boolean {
    const counts = COUNTS.test(normaliseText(this.headings[column] ?? ''))
    const [last, next] = [before, cell].map((one) => countIn(one, counts, this.lastYear))
    return last !== undefined && (next === last + 1 || (last === 12 && next === 1))
  }
}

/** The next day of the month, or the first day of the same month a year later. */
function isNextDay(before: IsoDate, date: IsoDate): boolean {
  const partsOf = (one: IsoDate) => one.split('-').map(Number) as [number, number, number]
  const [[y, m, d], [year, month, day]] = [partsOf(before), partsOf(date)]
  if (month !== m) return false
  return year === y ? day === d + 1 : year === y + 1 && d === 12 && day === 1
}

/** Returns the month that a cell names, or the number of its instalment. */
function countIn(cell: Cell, counts: boolean, lastYear: number): number | undefined {
  if (isNumber(cell)) {
    const date = cell.date ? isoFromSerial(cell.n) : undefined
    return date ? Number(date.slice(5, 7)) : counts ? Number(cell.n) : undefined
  }
  if (typeof cell !== 'string') return undefined
  const month = monthIn(cell, lastYear)
  if (month !== undefined) return month
  const found = counts ? /^\D{0,12}(\d{1,3})\b/.exec(cell) : COUNTED.exec(normaliseText(cell))
  return found ? Number(found[1]) : undefined
}

function monthIn(cell: string, lastYear: number): number | undefined {
  for (const text of [cell, ...(cell.match(MONTHS) ?? [])]) {
    const read = readDateText(text, lastYear)
    if (read.is === 'date' && read.dmy) return Number(read.dmy.slice(5, 7))
  }
  return undefined
}
