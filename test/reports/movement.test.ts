import { expect, test } from 'vitest'
import {
  type Accumulation,
  lastMoved,
  type MonthRow,
  movementIn,
} from '../../src/reports/index-movement/movement.js'
import { reportState } from '../../src/reports/report.js'
import { addMonths } from '../../src/values/dates.js'

/** The months up to 12/2025, the last one last. */
function monthsTo(rows: readonly MonthRow[], last = '2025-12'): Map<string, MonthRow> {
  return new Map(rows.map((row, at) => [addMonths(last, at + 1 - rows.length), row]))
}
const of = (way: Accumulation, rows: readonly MonthRow[], last?: string) =>
  movementIn(monthsTo(rows, last), '2025-12', way)

/** IBGE, IPCA of 2025, month by month; the year is told as 4.26 %. */
const IPCA_2025 = '0.16 1.31 0.56 0.43 0.26 0.24 0.26 -0.11 0.48 0.09 0.18 0.33'
  .split(' ')
  .map((value) => ({ value }))

test('variations are multiplied: the IPCA of 2025 is what the IBGE says', () => {
  const told = of('product', IPCA_2025)
  expect(told).toMatchObject({ variation: '0.3300', published: 'yes' })
  expect(Number(told.accumulated12).toFixed(2)).toBe('4.26')
})

test.each([
  ['4', '33.3333'],
  ['3.0000015', '0.0001'],
  ['2.9999988', '0.0000'],
])('price of 3 and then of %s → variation of four decimals, and none of less than nothing', (value, variation) => {
  expect(of('price', [{ value: '3' }, { value }]).variation).toBe(variation)
})

test('SELIC is added', () => {
  const rows = Array.from({ length: 12 }, () => ({ value: '1.05' }))
  expect(of('sum', rows)).toMatchObject({ variation: '1.0500', accumulated12: '12.6000' })
})

test('a value in currency is divided by that of a month and of a year before', () => {
  const rows = [{ value: '5' }, ...Array.from({ length: 10 }, () => ({ value: '5.5' }))]
  const told = of('price', [...rows, { value: '6' }, { value: '6.3' }])
  expect(told).toMatchObject({ variation: '5.0000', accumulated12: '26.0000' })
})

test('a table: coefficients are divided from the beginning of a month to that of the next', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ factor: String(1.12 - at / 100) }))
  const told = of('table', [...rows, { factor: '1' }], '2026-01')
  expect(told).toMatchObject({ variation: '1.0000', accumulated12: '12.0000', published: 'untold' })
})

test('a table in SELIC months: what has accrued is subtracted', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({
    factor: '1',
    selicAccrued: String(12 - at),
  }))
  const told = of('table', [...rows, { factor: '1', selicAccrued: '0' }], '2026-01')
  expect(told).toMatchObject({ variation: '1.0000', accumulated12: '12.0000' })
})

test('a year of a table that goes over from an index to SELIC is not told', () => {
  const index = Array.from({ length: 6 }, () => ({ factor: '1.1', selicAccrued: '6' }))
  const selic = Array.from({ length: 7 }, (_, at) => ({
    factor: '1',
    selicAccrued: String(6 - at),
  }))
  const told = of('table', [...index, ...selic], '2026-01')
  expect(told.variation).toBe('1.0000')
  expect(told).not.toHaveProperty('accumulated12')
})

test.each<[string, MonthRow | undefined]>([
  ['not published', { published: false }],
  ['with an old value', { value: '0.18', published: false }],
  ['not there', undefined],
])('a month that is %s is not zero', (_, last) => {
  const rows = [...IPCA_2025.slice(0, -1)]
  const months = monthsTo(rows, '2025-11')
  if (last) months.set('2025-12', last)
  const told = movementIn(months, '2025-12', 'product')
  expect(told).toEqual({ month: '2025-12', published: 'no' })
})

test('a year with a month missing has no sum', () => {
  const told = of('sum', IPCA_2025.slice(1))
  expect(told).toEqual({ month: '2025-12', variation: '0.3300', published: 'yes' })
})

test('a table that stands still up to its end → no movement of these months, and none of a year with them', () => {
  const rows = [{ factor: '1.02' }, { factor: '1.01' }, { factor: '1' }, { factor: '1' }]
  const months = monthsTo(rows, '2026-01')
  expect(movementIn(months, '2025-11', 'table').variation).toBe('1.0000')
  expect(movementIn(months, '2025-12', 'table')).toEqual({ month: '2025-12', published: 'untold' })
  expect(lastMoved(months)).toBe('2025-11')
})

test('a table whose service says that the month is published → zero is a variation', () => {
  const rows = Array.from({ length: 14 }, () => ({ factor: '1', published: true }))
  expect(of('table', rows, '2026-01')).toMatchObject({
    variation: '0.0000',
    accumulated12: '0.0000',
    published: 'yes',
  })
})

test('a month of zero before one that varies → zero is a variation', () => {
  const rows = [{ factor: '1.01' }, { factor: '1.01' }, { factor: '1' }]
  expect(of('table', rows, '2026-02')).toMatchObject({ variation: '0.0000' })
})

test.each([
  [12, 0, 'completo'],
  [1, 11, 'lido, com o mês em 1 de 12 séries'],
])('a stored report, %s series with the month and %s without → «%s»', (ok, warned, said) => {
  const rows = {
    read: 12,
    ok,
    warned,
    failed: 0,
    rejected: 0,
    duplicate: 0,
    ignored: 0,
    pending: 0,
  }
  expect(reportState({ kind: 'index', incomplete: false, rows }, (pt) => pt)).toBe(said)
  expect(reportState({ kind: 'index', incomplete: true, rows }, (pt) => pt)).toBe('incompleto')
})
