import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank, isNumber, type NumberCell } from '../../../spreadsheets/cell.js'
import { isoFromSerial } from '../../../spreadsheets/serial.js'
import { toBrazilian } from '../../../values/dates.js'
import {
  compactMonth,
  type DateOrder,
  hidesDay,
  hidesYear,
  isSerialText,
  orderProved,
  readDateText,
} from '../../cells/date.js'
import { type Example, exampleTexts, MOST_EXAMPLES } from '../../cells/example.js'
import { DaysForMonths } from './days-for-months.js'
import { type Decision, Evidence, FEWEST_OF_EACH } from './evidence.js'

const DAY_SECONDS = 86_400
/** Midnight in UTC, in Brasília's time with summer time and without; and as SheetJS shifts dates. */
const NIGHT = /[t ](2[12]:00|23:59:3\d)(?::00)?(?:\.0+)?(?: ?-0[23](?::?00)?)?$/i

/** Returns a date at an hour at which midnight of another time zone is shown, as a person reads it. */
function nightShown(cell: Cell | undefined): string | undefined {
  if (typeof cell === 'string') return NIGHT.test(cell.trim()) ? cell.trim() : undefined
  if (!isNumber(cell) || !cell.date) return undefined
  const date = isoFromSerial(cell.n)
  const seconds = Math.round((Number(cell.n) % 1) * DAY_SECONDS)
  const time = new Date(seconds * 1000).toISOString().slice(11, 19)
  return date && NIGHT.test(` ${time}`) ? `${toBrazilian(date)} ${time}` : undefined
}

/** Programs that write `12:00:00 AM` or `Jan 10, 2021` write the month first. */
const AMERICAN = /\d ?[ap]m\s*$|^\s*[a-z]{3,9} \d{1,2}, ?\d{4}/i
const DAY_AND_MONTH = /^\D{0,2}\d{1,2}[/.-]\d{1,2}[/.-]\d/

export class DateEvidence extends Evidence<DateOrder> {
  /** Dates with a month-first format suggest that texts are month first too. */
  american = false
  private isUnswapped = false
  private readonly serials: Example[] = []
  private others = 0
  /** Cells such as `202001`: those that can be nothing else, and whether all cells may be such. */
  private months = 0
  private areMonths = true
  private readonly early: Example[] = []
  /** Dates shown without the year that the program added when they were typed. */
  readonly yearless: Example[] = []

  private readonly series: DaysForMonths
  private filled = 0
  private nights = 0
  private readonly nightly: Example[] = []

  constructor(
    private readonly lastYear: number,
    headings: readonly string[] = [],
  ) {
    super()
    this.series = new DaysForMonths(headings, lastYear)
  }
  observeCell(cell: Cell | undefined, line: number, cells: readonly Cell[] = []): void {
    this.observeTime(cell, line)
    if (compactMonth(cell) !== undefined) this.months += 1
    else if (!isBlank(cell)) this.areMonths &&= compactMonth(cell, true) !== undefined
    if (isNumber(cell)) this.others += 1
    if (isNumber(cell) && cell.date) {
      this.american ||= isAmericanFormat(cell.format)
      this.observeDate(cell, line, cells)
    }
    if (typeof cell !== 'string' || cell.trim() === '') return
    if (isSerialText(cell)) this.serials.push({ line, value: cell })
    else this.others += 1
    this.american ||= AMERICAN.test(cell)
    const reading = readDateText(cell, this.lastYear)
    const proved = orderProved(reading)
    if (reading.is === 'date' && reading.dmy && DAY_AND_MONTH.test(cell))
      this.series.observe(reading.dmy, cells)
    if (proved && proved !== 'either') this.add(proved, { line, value: cell })
    // A text that is a valid date in month-first order: no program converted it to one.
    if (proved === 'either' && DAY_AND_MONTH.test(cell)) this.isUnswapped = true
  }

  /** Decides whether `201210` is a month here, beside those that can be no day. */
  isOfMonths(): boolean {
    return this.areMonths && this.months > 0
  }

  /** Returns the texts if the whole column consists of date serials written as text. */
  serialTexts(): Example[] {
    return this.others === 0 && this.serials.length >= FEWEST_OF_EACH ? this.serials : []
  }

  /**
   * Returns dates that were imported in the other order. Such an import turns `05/03/2018` into the
   * date of another day and leaves `15/03/2018` a text: then no text has a day up to 12, and no date
   * a later one.
   */
  swapped(): Example[] {
    const dmy = this.count('dmy')
    const mdy = this.count('mdy')
    const isText =
      Math.max(dmy, mdy) >= FEWEST_OF_EACH && Math.min(dmy, mdy) + this.count('both') === 0
    const isSwapped = isText && !this.isUnswapped && this.early.length >= FEWEST_OF_EACH
    return isSwapped || this.isOfDaysForMonths() ? this.early : []
  }

