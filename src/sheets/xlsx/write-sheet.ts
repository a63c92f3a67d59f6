import type { ColumnKind, SheetColumn, SheetToWrite, Value } from '../sheet.js'
import { columnLetters } from './reference.js'
import { rowHeight } from './row-height.js'
import type { RowSource } from './rows.js'
import {
  type ColumnWriter,
  cellXml,
  columnWriter,
  type SheetContext,
  textXml,
} from './write-cell.js'

/** One worksheet of the file: a sheet, or a piece of one that is too long. */
export interface SheetPart {
  sheet: SheetToWrite
  rows: RowSource
  /** Rows that it may have, its header included. */
  maxRows: number
  isFirst: boolean
}

/** Bytes of XML handed on at a time. */
const CHUNK = 64 * 1024
const MAX_COLUMNS = 16_384

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
  '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
const MARGINS =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>'
const FOOTER =
  '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPágina &amp;P de &amp;N</oddFooter></headerFooter>'

/** Without lines of its own a table is hard to follow on paper. */
const PRINT_LINES = '<printOptions gridLines="1"/>'
/** Of a column that is not declared: Excel's own. */
const DEFAULT_WIDTH = 9
const FILTER_BUTTON = 3

const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 24,
  money: 16,
  factor: 16,
  percent: 11,
  date: 12,
  moment: 20,
  integer: 10,
  link: 30,
  original: 20,
}

/**
 * The XML of a worksheet, its elements in the order of CT_Worksheet (ECMA-376 part 1, 18.3.1.99).
 * Rows are taken as it is read; it returns the number of the last one.
 */
export async function* sheetXml(
  part: SheetPart,
  context: SheetContext,
): AsyncGenerator<Buffer, number> {
  const { sheet, rows } = part
  const columns = sheet.columns ?? []
  const writers = columnWriters(sheet, context)
  let xml = `${HEAD}${viewXml(part)}<sheetFormatPr defaultRowHeight="15"/>${colsXml(sheet)}<sheetData>`
  let last = 0
  if (columns.length > 0) xml += headerXml(columns, ++last, context)
  while (last < part.maxRows) {
    const next = rows.next()
    const row = next instanceof Promise ? await next : next
    if (row === undefined) break
    xml += rowXml(row, ++last, writers, part, context)
    if (xml.length >= CHUNK) {
      yield Buffer.from(xml)
      xml = ''
    }
  }
  yield Buffer.from(`${xml}</sheetData>${afterXml(sheet, last, context)}</worksheet>`)
  return last
}

/** The range of the table, header included; undefined on a free page. */
export function tableRange({ columns = [] }: SheetToWrite, lastRow: number): string | undefined {
  if (columns.length === 0) return undefined
  return `A1:${columnLetters(columns.length - 1)}${lastRow}`
}

/** The columns that are declared; those of a free page are made as rows need them. */
function columnWriters({ columns = [] }: SheetToWrite, { styles }: SheetContext): ColumnWriter[] {
  return columns.map((column, at) => {
    const look = column.wrap ? 'wrap' : 'plain'
    const width = widthOf(column)
    return columnWriter({ letters: columnLetters(at), kind: column.kind, look, width }, styles)
  })
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
  for (let at = 0; at < row.length; at++) cells += cellXml(row[at], number, writers[at]!, context)
  return `<row r="${number}"${rowHeight(row, writers)}>${cells}</row>`
}

/** Cells beyond the declared columns, and all those of a free page, are as they come. */
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

function headerXml(columns: SheetColumn[], number: number, { styles }: SheetContext): string {
  const writers = columns.map((column, at) => {
    const look = column.kind === 'text' || column.kind === 'original' ? 'header' : 'headerRight'
    const letters = columnLetters(at)
    // The button of the filter takes the room of some characters.
    const width = widthOf(column) - FILTER_BUTTON
    return columnWriter({ letters, kind: 'text', look, width }, styles)
  })
  const titles = columns.map(({ title }) => title)
  const cells = titles.map((title, at) => textXml(title, number, writers[at]!))
  return `<row r="${number}"${rowHeight(titles, writers)}>${cells.join('')}</row>`
}

function viewXml({ sheet, isFirst }: SheetPart): string {
  const isTable = (sheet.columns ?? []).length > 0
  const attributes = `${isTable ? '' : ' showGridLines="0"'}${isFirst ? ' tabSelected="1"' : ''}`
  const frozen = isTable
    ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>'
    : ''
  return `<sheetViews><sheetView${attributes} workbookViewId="0">${frozen}</sheetView></sheetViews>`
}

function colsXml({ columns, widths = [] }: SheetToWrite): string {
  const all = columns && columns.length > 0 ? columns.map(widthOf) : widths
  const each = all.map((width, at) => {
    const bounded = Math.min(255, Math.max(1, width))
    return `<col min="${at + 1}" max="${at + 1}" width="${bounded}" customWidth="1"/>`
  })
  return each.length > 0 ? `<cols>${each.join('')}</cols>` : ''
}

/** The longest word of a title must fit beside the button of the filter. */
function widthOf({ title, kind, width }: SheetColumn): number {
  const word = Math.max(...title.split(/\s+/).map((each) => each.length))
  return width ?? Math.max(WIDTHS[kind], Math.min(word + FILTER_BUTTON + 1, 40))
}

function afterXml(sheet: SheetToWrite, last: number, { links }: SheetContext): string {
  const range = tableRange(sheet, last)
  const filter = range ? `<autoFilter ref="${range}"/>` : ''
  const orientation = range && !sheet.portrait ? 'landscape' : 'portrait'
  const setup = `<pageSetup paperSize="9" fitToWidth="1" fitToHeight="0" orientation="${orientation}"/>`
  return `${filter}${links.xml()}${range ? PRINT_LINES : ''}${MARGINS}${setup}${FOOTER}`
}
