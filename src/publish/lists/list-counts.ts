import type { JobWorkbook, ListCount, ListSheet } from '../../core/job/job.js'
import { sortedBy } from '../../values/sorted-by.js'
import type { ResultRow } from '../rows.js'
import { LineDedup } from './line-dedup.js'
import { joined, linesOf } from './list-table.js'

/** A row with an answer, or one that a line of the list reports instead. */
type Counted = Pick<ResultRow, 'lists'> & Partial<ResultRow>

interface Counting {
  sheet: ListSheet
  /** Number of lines that are not merged with others. */
  lines: number
  tally: Map<string, number>
  collected: NonNullable<ListCount['collected']>
  /** Figures with a value in any line. */
  filled: Set<string>
  /** These figures of each part by {@link ListSheet.by}, by its value. */
  parts: Map<string, Set<string>>
  /** Merged lines by their key, each with the values to count and the figures to collect. */
  merged: Map<string, { values: Set<string>; figures: Record<string, string> }>
}

/** Counts the lines of each list over all rows, and their division by a figure. */
export class ListCounts {
  /** The places of the lines of {@link JobWorkbook.once}; complete once all rows are added. */
  readonly places: LineDedup
  private readonly counts: Counting[]
  /** Figures that lines may take over from lines of another list. */
  private readonly joined = new Set<string>()

  constructor({ lists = [], once }: JobWorkbook) {
    this.places = new LineDedup(once)
    this.counts = lists.map((sheet) => ({
      sheet,
      lines: 0,
      tally: new Map(),
      collected: [],
      filled: new Set(),
      parts: new Map(),
      merged: new Map(),
    }))
  }

  /** Counts the lines of a row, and those that report a row without an answer. */
  add(row: Counted): void {
    this.places.add(row.lists)
    for (const counting of this.counts) {
      const { sheet } = counting
      const lines = linesOf(sheet, row)
      const part =
        sheet.by && lines.length > 0
          ? partOf(counting, row.figures?.[sheet.by.figure] ?? '')
          : undefined
      for (const line of lines) this.count(counting, line, part)
    }
  }

  /** Returns the figures with a value in any line of the list; absent for an undeclared list. */
  filled(list: string): ReadonlySet<string> | undefined {
    const counting = this.counts.find(({ sheet }) => sheet.list === list)
    if (!counting?.filled.size || !this.places.isOfSeveral(list)) return counting?.filled
    return new Set([...counting.filled, ...this.joined])
  }

  /** Returns the values of {@link ListSheet.by}, and the figures that the lines of each fill. */
  partsOf({ list }: ListSheet): ReadonlyMap<string, ReadonlySet<string>> {
    return this.counts.find(({ sheet }) => sheet.list === list)?.parts ?? new Map()
  }

  private count(counting: Counting, line: Record<string, string>, part?: Set<string>): void {
    const { mergeBy } = counting.sheet
    for (const figure in line) {
      if (line[figure] === '') continue
      counting.filled.add(figure)
      part?.add(figure)
      if (mergeBy?.join.includes(figure)) this.joined.add(figure)
    }
    count(counting, line)
  }

  byList(): Map<string, ListCount> {
    return new Map(this.counts.map((counting) => [counting.sheet.list, this.countOf(counting)]))
  }

  private countOf({ sheet, lines, tally, collected, merged }: Counting): ListCount {
    const { collects, order } = sheet
    const all = { lines, tally: new Map(tally) }
    const figures: ListCount['collected'] = [...collected]
    for (const [key, one] of merged) {
      if (!this.places.isIn(sheet.list, key)) continue
      all.lines += 1
      figures.push(one.figures)
      for (const value of one.values) addTo(all.tally, value)
    }
    if (!collects) return all
    return { ...all, collected: order ? sortedBy(figures, order) : figures }
  }
}

function partOf({ parts }: Counting, value: string): Set<string> {
  const known = parts.get(value) ?? new Set()
  parts.set(value, known)
  return known
}

function count(counting: Counting, line: Record<string, string>): void {
  const { sheet, tally, collected, merged } = counting
  const { collects = [], mergeBy } = sheet
  const figures = Object.fromEntries(
    collects.flatMap((name): [string, string][] => {
      const figure = line[name]
      return figure === undefined ? [] : [[name, figure]]
    }),
  )
  const key = mergeBy && line[mergeBy.figure]
  const value = sheet.tally && line[sheet.tally]
  if (key === undefined) {
    counting.lines += 1
    if (sheet.collects) collected.push(figures)
    if (value !== undefined) addTo(tally, value)
    return
  }
  const before = merged.get(key)
  const join = mergeBy?.join.filter((name) => collects.includes(name)) ?? []
  const values = before?.values ?? new Set()
  if (value !== undefined) values.add(value)
  merged.set(key, { values, figures: before ? joined(before.figures, figures, join) : figures })
}

function addTo(tally: Map<string, number>, value: string): void {
  tally.set(value, (tally.get(value) ?? 0) + 1)
}