  /** Decides whether consecutive days stand where the lines go on by months. */
  isOfDaysForMonths(): boolean {
    return this.series.isFound()
  }

  /** Returns the dates if each is at an hour at which midnight of another time zone is shown. */
  shifted(): Example[] {
    return this.nights >= FEWEST_OF_EACH && this.nights === this.filled ? this.nightly : []
  }

  private observeTime(cell: Cell | undefined, line: number): void {
    if (isBlank(cell)) return
    this.filled += 1
    const value = nightShown(cell)
    if (value === undefined) return
    this.nights += 1
    if (this.nightly.length < MOST_EXAMPLES) this.nightly.push({ line, value })
  }

  private observeDate({ n, format }: NumberCell, line: number, cells: readonly Cell[]): void {
    const date = isoFromSerial(n)
    if (date && hidesYear(format) && this.yearless.length < MOST_EXAMPLES)
      this.yearless.push({ line, value: toBrazilian(date) })
    if (!date || hidesDay(format)) return
    this.series.observe(date, cells)
    if (Number(date.slice(8)) > 12) this.isUnswapped = true
    else if (this.early.length < MOST_EXAMPLES) this.early.push({ line, value: toBrazilian(date) })
  }
}

/** Returns the order that a heading names: `Vencimento (dd/mm/aaaa)`, `Due date (MM/DD/YYYY)`. */
function orderInHeading(heading: string): DateOrder | undefined {
  const found = /\b(?:(dd?[/.-]mm?)|mm?[/.-]dd?)[/.-][ay]{2,4}\b/i.exec(heading)
  return found ? (found[1] ? 'dmy' : 'mdy') : undefined
}

/** Returns the question about dates that are not all day first, as the cells or the heading show. */
function contradiction(
  evidence: DateEvidence,
  named: DateOrder | undefined,
  column: string,
): Sentence | undefined {
  const mdy = evidence.examples('mdy')
  const dmy = evidence.examples('dmy')
  if (mdy.length > 0) return sentence('ask_order_mdy', { column, examples: exampleTexts(mdy) })
  const swapped = evidence.swapped()
  if (swapped.length > 0) {
    const examples = exampleTexts(swapped)
    return sentence('ask_swapped_dates', { column, examples, texts: exampleTexts(dmy) })
  }
  const shifted = evidence.shifted()
  if (shifted.length > 0)
    return sentence('ask_shifted_dates', { column, examples: exampleTexts(shifted) })
  if (named !== 'mdy' || dmy.length === 0 || evidence.count('both') === 0) return undefined
  return sentence('ask_order_heading', { column, examples: exampleTexts(dmy) })
}

/** Decides the order of dates; `brazilian`: nothing in the sheet suggests month first. */
export function decideOrder(
  evidence: DateEvidence,
  stated: DateOrder | undefined,
  brazilian: boolean,
  column: string,
  heading = '',
): Decision<DateOrder> {
  const both = evidence.examples('both')
  const mdy = evidence.examples('mdy')
  if (stated) {
    const message = sentence('told_order_stated', { column, order: stated })
    return { is: 'decided', way: stated, ...(evidence.isEmpty() ? {} : { told: message }) }
  }
  const named = orderInHeading(heading)
  const asNamed = sentence('told_order_heading', { column, order: named ?? 'dmy' })
  const swapped = evidence.swapped()
  const isNamedMdy = named === 'mdy' && evidence.count('dmy') === 0 && swapped.length === 0
  if (isNamedMdy && both.length + mdy.length > 0)
    return { is: 'decided', way: named, told: asNamed }
  const question = contradiction(evidence, named, column)
  if (question) return { is: 'ask', question }
  if (both.length === 0 || evidence.count('dmy') > 0) return { is: 'decided', way: 'dmy' }
  if (named === 'dmy') return { is: 'decided', way: named, told: asNamed }
  const examples = exampleTexts(both)
  const isSeries = evidence.isOfDaysForMonths()
  if (brazilian && !evidence.american && !isSeries) {
    const told = sentence('told_order_brazilian', { column, examples })
    return { is: 'decided', way: 'dmy', told }
  }
  return { is: 'ask', question: sentence('ask_order', { column, examples, isSeries }) }
}

/**
 * Decides whether a format shows the month before the day by choice. The system's short date
 * (`mm-dd-yy`, and `m/d/yy h:mm`) is stored month first everywhere and proves nothing.
 */
function isAmericanFormat(format: string | undefined): boolean {
  return /^m{1,2}[/-]d{1,2}[/-]y{4}/i.test((format ?? '').replace(/\[[^[\]]*\]/g, ''))
}
