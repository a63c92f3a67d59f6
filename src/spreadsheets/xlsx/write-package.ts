import { escapeAttribute, escapeText } from './escapes.js'
import type { PrintArea } from './paper.js'

export interface WrittenSheet {
  name: string
  /** The range of the table with its header, as `A1:L100`; absent on a free page. */
  range?: string
  /** The printed range of a table. */
  printed?: PrintArea
  /** Digest of the contents of its cells, if the workbook is sealed. */
  digest?: string
}

export interface DocumentFacts {
  title: string
  creator: string
  createdAt: Date
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'application/vnd.openxmlformats-officedocument'
const SHEET_ML = `${DOCUMENT}.spreadsheetml`

const SEAL_RELATION: [string, string, string] = [
  'rId4',
  `${OFFICE}/relationships/custom-properties`,
  'docProps/custom.xml',
]

export function packageRelations(isSealed: boolean): string {
  return relations([
    ['rId1', `${OFFICE}/relationships/officeDocument`, 'xl/workbook.xml'],
    ['rId2', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ['rId3', `${OFFICE}/relationships/extended-properties`, 'docProps/app.xml'],
    ...(isSealed ? [SEAL_RELATION] : []),
  ])
}

export function workbookRelations(count: number): string {
  const sheets = Array.from({ length: count }, (_, at): [string, string, string] => [
    `rId${at + 1}`,
    `${OFFICE}/relationships/worksheet`,
    `worksheets/sheet${at + 1}.xml`,
  ])
  return relations([...sheets, [`rId${count + 1}`, `${OFFICE}/relationships/styles`, 'styles.xml']])
}

function relations(all: [id: string, type: string, target: string][]): string {
  const each = all.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

export function contentTypes(
  count: number,
  { charts, drawings, notes }: { charts: number; drawings: number; notes: number },
  isSealed: boolean,
): string {
  const sheets = Array.from({ length: count }, (_, at) =>
    override(`/xl/worksheets/sheet${at + 1}.xml`, `${SHEET_ML}.worksheet+xml`),
  )
  const parts = (of: number, path: string, type: string) =>
    Array.from({ length: of }, (_, at) => override(`${path}${at + 1}.xml`, `${type}+xml`))
  const drawn = [
    ...parts(charts, '/xl/charts/chart', `${DOCUMENT}.drawingml.chart`),
    ...parts(drawings, '/xl/drawings/drawing', `${DOCUMENT}.drawing`),
    ...parts(notes, '/xl/comments', `${SHEET_ML}.comments`),
  ]
  return (
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    (notes > 0 ? `<Default Extension="vml" ContentType="${DOCUMENT}.vmlDrawing"/>` : '') +
    override('/xl/workbook.xml', `${SHEET_ML}.sheet.main+xml`) +
    sheets.join('') +
    drawn.join('') +
    override('/xl/styles.xml', `${SHEET_ML}.styles+xml`) +
    override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
    override('/docProps/app.xml', `${DOCUMENT}.extended-properties+xml`) +
    (isSealed ? override('/docProps/custom.xml', `${DOCUMENT}.custom-properties+xml`) : '') +
    '</Types>'
  )
}

function override(part: string, type: string): string {
  return `<Override PartName="${part}" ContentType="${type}"/>`
}

export function workbookXml(sheets: readonly WrittenSheet[]): string {
  const list = sheets.map(
    ({ name }, at) =>
      `<sheet name="${escapeAttribute(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const names = sheets.flatMap(definedNames)
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships">` +
    '<workbookPr/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="15000"/></bookViews>' +
    `<sheets>${list.join('')}</sheets>` +
    (names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '') +
    '</workbook>'
  )
}

/** A filter needs its hidden name, or some versions of Excel repair the file. */
function definedNames({ name, range, printed }: WrittenSheet, at: number): string[] {
  if (range === undefined || !printed) return []
  const sheet = escapeText(`'${name.replaceAll("'", "''")}'`)
  const define = (what: string, where: string, hidden = '') =>
    `<definedName name="_xlnm.${what}" localSheetId="${at}"${hidden}>${where}</definedName>`
  const absolute = (cells: string) => cells.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')
  const titles = printed.titles.split(',').map((each) => `${sheet}!${each}`)
  return [
    define('_FilterDatabase', `${sheet}!${absolute(range)}`, ' hidden="1"'),
    ...(printed.area ? [define('Print_Area', `${sheet}!${absolute(printed.area)}`)] : []),
    define('Print_Titles', titles.join(',')),
  ]
}

export function coreProperties({ title, creator, createdAt }: DocumentFacts): string {
  const created = `${createdAt.toISOString().slice(0, 19)}Z`
  return (
    `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeText(title)}</dc:title><dc:creator>${escapeText(creator)}</dc:creator>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${created}</dcterms:created>` +
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${created}</dcterms:modified></cp:coreProperties>`
  )
}

export function appProperties({ creator }: DocumentFacts): string {
  return `${XML}<Properties xmlns="${OFFICE}/extended-properties"><Application>${escapeText(creator)}</Application></Properties>`
}
