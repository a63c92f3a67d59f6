import { expect, test } from 'vitest'
import { readWholeSeries } from '../../src/services/calculation/exact-series.js'
import { type MonthSpan, restOf } from '../../src/services/calculation/whole-series.js'
import { Exact } from '../../src/services/exact-json.js'

const MONTHS = ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05', '2024-06', '2024-07']
const ALL = MONTHS.map((month, value) => ({ month, value }))
const monthOf = ({ month }: Record<string, unknown>) => month as string

/** A service that gives at most three rows, from the beginning or from the end of what is asked. */
function service(rows: readonly Record<string, unknown>[], from: 'first' | 'last', most = 3) {
  return async ({ from: begin = '', to = '9' }: MonthSpan) => {
    const asked = rows.filter((row) => monthOf(row) >= begin && monthOf(row) <= to)
    const series = from === 'first' ? asked.slice(0, most) : asked.slice(-most)
    return { series, truncated: series.length < asked.length }
  }
}

test.each(['first', 'last'] as const)('a series cut to its %s rows → read out', async (which) => {
  const ask = service(ALL, which)
  const span = { from: '2024-01', to: '2024-07' }
  expect(await restOf(await ask(span), span, { ask, monthOf })).toEqual(ALL)
})

test('a daily series that is cut within a month → read out, each day once', async () => {
  const days = MONTHS.flatMap((month) => [1, 2].map((day) => ({ month, day })))
  const ask = service(days, 'first')
  const span = { from: '2024-01', to: '2024-07' }
  expect(await restOf(await ask(span), span, { ask, monthOf })).toEqual(days)
})

test('the rest begins with other figures → not whole', async () => {
  const ask = async ({ from = '' }: MonthSpan) => {
    const rows = ALL.filter(({ month }) => month >= from).map((row, at) => ({ ...row, factor: at }))
    return { series: rows.slice(0, 3), truncated: rows.length > 3 }
  }
  expect(await restOf(await ask({}), {}, { ask, monthOf })).toBeUndefined()
})

test('the same rows again, still cut → not whole, and not asked for ever', async () => {
  const ask = service(ALL, 'first', 1)
  const span = { from: '2024-01', to: '2024-07' }
  expect(await restOf(await ask(span), span, { ask, monthOf })).toBeUndefined()
})

test('a cut answer with months after those asked for → not whole, and no month asked for before them', async () => {
  const asked: MonthSpan[] = []
  const ask = async (span: MonthSpan) => {
    asked.push(span)
    return { series: ALL, truncated: true }
  }
  const span = { from: '2024-01', to: '2024-05' }
  expect(await restOf({ series: ALL, truncated: true }, span, { ask, monthOf })).toBeUndefined()
  expect(asked).toEqual([])
})

test('a series that is not cut → asked once', async () => {
  const ask = () => Promise.reject(new Error('asked again'))
  expect(await restOf({ series: ALL }, {}, { ask, monthOf })).toEqual(ALL)
})

test('an answer completed from several → its period and count are those of all rows', async () => {
  const rows = service(ALL, 'first')
  const ask = async (span: MonthSpan) => {
    const { series, truncated } = await rows(span)
    const from = monthOf(series[0]!)
    const to = monthOf(series.at(-1)!)
    return { from, to, truncated, series: series.map(({ month }) => ({ month: String(month) })) }
  }
  const { series, ...told } = await readWholeSeries({}, ask)
  expect(series).toHaveLength(7)
  expect(told).toEqual({ from: '2024-01', to: '2024-07', count: new Exact('7'), truncated: false })
})
