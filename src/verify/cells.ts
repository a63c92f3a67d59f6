import type { FigureColumn } from '../core/job/job.js'
import type { Facts } from '../messages/message.js'
import {
  type Cell,
  isBareFormula,
  isBoolean,
  isError,
  isNumber,
  type NumberCell,
} from '../spreadsheets/cell.js'
import { excelSerial, isoFromSerial } from '../spreadsheets/serial.js'
import { lastPart, linkText } from '../spreadsheets/sheet.js'
import { fifteenDigits } from '../spreadsheets/xlsx/fifteen-digits.js'

/** Longer texts are cut in a workbook and marked as cut. */
const CUT_AT = 31_999
const CUT = /\[…\] \(texto cortado: \d+ caracteres no original\)$/

/** Decides whether a cell of the workbook equals the cell of the input. */
export function holdsOriginal(found: Cell | undefined, original: Cell | undefined): boolean {
  if (original == null || original === '') return found == null
  if (typeof original === 'string') return holdsText(found, original)
  if (isNumber(original)) {
    return holdsNumber(found, original.n) || (original.date === true && isInstant(found, original))
  }
  if (isBoolean(original)) return isBoolean(found) && found.b === original.b
  // Errors that Excel does not know are written as texts, and so is a formula without a value.
  if (isError(original)) return textOf(found) === original.e
  return isBareFormula(original) && typeof found === 'string'
}

/** Decides whether a cell of the workbook equals a figure, in the form of its column. */
export function holdsFigure(
  found: Cell | undefined,
  value: string | undefined,
  { kind, shown }: Pick<FigureColumn, 'kind' | 'shown'>,
): boolean {
  if (value === undefined || value === '') return found == null
  // Workbooks of earlier layouts have the text of the records.
  if (kind === 'text') return [value, shown?.(value)].some((text) => text && holdsText(found, text))
  if (kind === 'link')
    return [lastPart(value), linkText(value)].some((text) => holdsText(found, text))
  if (kind !== 'date') return holdsNumber(found, value)
  const serial = excelSerial(value)
  return serial === undefined ? textOf(found) === value : holdsNumber(found, String(serial))
}

/** Returns a cell's text for messages. */
export function shown(cell: Cell | undefined): string {
  return textOf(cell) ?? ''
}

/** Returns the text of a cell as a fact, and that it is a figure: those are told as people write them. */
export function shownFact(name: 'found' | 'expected', cell: Cell | undefined): Facts {
  if (!isNumber(cell)) return { [name]: shown(cell) }
  const day = cell.date && Number.isInteger(Number(cell.n)) ? isoFromSerial(cell.n) : undefined
  return { [name]: day ?? cell.n, [`${name}IsFigure`]: true }
}

/** Returns an expected figure as a fact, in the form of its column. */
export function figureFact(
  value: string | undefined,
  { kind, shown }: Pick<FigureColumn, 'kind' | 'shown'>,
): Facts {
  if (kind === 'text' || kind === 'link') return { expected: (value && shown?.(value)) ?? value }
  return { expected: value ?? '', expectedIsFigure: true }
}

/** True for the same digits, or the same number where another program has saved the file. */
export function holdsNumber(found: Cell | undefined, digits: string): boolean {
  const text = textOf(found)
  if (text === undefined) return false
  if (text === digits || text === digits.replace(/^\+/, '')) return true
  const number = Number(digits)
  return isNumber(found) && Number.isFinite(number) && sameNumber(Number(text), digits)
}

function sameNumber(found: number, digits: string): boolean {
  return found === Number(digits) || found === Number(fifteenDigits(digits))
}

/**
 * Other programs round an instant to the millisecond, about a hundred-millionth of a day; the
 * tolerance is ten times that.
 */
const INSTANT_DAYS = 1e-7

function isInstant(found: Cell | undefined, { n }: NumberCell): boolean {
  return isNumber(found) && Math.abs(Number(found.n) - Number(n)) < INSTANT_DAYS
}

function holdsText(found: Cell | undefined, text: string): boolean {
  if (typeof found !== 'string') return false
  if (text.length <= CUT_AT) return found === text
  return found === text || (CUT.test(found) && found.startsWith(text.slice(0, CUT_AT)))
}

function textOf(cell: Cell | undefined): string | undefined {
  if (typeof cell === 'string') return cell
  if (isNumber(cell)) return cell.n
  if (isError(cell)) return cell.e
  return isBoolean(cell) ? String(cell.b) : undefined
}
