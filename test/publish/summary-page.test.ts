import { expect, test } from 'vitest'
import { correct } from '../../jobs/correct/index.js'
import type { Manifest } from '../../src/core/batch.js'
import { OUTCOMES, type RowCounts } from '../../src/core/outcome.js'
import type { CallLine } from '../../src/publish/calls.js'
import type { Summary } from '../../src/publish/summary.js'
import { summaryPage } from '../../src/publish/summary-page.js'

const FIGURES = {
  id: 'b',
  state: 'finished',
  createdAt: '',
  finishedAt: '',
  rehearsal: false,
  parameters: {},
  input: { name: 'a.csv', sheet: 'a', sha256: '', bytes: 1 },
  quote: { calls: 1, units: 1 },
} as unknown as Manifest & { finishedAt: string }

/** The lines of Resumo about interest, where rows and service tell these sums of it. */
function interestLines(ofRows: string, ofService: string): unknown[] {
  const summary = {
    counts: Object.fromEntries(
      ['read', ...OUTCOMES].map((name) => [name, 0]),
    ) as unknown as RowCounts,
    sums: [],
    tallies: [],
    parts: [{ figure: 'juros', sum: ofRows, rows: 3 }],
  } as unknown as Summary
  const calls = [{ status: '200', totals: { juros: ofService } }] as unknown as CallLine[]
  const { rows } = summaryPage(FIGURES, correct, summary, calls)
  return rows.filter(([label]) => String(label).startsWith('Juros')).map(([label]) => label)
}

test.each([
  ['100.00', '100.02', ['Juros', 'Juros: diferença para a soma das linhas']],
  ['100.00', '100.00', ['Juros']],
])('interest of %s in the rows and of %s at the service → the lines %j', (ofRows, ofService, lines) => {
  expect(interestLines(ofRows, ofService)).toEqual(lines)
})

test('a call that the service refused over its limit → counted as before, and said', () => {
  const summary = {
    counts: Object.fromEntries(['read', ...OUTCOMES].map((name) => [name, 0])),
    sums: [],
    tallies: [],
    parts: [],
  } as unknown as Summary
  const call = { sent: true, units: 1, totals: {} }
  const calls = [
    { ...call, status: '429 RATE_LIMITED' },
    { ...call, status: '200' },
  ] as unknown as CallLine[]
  const { rows } = summaryPage(FIGURES, correct, summary, calls)
  expect(rows.filter(([label]) => /feitas|gastas/.test(String(label)))).toMatchObject([
    ['Chamadas feitas', { n: '2' }, '1 recusada pelo limite do serviço (HTTP 429)'],
    ['Unidades gastas', { n: '2' }],
  ])
})
