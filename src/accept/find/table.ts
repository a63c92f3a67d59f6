import type { Field } from '../../core/job/job.js'
import type { Sentence } from '../../messages/message-code.js'
import type { SourceSheet } from '../../spreadsheets/source.js'
import { columnLetters } from '../../spreadsheets/xlsx/reference.js'
import { legibleName } from '../../values/legible-name.js'
import { HEADINGS } from './headings.js'
import type { UnmappedKeys } from './unmapped-keys.js'

/** The place of the table and the meaning of its columns, counted from 0. */
export interface Table {
  sheet: SourceSheet
  /** The lines of the header: one, or two where headings stand below titles of groups. */
  header: { top: number; bottom: number; texts: string[][] }
  /** The heading of each column; empty for a column without one. */
  headings: string[]
  columns: Map<string, number>
  /** Columns that the sheet hides. */
  hidden: ReadonlySet<number>
  roles: Roles
  matches: ColumnMatch[]
  /** Fields whose cells the user confirmed. */
  confirmed: ReadonlySet<string>
  /** Messages about the choice of sheet and columns. */
  remarks: Sentence[]
}

/** For who asks about it. */
export function placeOf({ sheet, header, headings }: Table) {
  return { sheet: sheet.name, line: header.top, headings }
}

export interface ColumnMatch {
  field: string
  column: number
  heading: string
  /** `exact`, `begins`, `evidence` (cells), `mapped` (by the user) or `chosen` (in an answer). */
  how: string
}

/** The columns that distinguish an item from a total or a note. */
export interface Roles {
  /** Columns of money: a merged cell must not multiply it. */
  money: ReadonlySet<number>
  /** Columns that an item must fill besides its amount, such as its date. */
  needed: readonly number[]
  amounts: readonly number[]
  /** Columns of names of items, in which any words are valid, even "Total.pdf". */
  names: ReadonlySet<number>
  case?: number
  /** Columns of keys of items, with their fields. */
  keys: readonly { column: number; field: Field }[]
  /** Keys in columns that no field uses. */
  unmappedKeys: UnmappedKeys
  /** Columns of search terms: any of them makes a line an item. */
  searchTerms: readonly number[]
  /** The date, the amount and the case: a line without any of them is hardly an item. */
  essential: ReadonlySet<number>
  /** Columns of dates, case numbers and registrations. */
  typed: ReadonlySet<number>
  /** Columns of keys, and of all that is no text: `NA` below them is no value. */
  values: ReadonlySet<number>
  /** Columns of all fields, except those that are only compared. */
  known: ReadonlySet<number>
  /** Columns that are only compared: the name beside a registration. */
  compared: ReadonlySet<number>
  /** A column with the currency of each row: "Moeda". */
  currency?: number
  /** A column with D or C in each row. */
  debit?: number
  /** Columns without a heading beside the amount, which may hold a currency or a sign. */
  adjacent: readonly number[]
  /** Columns that may hold D or C, by their heading or because they have none. */
  maybeSigns: readonly number[]
}

export interface TableOptions {
  sheet?: string
  /** The same sheet was accepted before, and nobody can answer questions now. */
  acceptedBefore?: boolean
  /** `--map field=Heading` or `field=C`; `field=` means that no column holds it. */
  map: Record<string, string>
  /** Fields of `map` whose cells the user confirmed against all questions. */
  confirms?: ReadonlySet<string>
  /** Columns that the user chose in an answer, without confirming their cells. */
  chosen?: Record<string, string>
  /** Columns of an earlier batch, which are in `map` as well and confirm nothing. */
  before?: Record<string, string>
  /** Whether the items are counted for a question. */
  countsRows?: boolean
}

export function labelOf(field: string): string {
  return HEADINGS[field]?.label ?? legibleName(field)
}

/** Returns the columns with a heading that no field uses, or with such a heading. */
export function unusedColumns(
  { headings, columns }: Pick<Table, 'headings' | 'columns'>,
  is = (heading: string) => heading.trim() !== '',
): number[] {
  const used = new Set(columns.values())
  return [...headings.keys()].filter((at) => !used.has(at) && is(headings[at] ?? ''))
}

/** Returns the name of a column for messages: `C «Valor»`. */
export function columnName(headings: readonly string[], column: number): string {
  const heading = (headings[column] ?? '').replace(/\s+/g, ' ').trim()
  return heading === '' ? columnLetters(column) : `${columnLetters(column)} «${heading}»`
}
