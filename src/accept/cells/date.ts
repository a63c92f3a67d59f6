import type { MessageCode } from '../../messages/message-code.js'
import {
  type Cell,
  isBareFormula,
  isBlank,
  isError,
  isNumber,
  type NumberCell,
} from '../../spreadsheets/cell.js'
import { DAYS_TO_1904, isoFromSerial } from '../../spreadsheets/serial.js'
import {
  addDays,
  addMonths,
  type IsoDate,
  isoDate,
  MONTH_NAMES,
  monthOf,
  SHORT_MONTHS,
  weekdayOf,
} from '../../values/dates.js'
import { withoutAccents } from '../../values/folded.js'
import type { Read } from './amount.js'
import { memo } from './memo.js'
import { LONGEST_VALUE, plainText } from './plain-text.js'

export const ORDERS = ['dmy', 'mdy'] as const
export type DateOrder = (typeof ORDERS)[number]

/** The dates that a text can mean: day first, month first, or the same in both orders. */
export type DateReading =
  | { is: 'date'; dmy?: IsoDate; mdy?: IsoDate; note?: MessageCode }
  | { is: 'trouble'; code: MessageCode }

/** Serials of 1954 to 2064, which a date column without a date format may hold. */
const SERIALS = { from: 20_000, to: 60_000 }

/** Those with other names in English, at their place. */
const ENGLISH = ['', 'feb', '', 'apr', 'may', '', '', 'aug', 'sep', 'oct', '', 'dec']
const WHOLE_NAMES = MONTH_NAMES.map(withoutAccents)

/** A time of day does not change the date. */
const TIME =
  /(?:[t ]+| as | - )(?:(?:[01]?\d|2[0-3])h(?:[0-5]\d)?|\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?[ap]m|-0[23](?::?00)?)?$/
/** A time in UTC can: until 03:00 it is the day before in Brasília; midnight means no time. */
const UTC_TIME =
  /[t ](?:00:00(?::00(?:\.0+)?)?|(?:0[3-9]|[12]\d):\d{2}(?::\d{2}(?:\.\d+)?)?)(?:z|\+00(?::?00)?)$/
/** From Sunday, which is 0. */
const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']
const WEEKDAY =
  '(?<weekday>segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)(?:-feira| feira)?\\.?'
const WEEKDAY_BEFORE = new RegExp(`^\\(?${WEEKDAY}\\)?[, -]{0,3}(?=\\d)`)
const WEEKDAY_BEHIND = new RegExp(`(?<=\\d)[, -]{0,3}\\(?${WEEKDAY}\\)?$`)
const NOT_A_VALUE =
  /^(?:-+|#.*|n\/?[ad]|s\/?d|sem data|sigilos[oa]|segredo de justica|00\/00\/(?:00)?00)$/

/** A letter with which neither a weekday nor a month begins; most cells are names. */
const BEGINS_OTHERWISE =
  /^\s*(?!seg|ter|qua|qui|sex|s[aá]b|dom|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|feb|apr|may|aug|sep|oct|dec)[a-z]/i

const readers = new Map<number, (text: string) => DateReading>()

/** Reads a date from text; `lastYear` tells what a two-digit year can mean. */
export function readDateText(text: string, lastYear: number): DateReading {
  const known = readers.get(lastYear)
  if (known) return known(text)
  const reader = memo((one) => parseDate(one, lastYear))
  readers.set(lastYear, reader)
  return reader(text)
}

/** Most texts of a column of dates. */
const PLAIN = /^(?!00)\d{2}\/\d{2}\/\d{4}$/

function parseDate(text: string, lastYear: number): DateReading {
  if (text.length > LONGEST_VALUE) return { is: 'trouble', code: 'cell_not_a_date' }
  const plain = PLAIN.test(text) ? numericDate(text, lastYear) : undefined
  if (plain) return plain
  if (/^\d+$/.test(text)) return { is: 'trouble', code: 'cell_not_a_date' }
  const { day, weekday } = apart(simplified(text).replace(TIME, '').replace(UTC_TIME, ''))
  if (NOT_A_VALUE.test(day)) return { is: 'trouble', code: 'cell_no_value' }
  const reading = numericDate(day, lastYear) ?? isoOrder(day) ?? namedMonth(day, lastYear)
  if (reading) return weekday === undefined ? reading : onWeekday(reading, weekday)
  return { is: 'trouble', code: isPeriod(day, lastYear) ? 'cell_period' : 'cell_not_a_date' }
}

/** Parts a date from the weekday before or behind it. */
function apart(text: string): { day: string; weekday?: number } {
  if (!/^\(?[a-z]|[a-z]\.?\)?$/.test(text)) return { day: text }
  const name = (WEEKDAY_BEFORE.exec(text) ?? WEEKDAY_BEHIND.exec(text))?.groups?.weekday
  const day = text.replace(WEEKDAY_BEFORE, '').replace(WEEKDAY_BEHIND, '')
  return name === undefined ? { day } : { day, weekday: WEEKDAYS.indexOf(name.slice(0, 3)) }
}

/** Keeps the dates that fall on the weekday: it can tell the order of day and month, and a slip. */
function onWeekday(reading: DateReading, weekday: number): DateReading {
  if (reading.is === 'trouble' || reading.note === 'note_month_only') return reading
  const { dmy, mdy, ...more } = reading
  const keep = (date: IsoDate | undefined) =>
    date !== undefined && weekdayOf(date) === weekday ? date : undefined
  const possible = { dmy: keep(dmy), mdy: keep(mdy) }
  if (!possible.dmy && !possible.mdy) return { is: 'trouble', code: 'cell_other_weekday' }
  return { ...more, ...possible }
}

/** Decides whether a cell is a date, whatever the order of its day and month. */
export function isDate(cell: Cell | undefined): boolean {
  if (isNumber(cell)) return cell.date === true
  if (typeof cell !== 'string' || BEGINS_OTHERWISE.test(cell)) return false
  return readDateText(cell.trim(), 0).is === 'date'
}

/** Decides whether a text is a date serial, such as `43900`. */
export function isSerialText(text: string): boolean {
  const days = /^\s*\d{5}\s*$/.test(text) ? Number(text) : 0
  return days >= SERIALS.from && days < SERIALS.to
}

/** "jan/2022 a dez/2022", "01/2023 - 06/2023". */
function isPeriod(text: string, lastYear: number): boolean {
  const ends = text.split(/ (?:a|ate|e|-) /)
  const isDate = (end: string) =>
    (numericDate(end, lastYear) ?? isoOrder(end) ?? namedMonth(end, lastYear))?.is === 'date'
  return ends.length === 2 && ends.every(isDate)
}

const FULL_STOP = /(?<=\d)\.$/

function simplified(text: string): string {
  if (/^[\d/.-]+$/.test(text)) return text.replace(FULL_STOP, '')
  return withoutAccents(plainText(text))
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/ ?[/\\] ?/g, '/')
    .replace(/^em (?=\d)/, '')
    .replace(FULL_STOP, '')
    .replace(/^([a-z]{3}) (\d{1,2}), ?(\d{4})/, '$2 $1 $3')
}

