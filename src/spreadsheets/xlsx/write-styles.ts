import type { ColumnKind } from '../sheet.js'
import { drawnAs } from './drawn.js'
import { escapeAttribute, forXml } from './escapes.js'

/**
 * The looks of cells. `wrapRight` is an amount that was received as a text; `page` is a text of a free page, `pageFigure` a number of one, `day` a date
 * of a table, `sentence` a text that takes a row of one; `title` heads a page and `heading` a part
 * of one.
 */
export type Look =
  | 'plain'
  | 'figure'
  | 'day'
  | 'wrap'
  | 'wrapRight'
  | 'sentence'
  | 'page'
  | 'pageFigure'
  | 'bold'
  | 'pageBold'
  | 'title'
  | 'amount'
  | 'heading'
  | 'link'
  | 'cellLink'
  | 'header'
  | 'headerRight'
  | 'total'
  | 'totalFigure'
  | 'alarm'

/** Brazilian notation, whatever the reader's system is: 1.234,56. */
export const BRAZILIAN = '[$-416]'

export const FORMATS: Readonly<Record<ColumnKind, string>> = {
  text: '@',
  money: `${BRAZILIAN}#,##0.00`,
  factor: `${BRAZILIAN}0.0000000000`,
  // The value is in points: a bare % would multiply it by a hundred. A rate of months and days has
  // four places, with which the interest is computed.
  percent: `${BRAZILIAN}0.00##"%"`,
  date: `${BRAZILIAN}dd/mm/yyyy`,
  moment: `${BRAZILIAN}dd/mm/yyyy hh:mm:ss`,
  integer: '0',
  link: '@',
  original: 'General',
}

/** At least two decimal places, and all others of the number. */
export const RATE = `${BRAZILIAN}#,##0.00##########`

const BUILTIN_IDS: Readonly<Record<string, number>> = {
  General: 0,
  '0': 1,
  '0.00': 2,
  '#,##0': 3,
  '#,##0.00': 4,
  '0%': 9,
  '0.00%': 10,
  '@': 49,
}
const FIRST_CUSTOM_ID = 164
/** Excel holds between 200 and 250 custom formats; a file with more is repaired on opening. */
const MAX_CUSTOM = 190

interface Style {
  formatId: number
  look: Look
  quoted: boolean
}

/**
 * Collects the styles that the cells of a workbook use. It is written after the sheets, so that it
 * has only these, and formats of original cells can be added on the way.
 */
export class StyleBook {
  private readonly formats = new Map<string, number>()
  private readonly ids = new Map<string, number>()
  private readonly styles: Style[] = []
  private readonly drawn: string[] = []

  constructor() {
    this.id('General', 'plain')
  }

  /** Returns the index of a style. `quoted` is Excel's apostrophe before a text like a formula. */
  id(format: string, look: Look, quoted = false): number {
    const key = `${look} ${quoted} ${format}`
    const known = this.ids.get(key)
    if (known !== undefined) return known
    this.ids.set(key, this.styles.length)
    this.drawn.push(drawnAs(format))
    return this.styles.push({ formatId: this.formatId(format), look, quoted }) - 1
  }

  readonly drawnBy = (id: number): string => this.drawn[id]!

  /** Returns the style of a number with a format from a file, or the fallback for an unsafe one. */
  idOfFileFormat(format: string, fallback: string, look: Look): number {
    const fits = BUILTIN_IDS[format] !== undefined || this.formats.has(format)
    const room = this.formats.size < MAX_CUSTOM && isSafeFormat(format)
    return this.id(fits || room ? format : fallback, look)
  }

  xml(): string {
    return `${HEAD}${this.numFmts()}${FONTS}${FILLS}${BORDERS}${CELL_STYLE_XFS}${this.cellXfs()}${TAIL}`
  }

  private formatId(format: string): number {
    const known = BUILTIN_IDS[format] ?? this.formats.get(format)
    if (known !== undefined) return known
    const id = FIRST_CUSTOM_ID + this.formats.size
    this.formats.set(format, id)
    return id
  }

