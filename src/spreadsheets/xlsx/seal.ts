import { createHash } from 'node:crypto'
import { type Cell, isBoolean, isError, isNumber, type NumberCell } from '../cell.js'
import type { SourceSheet } from '../source.js'
import { drawnAs, drawsConstant } from './drawn.js'
import { escapeAttribute, escapeText } from './escapes.js'
import { canonicalDigits } from './fifteen-digits.js'
import { columnLetters } from './reference.js'

/** What is signed, and by whom: stored in custom properties, which other programs preserve. */
export interface SealOptions {
  /** The subject of the workbook. */
  of: string
  /** The public key, for a verifier that has to find the right one. */
  key: string
  sign(content: string): string
}

/** What is sealed: the digests of the cells of each sheet, and what is shown beside them. */
export interface Sealed {
  of: string
  sheets: readonly SealedSheet[]
  /** Absent in seals of layouts up to 12, which cover the contents of cells alone. */
  beside?: Beside
}

export interface Beside {
  /** SHA-256 of what the charts show. */
  charts: string
  /** The text above each page; empty for none. */
  banner: string
}

export interface Seal extends Sealed {
  key: string
  signature: string
}

export interface SealedSheet {
  name: string
  /** SHA-256, hexadecimal. */
  digest: string
}

/** Characters that are passed to the hash at a time. */
const CHUNK = 64 * 1024

/**
 * The digest of what a sheet's cells hold and how their numbers are drawn: it does not change when
 * another program saves the file.
 */
export class SheetDigest {
  private readonly hash = createHash('sha256')
  private waiting = ''

  /**
   * Adds a cell.
   * @param letters of the column
   * @param content as {@link contentOf} and {@link contentOfXml} return it
   */
  cell(letters: string, row: number, content: string): void {
    if (content === '') return
    this.waiting += `${letters}${row} ${content}\n`
    if (this.waiting.length > CHUNK) this.flush()
  }

  digest(): string {
    this.flush()
    return this.hash.digest('hex')
  }

  private flush(): void {
    this.hash.update(this.waiting)
    this.waiting = ''
  }
}

/**
 * Returns the content of a cell from its written element.
 * @param drawn what the number format of a style draws
 */
export function contentOfXml(xml: string, drawn: (style: number) => string): string {
  if (xml === '') return ''
  const begin = xml.indexOf('>') + 1
  if (xml.startsWith('<v>', begin)) {
    const digits = canonicalDigits(xml.slice(begin + 3, -8))
    const style = xml.indexOf(' s="') + 4
    // Of the types with a value only a number has none in its tag: its style ends the tag.
    const isNumber = xml.indexOf('"', style) === begin - 2
    return isNumber ? drawnNumber(digits, drawn(Number(xml.slice(style, begin - 2)))) : digits
  }
  const text = xml.slice(begin, -4)
  const isPlain = text.startsWith('<is><t') && text.indexOf('<r>') < 0
  return isPlain
    ? text.slice(text.indexOf('>', 4) + 1, -9)
    : [...text.matchAll(/<t[^>]*>([^<]*)</g)].map(([, run]) => run).join('')
}

/** No text has the character between: it is escaped. */
function drawnNumber(digits: string, drawn: string): string {
  return drawn === 'general' ? digits : `${digits}\u0001${drawn}`
}

/** Returns the content of a cell that was read; `hasFormats` in a seal that covers formats. */
export function contentOf(cell: Cell | undefined, hasFormats = true): string {
  if (cell == null) return ''
  if (typeof cell === 'string') return escapeText(cell)
  // No sealed workbook has a formula.
  if (cell.formula) return `=${contentOf({ ...cell, formula: undefined } as Cell, hasFormats)}`
  if (isNumber(cell)) return numberContent(cell, hasFormats)
  if (isError(cell)) return cell.e
  return isBoolean(cell) ? (cell.b ? '1' : '0') : ''
}

function numberContent({ n, format }: NumberCell, hasFormats: boolean): string {
  const digits = canonicalDigits(n)
  if (hasFormats) return drawnNumber(digits, drawnAs(format))
  return drawsConstant(format, n) ? `${digits} ${format}` : digits
}

/** Returns the digest of a sheet that is read, as the seal has it. */
export async function digestOfSheet(sheet: SourceSheet, { beside }: Sealed): Promise<string> {
  const digest = new SheetDigest()
  for await (const read of sheet.lines()) {
    const all = read.original ?? read.cells
    for (let at = 0; at < all.length; at += 1) {
      const isChanged = read.formulas?.includes(at) || read.masked?.includes(at)
      const content = contentOf(all[at], beside !== undefined)
      digest.cell(columnLetters(at), read.line, isChanged ? `=${content}` : content)
    }
  }
  return digest.digest()
}

/** Returns the digest of charts, in any order. */
export function digestOfCharts(charts: readonly (readonly string[])[]): string {
  const texts = charts.map((one) => JSON.stringify(one)).toSorted()
  return createHash('sha256').update(texts.join('\n')).digest('hex')
}

/** Returns the text that is signed. */
export function sealedText({ of, sheets, beside }: Sealed): string {
  const all = sheets.map(({ name, digest }) => [name, digest])
  return JSON.stringify(beside ? [2, of, beside.charts, beside.banner, ...all] : [of, ...all])
}

const PREFIX = 'lote.'
const CUSTOM = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties'
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes'
/** Format id of properties that a user defines. */
const FORMAT = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}'

/** Returns the part of the package that holds the seal. */
export function sealXml(
  { of, key, sign }: SealOptions,
  sealed: Required<Pick<Sealed, 'sheets' | 'beside'>>,
): string {
  const { sheets, beside } = sealed
  const properties: [string, string][] = [
    ['of', of],
    ['key', key],
    ['charts', beside.charts],
    // A property without a text may be dropped.
    ...(beside.banner === '' ? [] : [['banner', beside.banner] satisfies [string, string]]),
    ...sheets.map(({ name, digest }, at): [string, string] => [
      `sheet${at + 1}`,
      `${digest} ${name}`,
    ]),
    ['seal', sign(sealedText({ of, ...sealed }))],
  ]
  const each = properties.map(
    ([name, value], at) =>
      `<property fmtid="${FORMAT}" pid="${at + 2}" name="${escapeAttribute(PREFIX + name)}">` +
      `<vt:lpwstr>${escapeText(value)}</vt:lpwstr></property>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="${CUSTOM}" xmlns:vt="${TYPES}">${each.join('')}</Properties>`
}

/** Returns the seal in the properties of a workbook; undefined if it has none. */
export function sealIn(properties: Readonly<Record<string, string>>): Seal | undefined {
  const value = (name: string) => properties[PREFIX + name]
  const of = value('of')
  const key = value('key')
  const signature = value('seal')
  if (of === undefined || key === undefined || signature === undefined) return undefined
  const sheets: SealedSheet[] = []
  for (let at = 1; value(`sheet${at}`) !== undefined; at += 1) {
    const text = value(`sheet${at}`)!
    sheets.push({ digest: text.slice(0, 64), name: text.slice(65) })
  }
  const charts = value('charts')
  const beside = charts === undefined ? {} : { beside: { charts, banner: value('banner') ?? '' } }
  return { of, key, signature, sheets, ...beside }
}