function numericDate(text: string, lastYear: number): DateReading | undefined {
  const month = /^(\d{1,2})[/\-.](\d{4})$/.exec(text)
  if (month) return wholeMonth(Number(month[2]), Number(month[1]))
  const match = /^(\d{1,2})[º°]?[/\-.](\d{1,2})[/\-.](\d{4}|\d{2})$/.exec(text)
  if (!match) return undefined
  const a = Number(match[1])
  const b = Number(match[2])
  const short = match[3]!.length === 2
  const year = short ? century(Number(match[3]), lastYear) : Number(match[3])
  const dmy = isoDate(year, b, a)
  const mdy = isoDate(year, a, b)
  if (!dmy && !mdy) return { is: 'trouble', code: 'cell_no_such_date' }
  return { is: 'date', dmy, mdy, ...noteOfYear(short) }
}

function isoOrder(text: string): DateReading | undefined {
  const month = /^(\d{4})[-/](\d{1,2})$/.exec(text)
  if (month) return wholeMonth(Number(month[1]), Number(month[2]))
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (!match) return undefined
  return inBothOrders(isoDate(Number(match[1]), Number(match[2]), Number(match[3])))
}

function namedMonth(text: string, lastYear: number): DateReading | undefined {
  const match =
    /^(?:(\d{1,2})[ºo]?(?:[/\-. ]|\sde\s)*)?([a-z]{3,9})(?:(?:[/\-. ]|\sde\s)+|(?=\d{4}))(\d{4}|\d{2})$/.exec(
      text,
    )
  if (!match) return undefined
  const word = match[2]!
  const month =
    Math.max(...[SHORT_MONTHS, ENGLISH, WHOLE_NAMES].map((all) => all.indexOf(word))) + 1
  if (month === 0) return undefined
  const short = match[3]!.length === 2
  // "Oct 21" is a day in October as well as a month of 2021.
  const isEnglish = !SHORT_MONTHS.includes(word) && ENGLISH.includes(word)
  if (isEnglish && short && !match[1] && text.includes(' ')) return undefined
  const year = short ? century(Number(match[3]), lastYear) : Number(match[3])
  if (!match[1]) return wholeMonth(year, month)
  return { ...inBothOrders(isoDate(year, month, Number(match[1]))), ...noteOfYear(short) }
}

function noteOfYear(isShort: boolean): { note?: MessageCode } {
  return isShort ? { note: 'note_two_digit_year' } : {}
}

function wholeMonth(year: number, month: number): DateReading {
  const first = isoDate(year, month, 1)
  if (!first) return { is: 'trouble', code: 'cell_no_such_date' }
  return { is: 'date', dmy: first, mdy: first, note: 'note_month_only' }
}

function inBothOrders(date: IsoDate | undefined): DateReading {
  return date ? { is: 'date', dmy: date, mdy: date } : { is: 'trouble', code: 'cell_no_such_date' }
}

/** Instalments and periods end up to 20 years ahead: 18 is 2018, 29 is 2029, and 95 is 1995. */
function century(year: number, lastYear: number): number {
  return 2000 + year <= lastYear + 20 ? 2000 + year : 1900 + year
}

