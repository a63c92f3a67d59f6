import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalOf } from '../../../src/legal/gazette/arrival.js'
import type { DayCoverage } from '../../../src/legal/gazette/coverage.js'
import {
  afterNight,
  type LookBack,
  lookBack,
  type ReadState,
} from '../../../src/legal/gazette/look-back.js'
import { daysOf, type Period } from '../../../src/legal/gazette/period.js'
import { addDays, daysBetween } from '../../../src/values/dates.js'

const NIGHT = '2026-03-10'

function read(
  period: Period,
  open: readonly string[] = [],
  as: DayCoverage['state'] = 'FALHOU',
): DayCoverage[] {
  return daysOf(period).map((day) => ({
    day,
    state: open.includes(day) ? as : 'COMPLETA',
    reason: open.includes(day) ? 'failed' : 'one-page',
    span: period,
    calls: 1,
  }))
}

test.each<[string, ReadState, string, boolean]>([
  ['never read', {}, '2026-02-08', true],
  ['read last night', { complete: '2026-03-09', deep: '2026-03-08' }, '2026-03-03', false],
  ['the week is over', { complete: '2026-03-09', deep: '2026-03-03' }, '2026-02-08', true],
  ['down for a week', { complete: '2026-03-02', deep: '2026-03-04' }, '2026-02-24', false],
  [
    'a day failed',
    { complete: '2026-03-09', again: '2026-03-01', deep: '2026-03-08' },
    '2026-03-01',
    false,
  ],
  ['a long look-back missed', { complete: '2026-03-02', deep: '2026-02-27' }, '2026-02-04', true],
  ['run twice', { complete: NIGHT, deep: NIGHT }, '2026-03-03', false],
  ['run as of a day before', { complete: '2026-04-01', deep: '2026-04-01' }, '2026-03-03', false],
])('%s', (_name, state, from, deep) => {
  expect(lookBack(state, NIGHT)).toEqual({ period: { from, to: NIGHT }, deep })
})

test('more than 90 days ago is told as not read', () => {
  expect(lookBack({ complete: '2025-11-01', deep: '2026-03-08' }, NIGHT)).toEqual({
    period: { from: '2025-12-10', to: NIGHT },
    deep: false,
    beyond: { from: '2025-10-26', to: '2025-12-09' },
  })
})

test.each([
  'FALHOU',
  'INCOMPLETA',
] as const)('a day that is %s is the last complete day no more, and is read again', (as) => {
  const before = { complete: '2026-03-08', deep: '2026-03-08' }
  const look = lookBack(before, NIGHT)
  const state = afterNight(before, look, read(look.period, ['2026-03-05', '2026-03-09'], as))
  expect(state).toMatchObject({ complete: '2026-03-08', again: '2026-03-05', deep: '2026-03-08' })
})

test('the last complete day fails when it is read again → days after it are complete, and it is read again', () => {
  const before = { complete: '2026-03-08', deep: '2026-03-08' }
  const look = lookBack(before, NIGHT)
  const state = afterNight(before, look, read(look.period, ['2026-03-08']))
  expect(state).toMatchObject({ complete: NIGHT, again: '2026-03-08' })
})

test('where the first reading failed nothing is complete', () => {
  const look = lookBack({}, NIGHT)
  expect(afterNight({}, look, read(look.period, [look.period.from]))).toEqual({
    from: look.period.from,
    again: look.period.from,
    deep: NIGHT,
  })
})

test('a night of the past run again takes nothing back', () => {
  const complete = { from: '2026-01-01', complete: '2026-03-20' }
  const state = { ...complete, again: '2026-03-18', deep: '2026-03-20' }
  const look = lookBack(state, NIGHT)
  expect(afterNight(state, look, read(look.period))).toEqual(state)
})

interface NightRun {
  /** Nights on which we are down, before this one. */
  down: number
  /** Days back from the night whose reading fails. */
  failing: number[]
}
const nights = fc.array(
  fc.record({
    down: fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 12 }) }, fc.nat({ max: 120 })),
    failing: fc.array(fc.nat({ max: 35 }), { maxLength: 2 }),
  }),
  { maxLength: 20 },
)

/** Slow and plain: a night owes its days, whether we run or not; the first and every seventh owes a month. */
class Owed {
  readonly days = new Set<string>()
  private lastDeep: string | undefined

