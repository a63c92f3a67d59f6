import { expect, test } from 'vitest'
import { addMonths } from '../../src/dates.js'
import { comparedWith, factsOf } from '../../src/reports/index-movement/changes.js'
import type { MonthRow } from '../../src/reports/index-movement/movement.js'
import type { ReadSeries } from '../../src/reports/index-movement/read.js'
import type { ReportRecord } from '../../src/reports/report.js'

type Read = Extract<ReadSeries, { is: 'read' }>

function readOf(last: string, values: readonly (string | null)[], ref = 'ipca'): Read {
  const months = new Map(
    values.map((value, at): [string, MonthRow] => [
      addMonths(last, at + 1 - values.length),
      value === null ? { published: false } : { value },
    ]),
  )
  const subject = { kind: 'index' as const, ref, name: ref }
  return { is: 'read', subject, way: 'product', months, text: '', sha256: '' }
}
const reportOf = (read: Read, month: string, createdAt: string) =>
  ({ createdAt, facts: factsOf([read], month) }) as ReportRecord

test('published since then, revised and withdrawn are told apart; what is the same is not told', () => {
  const before = readOf('2025-12', ['0.1', '0.2', '0.3', null])
  const now = readOf('2026-01', ['0.1', '0.25', null, '0.4', null])
  const earlier = [reportOf(before, '2025-12', '2026-01-02T00:00:00Z')]
  expect(comparedWith(now, '2026-01', earlier)).toEqual({
    is: 'compared',
    with: '2026-01-02T00:00:00Z',
    changes: [
      { month: '2025-10', is: 'revised', before: '0.2000', now: '0.2500' },
      { month: '2025-11', is: 'withdrawn', before: '0.3000' },
      { month: '2025-12', is: 'published', now: '0.4000' },
    ],
  })
})

test('a month that only one of the two reports read has not changed', () => {
  const year = Array.from({ length: 13 }, () => '0.5')
  const before = reportOf(readOf('2025-11', year), '2025-11', 'a')
  expect(comparedWith(readOf('2025-12', year), '2025-12', [before])).toMatchObject({ changes: [] })
})

test('the last report that told of the series counts, not one that was of another', () => {
  const ipca = readOf('2025-12', ['0.1', '0.2'])
  const other = readOf('2025-12', ['9', '9'], 'inpc')
  const earlier = [reportOf(other, '2025-12', 'newer'), reportOf(ipca, '2025-12', 'older')]
  expect(comparedWith(ipca, '2025-12', earlier)).toMatchObject({ with: 'older', changes: [] })
  expect(comparedWith(ipca, '2025-12', earlier.slice(0, 1))).toEqual({ is: 'first' })
})
