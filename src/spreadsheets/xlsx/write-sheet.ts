import type { SheetColumn, SheetToWrite, Value } from '../sheet.js'
import { columnWidth, FILTER_BUTTON } from './column-width.js'
import type { ColumnWriter } from './column-writer.js'
import {
  columnBreaksXml,
  headerFooterXml,
  isDivided,
  type PaperLines,
  pageSetupXml,
  printableColumns,
  rowBreaksXml,
} from './paper.js'
import { columnLetters } from './reference.js'
import { MOST_LINES, MOST_LINES_WHOLE, rowHeight } from './row-height.js'
import type { RowSource } from './rows.js'
import { contentOfXml } from './seal.js'
import {
  cellXml,
  columnWriter,
  emptyCellXml,
  headerLook,
  type SheetContext,
  textXml,
} from './write-cell.js'

/** One worksheet of the file: a sheet, or a piece of one that is too long. */
export interface SheetPart {
  sheet: SheetToWrite
  rows: RowSource
  /** The most rows it may have, header included. */
  maxRows: number
  isFirst: boolean
}

/** Characters of XML that are emitted at a time. */
const CHUNK = 64 * 1024
const MAX_COLUMNS = 16_384

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'
const propertiesXml = (sheet: SheetToWrite) =>
  `<outlinePr summaryRight="0"/><pageSetUpPr fitToPage="${isDivided(sheet) ? 0 : 1}"/></sheetPr>`
const tab = (colour: string) => `<tabColor rgb="${colour}"/>`
const GREY_TAB = tab('FFA6ADB4')
const RED_TAB = tab('FFC00000')
/** In inches; the banner above every page takes a line. */
const marginsXml = ({ banner }: PaperLines) =>
  `<pageMargins left="0.4" right="0.4" top="${banner ? 0.75 : 0.5}" bottom="0.6" header="0.3" footer="0.3"/>`
/** Excel's width of a column that is not declared. */
const DEFAULT_WIDTH = 9

/**
 * Writes the XML of a worksheet, its elements in the order of CT_Worksheet (ECMA-376 part 1,
 * 18.3.1.99). It takes rows as it is read, and returns the number of the last one, without a total.
 */
export async function* sheetXml(
  part: SheetPart,
  context: SheetContext,
): AsyncGenerator<Buffer, number> {
  const { sheet, rows } = part
  const columns = sheet.columns ?? []
  const writers = columnWriters(sheet, context)
  let xml = `${HEAD}<sheetPr>${tabXml(sheet, context.paper)}${propertiesXml(sheet)}${viewXml(part)}${formatXml(columns)}${colsXml(sheet)}<sheetData>`
  const breaks: number[] = []
  let last = 0
  if (isTable(sheet)) xml += headerXml(columns, ++last, context)
  const top = last + 1
  const most = sheet.total ? part.maxRows - 1 : part.maxRows
  while (last < most) {
    const next = rows.next()
    const row = next instanceof Promise ? await next : next
    if (row === undefined) break
    xml += rowXml(row, ++last, writers, part, context)
    // The paper starts with the first row anyway.
    if (last > top && beginsPage(row)) breaks.push(last)
    if (xml.length >= CHUNK) {
      yield Buffer.from(xml)
      xml = ''
    }
  }
  xml += await belowXml(part, last, context)
  const after = `${afterXml(sheet, last, context)}${rowBreaksXml(breaks)}${columnBreaksXml(sheet)}${context.links.partsXml()}`
  yield Buffer.from(`${xml}</sheetData>${after}</worksheet>`)
  return last
}

/** Returns the range of the table, header included; undefined on a free page. */
export function tableRange(sheet: SheetToWrite, lastRow: number): string | undefined {
  const { columns = [] } = sheet
  if (!isTable(sheet)) return undefined
  return `A1:${columnLetters(columns.length - 1)}${lastRow}`
}

/** Returns whether the first row has the headers of one table. */
function isTable({ columns = [], ownHeaders }: SheetToWrite): boolean {
  return columns.length > 0 && !ownHeaders
}

