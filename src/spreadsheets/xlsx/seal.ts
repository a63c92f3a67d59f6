import { createHash } from 'node:crypto'
import { type Cell, isBoolean, isError, isNumber } from '../cell.js'
import type { SourceLine, SourceSheet } from '../source.js'
import { escapeAttribute, escapeText } from './escapes.js'
import { fifteenDigits } from './fifteen-digits.js'
import { columnLetters } from './reference.js'

/** What is signed, and by whom: stored in custom properties, which other programs preserve. */
export interface SealOptions {
  /** The subject of the workbook. */
  of: string
  /** The public key, for a verifier that has to find the right one. */
  key: string
  sign(content: string): string
}

/** The sealed digests of the cells of each sheet. */
export interface Seal {
  of: string
  key: string
  signature: string
  sheets: readonly SealedSheet[]
}

export interface SealedSheet {
  name: string
  /** SHA-256, hexadecimal. */
  digest: string
}

/** Characters that are passed to the hash at a time. */
const CHUNK = 64 * 1024

/**
 * The digest of the contents of a sheet's cells, without their format: it does not change when
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

/** Returns the content of a cell from its written element. */
export function contentOfXml(xml: string): string {
  if (xml === '') return ''
  const begin = xml.indexOf('>') + 1
  if (xml.startsWith('<v>', begin)) return canonical(xml.slice(begin + 3, -8))
  const text = xml.slice(begin, -4)
  const isPlain = text.startsWith('<is><t') && text.indexOf('<r>') < 0
  return isPlain
    ? text.slice(text.indexOf('>', 4) + 1, -9)
    : [...text.matchAll(/<t[^>]*>([^<]*)</g)].map(([, run]) => run).join('')
}

/** Returns the content of a cell that was read. */
export function contentOf(cell: Cell | undefined): string {
  if (cell == null) return ''
  if (typeof cell === 'string') return escapeText(cell)
  if (isNumber(cell)) return canonical(cell.n)
  if (isError(cell)) return cell.e
  return isBoolean(cell) ? (cell.b ? '1' : '0') : ''
}

/** A spreadsheet stores fifteen digits. */
const DIGITS = 15

/** Most figures: equal to `String` of their number. */
const PLAIN = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{0,5}[1-9])?$/

function canonical(digits: string): string {
  if (PLAIN.test(digits) && digits !== '-0') return digits
  const number = Number(digits)
  if (!Number.isFinite(number)) return digits
  return String(digits.length > DIGITS ? Number(fifteenDigits(digits)) : number)
}

/** Returns the digest of a sheet that is read. */
export async function digestOfSheet(sheet: SourceSheet): Promise<string> {
  const digest = new SheetDigest()
  for await (const { line, cells, original } of sheet.lines() as AsyncIterable<SourceLine>) {
    const all = original ?? cells
    for (let at = 0; at < all.length; at += 1)
      digest.cell(columnLetters(at), line, contentOf(all[at]))
  }
  return digest.digest()
}

/** Returns the text that is signed. */
export function sealedText(of: string, sheets: readonly SealedSheet[]): string {
  return JSON.stringify([of, ...sheets.map(({ name, digest }) => [name, digest])])
}

const PREFIX = 'lote.'
const CUSTOM = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties'
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes'
/** Format id of properties that a user defines. */
const FORMAT = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}'

/** Returns the part of the package that holds the seal. */
export function sealXml({ of, key, sign }: SealOptions, sheets: readonly SealedSheet[]): string {
  const properties: [string, string][] = [
    ['of', of],
    ['key', key],
    ...sheets.map(({ name, digest }, at): [string, string] => [
      `sheet${at + 1}`,
      `${digest} ${name}`,
    ]),
    ['seal', sign(sealedText(of, sheets))],
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
  const [of, key, signature] = [value('of'), value('key'), value('seal')]
  if (of === undefined || key === undefined || signature === undefined) return undefined
  const sheets: SealedSheet[] = []
  for (let at = 1; value(`sheet${at}`) !== undefined; at += 1) {
    const text = value(`sheet${at}`)!
    sheets.push({ digest: text.slice(0, 64), name: text.slice(65) })
  }
  return { of, key, signature, sheets }
}
