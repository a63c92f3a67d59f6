import { expect, test } from 'vitest'
import type { CallLine } from '../../../src/publish/calls.js'
import { unitsChart } from '../../../src/publish/first-page/units-chart.js'

const START = Date.UTC(2026, 10, 20, 12, 0)
const HOUR = 3_600_000
const windows = [
  { units: 60, ms: 60_000 },
  { units: 300, ms: HOUR },
]

/** So many units in each of some hours. */
const callsOf = (hours: readonly number[]) =>
  hours.map((units, at) => ({ units, atMs: START + at * HOUR }) as CallLine)

test('two hours at the limit → the units of each beside it', () => {
  expect(unitsChart({ windows }, callsOf([300, 120]))).toMatchObject({
    title: 'Unidades usadas e o limite, por hora',
    series: [
      { name: 'Limite', values: ['300', '300'] },
      { name: 'Unidades', values: ['300', '120'] },
    ],
  })
})

test('more hours than columns → several in one, with their limit', () => {
  const chart = unitsChart({ windows }, callsOf(Array.from({ length: 48 }, () => 300)))!
  expect(chart.title).toContain('por 2 horas')
  expect(new Set(chart.series.flatMap(({ values }) => values))).toEqual(new Set(['600']))
  expect(chart.categories).toHaveLength(24)
})

test.each([
  [1_500, 2, '1,5 segundos'],
  [60_000, 2, 'minuto'],
  [120_000, 2, '2 minutos'],
  [HOUR, 2, 'hora'],
  [60_000, 48, '2 minutos'],
  [24 * HOUR, 2, '24 horas'],
])('limit in %i ms, work of %i of them → told by %s', (ms, count, span) => {
  const calls = Array.from(
    { length: count },
    (_, at) => ({ units: 10, atMs: START + at * ms }) as CallLine,
  )
  const chart = unitsChart({ windows: [{ units: 10, ms }] }, calls)
  expect(chart?.title).toBe(`Unidades usadas e o limite, por ${span}`)
})

test.each([
  ['one hour', windows, [300]],
  ['far below the limit', windows, [3, 4]],
  ['no limit known', undefined, [300, 300]],
])('%s → no chart', (_, known, hours) => {
  expect(unitsChart({ windows: known }, callsOf(hours))).toBeUndefined()
})

test('calls kept from an earlier version → are not of this batch', () => {
  const calls = callsOf([300, 300]).map((call) => ({ ...call, kept: true as const }))
  expect(unitsChart({ windows }, calls)).toBeUndefined()
})
