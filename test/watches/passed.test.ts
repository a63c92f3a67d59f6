import { expect, test } from 'vitest'
import type { Value } from '../../src/spreadsheets/sheet.js'
import { type LawyerNight, lawyerSheets } from '../../src/watches/lawyer-sheets.js'

const line = (id: string, fim: string) => ({
  ...{ id, fim, processo: id, prazo: '5 dias', sugestao: 'sugerida - conferir' },
})
const night = (readOn: string): LawyerNight => ({
  ...{ of: 'OAB/SP 1', batch: 'x', night: '2026-11-20', readOn, isRehearsal: false },
  shown: {
    new: [line('a', '2026-11-19'), line('b', '2026-11-20'), line('c', '2026-11-23')],
    ...{ late: [], check: [], changed: [], cancelled: [] },
  },
  ...{ coverage: [], failed: [] },
})
const rowsOf = (readOn: string, name: string) =>
  lawyerSheets(night(readOn)).find((sheet) => sheet.name === name)!.rows as Value[][]
const deadlines = (readOn: string) => {
  const rows = rowsOf(readOn, 'Hoje')
  return rows.flatMap(([label, value]) => (label === 'Prazo' ? [value] : []))
}

test('a deadline before the day of the reading → marked as past in Hoje, and its count told', () => {
  const told = (passed: Value[]) =>
    passed.map((value) => JSON.stringify(value).includes('JÁ PASSOU'))
  expect(told(deadlines('2026-11-20') as Value[])).toEqual([true, false, false])
  // Read days later, as a night that was left halfway.
  expect(told(deadlines('2026-11-23') as Value[])).toEqual([true, true, false])
  const figures = JSON.stringify(rowsOf('2026-11-23', 'Hoje').find(([label]) => label === 'Prazos'))
  expect(figures).toContain('2 já passaram; 1 até 30/11/2026')
})

test('a deadline before the day of the reading → marked as past in Prazos', () => {
  const states = rowsOf('2026-11-20', 'Prazos').map((row) => row[1])
  expect(states).toEqual([{ alarm: 'JÁ PASSOU' }, null, null])
})
