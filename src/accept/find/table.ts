import type { Field } from '../../core/job/job.js'
import type { Sentence } from '../../messages/message-code.js'
import type { SourceSheet } from '../../spreadsheets/source.js'
import { columnLetters } from '../../spreadsheets/xlsx/reference.js'
import { HEADINGS } from './headings.js'
import type { KeysElsewhere } from './keys-elsewhere.js'

/** Where the table is, and which column means what. Columns count from 0. */
export interface Table {
  sheet: SourceSheet
  /** The lines of the header: one, or two where headings stand below the titles of groups. */
  header: { top: number; bottom: number; texts: string[][] }
  /** The heading of each column; an empty column has an empty one. */
  headings: string[]
  columns: Map<string, number>
  /** Columns that nobody sees who opens the sheet. */
  hidden: ReadonlySet<number>
  roles: Roles
  matches: ColumnMatch[]
  /** Fields of which a person has said that what stands in their cells is meant. */
  confirmed: ReadonlySet<string>
  /** What a person should know of the choice. */
  told: Sentence[]
}

/** For who asks about it. */
export function placeOf({ sheet, header, headings }: Table) {
  return { sheet: sheet.name, line: header.top, headings }
}

export interface ColumnMatch {
  field: string
  column: number
  heading: string
  /** `exact`, `begins`, `evidence` (of its cells), `mapped` (by a person) or `chosen` (in an answer). */
  how: string
}

/** The columns that tell an item from a total or a note. */
export interface Roles {
  /** Money, which a merged cell must not multiply. */
  money: ReadonlySet<number>
  /** What an item must have besides its amount: its date. */
  needed: readonly number[]
  amounts: readonly number[]
  /** What an item is known by: any words are right there, also "Total.pdf". */
  names: ReadonlySet<number>
  case?: number
  /** Columns of what an item is known by, with their fields. */
  keys: readonly { column: number; field: Field }[]
  /** The same in columns that no field takes. */
  elsewhere: KeysElsewhere
  /** Any of them makes a line an item. */
  asked: readonly number[]
  /** The date, the amount and the case: without any of them a line is hardly an item. */
  essential: ReadonlySet<number>
  /** Columns of dates, case numbers and registrations. */
  typed: ReadonlySet<number>
  /** Whatever the job knows. */
  known: ReadonlySet<number>
  /** A currency row by row: "Moeda". */
  currency?: number
  /** D or C row by row. */
  debit?: number
  /** Columns without a heading beside the amount: a currency or a sign may stand there. */
  beside: readonly number[]
  /** Columns that may hold D or C, by their heading or for the lack of one. */
  maybeSigns: readonly number[]
}

export interface TableOptions {
  sheet?: string
  /** The same sheet was accepted before, and nobody is there to ask which. */
  acceptedBefore?: boolean
  /** `--map field=Heading` or `field=C`; `field=` says that no column holds it. */
  map: Record<string, string>
  /** Fields of `map` whose cells are confirmed, whatever is to be asked of them. */
  confirms?: ReadonlySet<string>
  /** The same of an answer that chose a column and confirmed nothing of its cells. */
  chosen?: Record<string, string>
  /** The items are counted where something is asked. */
  countsRows?: boolean
}

export function labelOf(field: string): string {
  return HEADINGS[field]?.label ?? field
}

/** As messages name a column: `C «Valor»`. */
export function columnName(headings: readonly string[], column: number): string {
  const heading = (headings[column] ?? '').replace(/\s+/g, ' ').trim()
  return heading === '' ? columnLetters(column) : `${columnLetters(column)} «${heading}»`
}
