import { Decimal } from 'decimal.js'
import type { Cell, NumberCell } from '../cell.js'
import { sourceOf } from '../formula-source.js'
import { DAYS_TO_1904, excelSerial } from '../serial.js'
import { unescapeText } from './escapes.js'
import type { SharedStrings } from './read-strings.js'
import type { CellStyle } from './read-styles.js'

export interface CellContext {
  strings: SharedStrings
  styles: readonly CellStyle[]
  /** Serials of the file count from 1904. */
  is1904: boolean
}

export interface RawCell {
  type: string
  style: number
  hasFormula: boolean
  /** The text of the formula, or its start. */
  formula: string | undefined
  /** The content of `v`; undefined without one. */
  value: string | undefined
  /** The content of `is`; undefined without one. */
  inline: string | undefined
  /** A part of the inline text is struck through. */
  struck: boolean
}

/**
 * A number that a spreadsheet can hold; writing out a decimal with an exponent of eight digits
 * takes gigabytes.
 */
export const NUMBER = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:e[+-]?\d{1,3})?$/i
const DATE_AND_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?/
const FORMULA = { formula: true } as const

class BadStringIndex extends Error {}

export function cellOf(raw: RawCell, context: CellContext): Cell {
  if (raw.inline !== undefined) return textCell(raw.inline)
  // t="str" is the text result of a formula, and an empty text is a result too.
  if (raw.type === 'str') return raw.value === undefined ? bareOrBlank(raw) : textCell(raw.value)
  if (raw.value === undefined || raw.value === '') return bareOrBlank(raw)
  if (raw.type === 's') return sharedCell(raw.value, context)
  const flag = raw.hasFormula ? FORMULA : undefined
  if (raw.type === 'b') return { b: raw.value === '1' || raw.value === 'true', ...flag }
  if (raw.type === 'e') return { e: raw.value, ...flag }
  if (raw.type === 'd') return isoCell(raw, context)
  return numberCell(raw, context)
}

/** Decides whether a cell is struck through, in part too: the rest is not what was meant. */
export function isStruck({ type, value, style, struck }: RawCell, context: CellContext): boolean {
  const isPart = type === 's' && context.strings.struck.has(Number(value))
  return struck || isPart || context.styles[style]?.struck === true
}

function bareOrBlank(raw: RawCell): Cell {
  return raw.hasFormula ? { formula: true } : null
}

function textCell(text: string): Cell {
  return text === '' ? null : unescapeText(text)
}

function sharedCell(value: string, { strings }: CellContext): Cell {
  const text = strings.texts[Number(value)]
  if (text === undefined) throw new BadStringIndex(`there is no shared string ${value}`)
  return text === '' ? null : text
}

function numberCell(raw: RawCell, context: CellContext): Cell {
  const value = raw.value!.trim()
  // Some writers omit the type of text cells.
  if (!NUMBER.test(value)) return textCell(raw.value!)
  const style = context.styles[raw.style]
  const cell: NumberCell = { n: value }
  if (style?.format !== undefined) cell.format = style.format
  if (style?.date) {
    cell.date = true
    if (context.is1904) cell.n = new Decimal(value).plus(DAYS_TO_1904).toString()
  }
  return withFormula(cell, raw)
}

function withFormula(cell: NumberCell, { hasFormula, formula }: RawCell): NumberCell {
  return hasFormula ? Object.assign(cell, FORMULA, sourceOf(formula)) : cell
}

/** `t="d"`, an ISO date, as strict workbooks may have it; other texts stay text. */
function isoCell(raw: RawCell, { styles }: CellContext): Cell {
  const serial = serialOfIso(raw.value!.trim())
  if (serial === undefined) return textCell(raw.value!)
  const cell: NumberCell = { n: serial, date: true }
  const format = styles[raw.style]?.format
  if (format !== undefined) cell.format = format
  return withFormula(cell, raw)
}

/** Returns the serial of an ISO date, with or without a time of day; undefined for other texts. */
export function serialOfIso(iso: string): string | undefined {
  const [, date, hours = '0', minutes = '0', seconds = '0'] = DATE_AND_TIME.exec(iso) ?? []
  const serial = date === undefined ? undefined : excelSerial(date)
  if (serial === undefined) return undefined
  const time = new Decimal(hours).times(60).plus(minutes).times(60).plus(seconds)
  return time.div(86_400).toDecimalPlaces(11).plus(serial).toString()
}
