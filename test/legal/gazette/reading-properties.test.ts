import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf } from '../../../src/legal/gazette/coverage.js'
import type { PlanAnswer, ReadingPlan } from '../../../src/legal/gazette/reading-plan.js'
import { type Entry, readAll, SimulatedBase } from './simulated-base.js'

const RUNS = { numRuns: 700 }
const DAYS = ['2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16']
const PERIOD = { from: DAYS[0]!, to: DAYS[4]! }

interface Change {
  does: 'comes' | 'goes' | 'turns'
  /** Where in the whole list, 0 to 1. */
  at: number
  day: string
}
const change = (...does: Change['does'][]) =>
  fc.record({
    does: fc.constantFrom(...does),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    day: fc.constantFrom(...DAYS),
  })
const between = (...does: Change['does'][]) =>
  fc.array(fc.array(change(...does), { maxLength: 3 }), { maxLength: 20 })
const start = fc.record({
  days: fc.array(fc.constantFrom(...DAYS), { maxLength: 25 }),
  pageSize: fc.integer({ min: 2, max: 6 }),
  /** Few, so that some readings end before they are complete. */
  rounds: fc.integer({ min: 1, max: 3 }),
  /** Calls that fail. */
  failing: fc.array(fc.nat({ max: 12 }), { maxLength: 2 }),
})
type Start = { days: string[]; pageSize: number; rounds: number; failing: number[] }

function changed(entries: Entry[], { does, at, day }: Change, id: number): Entry[] {
  const place = Math.floor(at * (entries.length + 1))
  if (does === 'comes') return entries.toSpliced(place, 0, { id, data_disponibilizacao: day })
  if (does === 'goes') return entries.toSpliced(place, 1)
  return [...entries.slice(place), ...entries.slice(0, place)]
}

/** Reads a base that changes after each answer, for as long as the changes last. */
function readWhile({ days, pageSize, rounds, failing }: Start, changes: Change[][]) {
  let id = 1_000
  const first = days.map((day, at) => ({ id: at, data_disponibilizacao: day }))
  const base = new SimulatedBase(
    first,
    (answered, held) => {
      for (const one of changes[answered] ?? []) held.entries = changed(held.entries, one, id++)
    },
    (_, nth) => (failing.includes(nth) ? { is: 'failed', reason: 'gone' } : undefined),
  )
  const plan: ReadingPlan = { filter: { q: 'tudo' }, period: PERIOD, bounds: { pageSize, rounds } }
  const answers = readAll(plan, base)
  return { base, plan, answers, coverage: coverageOf(plan, answers) }
}

/** Items of the day that were there at each call by which its days were read. */
function throughout(day: string, base: SimulatedBase, span: { from: string; to: string }) {
  const calls = base.asked.flatMap(({ data_inicio, data_fim }, at) =>
    data_inicio === span.from && data_fim === span.to ? [at] : [],
  )
  const states = base.states.slice(calls[0], (calls.at(-1) ?? 0) + 1)
  const ofDay = states.map((state) =>
    state.filter((one) => one.data_disponibilizacao === day).map((one) => one.id),
  )
  return ofDay[0]?.filter((one) => ofDay.every((ids) => ids.includes(one))) ?? []
}

/** The promise: a complete day has all that was there when its reading began, and stayed. */
function holds(begin: Start, changes: Change[][]): void {
  const { base, coverage } = readWhile(begin, changes)
  const received = new Set(coverage.items.map(({ id }) => id))
  for (const { day, state, span } of coverage.days) {
    if (state !== 'COMPLETA') continue
    expect(throughout(day, base, span).filter((id) => !received.has(id))).toEqual([])
  }
}

/** More, where nothing goes: all that was there at the last call. */
function holdsToTheEnd(begin: Start, changes: Change[][]): void {
  const { base, coverage } = readWhile(begin, changes)
  const received = new Set(coverage.items.map(({ id }) => id))
  for (const { day, state, span } of coverage.days) {
    if (state !== 'COMPLETA') continue
    const last = base.asked.findLastIndex(
      ({ data_inicio, data_fim }) => data_inicio === span.from && data_fim === span.to,
    )
    const there = base.states[last]!.filter((one) => one.data_disponibilizacao === day)
    expect(there.filter(({ id }) => !received.has(id))).toEqual([])
  }
}

test('a complete day of a base that changes has all that was there before its reading began, and stayed', () => {
  fc.assert(fc.property(start, between('comes', 'goes', 'goes'), holds), RUNS)
})

test('a complete day of a base that only grows has all that is there when it ends', () => {
  fc.assert(fc.property(start, between('comes'), holdsToTheEnd), RUNS)
})

test('the same of a base that grows and lists in another order', () => {
  fc.assert(fc.property(start, between('comes', 'turns'), holdsToTheEnd), RUNS)
})

test('every day of the period is told once, whatever happens', () => {
  fc.assert(
    fc.property(start, between('comes', 'goes', 'turns'), (begin, changes) => {
      const { coverage, base, plan, answers } = readWhile(begin, changes)
      expect(coverage.days.map(({ day }) => day)).toEqual(DAYS)
      expect(coverage.calls).toBe(base.asked.length)
      const cut: PlanAnswer[] = answers.slice(0, Math.floor(answers.length / 2))
      expect(coverageOf(plan, cut).days.map(({ day }) => day)).toEqual(DAYS)
    }),
    RUNS,
  )
})

test('a base at rest is complete, each item once, in one call if it fits a page', () => {
  fc.assert(
    fc.property(start, (begin) => {
      const { coverage, base } = readWhile({ ...begin, failing: [] }, [])
      expect(coverage.state).toBe('COMPLETA')
      expect(coverage.items).toHaveLength(begin.days.length)
      if (begin.days.length < begin.pageSize) expect(base.asked).toHaveLength(1)
    }),
    RUNS,
  )
})