/** Writers of the declared columns; those of a free page are made as rows need them. */
function columnWriters({ columns = [] }: SheetToWrite, { styles }: SheetContext): ColumnWriter[] {
  const printed = printableColumns(columns)
  return columns.map((column, at) => {
    const { kind, wrap } = column
    const text = column.amounts ? 'wrapRight' : 'wrap'
    const look = wrap || kind === 'text' || kind === 'original' ? text : 'plain'
    const mostLines = at < printed ? mostLinesOf(column) : 1
    const width = columnWidth(column)
    const isDrawn = column.hidden !== true
    const letters = columnLetters(at)
    return columnWriter({ letters, kind, look, width, mostLines, isDrawn }, styles)
  })
}

/** The most lines of a row; text that is not printed makes no row taller. */
function mostLinesOf({ wrap }: SheetColumn): number {
  return wrap === 'whole' ? MOST_LINES_WHOLE : MOST_LINES
}

/** The colour of a tab shows what the banner says above every page. */
function tabXml({ technical }: SheetToWrite, { banner }: PaperLines): string {
  if (technical) return GREY_TAB
  return banner === undefined ? '' : RED_TAB
}

function beginsPage([first]: readonly Value[]): boolean {
  return first !== null && typeof first === 'object' && 'newPage' in first
}

/** A table without rows says so; otherwise it would look like one that could not be made. */
function emptyXml({ empty }: SheetToWrite, { styles, digest }: SheetContext): string {
  if (empty === undefined) return ''
  const writer = sentenceWriter(styles)
  const xml = textXml(empty, 2, writer)
  digest?.cell(writer.letters, 2, contentOfXml(xml, styles.drawnBy))
  return `<row r="2">${xml}</row>`
}

function sentenceWriter(styles: SheetContext['styles']): ColumnWriter {
  const of = { letters: 'A', kind: 'integer', width: 0, isDrawn: true } as const
  return { ...columnWriter({ ...of, look: 'sentence' }, styles), wraps: false }
}

/** The sentence of a table without rows, or the total of a finished one. */
async function belowXml({ sheet, rows }: SheetPart, last: number, context: SheetContext) {
  if (last === 1 && isTable(sheet)) return emptyXml(sheet, context)
  return sheet.total && !(await rows.hasMore()) ? totalXml(sheet, last + 1, context) : ''
}

/** All cells of the line have borders, even empty ones. */
function totalXml({ columns = [], total = [] }: SheetToWrite, row: number, context: SheetContext) {
  const cells = columns.map(({ kind }, at) => {
    const letters = columnLetters(at)
    const writer = columnWriter({ letters, kind, look: 'total', width: 0 }, context.styles)
    const xml = cellXml(total[at], row, writer, context)
    context.digest?.cell(letters, row, contentOfXml(xml, context.styles.drawnBy))
    return xml || `<c r="${letters}${row}" s="${writer.text.short}"/>`
  })
  return `<row r="${row}">${cells.join('')}</row>`
}

function rowXml(
  row: readonly Value[],
  number: number,
  writers: ColumnWriter[],
  { sheet }: SheetPart,
  context: SheetContext,
): string {
  if (row.length > writers.length) addWriters(row.length, writers, sheet, context)
  let cells = ''
  const { digest, styles } = context
  const isSentence = row.length === 1 && (sheet.columns ?? []).length > 1
  for (let at = 0; at < row.length; at++) {
    const writer = isSentence ? sentenceWriter(context.styles) : writers[at]!
    const xml = cellXml(row[at], number, writer, context)
    digest?.cell(writer.letters, number, contentOfXml(xml, styles.drawnBy))
    cells += xml || (writer.isDrawn ? emptyCellXml(number, writer) : '')
  }
  const hidden = sheet.hides?.(row) ? ' hidden="1"' : ''
  // A sentence is one line over the cells beside, whatever the width of its own column.
  const height = isSentence ? '' : rowHeight(row, writers)
  return `<row r="${number}"${height}${hidden}>${cells}</row>`
}

