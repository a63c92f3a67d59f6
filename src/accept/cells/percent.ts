import { type Cell, isBareFormula, isBlank, isError, isNumber } from '../../spreadsheets/cell.js'
import { D } from '../../values/decimal.js'
import {
  type DecimalMark,
  type Read,
  readNumberText,
  toSheetPrecision,
  valueUnder,
} from './amount.js'
import { currencyOfFormat, isPercentFormat } from './currency.js'
import { LONGEST_VALUE } from './plain-text.js'

const LARGEST_PERCENT = 1000
const BY_THE_YEAR = /(?<!\p{L})(?:a\.?\s?a\.?|ao ano|por ano|anua(?:l|is)(?:mente)?)(?!\p{L})/iu

/** Cells and notes are short; of a longer text only the start is searched. */
export function mentionsYearlyRate(text: string): boolean {
  return BY_THE_YEAR.test(text.slice(0, LONGEST_VALUE))
}

/** Returns `1,5 % a.m.` without its sign; a yearly rate stays a text that is no number. */
export function withoutPercentSign(text: string): string {
  if (text.length > LONGEST_VALUE) return text
  return text.replace(/\s*%?\s*(?:a\.?\s?m\.?|ao m[êe]s)\s*$/i, '').replace(/\s*%\s*$/, '')
}

export function hasPercentSign(cell: Cell | undefined): boolean {
  if (typeof cell === 'string') return cell.includes('%')
  return isNumber(cell) && cell.format?.includes('%') === true
}

/** Reads a percentage in percent points: `1`, `1,5 %`, and 0.01 formatted as `1%`. */
export function readPercent(cell: Cell | undefined, mark: DecimalMark | undefined): Read<string> {
  const points = readPoints(cell, mark)
  if (points.is !== 'value') return points
  return points.value.isNegative() || points.value.gt(LARGEST_PERCENT)
    ? { is: 'trouble', code: 'cell_percent_out_of_range' }
    : { is: 'value', value: points.value.toFixed() }
}

/** Reads fees: a percentage, or an amount if the user declared them fixed (`isFixed`). */
export function readFee(
  cell: Cell | undefined,
  mark: DecimalMark | undefined,
  isFixed: boolean,
): Read<string> {
  if (!isFixed || hasPercentSign(cell)) return readPercent(cell, mark)
  const points = readPoints(cell, mark)
  if (points.is !== 'value') return points
  return points.value.isNegative() || points.value.sd(true) > 15
    ? { is: 'trouble', code: 'cell_not_a_number' }
    : { is: 'value', value: points.value.toFixed() }
}

function readPoints(cell: Cell | undefined, mark: DecimalMark | undefined): Read<D> {
  if (isBlank(cell)) return { is: 'blank' }
  if (isError(cell)) return { is: 'trouble', code: 'cell_error' }
  if (isBareFormula(cell)) return { is: 'trouble', code: 'cell_bare_formula' }
  if (isNumber(cell)) {
    const format = cell.format ?? ''
    if (cell.date) return { is: 'trouble', code: 'cell_not_a_number' }
    if (currencyOfFormat(format) === 'foreign')
      return { is: 'trouble', code: 'cell_foreign_currency' }
    const number = isPercentFormat(format) ? new D(cell.n).times(100) : new D(cell.n)
    return { is: 'value', value: toSheetPrecision(number.toString()) }
  }
  if (typeof cell !== 'string') return { is: 'trouble', code: 'cell_not_a_number' }
  return pointsOfText(cell, mark)
}

function pointsOfText(text: string, mark: DecimalMark | undefined): Read<D> {
  const reading = readNumberText(withoutPercentSign(text))
  if (reading.is === 'trouble') {
    return mentionsYearlyRate(text) ? { is: 'trouble', code: 'cell_rate_by_year' } : reading
  }
  const value = valueUnder(reading, mark)
  return value === undefined
    ? { is: 'trouble', code: 'cell_other_convention' }
    : { is: 'value', value: new D(value) }
}
