import { expect, test } from 'vitest'
import { correct } from '../../jobs/correct/index.js'
import type { Manifest } from '../../src/core/batch.js'
import { OUTCOMES, type RowCounts } from '../../src/core/outcome.js'
import type { CallLine } from '../../src/publish/calls.js'
import type { Summary } from '../../src/publish/summary.js'
import { summaryPage } from '../../src/publish/summary-page.js'

const FIGURES = {
  ...{
    id: 'b',
    state: 'finished',
    createdAt: '',
    finishedAt: '',
    rehearsal: false,
    parameters: {},
  },
  input: { name: 'a.csv', sheet: 'a', sha256: '', bytes: 1 },
  quote: { calls: 1, units: 1 },
} as unknown as Manifest & { finishedAt: string }

/** The lines of Resumo about interest, where rows and service tell these sums of it. */
function interestLines(ofRows: string, ofService: string): unknown[] {
  const summary = {
    counts: Object.fromEntries(
      ['read', ...OUTCOMES].map((name) => [name, 0]),
    ) as unknown as RowCounts,
    ...{ sums: [], tallies: [], parts: [{ figure: 'juros', sum: ofRows, rows: 3 }] },
  } as unknown as Summary
  const calls = [{ totals: { juros: ofService } }] as unknown as CallLine[]
  const { rows } = summaryPage(FIGURES, correct, summary, calls)
  return rows.filter(([label]) => String(label).startsWith('Juros')).map(([label]) => label)
}

test.each([
  ['100.00', '100.02', ['Juros', 'Juros: diferença para a soma das linhas']],
  ['100.00', '100.00', ['Juros']],
])('interest of %s in the rows and of %s at the service → the lines %j', (ofRows, ofService, lines) => {
  expect(interestLines(ofRows, ofService)).toEqual(lines)
})
