import type { Bounds } from './bounds.js'
import type { Cell } from './cell.js'
import type { MarkupBound } from './xlsx/xml.js'

/** A non-blank line of a sheet. */
export interface SourceLine {
  /** 1-based; of a CSV record over several physical lines, the one where it begins. */
  line: number
  cells: Cell[]
  /** As the file has them, where `cells` were folded for reading. */
  original?: Cell[]
  /** `<batch>:<line>`, where the file was handed out with the ids of its rows. */
  rowId?: string
  /** The file was handed out with some rows of its batch only. */
  isOfSomeRows?: true
  /** Hidden by a filter or by hand: read like any other, and counted. */
  hidden?: true
  /** A cell of it is struck through: read like any other, and asked about. */
  struck?: true
}

/** A merged range, 1-based and inclusive; columns count from 0. */
export interface Merge {
  top: number
  bottom: number
  left: number
  right: number
}

export interface SourceSheet {
  name: string
  hidden: boolean
  /** Streams the non-blank lines from the top; may be called again, and then reads again. */
  lines(): AsyncIterable<SourceLine>
  /** The merged ranges; reads the sheet to its end the first time if that is where the format has them. */
  merges(): Promise<Merge[]>
  /** Columns that nobody sees who opens it: hidden, folded in a group or without width; from 0. */
  hiddenColumns(): Promise<number[]>
  /** What stands above and below its printed pages, where the format has it. */
  pageTexts?(): Promise<string[]>
}

/** What somebody wrote in a comment, and where. */
export interface CellComment {
  sheet: string
  line: number
  /** From 0. */
  column: number
  text: string
}

/** A file that was recognised as a spreadsheet. */
export interface SourceFile {
  format: 'csv' | 'xlsx' | 'xls' | 'xlsb' | 'ods'
  sheets: SourceSheet[]
  /** What a person should know of how the file was read, such as its encoding and separator. */
  facts: {
    encoding?: string
    separator?: string
    doubleEncoded?: boolean
    /** Days of a workbook count from 1904: dates are told in the system of 1900, plain numbers as they are. */
    is1904?: boolean
    /** Of its cells; the first of them where there are very many. */
    comments?: readonly CellComment[]
    /** Properties that a user or a program gave a workbook, by name. */
    properties?: Readonly<Record<string, string>>
  }
  close(): Promise<void>
}

/** The bound that a file goes beyond, and where. */
export interface Exceeded {
  bound: Exclude<keyof Bounds, 'ratioFromBytes'> | MarkupBound | 'recordBytes' | 'blankLines'
  most: number
  /** From 1. */
  line?: number
  /** Of the zip. */
  part?: string
}

/** Why a file is refused; told to the person by `code`. */
export type UnreadableCode =
  | 'missing' // no such file
  | 'special' // a pipe, a device, a socket
  | 'folder'
  | 'empty'
  | 'lock' // what an office program puts beside a workbook that is open
  | 'encrypted' // a workbook with a password
  | 'html' // a web page saved as .xls
  | 'pdf'
  | 'zip' // a zip that is no workbook and holds none (docx, a compressed folder)
  | 'zip-several' // spreadsheets in a zip; the detail names some
  | 'binary' // none of the formats we know
  | 'open-quote' // of a text file; the detail is the line
  | 'damaged' // a workbook that cannot be read to its end
  | 'too-big' // more than the bounds: bytes unzipped, columns, characters in a cell
  | 'too-slow' // the thread that parses computed for too long without progress
  | 'too-heavy' // the thread that parses needed too much memory

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  constructor(
    readonly code: UnreadableCode,
    readonly path: string,
    readonly detail?: string,
    options?: ErrorOptions,
    readonly exceeded?: Exceeded,
  ) {
    super(`${path}: ${code}${detail ? ` (${detail})` : ''}`, options)
  }
}

/** A file that is refused because it goes beyond a bound. */
export function tooBig(path: string, exceeded: Exceeded, options?: ErrorOptions): UnreadableFile {
  const { bound, most, line, part } = exceeded
  const where = line === undefined ? part : `line ${line}`
  const detail = `${where === undefined ? '' : `${where}: `}${bound} beyond ${most}`
  return new UnreadableFile('too-big', path, detail, options, exceeded)
}
