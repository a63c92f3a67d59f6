import type { Facts } from '../../messages/message.js'
import type { Sentence } from '../../messages/message-code.js'
import type { SheetColumn } from '../../spreadsheets/sheet.js'
import type { Knowledge, Parameters, RowFields } from './fields.js'

/** A printable statement, one block for each value of a field. */
export interface StatementSheet {
  name: string
  about: string
  /** All columns that a statement may have, with their widths on a sheet. */
  columns: readonly SheetColumn[]
  field: string
  /** Returns the party whose debts of a case have a statement of their own, where it has to be so. */
  ownerApart?(fields: RowFields): string | undefined
  /** A longer statement is not printed; the sheet says where to look instead. */
  mostRows: number
  /** Returns facts of the terms that the answers prove, in place of those that were asked for. */
  proved?(rows: StatementRow[]): Facts
  /** `key` is undefined for the rows without the field. */
  document(key: string | undefined, rows: StatementRow[], knowledge: Knowledge): StatementDocument
}

/** The statement of one case, independent of its output format. */
export interface StatementDocument {
  /** Case, court, parties: a label and its text. */
  facts: [label: string, text: string][]
  /** The article of the CPC under which it is filed. */
  article: string
  /** Why the document must not be filed; it then has no other content. */
  refused?: string
  parts: StatementPart[]
  /** Sum of all parts, a decimal string; absent where some line has no total. */
  total?: string
  /** How many lines have no result and are not in the total. */
  lacking?: number
  /** The day up to which all lines are updated, ISO; absent where they differ. */
  on?: string
  remarks: string[]
}

/** Lines of a statement that share their terms. */
export interface StatementPart {
  /** Sentences. */
  terms: string[]
  /** Only columns with a value in some line. */
  columns: { title: string; kind: 'text' | 'date' | 'money' | 'factor' | 'percent' }[]
  /** Decimal strings, ISO dates and texts, by column. */
  lines: (string | undefined)[][]
  totals: (string | undefined)[]
  /** One of several: its sum is not the total of the debt. */
  isOneOf?: boolean
}

export interface StatementRow {
  line: number
  fields: RowFields
  /** The heading of each field in the file. */
  headings?: ReadonlyMap<string, string>
  /** Empty where the row has no answer. */
  figures: Record<string, string>
  /** The parameters of its call; undefined where the row could not be planned. */
  parameters?: Parameters
  messages: readonly Sentence[]
}
