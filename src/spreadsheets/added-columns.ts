import { type Cell, isBlank } from './cell.js'
import type { SourceFile, SourceLine, SourceSheet } from './source.js'

/** Heading of the ids of rows, `<batch>:<line>`; it and what follows it is no input. */
export const ROW_ID_HEADING = 'ID da linha'
/** The same heading in a sheet with only some rows of its batch. */
export const SOME_ROWS_HEADING = 'ID da linha pendente'

const ROW_ID = /^[\w-]{1,100}:\d{1,9}$/
/** Id in the row of a total, which is no row of the user. */
export const totalId = (batch: string) => `${batch}:total`
const TOTAL_ID = /^[\w-]{1,100}:total$/
/** A header is in the first lines. */
const LINES_SEARCHED = 60

/** Returns the file without the columns that lote added; their ids become the ids of the lines. */
export function withoutAddedColumns(file: SourceFile): SourceFile {
  const sheets = file.sheets.map((sheet) => ({ ...sheet, lines: () => linesWithoutAdded(sheet) }))
  return { ...file, sheets }
}

/** The column of the ids. */
interface IdColumn {
  at: number
  isOfSomeRows: boolean
}

/**
 * The first filled cell below the heading decides, for an office may have a column "ID da linha" of
 * its own. The lines until then are held.
 */
async function* linesWithoutAdded(sheet: SourceSheet): AsyncGenerator<SourceLine> {
  let ids: IdColumn | undefined
  let isDecided = false
  let held: SourceLine[] = []
  let seen = 0
  for await (const line of sheet.lines()) {
    if (isDecided) {
      yield* withoutColumns([line], ids)
      continue
    }
    seen += 1
    const id = ids && line.cells[ids.at]
    isDecided = !isBlank(id) || seen === LINES_SEARCHED
    if (isBlank(id)) ids ??= idColumn(line.cells)
    else if (!isId(id)) ids = undefined
    held.push(line)
    if (ids && !isDecided) continue
    yield* withoutColumns(held, ids)
    held = []
  }
  yield* withoutColumns(held, ids)
}

function* withoutColumns(lines: readonly SourceLine[], ids: IdColumn | undefined) {
  for (const line of lines) {
    if (!ids) yield line
    else if (!isTotal(line.cells[ids.at])) yield cut(line, ids)
  }
}

const isId = (cell: Cell | undefined) =>
  typeof cell === 'string' && (ROW_ID.test(cell.trim()) || isTotal(cell))

function isTotal(id: Cell | undefined): boolean {
  return typeof id === 'string' && TOTAL_ID.test(id.trim())
}

/** Undefined if there is no such heading, or nothing before it. */
function idColumn(cells: readonly Cell[]): IdColumn | undefined {
  const at = cells.findIndex((cell) => cell === ROW_ID_HEADING || cell === SOME_ROWS_HEADING)
  return at > 0 ? { at, isOfSomeRows: cells[at] === SOME_ROWS_HEADING } : undefined
}

function cut(line: SourceLine, { at, isOfSomeRows }: IdColumn): SourceLine {
  const id = line.cells[at]
  let end = Math.min(at, line.cells.length)
  while (end > 0 && isBlank(line.cells[end - 1])) end -= 1
  return {
    ...line,
    cells: line.cells.slice(0, end),
    ...(typeof id === 'string' && ROW_ID.test(id.trim()) ? { rowId: id.trim() } : {}),
    ...(isOfSomeRows ? { isOfSomeRows: true as const } : {}),
  }
}
