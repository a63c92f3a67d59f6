import { describe, expect, test } from 'vitest'
import { nextInstants } from '../../src/schedules/cron.js'
import { daysOf, timeOfDay, whenText } from '../../src/schedules/every.js'

describe('days in words', () => {
  test.each([
    'dia útil',
    'dias úteis',
    'todo dia útil',
    'DIA UTIL',
    'weekday',
    'business day',
  ])('%s → business days', (every) => {
    expect(daysOf(every)).toEqual({ days: '* * 1-5', businessDays: true })
  })

  test.each([
    ['dia', '*'],
    ['todo dia', '*'],
    ['todos os dias', '*'],
    ['day', '*'],
    ['segunda', '1'],
    ['segunda-feira', '1'],
    ['toda segunda', '1'],
    ['2ª feira', '1'],
    ['terça', '2'],
    ['sábado', '6'],
    ['Monday', '1'],
    ['segunda e quinta', '1,4'],
    ['segundas, quartas e sextas', '1,3,5'],
    ['mon and thu', '1,4'],
    ['segunda a sexta', '1,2,3,4,5'],
    ['de segunda a sexta', '1,2,3,4,5'],
    ['sexta a segunda', '0,1,5,6'],
    ['domingo', '0'],
  ])('%s → %s', (every, weekday) => {
    expect(daysOf(every)).toEqual({ days: `* * ${weekday}` })
  })

  test.each([
    '',
    'nunca',
    'segunda e nunca',
    'segunda a nunca',
    'e',
    'mês',
  ])('%j → refused', (every) => {
    expect(() => daysOf(every)).toThrow('every_unknown')
  })
})

test.each([
  ['06:00', '0 6'],
  ['6h', '0 6'],
  ['6h30', '30 6'],
  ['18', '0 18'],
  [' 23:59 ', '59 23'],
])('the hour %j → %s', (at, fields) => {
  expect(timeOfDay(at)).toBe(fields)
})

test.each(['24:00', '6:60', 'seis', '6:5', ''])('the hour %j → refused', (at) => {
  expect(() => timeOfDay(at)).toThrow('bad_option')
})

test.each([
  [{ cron: '0 6 * * 1-5', businessDays: true as const }, 'dias úteis, 06:00'],
  [{ cron: '0 6 * * 1-5' }, 'segunda a sexta, 06:00'],
  [{ cron: '0 6 * * 1,2,3,4,5' }, 'segunda a sexta, 06:00'],
  [{ cron: '30 18 * * 1,4' }, 'segunda, quinta, 18:30'],
  [{ cron: '0 6 * * *' }, 'todo dia, 06:00'],
  [{ cron: '5 9 * * *' }, 'todo dia, 09:05'],
  [{ cron: '0 6 1 * *' }, '0 6 1 * *'],
])('%j is shown as %s', (timetable, shown) => {
  expect(whenText({ ...timetable, tz: 'UTC' }, 'pt')).toBe(shown)
})

test('a holiday within business days → the next day that is none', () => {
  const timetable = { cron: '0 6 * * 1-5', tz: 'America/Sao_Paulo', businessDays: true as const }
  // Friday is Christmas; Carnival and the recess of courts are no holidays of the nation.
  const next = nextInstants(timetable, Date.parse('2026-12-24T12:00Z'), 2)
  expect(next.map((ms) => new Date(ms).toISOString().slice(0, 10))).toEqual([
    '2026-12-28',
    '2026-12-29',
  ])
})
