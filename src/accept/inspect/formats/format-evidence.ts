import { type MessageCode, type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank, isNumber, type NumberCell } from '../../../spreadsheets/cell.js'
import { isoFromSerial } from '../../../spreadsheets/serial.js'
import { toBrazilian } from '../../../values/dates.js'
import { type DecimalMark, formatTrouble, markProved, readNumberText } from '../../cells/amount.js'
import {
  compactMonth,
  type DateOrder,
  hidesDay,
  hidesYear,
  isAmericanFormat,
  isSerialText,
  orderProved,
  readDateText,
} from '../../cells/date.js'
import { type Example, exampleTexts, MOST_EXAMPLES } from '../../cells/example.js'
import { nightShown } from '../../cells/night.js'
import { withoutPercentSign } from '../../cells/percent.js'
import type { CheckSum } from '../sums/check-sum.js'
import { DaysForMonths } from './days-for-months.js'

/** Counts the texts of a column by the convention that they prove, and those that fit both. */
class Evidence<Way extends string> {
  private readonly counts = new Map<Way | 'both', number>()
  private readonly examplesByWay = new Map<Way | 'both', Example[]>()

  add(way: Way | 'both', example: Example): void {
    this.counts.set(way, this.count(way) + 1)
    const kept = this.examples(way)
    if (kept.length < MOST_EXAMPLES) this.examplesByWay.set(way, [...kept, example])
  }
  count(way: Way | 'both'): number {
    return this.counts.get(way) ?? 0
  }
  examples(way: Way | 'both'): Example[] {
    return this.examplesByWay.get(way) ?? []
  }
  /** Whether no text of the column depends on its convention. */
  isEmpty(): boolean {
    return this.counts.size === 0
  }
}

/** A single date or amount, and a single text beside it, prove nothing. */
const FEWEST_OF_EACH = 2
/** "1.234,56" is no number to a program in English; of "890,50" it makes 89050. */
const BOTH_MARKS = /\d\.\d{3},\d{2}\b/
/** 10,00 to 999,99 without its comma: what is lower is hardly owed, what is higher has a point. */
const [LEAST_EATEN, MOST_EATEN] = [1_000, 99_999]

export class NumberEvidence extends Evidence<DecimalMark> {
  readonly marked: Example[] = []
  private readonly whole: Example[] = []
  private hasCents = false
  private isUneaten = false
  /** Values with a letter for debit or credit, or in thousands: the user states their meaning. */
  readonly unclear: (Example & { code: MessageCode })[] = []

  observeCell(cell: Cell | undefined, line: number): void {
    if (isNumber(cell)) {
      this.ask(formatTrouble(cell), { line, value: cell.n })
      this.observeNumber(Math.abs(Number(cell.n)), { line, value: cell.n })
    }
    if (typeof cell !== 'string' || cell.trim() === '') return
    if (!BOTH_MARKS.test(cell)) this.isUneaten ||= /\d/.test(cell)
    else if (this.marked.length < MOST_EXAMPLES) this.marked.push({ line, value: cell })
    const reading = readNumberText(withoutPercentSign(cell))
    if (reading.is === 'trouble') {
      this.ask(reading.code, { line, value: cell })
      return
    }
    const proved = markProved(reading)
    if (proved && proved !== 'either') this.add(proved, { line, value: cell })
  }

  /**
   * Returns numbers that have lost their decimal comma: all are whole, and each text has a point
   * too, which alone kept it a text.
   */
  eaten(): Example[] {
    const { whole, marked, isUneaten, hasCents } = this
    const isEaten =
      hasCents && !isUneaten && Math.min(whole.length, marked.length) >= FEWEST_OF_EACH
    return isEaten ? whole : []
  }

  private observeNumber(value: number, example: Example): void {
    if (value === 0) return
    if (!Number.isInteger(value) || value < LEAST_EATEN || value > MOST_EATEN) this.isUneaten = true
    this.hasCents ||= value % 100 !== 0
    if (this.whole.length < MOST_EXAMPLES) this.whole.push(example)
  }

  private ask(code: MessageCode | undefined, example: Example): void {
    if (code !== 'cell_debit_letter' && code !== 'cell_in_thousands') return
    const same = this.unclear.filter((one) => one.code === code)
    if (same.length < MOST_EXAMPLES) this.unclear.push({ ...example, code })
  }
}

/** Programs write `12:00:00 AM` where they write the month first. */
const AMERICAN_TIME = /\d ?[ap]m\s*$/i
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
    this.american ||= AMERICAN_TIME.test(cell)
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
    const [dmy, mdy] = [this.count('dmy'), this.count('mdy')]
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

/** The convention of a whole column, or the question for the user. */
export type Decision<Way> =
  | { is: 'decided'; way: Way | undefined; told?: Sentence }
  | { is: 'ask'; question: Sentence }

/** Decides for the whole column: a value that fits both marks needs one that proves either. */
export function decideMark(
  evidence: NumberEvidence,
  stated: DecimalMark | undefined,
  column: string,
  sum?: CheckSum,
): Decision<DecimalMark> {
  const question = unclearQuestion(evidence, column)
  if (question) return { is: 'ask', question }
  if (stated) {
    const message = sentence('told_mark_stated', { column, mark: stated })
    return { is: 'decided', way: stated, ...(evidence.isEmpty() ? {} : { told: message }) }
  }
  const eaten = evidence.eaten()
  if (eaten.length > 0) {
    const [examples, texts] = [eaten, evidence.marked].map(exampleTexts)
    return { is: 'ask', question: sentence('ask_eaten_commas', { column, examples, texts }) }
  }
  const ways = (['comma', 'dot'] as const).filter((way) => evidence.count(way) > 0)
  return evidence.count('both') > 0
    ? decideBoth(evidence, ways, column, sum)
    : decideEach(ways, column)
}

/** Every text has only one reading; a column with both conventions is reported. */
function decideEach(ways: DecimalMark[], column: string): Decision<DecimalMark> {
  if (ways.length < 2) return { is: 'decided', way: ways[0] }
  return { is: 'decided', way: undefined, told: sentence('told_marks_mixed', { column }) }
}

function decideBoth(
  evidence: NumberEvidence,
  ways: DecimalMark[],
  column: string,
  sum: CheckSum | undefined,
): Decision<DecimalMark> {
  const examples = exampleTexts(evidence.examples('both'))
  const [way, other] = ways
  if (way === undefined) {
    const proof = sum?.found()
    if (!proof) return { is: 'ask', question: sentence('ask_mark', { column, examples }) }
    const message = sentence('told_mark_by_total', { column, examples, ...proof })
    return { is: 'decided', way: proof.mark, told: message }
  }
  if (other === undefined) {
    const told = sentence('told_mark_by_column', { column, mark: way, examples })
    return { is: 'decided', way, told }
  }
  const against = exampleTexts([way, other].flatMap((each) => evidence.examples(each).slice(0, 2)))
  return { is: 'ask', question: sentence('ask_mark_contradiction', { column, examples, against }) }
}

function unclearQuestion({ unclear }: NumberEvidence, column: string): Sentence | undefined {
  const [first] = unclear
  if (!first) return undefined
  const code = first.code === 'cell_debit_letter' ? 'ask_debit_letter' : 'ask_in_thousands'
  const same = unclear.filter((one) => one.code === first.code)
  return sentence(code, { column, examples: exampleTexts(same) })
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
  const [mdy, dmy] = [evidence.examples('mdy'), evidence.examples('dmy')]
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
