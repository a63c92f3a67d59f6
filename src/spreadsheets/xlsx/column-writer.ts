import type { ColumnKind } from '../sheet.js'
import type { Look } from './write-styles.js'
export interface TextStyles {
  short: number
  long: number
  shortQuoted: number
  longQuoted: number
}

/** How the cells of a column are written; its text styles are looked up once, not for each cell. */
export interface ColumnWriter {
  letters: string
  kind: ColumnKind
  look: Look
  /** In characters. */
  width: number
  /** Whether its texts wrap, for the height of the row. */
  wraps: boolean
  mostLines: number
  /** Empty cells have borders too, as in a visible table. */
  isDrawn: boolean
  /** Look of its numbers and dates, which shrink where a text would wrap. */
  figureLook: Look
  number: number
  text: TextStyles
}
