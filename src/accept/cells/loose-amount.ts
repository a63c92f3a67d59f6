import { type Cell, isNumber } from '../../spreadsheets/cell.js'
import { D } from '../../values/decimal.js'
import { readNumberText } from './amount.js'
import { currencyOfFormat } from './currency.js'
import { isDate } from './date.js'
import { memo } from './memo.js'

/** What rounding to cents takes from a figure or adds to it. */
export const ROUNDING = 0.005
/** The same of a figure that a percentage gives, and what floating point adds to it. */
export const ROUNDING_OF_SHARE = 0.0051
/** Half a cent, and what floating point adds to it: nearer figures are the same to the cent. */
export const HALF_CENT = 0.006
/** A cent, and what floating point adds to it: nearer is a product of figures that were rounded. */
export const A_CENT = 0.011

/** Decides whether two figures are the same, but for `slack`; one that is no number is not. */
export function areSameCents(one = Number.NaN, other = Number.NaN, slack = HALF_CENT): boolean {
  return Math.abs(one - other) < slack
}

/** Returns a cell's number, for comparing cells; a text that allows both marks has a comma. */
export function looseAmount(cell: Cell | undefined): number | undefined {
  if (isNumber(cell)) return cell.date ? undefined : Number(cell.n)
  return typeof cell === 'string' && !NEVER_IN_NUMBERS.test(cell) ? looseNumber(cell) : undefined
}

let lastLine: readonly Cell[] = []
let amountsOfLine: readonly (number | undefined)[] = []

/**
 * Returns the number of a cell of a line, as {@link looseAmount} does. A dozen checks compare the
 * columns of each line, one after the other: the numbers of the last line are read once.
 */
export function amountAt(line: readonly Cell[], column: number): number | undefined {
  if (line !== lastLine) {
    lastLine = line
    amountsOfLine = line.map(looseAmount)
  }
  return amountsOfLine[column]
}

/**
 * A character that no number has, nor R$, BRL or reais. Most texts of a table are names, which
 * their first letter rules out.
 */
const NEVER_IN_NUMBERS = /[^\s\d.,()+\-*'="$\u2010-\u2015\u2212rbleaisſ]/iu

function looseNumber(cell: string): number | undefined {
  const read = readNumberText(cell.trim().replace(/^R\$\s*/i, ''))
  const text = read.is === 'number' ? (read.comma ?? read.dot) : undefined
  return text === undefined ? undefined : Number(text)
}

/** Decides whether a cell is a number and no date. */
export function isAmount(cell: Cell): boolean {
  if (isNumber(cell)) return !cell.date
  return typeof cell === 'string' && !isDate(cell) && readNumberText(cell).is === 'number'
}

/** Decides whether a cell has the sign of the real, in its text or in its format. */
export function hasReal(cell: Cell): boolean {
  if (typeof cell === 'string') return /R\s?\$/i.test(cell)
  return isNumber(cell) && currencyOfFormat(cell.format ?? '') === 'real'
}

/** Decides whether a cell is a number with R$ or with cents, which its format may show. */
export function isMoney(cell: Cell): boolean {
  if (isNumber(cell)) {
    const isShown = hasReal(cell) || SHOWS_CENTS.test(cell.format ?? '')
    return !cell.date && (isShown || !new D(cell.n).isInteger())
  }
  return typeof cell === 'string' && !NEVER_IN_NUMBERS.test(cell) && isMoneyText(cell)
}

const SHOWS_CENTS = /[#,]##0\.00(?![0%])/

const isMoneyText = memo(
  (text) =>
    readNumberText(text).is === 'number' && (hasReal(text) || /[.,]\d{2}$/.test(text.trim())),
)
