import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import type { Merge } from '../../spreadsheets/source.js'
import type { Table } from '../find/table.js'

export interface Filled {
  cells: Cell[]
  /** Columns of money whose cell belongs to a merge that starts on another line, with that line. */
  shared?: Map<number, number>
}

/**
 * Fills merged cells. A merged client, case or date holds for all its lines; a merged amount does
 * not, because it would be counted on each of them.
 */
export class MergeFiller {
  private readonly tall: Merge[]
  private next = 0
  /** Key: the left column, with one merge a line; of overlapping (malformed) ones, the last. */
  private readonly open = new Map<number, { merge: Merge; cell: Cell }>()

  constructor(
    merges: Merge[],
    private readonly table: Table,
  ) {
    this.tall = merges
      .filter(({ top, bottom }) => bottom > top && top > table.header.bottom)
      .filter(({ left }) => left < table.headings.length)
      .sort((a, b) => a.top - b.top)
  }

  /** Expects the lines from the top down. */
  fill(line: number, cells: Cell[]): Filled {
    this.openFrom(line, cells)
    if (this.open.size === 0) return { cells }
    this.closeBefore(line)
    const filled = [...cells]
    const shared = new Map<number, number>()
    for (const { merge, cell } of this.open.values()) {
      if (merge.top === line) continue
      for (const column of this.columnsOf(merge)) {
        if (!isBlank(filled[column])) continue
        if (this.table.roles.money.has(column)) shared.set(column, merge.top)
        else if (column === merge.left) filled[column] = cell
      }
    }
    return { cells: filled, shared }
  }

  private openFrom(line: number, cells: Cell[]): void {
    let merge = this.tall[this.next]
    while (merge && merge.top <= line) {
      // The first line of a merge counts as blank if it was not read.
      const cell = merge.top === line ? (cells[merge.left] ?? null) : null
      this.open.set(merge.left, { merge, cell })
      this.next += 1
      merge = this.tall[this.next]
    }
  }

  private closeBefore(line: number): void {
    for (const [left, { merge }] of this.open) if (merge.bottom < line) this.open.delete(left)
  }

  private columnsOf({ left, right }: Merge): number[] {
    return [...new Set([left, ...this.table.roles.money])].filter(
      (column) => column >= left && column <= right,
    )
  }
}
