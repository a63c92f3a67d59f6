import type { Cell, NumberCell } from '../cell.js'
import { excelSerial } from '../serial.js'
import type { ColumnKind, MarkedText, SheetColumn, Value } from '../sheet.js'
import type { ColumnWriter, TextStyles } from './column-writer.js'
import { escapeText } from './escapes.js'
import type { SheetLinks } from './links.js'
import type { PaperLines } from './paper.js'
import { MOST_LINES } from './row-height.js'
import type { SheetDigest } from './seal.js'
import { BRAZILIAN, FORMATS, type Look, type StyleBook } from './write-styles.js'

/** Shared by the cells of a sheet while it is written. */
export interface SheetContext {
  styles: StyleBook
  links: SheetLinks
  momentSerial(iso: string): string | undefined
  paper: PaperLines
  /** Digest of the contents of the cells, if the workbook is sealed. */
  digest?: SheetDigest
}

/** Returns an empty cell, which has its border too. */
export function emptyCellXml(row: number, { letters, number }: ColumnWriter): string {
  return `<c r="${letters}${row}" s="${number}"/>`
}

/** Excel allows 32,767; a cut text says so, with its original length. */
const MAX_TEXT = 32_000
/** Longer text in a cell of format @ shows as #### in some versions of Excel. */
const MAX_AT_FORMAT = 255
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
/** Leading or double spaces and line breaks are preserved only if the element says so. */
const SPACED = /^\s|\s$|\s\s|[\n\t]/
/** Error values that a file may contain as such; Excel takes others for damage. */
const ERRORS = new Set(['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'])
const BARE_FORMULA = '(fórmula sem resultado salvo)'

export function columnWriter(
  column: Pick<ColumnWriter, 'letters' | 'kind' | 'look' | 'width'> & Partial<ColumnWriter>,
  styles: StyleBook,
): ColumnWriter {
  const { kind, look } = column
  const figureLook = FIGURE_LOOKS[look] ?? look
  return {
    mostLines: MOST_LINES,
    isDrawn: false,
    ...column,
    wraps: look !== 'plain',
    figureLook,
    number: styles.id(FORMATS[kind], figureLook),
    text: textStyles(look, styles),
  }
}

/** A figure too long for its column shrinks: ##### would be useless on paper. */
const FIGURE_LOOKS: Partial<Record<Look, Look>> = {
  plain: 'figure',
  wrap: 'figure',
  wrapRight: 'figure',
  page: 'pageFigure',
  total: 'totalFigure',
}

function textStyles(look: Look, styles: StyleBook): TextStyles {
  return {
    short: styles.id(FORMATS.text, look),
    long: styles.id(FORMATS.original, look),
    shortQuoted: styles.id(FORMATS.text, look, true),
    longQuoted: styles.id(FORMATS.original, look, true),
  }
}

/** Returns the element of a cell; empty for an empty one. */
export function cellXml(
  value: Value | undefined,
  row: number,
  column: ColumnWriter,
  context: SheetContext,
): string {
  if (typeof value === 'string') return textXml(value, row, column)
  if (value == null) return ''
  if ('n' in value) return numberXml(value, row, column, context)
  if ('bareFormula' in value) return bareFormulaXml(row, column)
  if ('date' in value) return dateXml(value.date, row, column, context)
  if ('moment' in value) return momentXml(value.moment, row, column, context)
  if ('bold' in value) return textXml(value.bold, row, lookOf(column, boldLook(column), context))
  if ('heading' in value) return textXml(value.heading, row, lookOf(column, 'heading', context))
  if ('alarm' in value) return textXml(value.alarm, row, lookOf(column, 'alarm', context))
  if ('amount' in value) return amountXml(value.amount, row, column, context)
  if ('title' in value) return textXml(value.title, row, lookOf(column, 'title', context))
  if ('header' in value) return ownLine(value.header, row, column, headerLook(column), context)
  if ('total' in value) return ownLine(value.total, row, column, 'total', context)
  if ('link' in value) return linkXml(value, row, column, context)
  if ('marks' in value) return markedXml(value, row, column)
  return otherXml(value, row, column)
}

