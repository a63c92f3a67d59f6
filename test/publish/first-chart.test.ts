import { expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { firstCharts } from '../../src/publish/first-chart.js'
import { Groups } from '../../src/publish/groups.js'
import type { ResultRow } from '../../src/publish/rows.js'
import type { Summary } from '../../src/publish/summary.js'
import { JOB } from './batch.js'

function chartOf(clients: number) {
  const sheet = { name: 'Por cliente', about: '', field: 'cliente', title: 'Cliente' }
  const groups = new Groups(sheet, JOB)
  for (let n = 1; n <= clients; n += 1) {
    const figures = Object.fromEntries(JOB.sheets.sums.map(({ figure }) => [figure, String(n)]))
    const row: ResultRow = { n, line: n, cells: [], outcome: 'ok', figures, said: [], chunk: 1 }
    groups.add({ ...row, fields: { cliente: `cliente ${n}` } })
  }
  const sums = JOB.sheets.sums.map((one) => ({ ...one, sum: '1', rows: 1 }))
  const summary = { groups: [groups], sums, look: { lines: [] } } as unknown as Summary
  return firstCharts(summary, sums.at(-1)!.figure, {} as Manifest, [])[0]!
}

test('more groups than bars → the title says which of how many are shown', () => {
  const { title, categories } = chartOf(11)
  expect(title).toBe('Valor histórico e Total por cliente, em R$ (8 de 11, os de maior soma)')
  expect(categories).toHaveLength(8)
  expect(categories[0]).toBe('cliente 11')
})

test('as many groups as bars → the title says no number', () => {
  expect(chartOf(8).title).toBe('Valor histórico e Total por cliente, em R$')
})
