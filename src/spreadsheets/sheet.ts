import type { Cell } from './cell.js'

/** How a column of a result sheet looks and is typed. */
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
  /** What the title is told by when one points to it. */
  note?: string
  kind: ColumnKind
  /** In characters; a default by kind. */
  width?: number
  /** `whole`: a text to be read, whose rows may be twice as tall as others. */
  wrap?: true | 'whole'
  /** Not printed: paper has the columns before the first of these, which fold on screen. */
  onScreen?: true
  /** For programs: neither shown nor printed. */
  hidden?: true
}

/**
 * A value to write. Text is written as text, whatever it begins with. Numbers come as decimal
 * strings (`{ n: '1234.56' }`) so that no figure passes through a float; `original` cells are
 * written as they were read.
 */
export type Value =
  | Cell
  | { date: string }
  | { moment: string }
  | { link: string; text: string }
  /** `newPage`: on paper the row begins a page. */
  | { bold: string; newPage?: true }
  /** What a free page, or a part of one, is of. */
  | { title: string }
  /** A sum in reais that a person came for; large. */
  | { amount: string }
  | { heading: string }
  /** What nobody may overlook. */
  | { alarm: string }
  | MarkedText

/** A text of which some parts stand out; in UTF-16 code units, in order, none over another. */
export interface MarkedText {
  text: string
  marks: readonly { start: number; end: number }[]
}

/** Bars of decimal figures, each series with one for each category: horizontal unless said. */
export interface BarChart {
  title: string
  categories: readonly string[]
  series: readonly { name: string; values: readonly string[] }[]
  /** Upright: of one category beside one another, or each as its share of all. */
  columns?: 'beside' | 'shares'
  /** Over which cells it stands; counted from 0. */
  place: { column: number; row: number; columns: number; rows: number }
}

export interface SheetToWrite {
  name: string
  /** Absent: a free page (no header row, no filter), for Leia-me and Resumo. */
  columns?: SheetColumn[]
  /** Column widths of a free page. */
  widths?: number[]
  rows: AsyncIterable<Value[]> | Iterable<Value[]>
  /** Landscape by default for tables. */
  portrait?: true
  /** Leading columns that stay in sight, and that each page repeats. */
  frozen?: number
  charts?: readonly BarChart[]
  /** For who checks, not for who reads: its tab is grey. */
  technical?: true
  /** Rows that are kept and not shown. */
  hides?(row: readonly Value[]): boolean
  /** Below the last row of a table that has any; neither filtered nor sorted with them. */
  total?: Value[]
  /** What a table without a row says in its place. */
  empty?: string
}

/** What is shown of a link: an address whole, a file beside the workbook by its name. */
export function linkText(link: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : (link.split('/').at(-1) ?? link)
}
