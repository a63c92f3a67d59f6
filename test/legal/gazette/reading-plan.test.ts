import { expect, test } from 'vitest'
import { coverageOf, type DayCoverage, isEmpty } from '../../../src/legal/gazette/coverage.js'
import { progressOf, type ReadingPlan } from '../../../src/legal/gazette/reading-plan.js'
import { entries, readAll, SimulatedBase } from './simulated-base.js'

const FILTER = { numero_oab: '94719', uf_oab: 'SP' }
const WEEK = { from: '2026-01-12', to: '2026-01-18' }
const PLAN: ReadingPlan = { filter: FILTER, period: WEEK }

function read(base: SimulatedBase, plan = PLAN) {
  return coverageOf(plan, readAll(plan, base))
}
const states = (days: readonly DayCoverage[]) => days.map(({ state }) => state)
/** The days asked and the offset, of each call. */
const asked = (base: SimulatedBase) =>
  base.asked.map(({ data_inicio, data_fim, offset, limit }) =>
    [data_inicio?.slice(8), data_fim?.slice(8), offset, limit].join(' '),
  )

test('a period that fits a page is one call, and each of its days is complete', () => {
  const base = new SimulatedBase(entries({ '2026-01-12': 3, '2026-01-15': 196 }))
  const { days, calls, state, items } = read(base)
  expect(base.asked).toEqual([
    { ...FILTER, data_inicio: '2026-01-12', data_fim: '2026-01-18', limit: 200, offset: 0 },
  ])
  expect([calls, state, items.length]).toEqual([1, 'COMPLETA', 199])
  expect(days.map(({ received }) => received)).toEqual([3, 0, 0, 196, 0, 0, 0])
  expect(days[1]).toEqual({
    day: '2026-01-13',
    state: 'COMPLETA',
    reason: 'one-page',
    span: WEEK,
    total: 199,
    received: 0,
    calls: 1,
  })
})

test('a period that does not fit a page is divided, and not asked again whole', () => {
  const base = new SimulatedBase(entries({ '2026-01-12': 90, '2026-01-15': 80, '2026-01-16': 80 }))
  const { state, items, splits } = read(base)
  expect(asked(base)).toEqual(['12 18 0 200', '12 13 0 200', '14 15 0 200', '16 18 0 200'])
  expect([state, items.length, splits]).toEqual(['COMPLETA', 250, 1])
})

test('a divided period → the least of the calls to come counts each part that waits', () => {
  const base = new SimulatedBase(entries({ '2026-01-12': 90, '2026-01-15': 80, '2026-01-16': 80 }))
  const answers = readAll(PLAN, base)
  const toCome = answers.map((_, at) => progressOf(PLAN, answers.slice(0, at)).callsToCome)
  expect([...toCome, progressOf(PLAN, answers).callsToCome]).toEqual([1, 3, 2, 1, 0])
})

test('a page that is exactly full is divided: its total may count the page alone', () => {
  const base = new SimulatedBase(entries({ '2026-01-12': 100, '2026-01-15': 100 }))
  expect(read(base).state).toBe('COMPLETA')
  expect(base.asked).toHaveLength(3)
})

test('a day that needs several pages is read in pages, and its total again', () => {
  const base = new SimulatedBase(entries({ '2026-01-14': 450, '2026-01-15': 10 }))
  const { days, items } = read(base)
  expect(asked(base).filter((call) => call.startsWith('14 14'))).toEqual([
    '14 14 0 200',
    '14 14 199 200',
    '14 14 398 200',
    '14 14 0 1',
  ])
  expect(days.find(({ day }) => day === '2026-01-14')).toMatchObject({
    state: 'COMPLETA',
    reason: 'total-agrees',
    total: 450,
    received: 450,
    calls: 4,
  })
  expect(items).toHaveLength(460)
})

test('an item that comes while a day is read has it read again', () => {
  const base = new SimulatedBase(entries({ '2026-01-14': 450 }), (answered, { entries }) => {
    if (answered === 2) entries.unshift({ id: 9_999, data_disponibilizacao: '2026-01-14' })
  })
  const { days, items } = read(base, {
    filter: FILTER,
    period: { from: '2026-01-14', to: '2026-01-14' },
  })
  expect(states(days)).toEqual(['COMPLETA'])
  expect(items.map(({ id }) => id)).toContain(9_999)
})

test('a day that never rests is INCOMPLETA, in three rounds, and what came is kept', () => {
  const base = new SimulatedBase(entries({ '2026-01-14': 450 }), (answered, { entries }) => {
    entries.unshift({ id: 1_000 + answered, data_disponibilizacao: '2026-01-14' })
  })
  const plan = { filter: FILTER, period: { from: '2026-01-14', to: '2026-01-14' } }
  const { days, items } = read(base, plan)
  expect(days).toMatchObject([{ state: 'INCOMPLETA', reason: 'repeats' }])
  expect(items.length).toBeGreaterThanOrEqual(450)
  expect(base.asked.length).toBeLessThanOrEqual(12)
})

test('service that ignores the offset → each round ends at the page without anything new, INCOMPLETA', () => {
  const all = entries({ '2026-01-14': 450 })
  const base = new SimulatedBase(all, undefined, ({ limit = 200 }) => ({
    is: 'page',
    total: 450,
    items: all.slice(0, limit).map((one) => ({ ...one })),
  }))
  const { days, items } = read(base, {
    filter: FILTER,
    period: { from: '2026-01-14', to: '2026-01-14' },
  })
  expect(days).toMatchObject([{ state: 'INCOMPLETA', reason: 'cut-short', total: 450 }])
  expect([items.length, base.asked.length]).toEqual([200, 6])
})

