import type { ColumnKind } from '../sheet.js'
import type { Look } from './write-styles.js'
export interface TextStyles {
  short: number
  long: number
  shortQuoted: number
  longQuoted: number
}

/** How a column writes; its text styles are looked up once and not for each cell. */
export interface ColumnWriter {
  letters: string
  kind: ColumnKind
  look: Look
  /** In characters. */
  width: number
  /** Of its texts, for the height of the row. */
  wraps: boolean
  mostLines: number
  /** Also where it holds nothing, as in a table that is seen. */
  isDrawn: boolean
  /** Of its numbers and dates, which may have to shrink where a text would wrap. */
  figureLook: Look
  number: number
  text: TextStyles
}
