import { expect, test } from 'vitest'
import type { ShownPublication } from '../../src/reports/gazette-week/ending.js'
import { byLawyerChart } from '../../src/reports/gazette-week/week-sheets.js'

const shown = (inscricao: string, id: string) => ({ inscricao, id }) as unknown as ShownPublication
const chartOf = (fresh: ShownPublication[]) =>
  byLawyerChart({ new: fresh, late: [], check: [], changed: [], cancelled: [] })

test('publications of several lawyers → a bar each, the most first, one shown twice counted once', () => {
  const fresh = [shown('OAB/SP 1', 'a'), shown('OAB/RJ 2', 'a'), shown('OAB/RJ 2', 'b')]
  expect(chartOf([...fresh, shown('OAB/RJ 2', 'b')])).toEqual({
    title: 'Publicações novas por inscrição ou processo',
    categories: ['OAB/RJ 2', 'OAB/SP 1'],
    series: [{ name: 'Novas', values: ['2', '1'] }],
  })
})

test('more lawyers than bars → the title says of how many', () => {
  const chart = chartOf(Array.from({ length: 12 }, (_, at) => shown(`OAB/SP ${at}`, `${at}`)))!
  expect(chart.title).toMatch(/\(8 de 12\)$/)
  expect(chart.categories).toHaveLength(8)
})

test('a single lawyer → nothing to compare', () => {
  expect(chartOf([shown('OAB/SP 1', 'a')])).toBeUndefined()
})