test('a failed call is FALHOU for its days alone, with the reason', () => {
  const base = new SimulatedBase(
    entries({ '2026-01-12': 90, '2026-01-15': 80, '2026-01-16': 80 }),
    undefined,
    (_, nth) => (nth === 2 ? { is: 'failed', reason: '500 internal_error' } : undefined),
  )
  const { days, state } = read(base)
  expect(states(days)).toEqual([
    'COMPLETA',
    'COMPLETA',
    'FALHOU',
    'FALHOU',
    'COMPLETA',
    'COMPLETA',
    'COMPLETA',
  ])
  expect(days[2]).toMatchObject({ reason: 'failed', problem: '500 internal_error' })
  expect(state).toBe('FALHOU')
})

test('a failed first call fails all days, and is not told as empty', () => {
  const { days } = coverageOf(PLAN, [{ is: 'failed', reason: 'x' }])
  expect(states(days)).toEqual(Array(7).fill('FALHOU'))
  expect(days.some(isEmpty)).toBe(false)
  expect(progressOf(PLAN, [{ is: 'failed', reason: 'x' }]).next).toBeUndefined()
})

test('what was not asked is FALHOU, what was asked in part INCOMPLETA', () => {
  expect(states(coverageOf(PLAN, []).days)).toEqual(Array(7).fill('FALHOU'))
  const base = new SimulatedBase(entries({ '2026-01-13': 300, '2026-01-18': 5 }))
  const answers = readAll(PLAN, base)
  const { days } = coverageOf(PLAN, answers.slice(0, 4))
  expect(days.map(({ reason }) => reason)).toEqual([
    'one-page',
    'unfinished',
    'not-asked',
    'not-asked',
    'not-asked',
    'not-asked',
    'not-asked',
  ])
})

test.each<[string, (ids: number[]) => { total: number; ids: number[] }, string]>([
  ['repeats an id', (ids) => ({ total: 3, ids: [ids[0]!, ids[0]!, ids[1]!] }), 'repeats'],
  ['brings fewer than its total', (ids) => ({ total: 3, ids: ids.slice(0, 0) }), 'cut-short'],
  ['brings more than its total', (ids) => ({ total: 2, ids }), 'more-than-told'],
])('a page that %s is asked again, and is INCOMPLETA when it stays so', (_name, told, reason) => {
  const page = told([1, 2, 3])
  const items = page.ids.map((id) => ({ id, data_disponibilizacao: '2026-01-14' }))
  const wrong = { is: 'page', total: page.total, items } as const
  const once = new SimulatedBase(entries({ '2026-01-14': 3 }), undefined, (_, nth) =>
    nth === 0 ? wrong : undefined,
  )
  expect([read(once).state, once.asked.length]).toEqual(['COMPLETA', 2])
  const always = new SimulatedBase([], undefined, () => wrong)
  const { days } = read(always)
  expect(days[0]).toMatchObject({ state: 'INCOMPLETA', reason })
  expect([days.some(isEmpty), always.asked.length]).toEqual([false, 3])
})

test('an item of another day than was asked makes the days INCOMPLETA: the dates mean something else', () => {
  const base = new SimulatedBase([], undefined, () => ({
    is: 'page',
    total: 1,
    items: [{ id: 1, data_disponibilizacao: '2026-01-11' }],
  }))
  const { days, items } = read(base)
  expect(days[0]).toMatchObject({ state: 'INCOMPLETA', reason: 'outside-period' })
  expect(items).toHaveLength(1)
})

test('where items do not tell their day, no day but an empty span is told as empty', () => {
  const untold = new SimulatedBase([], undefined, () => ({
    is: 'page',
    total: 1,
    items: [{ id: 1 }],
  }))
  const { days } = read(untold)
  expect(days[0]).toMatchObject({ state: 'COMPLETA', total: 1 })
  expect(days.some(isEmpty)).toBe(false)
  expect(read(new SimulatedBase([])).days.every(isEmpty)).toBe(true)
})

test('a filter that the service ignores ends at the bound on calls, and is told', () => {
  const total = 1_000_000
  const base = new SimulatedBase([], undefined, ({ data_inicio = '', offset = 0, limit = 0 }) => ({
    is: 'page',
    total,
    items: Array.from({ length: limit }, (_, at) => ({
      id: `${data_inicio} ${offset + at}`,
      data_disponibilizacao: data_inicio,
    })),
  }))
  const plan = { ...PLAN, bounds: { calls: 20, pages: 10 } }
  const { days, calls } = read(base, plan)
  expect(calls).toBe(20)
  expect(days.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
    'INCOMPLETA too-many-pages',
    'INCOMPLETA too-many-calls',
    ...Array(5).fill('FALHOU too-many-calls'),
  ])
})

test('without a period all is read in pages', () => {
  const base = new SimulatedBase(entries({ '2020-01-01': 150, '2026-01-01': 150 }))
  const plan = { filter: { numero_processo: '00000016820268260100' } }
  const { state, items, spans } = read(base, plan)
  expect([state, items.length, spans.length]).toEqual(['COMPLETA', 300, 1])
  expect(base.asked.every(({ data_inicio }) => data_inicio === undefined)).toBe(true)
})

test('more answers than questions are refused', () => {
  const page = { is: 'page', total: 0, items: [] } as const
  expect(() => coverageOf(PLAN, [page, page])).toThrow(RangeError)
})
