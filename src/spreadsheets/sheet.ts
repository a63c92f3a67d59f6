import type { Cell } from './cell.js'
import type { Merge } from './source.js'

/** The format and data type of a column of a result sheet. */
export type ColumnKind =
  | 'text'
  | 'money'
  | 'factor'
  | 'percent'
  | 'date'
  | 'moment'
  | 'integer'
  | 'link'
  | 'original'

export interface SheetColumn {
  title: string
  /** A note that appears when the pointer is on the title. */
  note?: string
  kind: ColumnKind
  /** In characters; a default by kind. */
  width?: number
  /** Figures or months, which may be texts as they were received: at the right, as numbers are. */
  amounts?: true
  /** `whole`: a text for reading, whose rows may be twice as tall as others. */
  wrap?: true | 'whole'
  /** Not printed: paper has only the columns before the first of these, grouped on screen. */
  onScreen?: true
  /** For programs: neither shown nor printed. */
  hidden?: true
}

/**
 * A value to write. Text is written as text, whatever it starts with. Numbers are decimal strings
 * (`{ n: '1234.56' }`), so that no figure passes through a float; `original` cells are written as
 * read.
 */
export type Value =
  | Cell
  | { date: string }
  /** A formula whose result is not in the file; a `Cell` of one is written as a text about it. */
  | { bareFormula: true }
  | { moment: string }
  | { link: string; text: string }
  /** `newPage`: in print, the row starts a page. */
  | { bold: string; newPage?: true }
  /** The title of a free page or of a part of one. */
  | { title: string; newPage?: true }
  /** A heading or a sum of a table with headers of its own; an empty one keeps the line whole. */
  | { header: string; newPage?: true }
  | { total: string }
  /** The main sum, in reais; shown large. */
  | { amount: string }
  | { heading: string }
  /** A warning that must not be overlooked. */
  | { alarm: string }
  | MarkedText

/** A text with highlighted ranges, in UTF-16 code units, in order and without overlap. */
export interface MarkedText {
  text: string
  marks: readonly { start: number; end: number }[]
  newPage?: true
}

/** Bars of decimal figures, with one bar for each series and category; horizontal by default. */
export interface BarChart {
  title: string
  categories: readonly string[]
  series: readonly { name: string; values: readonly string[] }[]
  /** Vertical bars: side by side in a category, or stacked as shares of 100 %. */
  columns?: 'beside' | 'shares'
  /** The cells that it covers; counted from 0. */
  place: { column: number; row: number; columns: number; rows: number }
}

export interface SheetToWrite {
  name: string
  /** Absent: a free page (no header row, no filter), for Leia-me and Resumo. */
  columns?: SheetColumn[]
  /** Headers are among the rows, wherever a table begins: there is no first row, and no filter. */
  ownHeaders?: true
  /** Column widths of a free page. */
  widths?: number[]
  rows: AsyncIterable<Value[]> | Iterable<Value[]>
  /** Landscape by default for tables. */
  portrait?: true
  /** Leading columns that stay visible, and that each printed page repeats. */
  frozen?: number
  /** More leading columns that each printed page repeats, up to the subject of the row. */
  repeated?: number
  /** The column that begins the second printed part of a table too wide for one page. */
  partAt?: number
  charts?: readonly BarChart[]
  merges?: readonly Merge[]
  /** For verification, not for reading: its tab is grey. */
  technical?: true
  /** Whether a row is hidden. */
  hides?(row: readonly Value[]): boolean
  /** A row below the last one of a non-empty table, outside its filter and sorting. */
  total?: Value[]
  /** The text of a table without rows. */
  empty?: string
}

/**
 * Returns the text of a link: an address whole, a file beside the workbook by its name, without the
 * task and attempt that keep two files apart in storage.
 */
export function linkText(link: string): string {
  return lastPart(link).replace(/^t\d+\.\d+-/, '')
}

/** Returns an address whole, and of a file its name in storage. */
export function lastPart(link: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : (link.split('/').at(-1) ?? link)
}
