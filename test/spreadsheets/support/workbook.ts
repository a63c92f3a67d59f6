import { zipOf } from './zip.js'

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

export interface HandMade {
  /** The XML of each worksheet, or only what is in its sheetData. */
  sheets: (string | { xml?: string; rows?: string; name?: string; state?: string })[]
  /** The `si` elements. */
  strings?: string
  /** What is in the styleSheet. */
  styles?: string
  workbookPr?: string
  /** Other parts, or others in place of these. */
  parts?: Record<string, string | Buffer>
}

/** An xlsx written by hand, as ugly as a test needs it. */
export function handMade({ sheets, strings, styles, workbookPr = '', parts = {} }: HandMade) {
  const all = sheets.map((sheet) => (typeof sheet === 'string' ? { rows: sheet } : sheet))
  const list = all.map(
    ({ name, state }, at) =>
      `<sheet name="${name ?? `Planilha${at + 1}`}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  const relations = [
    ...all.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
    ...(strings === undefined ? [] : [relation('rIdS', 'sharedStrings', 'sharedStrings.xml')]),
    ...(styles === undefined ? [] : [relation('rIdT', 'styles', 'styles.xml')]),
  ]
  return zipOf({
    '_rels/.rels': relationships([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${workbookPr}<sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(relations),
    ...Object.fromEntries(
      all.map(({ xml, rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml ?? worksheet(rows)]),
    ),
    ...(strings === undefined
      ? {}
      : { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>` }),
    ...(styles === undefined
      ? {}
      : { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
    ...parts,
  })
}

export function worksheet(rows = '', after = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`
}

export function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
}

export function relationships(all: string[]): string {
  return `<Relationships xmlns="${PACKAGE}">${all.join('')}</Relationships>`
}
