import { describe, expect, test } from 'vitest'
import { checkedTimetable, nextInstants, passedInstants } from '../../src/schedules/cron.js'
import { decide, MOST_CAUGHT_UP } from '../../src/schedules/missed.js'
import { firingRequest, type Schedule, stampOf } from '../../src/schedules/schedule.js'

const SAO_PAULO = 'America/Sao_Paulo'
const next = (cron: string, tz: string, after: string, count: number) =>
  nextInstants({ cron, tz }, Date.parse(after), count).map((ms) =>
    new Date(ms).toISOString().slice(0, 16),
  )

describe('when the clocks change', () => {
  test('the hour of the place is kept: São Paulo went to summer time on 2018-11-04', () => {
    expect(next('0 6 * * *', SAO_PAULO, '2018-11-02T12:00Z', 3)).toEqual([
      '2018-11-03T09:00',
      '2018-11-04T08:00',
      '2018-11-05T08:00',
    ])
  })

  test('an hour that was skipped is fired once, when the clocks have been moved', () => {
    // There was no 00:00 to 00:59 in São Paulo on that day.
    expect(next('30 0 * * *', SAO_PAULO, '2018-11-03T12:00Z', 2)).toEqual([
      '2018-11-04T03:30',
      '2018-11-05T02:30',
    ])
    expect(next('30 2 * * *', 'America/New_York', '2026-03-07T12:00Z', 2)).toEqual([
      '2026-03-08T07:30',
      '2026-03-09T06:30',
    ])
  })

  test('an hour that comes twice is fired once', () => {
    expect(next('30 23 * * *', SAO_PAULO, '2019-02-16T12:00Z', 2)).toEqual([
      '2019-02-17T01:30',
      '2019-02-18T02:30',
    ])
    expect(next('30 1 * * *', 'America/New_York', '2026-10-31T12:00Z', 2)).toEqual([
      '2026-11-01T05:30',
      '2026-11-02T06:30',
    ])
  })

  test('it does not matter from where one asks', () => {
    const midnight = { cron: '30 0 * * 0', tz: SAO_PAULO }
    const gap = Date.parse('2018-11-04T03:30Z')
    for (let hours = 1; hours < 6 * 24; hours += 1) {
      const fromMs = gap - hours * 3_600_000
      expect(nextInstants(midnight, fromMs, 1)).toEqual([gap])
      expect(passedInstants(midnight, fromMs, gap, 10).instants).toEqual([gap])
    }
  })

  test('hours that meet after a gap are fired in order, and once', () => {
    expect(next('0,30 0,1 * * *', SAO_PAULO, '2018-11-03T12:00Z', 4)).toEqual([
      '2018-11-04T03:00',
      '2018-11-04T03:30',
      '2018-11-05T02:00',
      '2018-11-05T02:30',
    ])
  })

  test('what is fired every hour goes on every hour', () => {
    expect(next('0 * * * *', 'America/New_York', '2026-11-01T04:30Z', 3)).toEqual([
      '2026-11-01T05:00',
      '2026-11-01T06:00',
      '2026-11-01T07:00',
    ])
    expect(next('*/30 * * * *', SAO_PAULO, '2018-11-04T02:29Z', 4)).toEqual([
      '2018-11-04T02:30',
      '2018-11-04T03:00',
      '2018-11-04T03:30',
      '2018-11-04T04:00',
    ])
  })

  test('what is fired every twelfth hour is fired at midnight also where midnight is skipped', () => {
    expect(next('0 */12 * * *', SAO_PAULO, '2018-11-03T16:00Z', 2)).toEqual([
      '2018-11-04T03:00',
      '2018-11-04T14:00',
    ])
  })
})

