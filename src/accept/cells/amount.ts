import type { MessageCode } from '../../messages/message-code.js'
import {
  type Cell,
  isBareFormula,
  isBlank,
  isBoolean,
  isError,
  isNumber,
  type NumberCell,
} from '../../spreadsheets/cell.js'
import { D } from '../../values/decimal.js'
import { withoutAmountInWords } from './amount-in-words.js'
import {
  currencyOfFormat,
  drawsMinus,
  isForeignCurrency,
  isOldCurrency,
  isPercentFormat,
  isScaled,
  unitOfFormat,
  withoutReal,
  wordsOfFormat,
} from './currency.js'
import { memo } from './memo.js'
import { LONGEST_VALUE, plainText } from './plain-text.js'

export type DecimalMark = 'comma' | 'dot'

/** The numbers that a text can mean: with a decimal comma, with a decimal dot, or with either. */
export type NumberReading =
  | { is: 'number'; comma?: string; dot?: string }
  | { is: 'trouble'; code: MessageCode }

/** `1.234,56`; a group of three never follows a single zero, so `0.500` is no thousand. */
const COMMA = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?$/
const DOT = /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?$/
/** `1 234,56`; without decimals it could be two numbers in one cell. */
const SPACED = /^[1-9]\d{0,2}(?: \d{3})+[.,]\d+$/

