import type { Bounds } from './bounds.js'
import type { Cell } from './cell.js'
import type { MarkupBound } from './xlsx/tag-stream.js'

/** A non-blank line of a sheet. */
export interface SourceLine {
  /** 1-based; for a CSV record over several physical lines, the first. */
  line: number
  cells: Cell[]
  /** The cells as in the file, if `cells` were normalised. */
  original?: Cell[]
  /** `<batch>:<line>`, if the file was handed out with the ids of its rows. */
  rowId?: string
  /** The file was handed out with only some rows of its batch. */
  isOfSomeRows?: true
  /** Hidden by a filter or by hand: read and counted like any other. */
  hidden?: true
  /** A cell of the line is struck through: it is read, and the user is asked. */
  struck?: true
  /** Columns, from 0, of the texts that a formula made. */
  formulas?: number[]
  /** Columns, from 0, of the texts whose format shows another text. */
  masked?: number[]
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
  /** Streams the non-blank lines from the top; each call reads the sheet anew. */
  lines(): AsyncIterable<SourceLine>
  /** Returns the merged ranges; if the format has them at its end, the first call reads it all. */
  merges(): Promise<Merge[]>
  /** Returns the columns that are hidden, folded in a group or without width; from 0. */
  hiddenColumns(): Promise<number[]>
  /** Returns the texts above and below the printed pages, if the format has them. */
  pageTexts?(): Promise<string[]>
  /** Decides whether conditions, pictures or odd pages may show or print it otherwise (xlsx). */
  isConditional?(): Promise<boolean>
}

export interface CellComment {
  sheet: string
  line: number
  /** From 0. */
  column: number
  text: string
}

export interface SourceFile {
  format: 'csv' | 'xlsx' | 'xls' | 'xlsb' | 'ods'
  sheets: SourceSheet[]
  /** How the file was read, such as its encoding and separator, for messages. */
  facts: {
    encoding?: string
    separator?: string
    doubleEncoded?: boolean
    /** The workbook counts days from 1904; only dates are converted to the 1900 system. */
    is1904?: boolean
    /** Comments of its cells; only the first if there are very many. */
    comments?: readonly CellComment[]
    /** Custom properties of a workbook, by name. */
    properties?: Readonly<Record<string, string>>
  }
  /**
   * Returns what the charts of a workbook show, each as a list of its texts and figures; an empty
   * list for whatever else is drawn.
   */
  charts?(): Promise<string[][]>
  close(): Promise<void>
}

/** The bound that a file exceeds, and the place. */
export interface Exceeded {
  bound: Exclude<keyof Bounds, 'ratioFromBytes'> | MarkupBound | 'recordBytes' | 'blankLines'
  most: number
  /** From 1. */
  line?: number
  /** The entry of the zip. */
  part?: string
}

/** Why a file is refused; the message for the user depends on `code`. */
export type UnreadableCode =
  | 'missing' // no such file
  | 'special' // a pipe, a device, a socket
  | 'folder'
  | 'empty'
  | 'lock' // a file that an office program creates beside an open workbook
  | 'encrypted' // a workbook with a password
  | 'html' // a web page saved as .xls
  | 'xml' // an XML Spreadsheet 2003, often saved as .xls
  | 'pdf'
  | 'zip' // a zip that is no workbook and contains none (docx, a compressed folder)
  | 'zip_several' // spreadsheets in a zip; the detail names some
  | 'binary' // none of the formats we know
  | 'open_quote' // in a text file; the detail is the line
  | 'damaged' // a workbook that cannot be read to its end
  | 'too_big' // more than the bounds: bytes unzipped, columns, characters in a cell
  | 'too_slow' // the parsing thread computed for too long without progress
  | 'too_heavy' // the parsing thread needed too much memory

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

/** Makes the error for a file that exceeds a bound. */
export function tooBig(path: string, exceeded: Exceeded, options?: ErrorOptions): UnreadableFile {
  const { bound, most, line, part } = exceeded
  const where = line === undefined ? part : `line ${line}`
  const detail = `${where === undefined ? '' : `${where}: `}${bound} beyond ${most}`
  return new UnreadableFile('too_big', path, detail, options, exceeded)
}
