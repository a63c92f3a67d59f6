import { expect, test } from 'vitest'
import type { State } from '../../src/legal/gazette/reading-plan.js'
import {
  type DayReading,
  dayStates,
  type FoundPublication,
} from '../../src/reports/gazette-week/days.js'

const ONE = 'OAB/SP 999.901'
const period = { from: '2026-11-16', to: '2026-11-17' }
const reading = (spelling: string, day: string, night: string, state: State): DayReading => ({
  registration: ONE,
  spelling,
  day,
  night,
  readOn: night,
  state,
  why: `${state} ${night}`,
})
const days = (readings: DayReading[], met: FoundPublication[] = []) =>
  dayStates(new Set([ONE]), readings, met, period)

test('a day that nobody read is FALHOU, and nothing is said to be empty', () => {
  expect(days([])).toMatchObject([
    { day: '2026-11-16', state: 'FALHOU', why: 'Nenhuma noite leu este dia' },
    { day: '2026-11-17', state: 'FALHOU' },
  ])
})

test('a registration is as well read as its worst spelling', () => {
  const [day] = days([
    reading('999901', '2026-11-16', '2026-11-17', 'COMPLETA'),
    reading('999901-A', '2026-11-16', '2026-11-17', 'INCOMPLETA'),
  ])
  expect(day).toMatchObject({ state: 'INCOMPLETA', why: 'INCOMPLETA 2026-11-17' })
})

test('a spelling that was not read on a day makes it FALHOU', () => {
  const [day] = days([
    reading('999901', '2026-11-16', '2026-11-17', 'COMPLETA'),
    reading('0999901', '2026-11-17', '2026-11-17', 'COMPLETA'),
  ])
  expect(day).toMatchObject({ state: 'FALHOU', why: 'Uma das grafias não foi lida neste dia' })
  expect(day).not.toHaveProperty('readOn')
})

test('of a spelling the last reading counts, whatever the order in which they come', () => {
  const late = reading('999901', '2026-11-16', '2026-11-18', 'COMPLETA')
  const early = reading('999901', '2026-11-16', '2026-11-17', 'FALHOU')
  for (const readings of [
    [early, late],
    [late, early],
  ]) {
    expect(days(readings)[0]).toMatchObject({ state: 'COMPLETA', readOn: '2026-11-18' })
  }
  const partLast = reading('999901', '2026-11-16', '2026-11-19', 'INCOMPLETA')
  expect(days([late, partLast])[0]).toMatchObject({ state: 'INCOMPLETA', isUnreread: false })
})

test('a day that was read whole and failed when it was read again → whole as of then, and said', () => {
  const read = reading('999901', '2026-11-16', '2026-11-17', 'COMPLETA')
  const failed = reading('999901', '2026-11-16', '2026-11-18', 'FALHOU')
  for (const readings of [
    [read, failed],
    [failed, read],
  ]) {
    expect(days(readings)[0]).toMatchObject({
      state: 'COMPLETA',
      isUnreread: true,
      readOn: '2026-11-17',
      why: 'Lido por inteiro; a noite de 18/11/2026 não o releu: FALHOU 2026-11-18',
    })
  }
  const again = reading('999901', '2026-11-16', '2026-11-19', 'COMPLETA')
  expect(days([read, failed, again])[0]).toMatchObject({ isUnreread: false, readOn: '2026-11-19' })
})

test('a failed reading after one that was not whole → the day is not read', () => {
  const failed = reading('999901', '2026-11-16', '2026-11-18', 'FALHOU')
  for (const before of [
    reading('999901', '2026-11-16', '2026-11-16', 'COMPLETA'),
    reading('999901', '2026-11-16', '2026-11-17', 'INCOMPLETA'),
  ]) {
    expect(days([before, failed])[0]).toMatchObject({ state: 'FALHOU', isUnreread: false })
  }
})

test('of two spellings one was never read whole → what failed later counts as before', () => {
  const [day] = days([
    reading('999901', '2026-11-16', '2026-11-17', 'COMPLETA'),
    reading('0999901', '2026-11-16', '2026-11-17', 'FALHOU'),
    reading('999901', '2026-11-16', '2026-11-18', 'FALHOU'),
  ])
  expect(day).toMatchObject({ state: 'FALHOU', isUnreread: false, why: 'FALHOU 2026-11-17' })
})

test('publications are counted once, however many spellings and nights met them', () => {
  const met = (key: string, cancelled = false): FoundPublication => ({
    registration: ONE,
    key,
    day: '2026-11-16',
    cancelled,
  })
  const read = [reading('999901', '2026-11-16', '2026-11-17', 'COMPLETA')]
  const [day] = days(read, [met('id:1'), met('id:1'), met('id:2'), met('id:2', true)])
  expect(day).toMatchObject({ publications: 2, cancelled: 1 })
})

test.each([
  ['2026-11-16', 'INCOMPLETA', true],
  ['2026-11-17', 'COMPLETA', false],
] as const)('read on %s the 16th is %s: a gazette grows until its evening', (night, state, early) => {
  const [day] = days([reading('999901', '2026-11-16', night, 'COMPLETA')])
  expect(day).toMatchObject({ state, isEarly: early, readOn: night })
})

test('of two spellings the one that was read on the day itself makes it early', () => {
  const [day] = days([
    reading('999901', '2026-11-16', '2026-11-17', 'COMPLETA'),
    reading('0999901', '2026-11-16', '2026-11-16', 'COMPLETA'),
  ])
  expect(day).toMatchObject({ state: 'INCOMPLETA', isEarly: true, readOn: '2026-11-16' })
})

test('what could not be read is no early reading, whenever it was', () => {
  for (const state of ['INCOMPLETA', 'FALHOU'] as const) {
    const [day] = days([reading('999901', '2026-11-16', '2026-11-16', state)])
    expect(day).toMatchObject({ state, isEarly: false, why: `${state} 2026-11-16` })
  }
})

test('a night that was run days after its own day → its day was over when it was read', () => {
  const late = {
    ...reading('999901', '2026-11-16', '2026-11-16', 'COMPLETA'),
    readOn: '2026-11-24',
  }
  expect(days([late])[0]).toMatchObject({ state: 'COMPLETA', isEarly: false, readOn: '2026-11-24' })
})

test('an earlier night that was read last → its reading counts', () => {
  const again = {
    ...reading('999901', '2026-11-16', '2026-11-17', 'COMPLETA'),
    readOn: '2026-11-24',
  }
  const failed = reading('999901', '2026-11-16', '2026-11-18', 'FALHOU')
  expect(days([again, failed])[0]).toMatchObject({ state: 'COMPLETA', readOn: '2026-11-24' })
})