describe('a bad timetable is told by its field', () => {
  test.each<[string, string, object]>([
    ['0 6 * *', 'cron_fields', { count: 4 }],
    ['', 'cron_fields', { count: 0 }],
    ['@daily', 'cron_fields', { count: 1 }],
    ['0 0 6 * * 1', 'cron_fields', { count: 6 }],
    ['60 6 * * *', 'cron_field', { field: 'minute', got: '60' }],
    ['seis 6 * * *', 'cron_field', { field: 'minute' }],
    ['H 6 * * *', 'cron_field', { field: 'minute' }],
    ['0 24 * * *', 'cron_field', { field: 'hour' }],
    ['0 6h * * *', 'cron_field', { field: 'hour' }],
    ['0 6 32 * *', 'cron_field', { field: 'day' }],
    ['0 6 * 13 *', 'cron_field', { field: 'month' }],
    ['0 6 * * 8', 'cron_field', { field: 'weekday' }],
    ['0 6 * * SEG-SEX', 'cron_field', { field: 'weekday' }],
    ['*/0 6 * * *', 'cron_field', { field: 'minute' }],
    ['0 6 31 2 *', 'cron_never', {}],
  ])('%j', (cron, code, facts) => {
    expect(() => checkedTimetable({ cron, tz: SAO_PAULO })).toThrow(
      expect.objectContaining({
        status: 2,
        sentences: [{ code, facts: expect.objectContaining(facts) }],
      }),
    )
  })

  test.each([
    'America/Sao_Paolo',
    'BRT',
    '-03:00',
    'GMT-3',
    '',
    'America',
    'Europe/../Lisbon',
  ])('zone %j', (tz) => {
    expect(() => checkedTimetable({ cron: '0 6 * * *', tz })).toThrow('bad_zone')
  })

  test.each([
    ['0 6 * * 1-5', SAO_PAULO],
    ['*/15 8-18 * * MON-FRI', 'America/Manaus'],
    ['0 6 L * *', 'UTC'],
    ['0 6 1,15 JAN,JUL ?', 'Europe/Lisbon'],
    ['0 0 29 2 *', SAO_PAULO],
    ['0 6 * * THU', SAO_PAULO],
  ])('%s in %s is good', (cron, tz) => {
    expect(checkedTimetable({ cron: ` ${cron} `, tz })).toEqual({ cron, tz })
  })
})

describe('instants that have passed', () => {
  const at = (iso: string) => Date.parse(iso)
  const passed = (cron: string, after: string, until: string, most = 1_000) =>
    passedInstants({ cron, tz: SAO_PAULO }, at(after), at(until), most)

  test('after the one, up to and with the other', () => {
    expect(passed('0 6 * * *', '2026-11-18T09:00Z', '2026-11-20T09:00Z')).toEqual({
      instants: [at('2026-11-19T09:00Z'), at('2026-11-20T09:00Z')],
      cut: false,
    })
    expect(passed('0 6 * * *', '2026-11-20T09:00Z', '2026-11-20T09:00Z').instants).toEqual([])
  })

  test('of a great many the last ones, and it says so', () => {
    const { instants, cut } = passed('* * * * *', '2026-10-20T00:00Z', '2026-11-20T00:00Z', 500)
    expect(cut).toBe(true)
    expect(instants.length).toBeLessThanOrEqual(501)
    expect(instants.length).toBeGreaterThan(200)
    expect(instants.at(-1)).toBe(at('2026-11-20T00:00Z'))
    expect(instants.every((ms, n) => n === 0 || ms - instants[n - 1]! === 60_000)).toBe(true)
  })
})

describe('what becomes of instants that nobody fired', () => {
  const NOW = Date.UTC(2026, 10, 20, 9)
  const DAYS = [3, 2, 1].map((days) => NOW - days * 86_400_000)
  const late = (atMs: number) => ({ atMs, late: true })
  const onTime = (atMs: number) => ({ atMs, late: false })

  test.each([
    ['none', DAYS, { fire: [], missed: DAYS }],
    ['none', [...DAYS, NOW], { fire: [onTime(NOW)], missed: DAYS }],
    ['last', DAYS, { fire: [late(DAYS[2]!)], missed: DAYS.slice(0, 2) }],
    ['last', [...DAYS, NOW], { fire: [onTime(NOW)], missed: DAYS }],
    ['all', [...DAYS, NOW], { fire: [...DAYS.map(late), onTime(NOW)], missed: [] }],
    ['last', [NOW - 120_000, NOW], { fire: [NOW - 120_000, NOW].map(onTime), missed: [] }],
    ['last', [], { fire: [], missed: [] }],
  ] as const)('%s of %j', (catchUp, unfired, decided) => {
    expect(decide(unfired, NOW, catchUp)).toEqual(decided)
  })

  test('all has an end: the newest are caught up', () => {
    const many = Array.from({ length: 200 }, (_, n) => NOW - (200 - n) * 3_600_000)
    const { fire, missed } = decide(many, NOW, 'all')
    expect([fire.length, missed.length]).toEqual([MOST_CAUGHT_UP, 200 - MOST_CAUGHT_UP])
    expect(fire.at(-1)!.atMs).toBe(many.at(-1))
  })
})

test('a firing has the same id whoever asks for it, and a person’s has its own', () => {
  const schedule = { name: 'noturno' } as Schedule
  const ms = Date.UTC(2026, 10, 20, 9)
  expect(stampOf(ms)).toBe('20261120T090000Z')
  expect(firingRequest(schedule, ms, 'due').id).toBe('noturno-20261120T090000Z')
  expect(firingRequest(schedule, ms, 'late').id).toBe('noturno-20261120T090000Z')
  expect(firingRequest(schedule, ms, 'manual').id).toBe('noturno-20261120T090000Zm')
})