const LEFT: ReadonlySet<ColumnKind> = new Set(['text', 'original', 'link'])

/** Returns the look of a heading, which is aligned as its column. */
export function headerLook({ kind, amounts }: Pick<SheetColumn, 'kind' | 'amounts'>): Look {
  return LEFT.has(kind) && !amounts ? 'header' : 'headerRight'
}

/** A heading or a sum among the rows; its line has no gap where the text is empty. */
function ownLine(
  text: string,
  row: number,
  { letters, kind, width }: ColumnWriter,
  look: Look,
  context: SheetContext,
): string {
  const own = columnWriter({ letters, kind, width, look }, context.styles)
  if (text === '') return emptyCellXml(row, own)
  return isWritable(text) ? numberXml({ n: text }, row, own, context) : textXml(text, row, own)
}

/** The formula itself is not known: NA() is calculated to an error, never to a figure. */
function bareFormulaXml(row: number, { letters, text }: ColumnWriter): string {
  return `<c r="${letters}${row}" s="${text.long}"><f>NA()</f></c>`
}

function boldLook({ look }: ColumnWriter): Look {
  return look === 'page' ? 'pageBold' : 'bold'
}

function linkLook({ look }: ColumnWriter): Look {
  return look === 'page' ? 'link' : 'cellLink'
}

function amountXml(amount: string, row: number, column: ColumnWriter, { styles }: SheetContext) {
  if (!isWritable(amount)) return textXml(amount, row, column)
  const style = styles.id(`${BRAZILIAN}"R$ "#,##0.00`, 'amount')
  return rawNumberXml(amount, style, row, column)
}

function otherXml(
  value: Exclude<Cell, NumberCell | null | string>,
  row: number,
  column: ColumnWriter,
) {
  if ('b' in value) return typedXml('b', value.b ? '1' : '0', row, column)
  if (!('e' in value)) return textXml(BARE_FORMULA, row, column)
  return ERRORS.has(value.e) ? typedXml('e', value.e, row, column) : textXml(value.e, row, column)
}

function typedXml(type: string, value: string, row: number, column: ColumnWriter): string {
  return `<c r="${column.letters}${row}" s="${column.text.long}" t="${type}"><v>${value}</v></c>`
}

/** Returns a text cell; `inlineStr` is always text, whatever it starts with. */
export function textXml(text: string, row: number, column: ColumnWriter): string {
  if (text === '') return ''
  const shown = text.length > MAX_TEXT ? cutText(text) : text
  const style = textStyle(shown, column.text)
  const space = SPACED.test(shown) ? ' xml:space="preserve"' : ''
  return `<c r="${column.letters}${row}" s="${style}" t="inlineStr"><is><t${space}>${escapeText(shown)}</t></is></c>`
}

const MARKED =
  '<rPr><b/><sz val="11"/><color rgb="FFC00000"/><rFont val="Calibri"/><family val="2"/></rPr>'
/** Excel's escape of a character: a cut between runs could break one, or create one. */
const ESCAPE = /_x[\da-f]{4}_/i

/** Runs of rich text; unmarked ones have the style of the cell. */
function markedXml({ text, marks }: MarkedText, row: number, column: ColumnWriter): string {
  if (marks.length === 0 || text.length > MAX_TEXT || ESCAPE.test(text)) {
    return textXml(text, row, column)
  }
  const runs: string[] = []
  let at = 0
  const addRun = (end: number, dress: string) => {
    const part = escapeText(text.slice(at, end))
    if (part) runs.push(`<r>${dress}<t xml:space="preserve">${part}</t></r>`)
    at = end
  }
  for (const { start, end } of marks) {
    addRun(start, '')
    addRun(end, MARKED)
  }
  addRun(text.length, '')
  const style = textStyle(text, column.text)
  return `<c r="${column.letters}${row}" s="${style}" t="inlineStr"><is>${runs.join('')}</is></c>`
}