  passes(night: string, isFirst: boolean): void {
    if (isFirst) this.days.clear()
    const isDeep = this.lastDeep === undefined || daysBetween(this.lastDeep, night) >= 7
    for (const day of daysOf({ from: addDays(night, isDeep ? -30 : -7), to: night })) {
      this.days.add(day)
    }
  }
  /** What failed stays owed. */
  read(look: LookBack, open: readonly string[]): void {
    this.days.clear()
    for (const day of open) this.days.add(day)
    if (look.deep) this.lastDeep = look.period.to
  }
}

function checkOwed(runs: NightRun[]): void {
  let [night, state] = ['2026-01-01', {} as ReadState]
  const owed = new Owed()
  for (const [run, { down, failing }] of runs.entries()) {
    for (let at = 0; at <= down; at++) {
      night = addDays(night, 1)
      owed.passes(night, run === 0)
    }
    const look = lookBack(state, night)
    const unread = [...owed.days].filter((day) => day < look.period.from)
    expect(unread.filter((day) => day >= addDays(night, -90))).toEqual([])
    expect(unread.every((day) => look.beyond && look.beyond.from <= day)).toBe(true)
    const open = failing
      .map((back) => addDays(night, -back))
      .filter((day) => day >= look.period.from)
    state = afterNight(state, look, read(look.period, open))
    owed.read(look, open)
  }
}

test('a run reads all that the nights since the last one owe, and what failed', () => {
  fc.assert(fc.property(nights, checkOwed), { numRuns: 200 })
})

const anyNights = fc.array(
  fc.record({
    /** To the night from that before; below 0 a night of the past is run again. */
    step: fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.integer({ min: -60, max: 100 })),
    failing: fc.array(fc.nat({ max: 35 }), { maxLength: 3 }),
  }),
  { maxLength: 12 },
)

/** By day: whether the reading made last was not whole, and whether one after its day ever was. */
class Known {
  readonly open = new Set<string>()
  readonly whole = new Set<string>()

  read(today: string, days: readonly DayCoverage[]): void {
    for (const { day, state } of days) {
      if (state !== 'COMPLETA') this.open.add(day)
      else this.open.delete(day)
      if (state === 'COMPLETA' && day < today) this.whole.add(day)
    }
  }
  check(state: ReadState, newest: string): void {
    const next = addDays(newest, 1)
    for (let back = 0; back < 130; back++) {
      const day = addDays(newest, -back)
      const arrival = arrivalOf(day, [state], { night: next, began: '2027-01-01' })
      if (arrival === 'came-late') expect(this.whole.has(day), day).toBe(true)
    }
    const { from } = lookBack(state, next).period
    const left = [...this.open].filter((day) => day < from && day >= addDays(next, -90))
    expect(left).toEqual([])
  }
}

function checkKnown(runs: { step: number; failing: number[] }[]): void {
  let [night, newest, state] = ['2026-01-01', '2026-01-01', {} as ReadState]
  const known = new Known()
  for (const { step, failing } of runs) {
    night = addDays(step > 0 ? newest : night, step)
    newest = night > newest ? night : newest
    const look = lookBack(state, night)
    const failed = failing.map((back) => addDays(night, -back))
    const days = read(look.period, failed)
    state = afterNight(state, look, days)
    // A night of the past is read when it is run.
    known.read(newest, days)
    known.check(state, newest)
  }
}

test('over any nights, also of the past, what is open is read again, and what is said to have been read was', () => {
  // A first night whose first day failed, one of the past run again, and three months of standstill.
  const failed = { step: -34, failing: [30] }
  const past = { step: -57, failing: [] }
  const standstill: [{ step: number; failing: number[] }[]] = [
    [failed, past, { step: 1, failing: [] }],
  ]
  fc.assert(fc.property(anyNights, checkKnown), { numRuns: 300, examples: [standstill] })
})

test.each([
  [{}, '2026-03-10', '2026-03-10'],
  [{}, '2026-03-05', '2026-03-05'],
  // A night before the first day that is wanted reads its own day.
  [{}, '2026-04-01', '2026-03-10'],
  // What was wanted and not read is still read.
  [{ complete: '2026-03-06', deep: '2026-03-06', again: '2026-03-04' }, '2026-03-05', '2026-03-05'],
])('read so far: %j, wanted since %s → from %s', (state, since, from) => {
  expect(lookBack(state, '2026-03-10', since).period).toEqual({ from, to: '2026-03-10' })
})