/** Returns the order that a text proves; `both` for two dates, `either` for equal ones. */
export function orderProved(reading: DateReading): DateOrder | 'either' | 'both' | undefined {
  if (reading.is === 'trouble') return undefined
  if (reading.dmy && reading.mdy) return reading.dmy === reading.mdy ? 'either' : 'both'
  return reading.dmy ? 'dmy' : 'mdy'
}

/** `20180315`, as ERPs export dates; in other columns such digits are the number of a contract. */
const COMPACT = /^\s*((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})\s*$/

/**
 * `202001`, the month of a payroll: no serial of a date column is as high. In years that end in 01 to
 * 12 the digits may be a day instead, as `200110` is in 2020.
 */
const COMPACT_MONTH = /^\s*((?:19|20)(?:1[3-9]|[2-9]\d))(0[1-9]|1[0-2])\s*$/

/** In a column of months, also in those years. */
const ANY_COMPACT_MONTH = /^\s*((?:19|20)\d{2})(0[1-9]|1[0-2])\s*$/

/** Returns the year and the month of a cell such as `202001`; `isOfMonths`: the column has no days. */
export function compactMonth(cell: Cell | undefined, isOfMonths = false): string | undefined {
  const text = isNumber(cell) ? (cell.date ? '' : cell.n) : typeof cell === 'string' ? cell : ''
  const [, year, month] = (isOfMonths ? ANY_COMPACT_MONTH : COMPACT_MONTH).exec(text) ?? []
  return month === undefined ? undefined : `${year}-${month}`
}

/** Reads a cell of a date column, in the order of the column. */
export function readDate(
  cell: Cell | undefined,
  order: DateOrder,
  lastYear: number,
  is1904 = false,
): Read<IsoDate> {
  if (isBlank(cell)) return { is: 'blank' }
  if (isError(cell)) return { is: 'trouble', code: 'cell_error' }
  if (isBareFormula(cell)) return { is: 'trouble', code: 'cell_bare_formula' }
  const month = compactMonth(cell)
  if (month !== undefined) return readDate(month, order, lastYear)
  if (isNumber(cell)) {
    // The reader converted dates to the 1900 system; plain numbers are still as in the file.
    const days = Number(cell.n) + (is1904 && !cell.date ? DAYS_TO_1904 : 0)
    return serial(days, cell)
  }
  if (typeof cell !== 'string') return { is: 'trouble', code: 'cell_not_a_date' }
  const reading = readDateText(cell.replace(COMPACT, '$1-$2-$3'), lastYear)
  if (reading.is === 'trouble') return reading
  const value = reading[order]
  if (!value) return { is: 'trouble', code: 'cell_other_date_order' }
  return inRange({ is: 'value', value, ...(reading.note ? { note: reading.note } : {}) })
}

/** Returns the date of a cell that has one, for comparing cells. */
export function dayIn(
  cell: Cell | undefined,
  order: DateOrder,
  lastYear: number,
): IsoDate | undefined {
  const read = readDate(cell, order, lastYear)
  return read.is === 'value' ? read.value : undefined
}

/** "Até mar/2025" includes all of March. */
export function atMonthEnd(read: Read<IsoDate>): Read<IsoDate> {
  if (read.is !== 'value' || read.note !== 'note_month_only') return read
  return {
    ...read,
    value: addDays(`${addMonths(monthOf(read.value), 1)}-01`, -1),
    note: 'note_month_to_its_end',
  }
}

function serial(days: number, { date, format }: NumberCell): Read<IsoDate> {
  const formatted = date === true
  const plausible = days >= SERIALS.from && days < SERIALS.to
  const value = formatted || plausible ? isoFromSerial(days) : undefined
  if (!value) return { is: 'trouble', code: 'cell_not_a_date' }
  if (!formatted) return inRange({ is: 'value', value, note: 'note_serial_date' })
  const note: MessageCode = 'note_date_shown_in_part'
  return inRange({ is: 'value', value, ...(hidesDay(format) ? { note } : {}) })
}

/** Decides whether a format (`mmm/yy`, `mm/yyyy`, `yyyy`) hides the day that the cell holds. */
export function hidesDay(format: string | undefined): boolean {
  const shown = (format ?? '').replace(/\[[^[\]]*\]|"[^"]*"|\\./g, '')
  return /y/i.test(shown) && !/d/i.test(shown)
}

/** Decides whether a format (`dd/mm`, `d-mmm`) hides the year that the cell holds. */
export function hidesYear(format: string | undefined): boolean {
  const shown = (format ?? '').replace(/\[[^[\]]*\]|"[^"]*"|\\./g, '')
  return /[dm]/i.test(shown) && !/[yae]/i.test(shown)
}

/** The real exists since 01/07/1994; older amounts are in another currency. */
function inRange(read: { is: 'value'; value: IsoDate; note?: MessageCode }): Read<IsoDate> {
  if (read.value < '1994-07-01') return { is: 'trouble', code: 'cell_before_real' }
  return read.value > '2199-12-31' ? { is: 'trouble', code: 'cell_not_a_date' } : read
}