function textStyle(text: string, styles: TextStyles): number {
  const long = text.length > MAX_AT_FORMAT
  if (looksLikeFormula(text)) return long ? styles.longQuoted : styles.shortQuoted
  return long ? styles.long : styles.short
}

/** = + - @: a spreadsheet would take such a typed text for a formula. */
function looksLikeFormula(text: string): boolean {
  const code = text.charCodeAt(0)
  return code === 61 || code === 43 || code === 45 || code === 64
}

function cutText(text: string): string {
  const whole = /[\ud800-\udbff]/.test(text[MAX_TEXT - 1]!) ? MAX_TEXT - 1 : MAX_TEXT
  return `${text.slice(0, whole)} […] (texto cortado: ${text.length} caracteres no original)`
}

/** Writes the digits unchanged. A text column stores them as text. */
function numberXml(cell: NumberCell, row: number, column: ColumnWriter, context: SheetContext) {
  const { n } = cell
  if (!isWritable(n) || (column.kind === 'text' && !cell.date)) return textXml(n, row, column)
  return rawNumberXml(n, numberStyle(cell, column, context), row, column)
}

function rawNumberXml(n: string, style: number, row: number, column: ColumnWriter): string {
  const digits = n.startsWith('+') ? n.slice(1) : n
  return `<c r="${column.letters}${row}" s="${style}"><v>${digits}</v></c>`
}

function isWritable(n: string): boolean {
  return NUMBER.test(n) && Number.isFinite(Number(n))
}

/** The kind of the column decides, except for original cells, dates, and free pages. */
function numberStyle(cell: NumberCell, column: ColumnWriter, { styles }: SheetContext): number {
  const { kind, figureLook } = column
  if (kind !== 'original' && !(cell.date && kind !== 'moment')) return column.number
  const fallback = cell.date ? FORMATS.date : FORMATS.original
  if (kind !== 'original') return styles.id(fallback, figureLook)
  if (cell.format === undefined) return cell.date ? styles.id(fallback, figureLook) : column.number
  return styles.idOfFileFormat(cell.format, fallback, figureLook)
}

/** A date that Excel does not hold (before 1900, or invalid) is written as its text. */
function dateXml(
  date: string,
  row: number,
  column: ColumnWriter,
  { styles }: SheetContext,
): string {
  const serial = excelSerial(date)
  if (serial === undefined) return textXml(date, row, column)
  return rawNumberXml(String(serial), styles.id(FORMATS.date, dayLook(column)), row, column)
}

function momentXml(
  moment: string,
  row: number,
  column: ColumnWriter,
  context: SheetContext,
): string {
  const serial = context.momentSerial(moment)
  if (serial === undefined) return textXml(moment, row, column)
  return rawNumberXml(serial, context.styles.id(FORMATS.moment, dayLook(column)), row, column)
}

/** On a free page dates are aligned like texts. */
function dayLook({ look, figureLook }: ColumnWriter): Look {
  if (look === 'page') return look
  return figureLook === 'figure' ? 'day' : figureLook
}

function linkXml(
  { link, text }: { link: string; text: string },
  row: number,
  column: ColumnWriter,
  context: SheetContext,
): string {
  if (link === '') return textXml(text, row, column)
  if (context.links.add(`${column.letters}${row}`, link)) {
    return textXml(text || link, row, lookOf(column, linkLook(column), context))
  }
  return textXml(text && text !== link ? `${text} (${link})` : link, row, column)
}

function lookOf(column: ColumnWriter, look: Look, { styles }: SheetContext): ColumnWriter {
  return { ...column, look, text: textStyles(look, styles) }
}
