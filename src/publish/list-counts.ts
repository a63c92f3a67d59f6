import type { JobSheets, ListCount, ListSheet } from '../job.js'
import { unansweredLine } from './row-tables.js'
import type { ResultRow } from './rows.js'

/** A row that was answered, or one of which something is told instead. */
type Counted = Pick<ResultRow, 'lists'> & Partial<ResultRow>

interface Counting {
  sheet: ListSheet
  lines: number
  tally: Map<string, number>
  /** Lines that are one with others are counted once. */
  met: Set<string>
}

/** How many lines each list holds over all rows, and how they are divided. */
export class ListCounts {
  private readonly counts: Counting[]

  constructor({ lists = [] }: JobSheets) {
    this.counts = lists.map((sheet) => ({ sheet, lines: 0, tally: new Map(), met: new Set() }))
  }

  /** Lines that only tell of a row without an answer count as well. */
  add(row: Counted): void {
    for (const counting of this.counts) {
      const { sheet } = counting
      const lines = row.lists?.[sheet.list] ?? unansweredLine(sheet, row)
      for (const line of lines) count(counting, line)
    }
  }

  told(): Map<string, ListCount> {
    return new Map(this.counts.map(({ sheet, lines, tally }) => [sheet.list, { lines, tally }]))
  }
}

function count(counting: Counting, line: Record<string, string>): void {
  const { sheet, tally, met } = counting
  const key = sheet.mergeBy && line[sheet.mergeBy.figure]
  if (key !== undefined && met.has(key)) return
  if (key !== undefined) met.add(key)
  counting.lines += 1
  const value = sheet.tally && line[sheet.tally]
  if (value !== undefined) tally.set(value, (tally.get(value) ?? 0) + 1)
}