  private numFmts(): string {
    if (this.formats.size === 0) return ''
    const each = [...this.formats].map(
      ([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escapeAttribute(code)}"/>`,
    )
    return `<numFmts count="${each.length}">${each.join('')}</numFmts>`
  }

  private cellXfs(): string {
    return `<cellXfs count="${this.styles.length}">${this.styles.map(xf).join('')}</cellXfs>`
  }
}

/** Balanced, short and without control characters, so that Excel does not take it for damage. */
function isSafeFormat(code: string): boolean {
  if (code === '' || code.length > 255 || forXml(code) !== code) return false
  const bare = code.replace(/\\./g, '').replace(/"[^"]*"/g, '')
  const plain = bare.replace(/\[[^[\]]*\]/g, '')
  return !/["[\]\\]/.test(plain) && plain.split(';').length <= 4
}

interface Appearance {
  font: number
  /** A fill of light grey. */
  isFilled?: true
  isRed?: true
  /** An index of {@link BORDERS}. */
  border?: number
  wraps?: true
  shrinks?: true
  horizontal?: 'left' | 'right' | 'center'
  vertical?: 'center' | 'bottom'
  /** The indent of the text, in characters. */
  indent?: number
}

/** A light line below each row separates rows of a table; a grid would be black on paper. */
const ROW_LINE = 1
const HEADER_LINE = 2
/** A line above the row. */
const TOTAL_LINE = 3

const APPEARANCES: Readonly<Record<Look, Appearance>> = {
  plain: { font: 0, border: ROW_LINE },
  figure: { font: 0, border: ROW_LINE, shrinks: true },
  day: { font: 0, border: ROW_LINE, shrinks: true, horizontal: 'center' },
  wrap: { font: 0, border: ROW_LINE, wraps: true, horizontal: 'left', indent: 1 },
  wrapRight: { font: 0, border: ROW_LINE, wraps: true, horizontal: 'right' },
  // It overflows into the next cells, where a line below the first would underline some words.
  sentence: { font: 0 },
  page: { font: 0, wraps: true, horizontal: 'left' },
  pageFigure: { font: 0, shrinks: true, horizontal: 'right' },
  // In a table: a bold heading of the rows below it overflows into the next cells.
  bold: { font: 1 },
  pageBold: { font: 1, wraps: true, horizontal: 'left' },
  title: { font: 4, vertical: 'center' },
  amount: { font: 3, horizontal: 'left', shrinks: true },
  heading: { font: 3, vertical: 'bottom' },
  link: { font: 2 },
  cellLink: { font: 2, border: ROW_LINE, horizontal: 'left', indent: 1 },
  header: {
    font: 3,
    isFilled: true,
    border: HEADER_LINE,
    wraps: true,
    horizontal: 'left',
    indent: 1,
    vertical: 'center',
  },
  headerRight: {
    font: 3,
    isFilled: true,
    border: HEADER_LINE,
    wraps: true,
    horizontal: 'right',
    vertical: 'center',
  },
  alarm: { font: 5, isRed: true, vertical: 'center' },
  total: { font: 3, isFilled: true, border: TOTAL_LINE, horizontal: 'left', indent: 1 },
  totalFigure: { font: 3, isFilled: true, border: TOTAL_LINE, shrinks: true },
}

function xf({ formatId, look, quoted }: Style): string {
  const {
    font,
    isFilled,
    isRed,
    border = 0,
    wraps,
    shrinks,
    horizontal,
    vertical = 'top',
    indent,
  } = APPEARANCES[look]
  const attributes =
    `numFmtId="${formatId}" fontId="${font}" fillId="${isRed ? 3 : isFilled ? 2 : 0}" borderId="${border}" xfId="0"` +
    (quoted ? ' quotePrefix="1"' : '') +
    (formatId > 0 ? ' applyNumberFormat="1"' : '') +
    (font > 0 ? ' applyFont="1"' : '') +
    (isFilled || isRed ? ' applyFill="1"' : '') +
    (border > 0 ? ' applyBorder="1"' : '') +
    ' applyAlignment="1"'
  const alignment =
    (horizontal ? ` horizontal="${horizontal}"` : '') +
    ` vertical="${vertical}"` +
    (indent ? ` indent="${indent}"` : '') +
    (wraps ? ' wrapText="1"' : '') +
    (shrinks ? ' shrinkToFit="1"' : '')
  return `<xf ${attributes}><alignment${alignment}/></xf>`
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
/** The one colour, for headings; everything else is black or grey. */
const INK = '<color rgb="FF1F3A5F"/>'
const FACE = '<name val="Calibri"/><family val="2"/>'
const FONTS =
  `<fonts count="6"><font><sz val="11"/>${FACE}</font>` +
  `<font><b/><sz val="11"/>${FACE}</font>` +
  `<font><u/><sz val="11"/><color rgb="FF0563C1"/>${FACE}</font>` +
  `<font><b/><sz val="11"/>${INK}${FACE}</font>` +
  `<font><b/><sz val="16"/>${INK}${FACE}</font>` +
  `<font><b/><sz val="14"/><color rgb="FFFFFFFF"/>${FACE}</font></fonts>`
/** The first two are reserved: Excel takes them for none and gray125 whatever they are. */
const FILLS =
  '<fills count="4"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF1F3F5"/><bgColor indexed="64"/></patternFill></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFC00000"/><bgColor indexed="64"/></patternFill></fill></fills>'
const below = (line: string) =>
  `<border><left/><right/><top/><bottom${line}</bottom><diagonal/></border>`
const BORDERS =
  '<borders count="4"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  below(' style="thin"><color rgb="FFDDE1E5"/>') +
  below(` style="thin">${INK}`) +
  `<border><left/><right/><top style="thin">${INK}</top><bottom/><diagonal/></border></borders>`
const CELL_STYLE_XFS =
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
const TAIL =
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '<dxfs count="0"/><tableStyles count="0" defaultTableStyle="TableStyleMedium2" defaultPivotStyle="PivotStyleLight16"/>' +
  '</styleSheet>'
