import type { Cell } from '../spreadsheets/cell.js'
import { isNumber } from '../spreadsheets/cell.js'
import type { SourceFile, SourceLine } from '../spreadsheets/source.js'

/** Returns the sheets of one table: a long one continues in `Resultado (2)` and so on. */
function sheetsOf(file: SourceFile, name: string) {
  const isMore = (other: string) => other.startsWith(`${name} (`) && /\(\d+\)$/.test(other)
  return file.sheets.filter((sheet) => sheet.name === name || isMore(sheet.name))
}

/** A line, with the sheet on which it is. */
export interface TableLine extends Pick<SourceLine, 'line' | 'cells'> {
  sheet: string
}

/** Yields the lines of a table over its sheets, with the header of the first sheet only. */
export async function* tableLines(file: SourceFile, name: string): AsyncIterable<TableLine> {
  for (const [at, sheet] of sheetsOf(file, name).entries()) {
    let isHeader = true
    for await (const line of sheet.lines()) {
      if (!isHeader || at === 0) yield { sheet: sheet.name, line: line.line, cells: line.cells }
      isHeader = false
    }
  }
}

/** Reads the first column of our tables: the line of the input; undefined where there is none. */
export function lineNumber(cells: readonly Cell[]): number | undefined {
  const [cell] = cells
  const number = isNumber(cell) ? Number(cell.n) : Number.NaN
  return Number.isInteger(number) ? number : undefined
}
