import type { RowCounts } from '../core/outcome.js'
import type { DescribedSheet } from '../publish/described-sheet.js'
import type { BarChart, SheetColumn, Value } from '../spreadsheets/sheet.js'

export const REPORTS = ['index', 'portfolio', 'gazette'] as const
export type ReportKind = (typeof REPORTS)[number]

/** A source of the report, by which its figures can be checked. */
interface Source {
  name: string
  /** Description and place of the source. */
  about: string
  /** Hexadecimal; absent for a source that could not be read. */
  sha256?: string
  /** When it was read or made. */
  at: string
}

/** A table of a report; one without rows is not written. */
export type ReportSheet = DescribedSheet & { columns: SheetColumn[]; rows: Value[][] }

/** The contents of a report, before it becomes a workbook. */
export interface ReportContent {
  kind: ReportKind
  title: string
  /** The subject; the report is compared with the last one about the same subject. */
  about: string
  /** Rows of the sheet Resumo: the request and its totals. */
  summary: [label: string, ...values: Value[]][]
  /** What the first page says in red, above its lines. */
  alarms?: [label: string, text: string][]
  /** Lines that the user has to read first. */
  highlights: string[]
  /** The main figures of the report, each in a sentence, below the lines of the first page. */
  figures?: { heading: string; lines: readonly string[] }
  /** Shown on the first page, below its lines. */
  chart?: Omit<BarChart, 'place'>
  /** Whether anything that should have been read or answered is missing. */
  incomplete: boolean
  /** What is to be said instead of «Completo». */
  state?: string
  /** What the lines are, and what it means that one is complete, partial, or without a result. */
  states?: { are: string; ok: string; warned: string; failed?: string }
  /** Lines: read, complete (`ok`), partial (`warned`) and without a result (`failed`). */
  rows: RowCounts
  /** Counts for notices, without names and texts of cases. */
  counts: Record<string, number>
  /** Sheets that come before all others. */
  first: ReportSheet[]
  sheets: ReportSheet[]
  notes: string[]
  sources: Source[]
  /** Calls made for it; none of them cost a unit. */
  calls: number
  rehearsal: boolean
  /** Facts that the next report about the same subject needs. */
  facts?: unknown
}

/** Returns the counts of a report, whose lines are never rejected, repeated or left out. */
export function countsOfLines(
  lines: Pick<RowCounts, 'read' | 'ok' | 'warned' | 'failed'>,
): RowCounts {
  return { ...lines, rejected: 0, duplicate: 0, ignored: 0, pending: 0 }
}

/** The record `reports/<kind>/<id>/report.json`. */
export interface ReportRecord
  extends Pick<
    ReportContent,
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

/** Returns the state of a stored report in words: what is complete may lack a month, or proof. */
export function reportState(
  { kind, incomplete, rows }: Pick<ReportRecord, 'kind' | 'incomplete' | 'rows'>,
  translate: (pt: string, en: string) => string,
): string {
  if (incomplete) return translate('incompleto', 'incomplete')
  if (rows.warned > 0 && kind === 'index')
    return translate(
      `lido, com o mês em ${rows.ok} de ${rows.read} séries`,
      `read, with the month in ${rows.ok} of ${rows.read} series`,
    )
  if (rows.warned > 0 && kind === 'gazette')
    return translate('completo, com o que conferir', 'complete, with something to check')
  return translate('completo', 'complete')
}
