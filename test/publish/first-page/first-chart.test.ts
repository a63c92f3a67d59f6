import { expect, test } from 'vitest'
import type { Manifest } from '../../../src/core/batch.js'
import { firstCharts } from '../../../src/publish/first-page/first-chart.js'
import { Groups } from '../../../src/publish/groups.js'
import type { ResultRow } from '../../../src/publish/rows.js'
import type { Summary } from '../../../src/publish/summary.js'
import { JOB } from '../batch.js'

const FIGURES = JOB.sheets.sums.map(({ figure }) => figure)

function groupsOf(field: string, title: string, names: readonly string[]): Groups {
  const groups = new Groups({ name: title, about: '', field, title }, JOB)
  for (const [at, name] of names.entries()) {
    const figures = Object.fromEntries(FIGURES.map((figure, more) => [figure, `${at + 1 + more}`]))
    const row = { n: at + 1, line: at + 1, cells: [], outcome: 'ok', figures, said: [], chunk: 1 }
    groups.add({ ...row, fields: { [field]: name } } as ResultRow)
  }
  return groups
}

function chartOf(of: Partial<Summary>) {
  const sums = JOB.sheets.sums.map((one) => ({ ...one, sum: '1', rows: 1 }))
  const summary = { groups: [], sums, look: { lines: [] }, ...of } as unknown as Summary
  return firstCharts(summary, JOB.sheets, {} as Manifest, [])[0]!
}

const upTo = (count: number, name: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at + 1))
const ofClients = (count: number) =>
  chartOf({
    groups: [
      groupsOf(
        'cliente',
        'Cliente',
        upTo(count, (n) => `cliente ${n}`),
      ),
    ],
  })
const ofYears = (count: number) =>
  chartOf({
    years: groupsOf(
      'ano',
      'Ano',
      upTo(count, (n) => `${2030 - n}`),
    ),
  })

test('more clients than bars → the title says which of how many are shown', () => {
  const { title, categories } = ofClients(11)
  expect(title).toBe(
    'Valor histórico e Valor corrigido por cliente, em R$ (8 de 11, os de maior soma)',
  )
  expect(categories).toHaveLength(8)
  expect(categories[0]).toBe('cliente 11')
})

test('as many clients as bars → the title says no number; the bar is the corrected value', () => {
  const { title, series } = ofClients(8)
  expect(title).toBe('Valor histórico e Valor corrigido por cliente, em R$')
  expect(series.map(({ name, values }) => [name, values[0]])).toEqual([
    ['Valor histórico', '8'],
    ['Valor corrigido', '9'],
  ])
})

test('as many years as bars → all, in order', () => {
  expect(ofYears(12).categories).toEqual(upTo(12, (n) => `${2017 + n}`))
})

test('more years than bars → the earliest are summed in one, and none is missing', () => {
  const { title, categories, series } = ofYears(14)
  expect(title).toBe('Valor histórico e Valor corrigido por ano, em R$')
  expect(categories).toEqual(['até 2018', ...upTo(11, (n) => `${2018 + n}`)])
  expect(series[0]!.values).toEqual([`${14 + 13 + 12}`, ...upTo(11, (n) => `${12 - n}`)])
})

test.each([
  [
    'compared with another figure than the position, of another sum',
    { compared: 'corrigido' },
    true,
  ],
  ['compared with the position', {}, false],
])('a sum %s → the title says whether charges are in it', (_, more, isWithout) => {
  const sums = JOB.sheets.sums.map((one, at) => ({ ...one, sum: String(at), rows: 1 }))
  const groups = [groupsOf('cliente', 'Cliente', ['A', 'B'])]
  const summary = { groups, sums, look: { lines: [] } } as unknown as Summary
  const position = isWithout ? 'total' : 'corrigido'
  const [chart] = firstCharts(summary, { position, ...more }, {} as Manifest, [])
  expect(chart!.title.endsWith(', sem os encargos')).toBe(isWithout)
})
