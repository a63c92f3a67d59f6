/** What is written into a copy of a user's workbook. */
export interface Marking {
  /** The sheet of his table. */
  sheet: string
  /** The line with the headings, 1-based; the items stand below it. */
  header: number
  /** So many columns have cells of his, from the first on. */
  width: number
  /** They come after his: the first is the hidden one with the ids of rows. */
  columns: MarkedColumn[]
  rows: MarkedRow[]
}

export interface MarkedColumn {
  title: string
  kind: 'id' | 'text' | 'money' | 'factor' | 'percent' | 'integer' | 'date'
  width: number
}

export interface MarkedRow {
  line: number
  /** By column of ours; amounts as decimal strings, days as ISO dates. */
  values: (string | null)[]
  marks: Mark[]
}

export interface Mark {
  /** From 0, of his columns; absent: of the row as a whole. */
  column?: number
  text: string
  is: 'refused' | 'warned'
}

/** What exceljs does not carry over, and the copy therefore lacks. */
export type Lost =
  | 'charts'
  | 'pivots'
  | 'macros'
  | 'links'
  | 'shapes'
  | 'controls'
  | 'threads'
  | 'criteria'

export interface Marked {
  lost: Lost[]
}
