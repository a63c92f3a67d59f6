import { z } from 'zod'
import { cellText } from '../../accept/cells/cell-text.js'
import { TableQuestions } from '../../accept/table-questions.js'
import { openSource } from '../../spreadsheets/open.js'
import type { SourceSheet } from '../../spreadsheets/source.js'

const LINES = 8
const COLUMNS = 30
const CELL_CHARACTERS = 120
/** Of a question that names several sheets. */
const SHEETS = 3

/**
 * What stands where a table begins, for who is asked about it: the cells as the sheet shows them, up
 * to a bound of columns and characters.
 */
export const firstLinesShape = z.object({
  sheet: z.string(),
  lines: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
})
export type FirstLines = z.infer<typeof firstLinesShape>

/** Of the sheets that the questions are about. */
export async function firstLinesAsked(path: string, asked: unknown): Promise<FirstLines[]> {
  const table = asked instanceof TableQuestions ? asked.table : undefined
  const file = await openSource(path)
  try {
    const visible = file.sheets.filter(({ hidden }) => !hidden)
    const own = visible.filter(({ name }) => table === undefined || name === table.sheet)
    const found: FirstLines[] = []
    for (const sheet of own.slice(0, SHEETS)) found.push(await linesFrom(sheet, table?.line ?? 1))
    return found.filter(({ lines }) => lines.length > 0)
  } finally {
    await file.close()
  }
}

async function linesFrom(sheet: SourceSheet, from: number): Promise<FirstLines> {
  const lines: FirstLines['lines'] = []
  for await (const { line, cells } of sheet.lines()) {
    if (line < from) continue
    const shown = cells.slice(0, COLUMNS).map((cell) => cellText(cell).slice(0, CELL_CHARACTERS))
    if (lines.push({ line, cells: shown }) === LINES) break
  }
  return { sheet: sheet.name, lines }
}
