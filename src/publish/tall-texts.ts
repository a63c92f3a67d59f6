import type { FigureColumn } from '../core/job/job.js'
import type { Value } from '../spreadsheets/sheet.js'
import { linesOf, MOST_LINES_WHOLE } from '../spreadsheets/xlsx/row-height.js'
import { wholeNumber } from './words.js'

/** Shorter texts fit in any row. */
const FITS = 200

/**
 * Returns the text of a cell that is to be read whole, with a sign before one that is taller than its
 * row can be: paper shows its beginning alone, which would pass for all of it.
 */
export function signedIfTall(value: Value, { wrap, width = 0 }: FigureColumn): Value {
  const text = textOf(value)
  if (text === undefined || text.length <= FITS || wrap !== 'whole') return value
  if (linesOf(text, width, true) <= MOST_LINES_WHOLE) return value
  const sign = `[o papel mostra só o começo; o texto tem ${wholeNumber(text.length)} caracteres] `
  if (typeof value === 'string') return `${sign}${value}`
  const { marks } = value as Extract<Value, { marks: unknown }>
  const moved = marks.map(({ start, end }) => ({
    start: start + sign.length,
    end: end + sign.length,
  }))
  return { text: `${sign}${text}`, marks: moved }
}

function textOf(value: Value): string | undefined {
  if (typeof value === 'string') return value
  return value && 'marks' in value ? value.text : undefined
}
