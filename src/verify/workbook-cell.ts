import { ROW_ID } from '../publish/columns.js'
import type { Cell } from '../spreadsheets/cell.js'
import { openSource } from '../spreadsheets/open.js'
import { batchOf } from './batch-of.js'
import { shown, shownFact } from './cells.js'
import { lineNumber } from './sheet-lines.js'
import type { SheetRow } from './trace.js'

/** The place of a cell, as in `Resultado!K17`. */
export interface CellPlace {
  sheet: string
  /** From 0. */
  column: number
  /** From 1. */
  row: number
}

/** The contents of a cell, with batch and input line of its row. */
export interface FoundCell {
  batch: string | undefined
  line: number | undefined
  title: string
  value: string
  isFigure: boolean
  row: SheetRow
}

/** Reads `Resultado!K17`, the sheet in quotes or not; undefined for anything else. */
export function cellPlace(text: string): CellPlace | undefined {
  const [, quoted, bare, letters, row] =
    /^(?:'([^']{1,80})'|([^'!]{1,80}))!\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(text) ?? []
  const sheet = quoted ?? bare
  if (sheet === undefined) return undefined
  const column = [...letters!.toUpperCase()].reduce(
    (sum, one) => sum * 26 + one.charCodeAt(0) - 64,
    0,
  )
  return { sheet, column: column - 1, row: Number(row) }
}

/**
 * Looks a cell up; undefined where the workbook has no such sheet or row.
 *
 * @throws UnreadableFile
 */
export async function findCell(path: string, place: CellPlace): Promise<FoundCell | undefined> {
  const file = await openSource(path)
  try {
    const batch = await batchOf(file)
    const sheet = file.sheets.find(({ name }) => name === place.sheet)
    let header: readonly Cell[] = []
    if (!sheet) return undefined
    for await (const { line, cells } of sheet.lines()) {
      if (line === 1) header = cells
      if (line < place.row) continue
      if (line > place.row) return undefined
      const { found, foundIsFigure } = shownFact('found', cells[place.column])
      const texts = new Map(header.map((title, at) => [shown(title), shown(cells[at])]))
      return {
        batch,
        line: lineNumber(cells),
        ...idIn(header, cells),
        title: shown(header[place.column]),
        value: String(found),
        isFigure: foundIsFigure === true,
        row: { sheet: sheet.name, texts },
      }
    }
    return undefined
  } finally {
    await file.close()
  }
}

/** Reads the hidden column, which goes with a row into another workbook. */
function idIn(
  header: readonly Cell[],
  cells: readonly Cell[],
): { batch: string; line: number } | undefined {
  const at = header.indexOf(ROW_ID.title)
  const [, batch, line] = /^([\w-]{1,80}):(\d{1,9})$/.exec(shown(cells[at])) ?? []
  return batch === undefined ? undefined : { batch, line: Number(line) }
}
