import { expect, test } from 'vitest'
import type { ReportKind } from '../../src/reports/report.js'
import { readReport } from '../../src/reports/request.js'

const TODAY = '2026-11-23'

test('what is not said follows from the day: the month before, the seven days up to yesterday', () => {
  expect(readReport('index', [], TODAY)).toEqual({ kind: 'index', month: '2026-10' })
  expect(readReport('gazette', ['watch=noturno'], TODAY)).toEqual({
    kind: 'gazette',
    watch: 'noturno',
    from: '2026-11-16',
    to: '2026-11-22',
  })
})

test('lists are divided at commas, months are read either way', () => {
  const request = readReport('index', ['index=ipca, inpc', 'month=12/2025'], TODAY)
  expect(request).toEqual({ kind: 'index', month: '2025-12', index: ['ipca', 'inpc'] })
  expect(readReport('index', ['month=2025-12'], TODAY)).toMatchObject({ month: '2025-12' })
})

test.each<[ReportKind, string[], string]>([
  ['index', ['month=13/2025'], 'report_month'],
  ['index', ['month=12/2026'], 'report_month'],
  ['index', ['indice=ipca'], 'unknown_parameter'],
  ['index', ['index=,'], 'bad_parameter'],
  ['index', ['index=ipca', 'table= , '], 'bad_parameter'],
  ['portfolio', [], 'report_needs'],
  ['gazette', [], 'report_needs'],
  ['gazette', ['watch=a', 'from=20/11/2026', 'to=19/11/2026'], 'report_period'],
  ['gazette', ['watch=a', 'to=24/11/2026'], 'report_period'],
  ['gazette', ['watch=a', 'from=01/01/2026'], 'report_period'],
])('%s %j is refused: %s', (kind, pairs, code) => {
  expect(() => readReport(kind, pairs, TODAY)).toThrow(code)
})
