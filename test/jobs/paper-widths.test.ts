import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { LINE } from '../../src/publish/columns.js'
import type { SheetColumn } from '../../src/spreadsheets/sheet.js'
import { columnWidth } from '../../src/spreadsheets/xlsx/column-width.js'
import { PAGE_WIDTH } from '../../src/spreadsheets/xlsx/paper.js'

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

test.each(tables)('%s, sheet %s, %i characters across → one page', (_kind, _name, across) => {
  expect(across).toBeLessThanOrEqual(PAGE_WIDTH)
})
