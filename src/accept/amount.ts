import { D } from '../decimal.js'
import type { MessageCode } from '../sentence.js'
import { type Cell, isBareFormula, isBlank, isBoolean, isError, isNumber } from '../sheets/cell.js'

export type DecimalMark = 'comma' | 'dot'

/** What a text may be as a number: under one convention, under the other, or under both. */
export type NumberReading =
  | { is: 'number'; comma?: string; dot?: string }
  | { is: 'trouble'; code: MessageCode }

/** `1.234,56`; groups of three never begin with a zero, so `0.500` is no thousand. */
const COMMA = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?$/
const DOT = /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?$/

const FOREIGN = /US\$|U\$|\bUSD\b|\bEUR\b|\bGBP\b|[€£¥]|(?<![A-Za-z])\$|dólar|euro/i
/** Currencies before the real: amounts in them are refused, never converted. */
const OLD_CURRENCY = /\b(?:N?Cz\$|CR\$|Cr\$|Cz\$|NCr\$)/
const NOT_A_VALUE = /^(?:-+|–|—|n\/?[ad]|#.*|s\/?v|sem valor|nihil)$/i

/** Reads money or a plain number from text. */
export function readNumberText(text: string): NumberReading {
  const trimmed = text
    .replace(/[\u00a0\u2007\u202f\u2009\s]+/g, ' ')
    .trim()
    .replace(/^'/, '')
  if (trimmed === '' || NOT_A_VALUE.test(trimmed)) return { is: 'trouble', code: 'cell_no_value' }
  if (OLD_CURRENCY.test(trimmed)) return { is: 'trouble', code: 'cell_old_currency' }
  const real = trimmed.replace(/R\$|\bBRL\b/gi, '').trim()
  if (FOREIGN.test(real)) return { is: 'trouble', code: 'cell_foreign_currency' }
  if (/^(?:[-+(]?\s*[\d.,]+\)?\s*[DC]|[DC]\s*[\d.,]+)$/.test(real))
    return { is: 'trouble', code: 'cell_debit_letter' }
  if (/\b(?:mil|milh(?:ão|ões|oes)|mi)\b/i.test(real))
    return { is: 'trouble', code: 'cell_in_thousands' }
  return signed(real)
}

function signed(text: string): NumberReading {
  const parenthesised = /^\((.*)\)$/.exec(text)
  const bare = (parenthesised?.[1] ?? text).replace(/[\u2212\u2013]/g, '-').replace(/ /g, '')
  const minus = /^-|-$/.test(bare)
  if (parenthesised && minus) return { is: 'trouble', code: 'cell_not_a_number' }
  const digits = bare.replace(/^[-+]|-$/g, '')
  const sign = parenthesised || minus ? '-' : ''
  const comma = COMMA.test(digits)
    ? sign + plain(digits.replace(/\./g, '').replace(',', '.'))
    : undefined
  const dot = DOT.test(digits) ? sign + plain(digits.replace(/,/g, '')) : undefined
  if (comma === undefined && dot === undefined) return { is: 'trouble', code: 'cell_not_a_number' }
  return { is: 'number', comma, dot }
}

function plain(digits: string): string {
  return new D(digits).toFixed()
}

/** The decimal mark that a text proves: undefined when it fits both with different values. */
export function markProved(reading: NumberReading): DecimalMark | 'either' | 'both' | undefined {
  if (reading.is === 'trouble') return undefined
  if (reading.comma !== undefined && reading.dot !== undefined) {
    return reading.comma === reading.dot ? 'either' : 'both'
  }
  return reading.comma !== undefined ? 'comma' : 'dot'
}

export type Read<T> =
  | { is: 'value'; value: T; note?: MessageCode }
  | { is: 'blank' }
  | { is: 'trouble'; code: MessageCode }

/** A cell of an amount column, under the convention decided for the column. */
export function readAmount(cell: Cell | undefined, mark: DecimalMark | undefined): Read<string> {
  if (isBlank(cell)) return { is: 'blank' }
  if (isError(cell)) return { is: 'trouble', code: 'cell_error' }
  if (isBareFormula(cell)) return { is: 'trouble', code: 'cell_bare_formula' }
  if (isBoolean(cell)) return { is: 'trouble', code: 'cell_not_a_number' }
  if (isNumber(cell)) {
    if (cell.date) return { is: 'trouble', code: 'cell_date_for_amount' }
    if (cell.format && foreignFormat(cell.format))
      return { is: 'trouble', code: 'cell_foreign_currency' }
    return inRange(asShown(cell.n))
  }
  const reading = readNumberText(cell as string)
  if (reading.is === 'trouble') return reading
  const value = choose(reading, mark)
  return value === undefined ? { is: 'trouble', code: 'cell_other_convention' } : inRange(value)
}

function choose(
  reading: { comma?: string; dot?: string },
  mark: DecimalMark | undefined,
): string | undefined {
  return mark === undefined ? (reading.comma ?? reading.dot) : reading[mark]
}

/** Excel computes with 15 digits: `37255.03999999999` is 37255.04 on the screen and in the file. */
function asShown(digits: string): string {
  return new D(digits).toSignificantDigits(15).toFixed()
}

/** A JSON number keeps 15 digits; beyond that the service would be asked another amount. */
function inRange(value: string): Read<string> {
  const number = new D(value)
  if (number.isZero()) return { is: 'trouble', code: 'cell_zero' }
  if (number.sd(true) > 15) return { is: 'trouble', code: 'cell_too_many_digits' }
  return { is: 'value', value: number.toFixed() }
}

/** A number format that shows another currency than the real. */
export function foreignFormat(format: string): boolean {
  const symbols = [...format.matchAll(/\[\$([^\]-]+)(?:-[^\]]*)?\]|"([^"]*)"/g)].map((m) =>
    (m[1] ?? m[2] ?? '').trim(),
  )
  return symbols.some((symbol) => /[$€£¥]|USD|EUR|GBP/.test(symbol) && !/^R\$$/i.test(symbol))
}
