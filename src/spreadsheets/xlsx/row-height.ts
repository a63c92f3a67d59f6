import type { Value } from '../sheet.js'
import type { ColumnWriter } from './column-writer.js'

/** Height of a line of 11 points. */
export const LINE_POINTS = 15
/** Taller rows displace their neighbours on a screen; the formula bar shows the whole cell. */
export const MOST_LINES = 10
/** For texts to be read. Excel's tallest row has 27 lines. */
export const MOST_LINES_WHOLE = 20
const MAX_WIDTH = 255

/**
 * Returns the height of a row whose cells wrap, as an attribute; none for a row of one line.
 * LibreOffice does not compute it on opening, and texts would overlap. It is a hint and no custom
 * height, so that both programs fit the row after an edit, unless it was bounded: fitting would
 * make the row as tall as its text.
 */
export function rowHeight(row: readonly Value[], columns: readonly ColumnWriter[]): string {
  let lines = 1
  let isBounded = false
  for (let at = 0; at < row.length; at++) {
    const { wraps, width, mostLines, look } = columns[at]!
    const value = textIn(row[at], look === 'page')
    if (value === undefined || !wraps) continue
    const needed = linesOf(value, width, look === 'wrap')
    if (needed > mostLines) isBounded = true
    lines = Math.max(lines, Math.min(needed, mostLines))
  }
  if (lines === 1 && !isBounded) return ''
  return ` ht="${lines * LINE_POINTS}"${isBounded ? ' customHeight="1"' : ''}`
}

/** Bold text wraps only on free pages. */
function textIn(value: Value | undefined, isPage: boolean): string | undefined {
  if (typeof value === 'string') return value
  if (value && 'marks' in value) return value.text
  return isPage && value && 'bold' in value ? value.bold : undefined
}

/** Returns how many lines a text takes in a column, whose width is in digits. */
export function linesOf(text: string, width: number, isIndented = false): number {
  const inner = Math.max(1, width - MARGINS - (isIndented ? INDENT : 0))
  if (text.length * WIDEST <= inner && !text.includes('\n')) return 1
  const room = inner / SAFETY
  let lines = 0
  for (const part of text.slice(0, MOST_LINES_WHOLE * MAX_WIDTH).split('\n')) {
    lines += linesOfPart(part, room)
  }
  return lines
}

/** Breaks a text between words, and within a word that is longer than a line. */
function linesOfPart(text: string, room: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const width = widthOf(word)
    if (used > 0 && used + width > room) {
      lines += 1
      used = 0
    }
    const more = Math.max(0, Math.ceil(width / room) - 1)
    lines += more
    used += width - more * room + SPACE
  }
  return lines
}

/** In digits: what a cell leaves free at both sides, and the indent of texts in a table. */
const MARGINS = 0.4
const INDENT = 1.4
/** Another font or another program needs slightly more. */
const SAFETY = 1.02

/** Widths in Calibri, a digit being 1, as are the characters that are not named. */
const SPACE = 0.45
const WIDTHS: Readonly<Record<string, number>> = {
  "'ijl.,:;I·": 0.53,
  '()[]{}-f!J`': 0.63,
  'rt°': 0.69,
  '/\\sz"ª': 0.78,
  Lcxº: 0.84,
  'vyk?FSZg': 0.92,
  aETY: 0.96,
  'bdhnopquKXPC«»': 1.04,
  BRVA: 1.13,
  DHG: 1.24,
  'NUOQ&': 1.32,
  'w%…': 1.41,
  m: 1.58,
  'MW@—': 1.77,
}
const WIDEST = Math.max(...Object.values(WIDTHS))
const BY_CHARACTER = new Map(
  Object.entries(WIDTHS).flatMap(([all, width]) => [...all].map((one) => [one, width] as const)),
)

/** Returns the width of a table's column in which the word is not broken. */
export function unbrokenWidth(word: string): number {
  return Math.ceil(widthOf(word) * SAFETY + MARGINS + INDENT)
}

/** Each cell of a sheet is measured: the letters of most texts are in a table. */
function widthOf(word: string): number {
  let width = 0
  for (let at = 0; at < word.length; at++) {
    const latin = LATIN[word.charCodeAt(at)]
    if (latin === undefined) return widthOfAny(word)
    width += latin
  }
  return width
}

const LATIN = Array.from({ length: 0x250 }, (_, code) => widthOfAny(String.fromCharCode(code)))

/** An accent makes no letter wider. */
function widthOfAny(word: string): number {
  let width = 0
  for (const one of word.normalize('NFD').replace(/\p{M}/gu, ''))
    width += BY_CHARACTER.get(one) ?? 1
  return width
}
