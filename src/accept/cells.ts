import { D } from '../decimal.js'
import type { Field, FieldValue } from '../job.js'
import type { MessageCode } from '../sentence.js'
import { type Cell, isBlank, isBoolean, isError, isNumber } from '../sheets/cell.js'
import { type DecimalMark, type Read, readNumberText } from './amount.js'

/** The text a person sees in a cell, for messages and for fields that are text. */
export function cellText(cell: Cell | undefined): string {
  if (cell == null) return ''
  if (typeof cell === 'string') return cell
  if (isNumber(cell)) return cell.n
  if (isBoolean(cell)) return cell.b ? 'VERDADEIRO' : 'FALSO'
  return isError(cell) ? cell.e : ''
}

const YES = new Set(['s', 'sim', 'x', '1', 'true', 'verdadeiro', 'yes', 'y'])
const NO = new Set(['n', 'nao', 'não', '0', 'false', 'falso', 'no', '-'])

export function readYesNo(cell: Cell | undefined): Read<boolean> {
  if (isBlank(cell)) return { is: 'blank' }
  const text = cellText(cell).trim().toLowerCase()
  if (YES.has(text)) return { is: 'value', value: true }
  return NO.has(text) ? { is: 'value', value: false } : { is: 'trouble', code: 'cell_not_yes_no' }
}

/** A percentage in percent points: `1`, `1,5 %`, and 0.01 shown as `1%`. */
export function readPercent(cell: Cell | undefined, mark: DecimalMark | undefined): Read<string> {
  if (isBlank(cell)) return { is: 'blank' }
  if (isNumber(cell)) {
    const points = cell.format?.includes('%') ? new D(cell.n).times(100) : new D(cell.n)
    return percentInRange(points.toSignificantDigits(15))
  }
  if (typeof cell !== 'string') return { is: 'trouble', code: 'cell_not_a_number' }
  const reading = readNumberText(cell.replace(/%\s*(?:a\.?\s*m\.?)?\s*$/i, ''))
  if (reading.is === 'trouble') return reading
  const value = mark ? reading[mark] : (reading.comma ?? reading.dot)
  return value === undefined
    ? { is: 'trouble', code: 'cell_other_convention' }
    : percentInRange(new D(value))
}

function percentInRange(points: D): Read<string> {
  return points.isNegative() || points.gt(1000)
    ? { is: 'trouble', code: 'cell_percent_out_of_range' }
    : { is: 'value', value: points.toFixed() }
}

export function readChoice(cell: Cell | undefined, choices: readonly string[]): Read<string> {
  if (isBlank(cell)) return { is: 'blank' }
  const text = cellText(cell).trim()
  const choice = choices.find((one) => one.toLowerCase() === text.toLowerCase())
  return choice ? { is: 'value', value: choice } : { is: 'trouble', code: 'cell_not_a_choice' }
}

/** Charges are percentages; an amount in reais in such a column is a question, not a percentage. */
export function looksLikeReais(cell: Cell | undefined): boolean {
  if (typeof cell === 'string') return /R\$/i.test(cell)
  return isNumber(cell) && /R\$|"R\$"/i.test(cell.format ?? '')
}

/** Reads a cell by its field's type; amounts, dates and case numbers have their own files. */
export function readOther(
  field: Field,
  cell: Cell | undefined,
  mark: DecimalMark | undefined,
): Read<FieldValue> {
  switch (field.type) {
    case 'percent':
    case 'fee':
      return readPercent(cell, mark)
    case 'yesno':
      return readYesNo(cell)
    case 'choice':
      return readChoice(cell, field.choices ?? [])
    default: {
      if (isBlank(cell)) return { is: 'blank' }
      if (isError(cell)) return { is: 'trouble', code: 'cell_error' satisfies MessageCode }
      return { is: 'value', value: cellText(cell).trim() }
    }
  }
}
