import { expect, test } from 'vitest'
import { lastMonthUsed, lastSelicMonth } from '../../jobs/correct/last-month.js'
import type { Series } from '../../jobs/correct/series.js'
import type { StatementRow } from '../../src/core/job/job.js'
import { D } from '../../src/values/decimal.js'
import { KNOWN } from './support.js'

const ASKED = { index: 'ipca', updateTo: '2024-04-15' }
const VALUES = { '2024-01': '1', '2024-02': '2', '2024-03': '3', '2024-04': '4' }

/** Accumulated up to the beginning of each month. */
function seriesOf(over: Partial<Series> = {}): Series {
  let accumulated = new D(100)
  const months = Object.entries(VALUES).map(([month, value]) => {
    const row = { value, accumulated: accumulated.toFixed() }
    accumulated = accumulated.times(new D(value).div(100).plus(1))
    return [month, row]
  })
  const all = { name: 'IPCA', by: 'accumulated', unpublished: [] } as const
  return { ...all, months: Object.fromEntries(months), ...over } as Series
}

function rowOf(fatorProprio: string, over: Partial<StatementRow> = {}): StatementRow {
  const figures = { data: '2024-02-10', fatorProprio, conferencia: 'confere' }
  return { line: 1, fields: {}, figures, parameters: ASKED, messages: [], ...over }
}
const last = (series: Series, ...rows: StatementRow[]) =>
  lastMonthUsed(rows, { ...KNOWN, series: { 'index ipca': series } })

test('the factor has the months up to the one before the update → that month', () => {
  expect(last(seriesOf(), rowOf('1.0506'))).toBe('2024-03')
})

test('the factor has the months up to two before → that one', () => {
  expect(last(seriesOf(), rowOf('1.0302'))).toBe('2024-02')
})

test('monthly values that are summed, the last one not published → the last published month', () => {
  const { '2024-03': _, ...months } = seriesOf().months
  const series = seriesOf({ by: 'sum', months, unpublished: ['2024-03'] })
  expect(last(series, rowOf('1.02'))).toBe('2024-02')
})

test.each<[string, StatementRow[]]>([
  ['a row that was not checked', [rowOf('1.0506', { figures: { data: '2024-02-10' } })]],
  ['rows that prove different months', [rowOf('1.0506'), rowOf('1.0302')]],
  ['a factor that no way of counting gives', [rowOf('1.5')]],
  ['SELIC in place of interest', [rowOf('1.0506', { parameters: { ...ASKED, selic: true } })]],
  ['no row', []],
])('%s → no month is named', (_, rows) => {
  expect(last(seriesOf(), ...rows)).toBeUndefined()
})

test('an amount of a month that is not published, alone and beside another → no month before its own', () => {
  const series = seriesOf({ unpublished: ['2024-04', '2024-03'] })
  const late = rowOf('', {
    figures: { data: '2024-04-10', fatorProprio: '1', conferencia: 'confere' },
  })
  expect(last(series, late)).toBeUndefined()
  expect(last(series, late, rowOf('1.0302'))).toBe('2024-02')
})

test('a table, whose factor is up to a day → no month is named', () => {
  expect(last(seriesOf({ by: 'table' }), rowOf('1.0506'))).toBeUndefined()
})

const OF_SELIC = { ...ASKED, selic: true, selicFrom: '2024-02-01', selicVersion: '1' }
const known = {
  ...KNOWN,
  series: { 'index ipca': seriesOf(), 'index selic': seriesOf({ by: 'sum', name: 'SELIC' }) },
}
const ofSelic = (fatorProprio: string, parameters: object = OF_SELIC) => {
  const row = rowOf(fatorProprio, { parameters: { ...OF_SELIC, ...parameters } })
  return lastSelicMonth([row], known)
}

test('SELIC by whole months → the last month that the factor proves', () => {
  expect(ofSelic('1.05')).toBe('2024-03')
  expect(ofSelic('1.07')).toBe('2024-04')
})

test.each([
  ['a factor of no way of counting', '1.5', {}],
  ['SELIC by days', '1.05', { selicVersion: '2' }],
  ['an end of SELIC', '1.05', { selicUntil: '2024-03-31' }],
])('%s → no month of SELIC is named', (_, factor, parameters) => {
  expect(ofSelic(factor, parameters)).toBeUndefined()
})

test('SELIC of a month that is not published, alone and beside another → no month before its own', () => {
  const selic = seriesOf({ by: 'sum', name: 'SELIC', unpublished: ['2024-04'] })
  const series = { ...known.series, 'index selic': selic }
  const of = (data: string, fatorProprio: string) =>
    rowOf('', { figures: { data, fatorProprio, conferencia: 'confere' }, parameters: OF_SELIC })
  const late = of('2024-04-10', '1')
  const own = of('2024-02-10', '1.05')
  expect(lastSelicMonth([late], { ...known, series })).toBeUndefined()
  expect(lastSelicMonth([late, own], { ...known, series })).toBe('2024-03')
})
