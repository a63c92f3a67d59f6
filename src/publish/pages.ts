import type { Value } from '../spreadsheets/sheet.js'
import { linesPerPage } from '../spreadsheets/xlsx/paper.js'
import { linesOf, MOST_LINES } from '../spreadsheets/xlsx/row-height.js'

interface Added {
  /** Lines of the paper that the rows take. */
  lines?: number
  /** Rows above them where they begin a page. */
  head?: readonly Value[][]
  /** Lines below that have to be on the same page. */
  after?: number
}

/** Rows with a break where a page of the paper ends. */
export class Pages {
  readonly rows: Value[][] = []
  private used = 0

  constructor(private readonly down: number) {}

  /** Adds rows that stay on one page. */
  add(rows: readonly Value[][], { lines = rows.length, head = [], after = 0 }: Added = {}): void {
    // Rows that no page has room for begin where the others end.
    const isLonger = lines > this.down
    const isOver = !isLonger && this.used + lines + after > this.down
    const [first, ...others] = isOver ? [...head, ...rows] : rows
    if (isOver) this.used = head.length
    this.rows.push(isOver ? startOfPage(first!) : first!, ...others)
    this.used += lines
    if (isLonger) this.used %= this.down
  }
}

function startOfPage([first = null, ...others]: readonly Value[]): Value[] {
  const text = first === null ? '' : first
  const value = typeof text === 'string' ? { text, marks: [] } : text
  return [{ ...value, newPage: true }, ...others]
}

/** Returns the rows of blocks on upright paper, with no block on two pages that fits on one. */
export function keptTogether(blocks: readonly Value[][][], widths: readonly number[]): Value[][] {
  const across = widths.reduce((sum, width) => sum + width, 0)
  const pages = new Pages(linesPerPage(across, true))
  for (const rows of blocks) pages.add(rows, { lines: linesOn(rows, widths) })
  return pages.rows
}

/** Returns how many lines the rows of a free page take. */
export function linesOn(rows: readonly Value[][], widths: readonly number[]): number {
  return rows.reduce((sum, row) => sum + linesOfRow(row, widths), 0)
}

function linesOfRow(row: readonly Value[], widths: readonly number[]): number {
  const each = row.map((value, at) => {
    if (value !== null && typeof value === 'object' && 'title' in value) return TITLE_LINES
    return linesOf(textOf(value), widths[at] ?? 1)
  })
  return Math.min(MOST_LINES, Math.max(1, ...each))
}

/** Its letters are larger. */
const TITLE_LINES = 2

/** The text of a cell that wraps. */
function textOf(value: Value): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  if ('marks' in value) return value.text
  return 'bold' in value ? value.bold : ''
}
