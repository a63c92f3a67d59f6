import type { JobWorkbook, ListCount, ListSheet } from '../core/job/job.js'
import { LineDedup } from './line-dedup.js'
import { unansweredLine } from './row-tables.js'
import type { ResultRow } from './rows.js'

/** A row that was answered, or one of which something is told instead. */
type Counted = Pick<ResultRow, 'lists'> & Partial<ResultRow>

interface Counting {
  sheet: ListSheet
  /** Of lines that are none with others. */
  lines: number
  tally: Map<string, number>
  collected: NonNullable<ListCount['collected']>
  /** Figures that a line has. */
  filled: Set<string>
  /** Lines that are one with others, by what they have in common, each with its values to count. */
  merged: Map<string, Set<string>>
}

/** How many lines each list holds over all rows, and how they are divided. */
export class ListCounts {
  /** Where each line of {@link JobWorkbook.once} stands; known once all rows are. */
  readonly places: LineDedup
  private readonly counts: Counting[]
  /** Of lists whose lines stand once: what a line may take from one of another list. */
  private readonly joined = new Set<string>()

  constructor({ lists = [], once }: JobWorkbook) {
    this.places = new LineDedup(once)
    this.counts = lists.map((sheet) => ({
      ...{ sheet, lines: 0, tally: new Map(), collected: [], filled: new Set(), merged: new Map() },
    }))
  }

  /** Lines that only tell of a row without an answer count as well. */
  add(row: Counted): void {
    this.places.add(row.lists)
    for (const counting of this.counts) {
      const { sheet } = counting
      const lines = row.lists?.[sheet.list] ?? unansweredLine(sheet, row)
      for (const line of lines) this.count(counting, line)
    }
  }

  /** Figures that a line of the list has; absent for a list that nobody declared. */
  filled(list: string): ReadonlySet<string> | undefined {
    const counting = this.counts.find(({ sheet }) => sheet.list === list)
    if (!counting?.filled.size || !this.places.isOfSeveral(list)) return counting?.filled
    return new Set([...counting.filled, ...this.joined])
  }

  private count(counting: Counting, line: Record<string, string>): void {
    const { mergeBy } = counting.sheet
    for (const figure in line) {
      if (line[figure] === '') continue
      counting.filled.add(figure)
      if (mergeBy?.join.includes(figure)) this.joined.add(figure)
    }
    count(counting, line)
  }

  told(): Map<string, ListCount> {
    return new Map(this.counts.map((counting) => [counting.sheet.list, this.countOf(counting)]))
  }

  private countOf({ sheet, lines, tally, collected, merged }: Counting): ListCount {
    const all = { lines, tally: new Map(tally), ...(sheet.collects ? { collected } : {}) }
    for (const [key, values] of merged) {
      if (!this.places.isIn(sheet.list, key)) continue
      all.lines += 1
      for (const value of values) addTo(all.tally, value)
    }
    return all
  }
}

function count(counting: Counting, line: Record<string, string>): void {
  const { sheet, tally, collected, merged } = counting
  if (sheet.collects)
    collected.push(Object.fromEntries(sheet.collects.map((name) => [name, line[name]])))
  const key = sheet.mergeBy && line[sheet.mergeBy.figure]
  const value = sheet.tally && line[sheet.tally]
  if (key === undefined) {
    counting.lines += 1
    if (value !== undefined) addTo(tally, value)
    return
  }
  const values = merged.get(key) ?? new Set()
  if (value !== undefined) values.add(value)
  merged.set(key, values)
}

function addTo(tally: Map<string, number>, value: string): void {
  tally.set(value, (tally.get(value) ?? 0) + 1)
}