/** Cells beyond the declared columns, and all those of a free page, keep their own format. */
function addWriters(
  count: number,
  writers: ColumnWriter[],
  { columns = [], widths = [] }: SheetToWrite,
  { styles }: SheetContext,
): void {
  if (count > MAX_COLUMNS) throw new RangeError(`a row of ${count} cells: Excel has ${MAX_COLUMNS}`)
  const look = columns.length > 0 ? 'plain' : 'page'
  for (let at = writers.length; at < count; at++) {
    const width = (columns.length > 0 ? undefined : widths[at]) ?? DEFAULT_WIDTH
    writers.push(
      columnWriter({ letters: columnLetters(at), kind: 'original', look, width }, styles),
    )
  }
}

function headerXml(
  columns: SheetColumn[],
  number: number,
  { styles, digest }: SheetContext,
): string {
  const writers = columns.map((column, at) => {
    const look = headerLook(column)
    const letters = columnLetters(at)
    // The filter button takes the room of some characters.
    const width = columnWidth(column) - FILTER_BUTTON
    return columnWriter({ letters, kind: 'text', look, width }, styles)
  })
  const titles = columns.map(({ title }) => title)
  const cells = titles.map((title, at) => textXml(title, number, writers[at]!))
  for (const [at, xml] of cells.entries())
    digest?.cell(columnLetters(at), number, contentOfXml(xml, styles.drawnBy))
  return `<row r="${number}"${rowHeight(titles, writers)}>${cells.join('')}</row>`
}

function viewXml({ sheet, isFirst }: SheetPart): string {
  const attributes = `${isTable(sheet) ? '' : ' showGridLines="0"'}${isFirst ? ' tabSelected="1"' : ''}`
  return `<sheetViews><sheetView${attributes} workbookViewId="0">${isTable(sheet) ? paneXml(sheet.frozen ?? 0) : ''}</sheetView></sheetViews>`
}

/** The header stays visible, and so do the leading columns. */
function paneXml(frozen: number): string {
  const first = `${columnLetters(frozen)}2`
  const pane = frozen > 0 ? 'bottomRight' : 'bottomLeft'
  const across = frozen > 0 ? `xSplit="${frozen}" ` : ''
  return (
    `<pane ${across}ySplit="1" topLeftCell="${first}" activePane="${pane}" state="frozen"/>` +
    (frozen > 0 ? '<selection pane="topRight"/><selection pane="bottomLeft"/>' : '') +
    `<selection pane="${pane}" activeCell="${first}" sqref="${first}"/>`
  )
}

/** A single column needs no group with a button. */
function folds(columns: readonly SheetColumn[]): boolean {
  return columns.filter(({ onScreen }) => onScreen).length > 1
}

function formatXml(columns: readonly SheetColumn[]): string {
  return `<sheetFormatPr defaultRowHeight="15"${folds(columns) ? ' outlineLevelCol="1"' : ''}/>`
}

function colsXml({ columns = [], widths = [] }: SheetToWrite): string {
  const isFolding = folds(columns)
  const all = columns.length > 0 ? columns.map(columnWidth) : widths
  const each = all.map((width, at) => {
    const bounded = Math.min(255, Math.max(1, width))
    const level = isFolding && columns[at]?.onScreen ? ' outlineLevel="1"' : ''
    const hidden = columns[at]?.hidden ? ' hidden="1"' : ''
    return `<col min="${at + 1}" max="${at + 1}" width="${bounded}" customWidth="1"${hidden}${level}/>`
  })
  return each.length > 0 ? `<cols>${each.join('')}</cols>` : ''
}

function afterXml(sheet: SheetToWrite, last: number, { links, paper }: SheetContext): string {
  const range = tableRange(sheet, last)
  const filter = range ? `<autoFilter ref="${range}"/>` : ''
  return `${filter}${mergesXml(sheet)}${links.xml()}${marginsXml(paper)}${pageSetupXml(sheet, last)}${headerFooterXml(paper, sheet)}`
}

function mergesXml({ merges = [] }: SheetToWrite): string {
  const each = merges.map(({ top, bottom, left, right }) => {
    return `<mergeCell ref="${columnLetters(left)}${top}:${columnLetters(right)}${bottom}"/>`
  })
  return each.length > 0 ? `<mergeCells count="${each.length}">${each.join('')}</mergeCells>` : ''
}
