import { describe, expect, test } from 'vitest'
import type { DayRule, Profile } from '../../../src/legal/deadlines/calendar.js'
import { exclusionOn } from '../../../src/legal/deadlines/calendar.js'
import {
  daysElapsed,
  deadlineEnd,
  firstDayAfter,
  publicationAfter,
} from '../../../src/legal/deadlines/count.js'
import { easterOf } from '../../../src/legal/deadlines/easter.js'
import { countOf } from '../../../src/legal/deadlines/numbers.js'
import { overlapsAmong, PROFILES } from '../../../src/legal/deadlines/profiles.js'
import { suggest } from '../../../src/legal/deadlines/suggest.js'

const rule = (name: string, when: DayRule['when'], more: Partial<DayRule> = {}): DayRule => ({
  name,
  source: 'lei',
  does: 'closes',
  when,
  ...more,
})
const profile = (rules: DayRule[], more: Partial<Profile> = {}): Profile => ({
  id: 'X',
  version: '1',
  name: 'X',
  courts: ['8.26'],
  from: '2016-03-18',
  rules,
  ...more,
})
const ROW = profile([
  rule('since', { each: '11-20' }, { since: '2026-11-20' }),
  rule('dated', { from: '2026-06-02', to: '2026-06-04' }),
  rule('moved', { easter: -3, to: -2 }),
  rule('one', { easter: -47 }),
  rule('recess', { each: '12-21', to: '01-19' }, { does: 'suspends' }),
  rule('Natal', { each: '12-25' }),
])

test.each([
  ['2025-11-20', undefined],
  ['2026-11-20', 'since'],
  ['2026-06-01', undefined],
  ['2026-06-02', 'dated'],
  ['2026-06-04', 'dated'],
  ['2026-06-05', undefined],
  ['2026-04-01', undefined],
  ['2026-04-02', 'moved'],
  ['2026-04-03', 'moved'],
  ['2026-02-16', undefined],
  ['2026-02-17', 'one'],
  ['2026-02-18', undefined],
  ['2026-12-18', undefined],
  ['2026-12-21', 'recess'],
  ['2027-01-19', 'recess'],
  ['2027-01-20', undefined],
  // Closed by one rule and suspended by another.
  ['2026-12-25', 'Natal'],
  ['2026-12-26', 'Sábado'],
  ['2026-12-27', 'Domingo'],
])('%s → excluded by %s', (day, name) => {
  expect(exclusionOn(day, ROW)?.name).toBe(name)
})

test('available before the recess → published in it, counted after it', () => {
  expect(publicationAfter('2026-12-18', ROW).day).toBe('2026-12-21')
  expect(firstDayAfter('2026-12-21', ROW).day).toBe('2027-01-20')
})

test('a term of one day → ends on the day on which it begins; of none, or a part, there is none', () => {
  expect(deadlineEnd('2026-03-02', 1, ROW)).toEqual({ day: '2026-03-02', skipped: [] })
  expect(deadlineEnd('2026-03-02', 6, ROW).day).toBe('2026-03-09')
  for (const days of [0, -1, 1.5, Number.NaN]) {
    expect(() => deadlineEnd('2026-03-02', days, ROW)).toThrow(RangeError)
  }
})

test('days elapsed → those that count, today excluded', () => {
  const elapsed = ['2026-03-01', '2026-03-06', '2026-03-07', '2026-03-10'].map((today) =>
    daysElapsed('2026-03-06', today, ROW),
  )
  expect(elapsed).toEqual([0, 0, 1, 2])
})

/** The formula of Gauss, with his two numbers of each century. */
function gauss(year: number): string {
  const [m, n] = year < 2100 ? [24, 5] : year < 2200 ? [24, 6] : [25, 0]
  const d = (19 * (year % 19) + m) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7
  const isLate = (d === 29 && e === 6) || (d === 28 && e === 6 && year % 19 > 10)
  const march = 22 + d + e - (isLate ? 7 : 0)
  return new Date(Date.UTC(year, 2, march)).toISOString().slice(0, 10)
}

test('Easter of 1900 to 2299 → as Gauss reckons it', () => {
  for (let year = 1900; year < 2300; year++) expect(easterOf(year)).toBe(gauss(year))
})

test.each<[string, string | undefined, number | undefined]>([
  [' 15 ', undefined, 15],
  ['15', 'quinze', 15],
  ['Quinze', '15', 15],
  ['15', 'dezesseis', undefined],
  ['15x', undefined, undefined],
  ['x15', undefined, undefined],
  ['vinte e um', undefined, 21],
  ['cento e vinte', undefined, 120],
  ['duzentos e noventa e nove', undefined, 299],
  ['cem', undefined, 100],
  ['cinco e quinze', undefined, undefined],
  ['vinte e dez', undefined, undefined],
  ['trinta e vinte', undefined, undefined],
  ['dez e um', undefined, undefined],
  ['cento e cem', undefined, undefined],
  ['vinte e muitos', undefined, undefined],
])('the number %s (%s) → %s', (figure, words, expected) => {
  expect(countOf(figure, words)).toBe(expected)
})

describe('the calendar of a court', () => {
  const base = PROFILES.find(({ id }) => id === 'NAC')!
  const CIVIL = {
    available: '2025-05-30',
    caseNumber: '0000001-68.2026.8.26.0100',
    type: 'Intimação',
    class: 'PROCEDIMENTO COMUM CÍVEL',
    organ: '1ª Vara Cível',
    text: 'Intime-se para, no prazo de 15 (quinze) dias, manifestar-se.',
  }
  const suggested = (days: Partial<Profile>, available = CIVIL.available) =>
    suggest({ ...CIVIL, available }, [...PROFILES, profile([], { base, ...days })])

  test.each([
    ['2025-05-29', 'NAC'],
    ['2025-05-30', 'X'],
    ['2025-06-05', 'X'],
    ['2025-06-06', 'NAC'],
  ])('valid from 30/05 to 05/06, a notice of %s → counted by %s', (available, id) => {
    const days = { from: '2025-05-30', to: '2025-06-05' }
    expect(suggested(days, available).profile.id).toBe(id)
  })

  test.each([
    ['2025-06-23', []],
    ['2025-06-22', ['deadline_past_calendar']],
  ])('valid to %s, a deadline that ends on 23/06 → %j', (to, codes) => {
    const said = suggested({ to })
    expect([said.end, said.notes.map(({ code }) => code)]).toEqual(['2025-06-23', codes])
  })

  test.each([
    ['2025-01-01', '2025-06-30', '2025-06-30', '2025-12-31', 1],
    ['2025-06-30', '2025-12-31', '2025-01-01', '2025-06-30', 1],
    ['2025-01-01', '2025-06-29', '2025-06-30', '2025-12-31', 0],
    ['2025-06-30', '2025-12-31', '2025-01-01', '2025-06-29', 0],
  ])('one from %s to %s, another from %s to %s → %i told', (from, to, other, until, told) => {
    const both = [profile([], { from, to }), profile([], { from: other, to: until })]
    expect(overlapsAmong(both)).toHaveLength(told)
    expect(overlapsAmong([both[0]!, { ...both[1]!, courts: ['8.19'] }])).toEqual([])
  })
})

test('the day on which the code came into force → counted; the day before → said', () => {
  const on = (available: string) =>
    suggest({ available, caseNumber: '0000001-68.2016.8.26.0100' }, PROFILES).notes.map(
      ({ code }) => code,
    )
  expect(on('2016-03-17')).toEqual(['deadline_before_code'])
  expect(on('2016-03-18')).not.toContain('deadline_before_code')
})
