import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { LINE } from '../../src/publish/columns.js'
import type { SheetColumn } from '../../src/spreadsheets/sheet.js'
import { columnWidth } from '../../src/spreadsheets/xlsx/column-width.js'

/** Characters across a page, as `src/spreadsheets/xlsx/paper.ts` counts them. */
const PAGE = 192
/** So little more has to be taken from a column: else every page of the sheet comes twice. */
const A_LITTLE = 12

function printed(columns: readonly SheetColumn[]): number {
  const first = columns.findIndex(({ onScreen }) => onScreen)
  const shown = (first > 0 ? columns.slice(0, first) : columns).filter(({ hidden }) => !hidden)
  return shown.reduce((sum, column) => sum + columnWidth(column), 0)
}

const tables = [...jobs.values()].flatMap(({ kind, sheets }) =>
  [...(sheets.lists ?? []), ...(sheets.memory ? [sheets.memory] : [])].map(
    ({ name, columns }) => [kind, name, printed([LINE, ...columns])] as const,
  ),
)

test.each(
  tables,
)('%s, sheet %s, %i characters across → not a little wider than a page', (_kind, _name, across) => {
  expect(across <= PAGE || across > PAGE + A_LITTLE).toBe(true)
})
