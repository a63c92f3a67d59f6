import type { RowCounts } from '../core/outcome.js'
import type { DescribedSheet } from '../publish/described-sheet.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'

export const REPORTS = ['index', 'portfolio', 'gazette'] as const
export type ReportKind = (typeof REPORTS)[number]

/** Something that a report was made from, so that its figures can be checked. */
interface Source {
  name: string
  /** What it is and where it lies. */
  about: string
  /** Hexadecimal; absent of what could not be read. */
  sha256?: string
  /** When it was read, or made. */
  at: string
}

/** A table of a report; one without rows is left out. */
export type ReportSheet = DescribedSheet & { columns: SheetColumn[]; rows: Value[][] }

/** What a report says, before it is a workbook. */
export interface Made {
  kind: ReportKind
  title: string
  /** What it is of: it is compared with the last report of the same. */
  about: string
  /** Of Resumo: what was asked and what it comes to. */
  summary: [label: string, ...values: Value[]][]
  /** What a person has to see first. */
  look: string[]
  /** Anything that should have been read or answered was not. */
  incomplete: boolean
  /** Lines: read, whole (`ok`), in part (`warned`) and not at all (`failed`). */
  rows: RowCounts
  /** For notices: no name and no text of a case. */
  counts: Record<string, number>
  /** Those that come before all others. */
  first: ReportSheet[]
  sheets: ReportSheet[]
  notes: string[]
  sources: Source[]
  /** Calls made for it; none of them cost a unit. */
  calls: number
  rehearsal: boolean
  /** What the next report of the same has to know. */
  facts?: unknown
}

/** What `reports/<kind>/<id>/report.json` says. */
export interface ReportRecord
  extends Pick<
    Made,
    | 'kind'
    | 'title'
    | 'about'
    | 'incomplete'
    | 'rows'
    | 'counts'
    | 'sources'
    | 'calls'
    | 'rehearsal'
    | 'facts'
  > {
  id: string
  createdAt: string
  result: { key: string; bytes: number; sha256: string }
}
