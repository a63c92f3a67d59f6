import ExcelJS from 'exceljs'
import { handMade, MAIN } from '../../spreadsheets/support/workbook.js'

/** A cell of quirks.json: plain, a day, a formula with its cached value, or an error. */
export type Given =
  | string
  | number
  | null
  | { date: string }
  | { formula: string; value: number }
  | { error: string }

export interface GivenSheet {
  sheet: string
  quirks: string[]
  rows: Given[][]
  state?: 'hidden'
  merges?: string[]
  hiddenRows?: number[]
  hiddenColumns?: string[]
  /** Blank cells have a format down to this one. */
  styledTo?: string
}

export interface GivenBook {
  sheets: GivenSheet[]
  is1904?: boolean
}

export async function byExceljs({ sheets, is1904 = false }: GivenBook): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook()
  book.properties.date1904 = is1904
  for (const given of sheets) {
    const sheet = book.addWorksheet(given.sheet, { state: given.state ?? 'visible' })
    eachCell(given, (value, y, x) => {
      const cell = sheet.getCell(y, x)
      cell.value = exceljsValue(value)
      if (isDay(value)) cell.numFmt = 'dd/mm/yyyy'
    })
    for (const ref of given.merges ?? []) sheet.mergeCells(ref)
    for (const row of given.hiddenRows ?? []) sheet.getRow(row).hidden = true
    for (const column of given.hiddenColumns ?? []) sheet.getColumn(column).hidden = true
    if (given.styledTo) sheet.getCell(given.styledTo).border = { top: { style: 'thin' } }
  }
  return new Uint8Array(await book.xlsx.writeBuffer())
}

function exceljsValue(value: NonNullable<Given>): ExcelJS.CellValue {
  if (typeof value !== 'object') return value
  if ('date' in value) return new Date(`${value.date}T00:00:00Z`)
  if ('formula' in value) return { formula: value.formula, result: value.value }
  return { error: '#N/A' }
}

/** As Excel writes it: shared strings, spans, a style for dates, blank cells that have one. */
export function byHand({ sheets, is1904 }: GivenBook): Promise<Buffer> {
  const strings: string[] = []
  return handMade({
    sheets: sheets.map((given) => ({
      name: given.sheet,
      state: given.state,
      xml: sheetXml(given, strings, is1904 === true),
    })),
    strings: strings
      .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
      .join(''),
    styles: `<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs>`,
    workbookPr: `<workbookPr${is1904 ? ' date1904="1"' : ''} defaultThemeVersion="166925"/>`,
  })
}

function sheetXml(given: GivenSheet, strings: string[], is1904: boolean): string {
  const rows = new Map<number, string[]>()
  eachCell(given, (value, y, x) => {
    const cells = rows.get(y) ?? []
    rows.set(y, [...cells, cellXml(value, `${letter(x)}${y}`, strings, is1904)])
  })
  for (let y = given.rows.length + 1; y <= lastStyled(given); y += 1) rows.set(y, [blank(y)])
  const data = [...rows].map(([y, cells]) => {
    const hidden = given.hiddenRows?.includes(y) ? ' hidden="1"' : ''
    return `<row r="${y}" spans="1:6"${hidden}>${cells.join('')}</row>`
  })
  const hidden = (given.hiddenColumns ?? []).map((column) => column.charCodeAt(0) - 64)
  const columns = hidden.map((at) => `<col min="${at}" max="${at}" width="0" hidden="1"/>`)
  const merges = (given.merges ?? []).map((ref) => `<mergeCell ref="${ref}"/>`)
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="${MAIN}">${wrapped('cols', columns)}<sheetData>${data.join('')}</sheetData>${wrapped('mergeCells', merges)}</worksheet>`
}

const wrapped = (tag: string, parts: string[]) =>
  parts.length === 0 ? '' : `<${tag}>${parts.join('')}</${tag}>`
const lastStyled = ({ styledTo }: GivenSheet) => Number(styledTo?.slice(1) ?? 0)
const blank = (y: number) => `<c r="A${y}" s="1"/>`

function cellXml(
  value: NonNullable<Given>,
  ref: string,
  strings: string[],
  is1904: boolean,
): string {
  if (typeof value === 'number') return `<c r="${ref}"><v>${value}</v></c>`
  if (typeof value === 'string') {
    if (!strings.includes(value)) strings.push(value)
    return `<c r="${ref}" t="s"><v>${strings.indexOf(value)}</v></c>`
  }
  if ('date' in value) {
    const serial = Date.parse(value.date) / 86_400_000 + 25_569 - (is1904 ? 1_462 : 0)
    return `<c r="${ref}" s="1"><v>${serial}</v></c>`
  }
  return 'formula' in value
    ? `<c r="${ref}"><f>${value.formula}</f><v>${value.value}</v></c>`
    : `<c r="${ref}" t="e"><v>${value.error}</v></c>`
}

function eachCell(
  { rows }: GivenSheet,
  take: (value: NonNullable<Given>, y: number, x: number) => void,
): void {
  for (const [y, row] of rows.entries())
    for (const [x, value] of row.entries()) if (value !== null) take(value, y + 1, x + 1)
}

const letter = (x: number) => String.fromCharCode(64 + x)
const isDay = (value: Given) => typeof value === 'object' && value !== null && 'date' in value
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
