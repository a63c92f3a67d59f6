import { type Cell, isBlank } from '../sheets/cell.js'
import type { Merge } from '../sheets/source.js'
import { cellText } from './cells.js'
import { NOTE_BEGINNINGS, normaliseHeading, TOTAL_WORDS } from './headings.js'
import type { Table } from './table.js'

/** Why a line is no item of the table. */
export type Ignored = 'title' | 'header' | 'total' | 'note'

export interface TableLine {
  line: number
  /** As the file had them. */
  cells: Cell[]
  /** With merged cells filled from above, where that is what a merge means. */
  filled: Cell[]
  isItem: boolean
  ignored?: Ignored
  hidden: boolean
}

/** All non-blank lines of the table's sheet, each told as an item or as what else it is. */
export async function* tableLines(table: Table): AsyncIterable<TableLine> {
  const fill = mergeFiller(await table.sheet.merges(), table)
  for await (const { line, cells, hidden } of table.sheet.lines()) {
    const filled = fill(line, cells)
    const ignored = whyIgnored(line, filled, table)
    yield { line, cells, filled, isItem: ignored === undefined, ignored, hidden: hidden === true }
  }
}

function whyIgnored(line: number, cells: Cell[], table: Table): Ignored | undefined {
  if (line < table.headerLine) return 'title'
  if (line === table.headerLine || repeatsHeader(cells, table)) return 'header'
  const first = cells.find((cell) => !isBlank(cell))
  const label = typeof first === 'string' ? first.trim().toLowerCase() : ''
  const date = cells[table.columns.get('data_base') ?? -1]
  if (isTotal(label) && isBlank(date)) return 'total'
  const filledCells = cells.filter((cell) => !isBlank(cell)).length
  const beginsNote = NOTE_BEGINNINGS.some((beginning) => label.startsWith(beginning))
  if (beginsNote && filledCells <= 2 && isBlank(date)) return 'note'
  // One text alone, outside the columns that make an item, is a footer or a subtitle.
  return filledCells === 1 && label !== '' && !inNeededColumn(cells, table) ? 'note' : undefined
}

function isTotal(label: string): boolean {
  const text = normaliseHeading(label)
  return TOTAL_WORDS.some((word) => text === word || text.startsWith(`${word} `))
}

function inNeededColumn(cells: Cell[], table: Table): boolean {
  return ['valor', 'data_base'].some((field) => {
    const column = table.columns.get(field)
    return column !== undefined && !isBlank(cells[column])
  })
}

/** A header printed again at the top of each page. */
function repeatsHeader(cells: Cell[], table: Table): boolean {
  const mapped = [...table.columns.values()]
  return (
    mapped.every(
      (column) => cellText(cells[column]).trim() === (table.headings[column] ?? '').trim(),
    ) && mapped.length > 0
  )
}

/**
 * A merged client, case or date stands for all its lines. A merged amount does not: the same money
 * would be counted on each line.
 */
function mergeFiller(merges: Merge[], table: Table): (line: number, cells: Cell[]) => Cell[] {
  const amount = table.columns.get('valor')
  const tall = merges
    .filter(
      (merge) => merge.bottom > merge.top && merge.top > table.headerLine && merge.left !== amount,
    )
    .toSorted((a, b) => a.top - b.top)
  const open: { merge: Merge; cell: Cell }[] = []
  let next = 0
  return (line, cells) => {
    while (next < tall.length && tall[next]!.top <= line) {
      const merge = tall[next++]!
      open.push({ merge, cell: merge.top === line ? (cells[merge.left] ?? null) : null })
    }
    for (let i = open.length - 1; i >= 0; i--) if (open[i]!.merge.bottom < line) open.splice(i, 1)
    if (open.length === 0) return cells
    const filled = [...cells]
    for (const { merge, cell } of open) if (isBlank(filled[merge.left])) filled[merge.left] = cell
    return filled
  }
}
