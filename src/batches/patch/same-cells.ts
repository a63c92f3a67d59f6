import type { RowRecord } from '../../core/task.js'
import { withoutAddedColumns } from '../../spreadsheets/added-columns.js'
import { type Cell, isBlank, isNumber } from '../../spreadsheets/cell.js'
import { openSource } from '../../spreadsheets/open.js'

/** The relative tolerance: the library converts a day with a time to milliseconds. */
const NEARLY = 1e-12

/**
 * Decides whether a workbook, when read like any other, has each row at its line and with the same
 * content.
 */
export async function holdsTheSame(
  path: string,
  name: string,
  rows: readonly Pick<RowRecord, 'line' | 'cells'>[],
): Promise<boolean> {
  const file = withoutAddedColumns(await openSource(path))
  try {
    const sheet = file.sheets.find((one) => one.name === name)
    const expected = new Map(rows.map(({ line, cells }) => [line, cells]))
    for await (const { line, cells } of sheet?.lines() ?? []) {
      const before = expected.get(line)
      if (!before || !sameCells(before, cells)) return false
      expected.delete(line)
    }
    return expected.size === 0
  } finally {
    await file.close()
  }
}

function sameCells(before: readonly Cell[], after: readonly Cell[]): boolean {
  const length = Math.max(before.length, after.length)
  return Array.from({ length }, (_, at) => at).every((at) =>
    sameCell(before[at] ?? null, after[at] ?? null),
  )
}

export function sameCell(before: Cell, after: Cell): boolean {
  if (isBlank(before) || isBlank(after)) return isBlank(before) && isBlank(after)
  if (typeof before === 'string' || typeof after === 'string')
    return typeof before === typeof after && textOf(before) === textOf(after)
  if (isNumber(before) && isNumber(after)) {
    const one = Number(before.n)
    const other = Number(after.n)
    return Math.abs(one - other) <= NEARLY * Math.max(1, Math.abs(one))
  }
  return JSON.stringify(before) === JSON.stringify(after)
}

function textOf(cell: Cell): string {
  return String(cell).replaceAll('\r\n', '\n').trim()
}
