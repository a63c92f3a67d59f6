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
  return { ...file, close: () => file.close(), sheets: file.sheets.map(withoutAdded) }
}

function withoutAdded(sheet: SourceSheet): SourceSheet {
  return {
    name: sheet.name,
    hidden: sheet.hidden,
    lines: () => linesWithoutAdded(sheet),
    merges: () => sheet.merges(),
    hiddenColumns: () => sheet.hiddenColumns(),
    pageTexts: async () => (await sheet.pageTexts?.()) ?? [],
  }
}

async function* linesWithoutAdded(sheet: SourceSheet): AsyncGenerator<SourceLine> {
  let at: number | undefined
  let some = false
  let seen = 0
  for await (const line of sheet.lines()) {
    if (at === undefined && seen < LINES_SEARCHED) {
      seen += 1
      at = headingAt(line.cells)
      some = at !== undefined && line.cells[at] === SOME_ROWS_HEADING
    }
    if (at === undefined) yield line
    else if (!isTotal(line.cells[at])) yield cut(line, at, some)
  }
}

function isTotal(id: Cell | undefined): boolean {
  return typeof id === 'string' && TOTAL_ID.test(id.trim())
}

/** Undefined if there is no such heading, or nothing before it. */
function headingAt(cells: readonly Cell[]): number | undefined {
  const at = cells.findIndex((cell) => cell === ROW_ID_HEADING || cell === SOME_ROWS_HEADING)
  return at > 0 ? at : undefined
}

function cut(line: SourceLine, at: number, some: boolean): SourceLine {
  const id = line.cells[at]
  let end = Math.min(at, line.cells.length)
  while (end > 0 && isBlank(line.cells[end - 1])) end -= 1
  return {
    ...line,
    cells: line.cells.slice(0, end),
    ...(typeof id === 'string' && ROW_ID.test(id.trim()) ? { rowId: id.trim() } : {}),
    ...(some ? { isOfSomeRows: true as const } : {}),
  }
}
