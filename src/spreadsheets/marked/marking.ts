/** The additions to a copy of a user's workbook. */
export interface Marking {
  /** The sheet of the user's table. */
  sheet: string
  /** The line of the headings, 1-based; the items are below it. */
  header: number
  /** The number of columns with cells of the user, from the first. */
  width: number
  /** Added after the user's columns; the first is hidden and has the ids of rows. */
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
  /** By added column; amounts as decimal strings, days as ISO dates. */
  values: (string | null)[]
  marks: Mark[]
}

export interface Mark {
  /** A column of the user, from 0; absent for the whole row. */
  column?: number
  text: string
  is: 'refused' | 'warned'
}

/** Features that exceljs does not carry over, so that the copy lacks them. */
export type Loss =
  | 'charts'
  | 'pivots'
  | 'macros'
  | 'links'
  | 'shapes'
  | 'controls'
  | 'threads'
  | 'criteria'

export interface Marked {
  lost: Loss[]
}
