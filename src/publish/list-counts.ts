import type { JobSheets, ListCount, ListSheet } from '../job.js'
import type { ResultRow } from './rows.js'

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

  add({ lists }: Pick<ResultRow, 'lists'>): void {
    for (const counting of this.counts) {
      for (const line of lists?.[counting.sheet.list] ?? []) count(counting, line)
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
