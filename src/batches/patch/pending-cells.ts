import type { Input } from '../../core/batch.js'
import type { FieldValue } from '../../core/job/job.js'
import type { RowRecord } from '../../core/task.js'
import { type Cell, isBareFormula, isBlank } from '../../spreadsheets/cell.js'
import { excelSerial } from '../../spreadsheets/serial.js'
import { columnOf } from '../../spreadsheets/xlsx/reference.js'
import { sameCell } from './same-cells.js'

type Row = Pick<RowRecord, 'cells' | 'fields'>

/**
 * Returns the cells of a row as the sheet of pending rows shows them. A blank cell of a merge has the
 * value that was read for it, as the sheet has no merges; a formula without a result is blank.
 */
export function pendingCells(
  { cells, fields = {} }: Row,
  { mapping }: Pick<Input, 'mapping'>,
): Cell[] {
  const shown = cells.map((cell): Cell => (isBareFormula(cell) ? null : cell))
  for (const { field, column } of mapping) {
    const at = columnOf(column)
    const value = fields[field]
    if (value !== undefined && isBlank(cells[at])) shown[at] = cellOf(value)
  }
  return Array.from(shown, (cell) => cell ?? null)
}

/** Returns the cells of a mended row; what stands as it was shown is again as in the file. */
export function mendedCells(
  given: readonly Cell[],
  row: Row,
  input: Pick<Input, 'mapping'>,
): Cell[] {
  const shown = pendingCells(row, input)
  const length = Math.max(given.length, row.cells.length)
  return Array.from({ length }, (_, at) => {
    const cell = given[at] ?? null
    return sameCell(shown[at] ?? null, cell) ? (row.cells[at] ?? null) : cell
  })
}

function cellOf(value: FieldValue): Cell {
  if (typeof value === 'boolean') return { b: value }
  const serial = excelSerial(value)
  return serial === undefined ? value : { n: String(serial), date: true, format: 'dd/mm/yyyy' }
}