/** Zero-padded centavos, as in files for banks. */
const PADDED = /^-?00\d{3,}$/
const NOT_A_VALUE =
  /^(?:-+|–+|—+|n\/?[ad]|#.*|s\/?v|sem valor|nihil|sigilos[oa]|segredo de justi[çc]a)$/i
const DEBIT_LETTER =
  /[\d)]\s*(?:[-–]\s*)?\(?(?:[DC]|DB|CR|DEB|CRED|d[ée]bito|cr[ée]dito)\.?\)?$|^(?:[DC]|DB|CR)\s*[-+(]?\d/i
/** `10 mil`, but not an amount followed by its words: `1.234,56 (mil duzentos e ...)`. */
const IN_THOUSANDS =
  /\d[\s(]*(?:mil|milhares|milh(?:[ãa]o|[õo]es)|mi|bi|bilh(?:[ãa]o|[õo]es)|k|mm?)(?![\p{L}\d])(?!\s+\p{L})/iu

/** `R$ ***1.234,56***`, where the stars prevent added digits; a single star marks a footnote. */
const GUARDED = /^((?:R\$ ?)?)\*{2,} ?([\d.,]+) ?(?:\*{2,})?$/

/**
 * `1e+05`, as programs write a number in full. A spreadsheet writes a capital E, and fewer digits
 * than the number has.
 */
const EXPONENT = /^-?\d(?:\.\d{1,16})?e[+-]\d\d$/

/** Most texts: digits and marks alone. */
const PLAIN = /^\d[\d.,]*$/

/** Parses money or a plain number from text. */
export const readNumberText = memo(parseNumber)

function parseNumber(text: string): NumberReading {
  if (text.length > LONGEST_VALUE) return { is: 'trouble', code: 'cell_not_a_number' }
  if (PLAIN.test(text) && !PADDED.test(text) && !text.endsWith('.')) return parseDigits(text, '')
  const trimmed = withoutAmountInWords(withoutMarks(plainText(text)).replace(GUARDED, '$1$2'))
  if (trimmed === '' || NOT_A_VALUE.test(trimmed)) return { is: 'trouble', code: 'cell_no_value' }
  if (PADDED.test(trimmed)) return { is: 'trouble', code: 'cell_padded_number' }
  if (EXPONENT.test(trimmed)) return sameInBoth(new D(trimmed).toFixed())
  const usual = /^(?:R\$ ?)?([-\d.,]+)$/.exec(trimmed)?.[1]
  if (usual !== undefined) return parseSigned(usual)
  if (isOldCurrency(trimmed)) return { is: 'trouble', code: 'cell_old_currency' }
  if (isForeignCurrency(trimmed)) return { is: 'trouble', code: 'cell_foreign_currency' }
  const real = withoutReal(trimmed)
  if (/\d/.test(real)) {
    if (DEBIT_LETTER.test(real)) return { is: 'trouble', code: 'cell_debit_letter' }
    if (IN_THOUSANDS.test(real)) return { is: 'trouble', code: 'cell_in_thousands' }
  }
  return parseSigned(real)
}

/** `"1.234,56"`, `R$: 1.234,56`, and the full stop behind the cents. */
function withoutMarks(text: string): string {
  return text
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/^R\$ ?: ?/i, 'R$ ')
    .replace(/(?<=,\d\d)\.$/, '')
}

function sameInBoth(value: string): NumberReading {
  return { is: 'number', comma: value, dot: value }
}

function parseSigned(text: string): NumberReading {
  const parenthesised = /^\((.*)\)$/.exec(text)
  const bare = (parenthesised?.[1] ?? text).trim().replace(/[\u2010-\u2015\u2212]/g, '-')
  const minus = /^-|-$/.test(bare)
  const digits = withoutGroupSpaces(bare.replace(/^[-+]|-$/, '').trim())
  if (parenthesised && minus) return { is: 'trouble', code: 'cell_not_a_number' }
  return parseDigits(digits, parenthesised || minus ? '-' : '')
}

function parseDigits(digits: string, sign: string): NumberReading {
  const comma = COMMA.test(digits)
    ? sign + withoutPadding(digits.replace(/\./g, '').replace(',', '.'))
    : undefined
  const dot = DOT.test(digits) ? sign + withoutPadding(digits.replace(/,/g, '')) : undefined
  if (comma === undefined && dot === undefined) return { is: 'trouble', code: 'cell_not_a_number' }
  return { is: 'number', comma, dot }
}

function withoutGroupSpaces(digits: string): string {
  return SPACED.test(digits) ? digits.replace(/ /g, '') : digits
}

/** `007.50` to `7.5`, without the cost of a decimal object: each text is read twice. */
function withoutPadding(digits: string): string {
  const whole = digits.replace(/^0+(?=\d)/, '')
  return whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole
}

/** Returns the decimal mark that a text proves; `both` for two values, `either` for equal ones. */
export function markProved(reading: NumberReading): DecimalMark | 'either' | 'both' | undefined {
  if (reading.is === 'trouble') return undefined
  if (reading.comma !== undefined && reading.dot !== undefined) {
    return reading.comma === reading.dot ? 'either' : 'both'
  }
  return reading.comma !== undefined ? 'comma' : 'dot'
}

/** Returns the question that the words in a number's format raise: thousands, debit or credit. */
export function formatTrouble(cell: NumberCell): MessageCode | undefined {
  const words = cell.format === undefined ? '' : wordsOfFormat(cell.format)
  if (words === '' || cell.date) return undefined
  if (/(?:^|[^\p{L}])(?:[DC]|DB|CR)(?:$|[^\p{L}])/u.test(words)) return 'cell_debit_letter'
  return /\b(?:mil|milh|mi)/i.test(words) && !isScaled(cell.format!)
    ? 'cell_in_thousands'
    : undefined
}

export type Read<T> =
  | { is: 'value'; value: T; note?: MessageCode }
  | { is: 'blank' }
  | { is: 'trouble'; code: MessageCode }

/** Reads a cell of an amount column, under the convention of the column. */
export function readAmount(
  cell: Cell | undefined,
  mark: DecimalMark | undefined,
  mayBeZero = false,
): Read<string> {
  if (isBlank(cell)) return { is: 'blank' }
  if (isError(cell)) return { is: 'trouble', code: 'cell_error' }
  if (isBareFormula(cell)) return { is: 'trouble', code: 'cell_bare_formula' }
  if (isBoolean(cell)) return { is: 'trouble', code: 'cell_not_a_number' }
  if (isNumber(cell)) return numberCell(cell, mayBeZero)
  const reading = readNumberText(cell as string)
  if (reading.is === 'trouble') return reading
  const value = valueUnder(reading, mark)
  if (value === undefined) return { is: 'trouble', code: 'cell_other_convention' }
  return USUAL.test(value) ? { is: 'value', value } : inRange(new D(value), mayBeZero)
}

/** Up to a trillion, with cents: within every range, and as a decimal object would print it. */
const USUAL = /^[1-9]\d{0,11}(?:\.(?:\d?[1-9]))?$/

function numberCell(cell: NumberCell, mayBeZero: boolean): Read<string> {
  if (cell.date) return { is: 'trouble', code: 'cell_date_for_amount' }
  if (cell.format !== undefined) {
    if (currencyOfFormat(cell.format) === 'foreign')
      return { is: 'trouble', code: 'cell_foreign_currency' }
    if (isPercentFormat(cell.format)) return { is: 'trouble', code: 'cell_not_a_number' }
    const code = formatTrouble(cell)
    if (code) return { is: 'trouble', code }
    if (unitOfFormat(cell.format, cell.n) !== '') return { is: 'trouble', code: 'cell_other_unit' }
    if (drawsMinus(cell.format, cell.n)) return { is: 'trouble', code: 'cell_draws_minus' }
  }
  return inRange(toSheetPrecision(cell.n), mayBeZero)
}

/** Returns the value under the column's mark; without a mark, each text has only one reading. */
export function valueUnder(
  reading: { comma?: string; dot?: string },
  mark: DecimalMark | undefined,
): string | undefined {
  return mark === undefined ? (reading.comma ?? reading.dot) : reading[mark]
}

/** Excel computes with 15 digits: `37255.03999999999` is 37255.04 on the screen and in the file. */
export function toSheetPrecision(digits: string): D {
  return new D(digits).toSignificantDigits(15)
}

/** A sheet stores 0.1 + 0.2 - 0.3 as 5.55E-17 and shows zero; nobody enters such an amount. */
const SMALLEST = new D('0.000001')

function isResidue(number: D): boolean {
  return number.abs().lt(SMALLEST)
}

/** A JSON number keeps 15 digits; with more, the service would receive another amount. */
function inRange(read: D, mayBeZero: boolean): Read<string> {
  const number = isResidue(read) ? new D(0) : read
  if (number.isZero() && !mayBeZero) return { is: 'trouble', code: 'cell_zero' }
  if (number.sd(true) > 15) return { is: 'trouble', code: 'cell_too_many_digits' }
  return { is: 'value', value: number.toFixed() }
}
