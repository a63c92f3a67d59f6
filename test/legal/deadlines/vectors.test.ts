import { expect, test } from 'vitest'
import type { Profile } from '../../../src/legal/deadlines/calendar.js'
import { FEDERAL } from '../../../src/legal/deadlines/calendars/federal.js'
import { NATIONAL } from '../../../src/legal/deadlines/calendars/national.js'
import { deadlineEnd, firstDayAfter, publicationAfter } from '../../../src/legal/deadlines/count.js'

type Vector = [
  available: string,
  profile: Profile,
  publication: string,
  firstDay: string,
  fifth: string,
  fifteenth: string,
  source: string,
]

const WITH_GOOD_FRIDAY: Profile = {
  id: 'local',
  version: '1',
  name: 'Comarca com a Sexta-feira Santa',
  courts: ['8.26'],
  from: '2025-01-01',
  to: '2025-12-31',
  base: NATIONAL,
  rules: [
    {
      name: 'Sexta-feira Santa',
      source: 'Lei 9.093/1995, art. 2',
      does: 'closes',
      when: { from: '2025-04-18', to: '2025-04-18' },
    },
  ],
}

const VECTORS: Vector[] = [
  // A published example: pedromaganem.jusbrasil.com.br/artigos/328066366.
  [
    '2016-04-26',
    NATIONAL,
    '2016-04-27',
    '2016-04-28',
    '2016-05-04',
    '2016-05-18',
    'publica 27/04, conta de 28/04',
  ],
  // The same source's rule: a Friday is published on Monday.
  ['2025-05-30', NATIONAL, '2025-06-02', '2025-06-03', '2025-06-09', '2025-06-23', 'sexta-feira'],
  ['2025-11-19', NATIONAL, '2025-11-21', '2025-11-24', '2025-11-28', '2025-12-12', '14.759/2023'],
  // Good Friday (18/04) is a holiday where a municipal law says so (Lei 9.093/1995, art. 2): without
  // a calendar that does, it counts, and the date is the earlier one.
  ['2025-04-15', NATIONAL, '2025-04-16', '2025-04-17', '2025-04-24', '2025-05-09', 'só nacionais'],
  ['2025-04-15', WITH_GOOD_FRIDAY, '2025-04-16', '2025-04-17', '2025-04-25', '2025-05-12', 'ato'],
  ['2024-12-18', FEDERAL, '2024-12-19', '2025-01-21', '2025-01-27', '2025-02-10', 'CPC 220'],
  ['2024-12-19', FEDERAL, '2025-01-07', '2025-01-21', '2025-01-27', '2025-02-10', 'art. 62 I'],
  ['2026-02-13', FEDERAL, '2026-02-18', '2026-02-19', '2026-02-25', '2026-03-11', 'art. 62 III'],
  // Ours from here on. 20/11 was no national holiday in 2023 (a Monday).
  ['2023-11-17', NATIONAL, '2023-11-20', '2023-11-21', '2023-11-27', '2023-12-11', 'até 2023'],
  // A state court publishes during the suspension, and counts from 21/01 (2025: a Tuesday).
  ['2024-12-19', NATIONAL, '2024-12-20', '2025-01-21', '2025-01-27', '2025-02-10', 'CPC 220'],
  ['2025-01-17', NATIONAL, '2025-01-20', '2025-01-21', '2025-01-27', '2025-02-10', 'CPC 220'],
  // The suspension cuts a deadline in two: 1 day before it, 4 (or 14) after it.
  ['2025-12-17', NATIONAL, '2025-12-18', '2025-12-19', '2026-01-26', '2026-02-09', 'CPC 220'],
  // 21/01 on a Saturday.
  ['2022-12-21', NATIONAL, '2022-12-22', '2023-01-23', '2023-01-27', '2023-02-10', 'CPC 220'],
  // On a Saturday, as some courts publish.
  ['2025-06-07', NATIONAL, '2025-06-09', '2025-06-10', '2025-06-16', '2025-06-30', 'sábado'],
  // Carnival and Corpus Christi are no national holidays (Lei 662/1949).
  ['2026-02-13', NATIONAL, '2026-02-16', '2026-02-17', '2026-02-23', '2026-03-09', 'Carnaval'],
  ['2025-06-18', FEDERAL, '2025-06-19', '2025-06-20', '2025-06-26', '2025-07-10', 'Corpus Christi'],
  // Holy Week at the federal courts begins on Wednesday (2025: 16/04), and Tiradentes follows it.
  ['2025-04-15', FEDERAL, '2025-04-22', '2025-04-23', '2025-04-29', '2025-05-14', 'art. 62 II'],
  // 11/08 and 08/12.
  ['2025-08-08', FEDERAL, '2025-08-12', '2025-08-13', '2025-08-19', '2025-09-02', 'art. 62 IV'],
  ['2025-12-05', FEDERAL, '2025-12-09', '2025-12-10', '2025-12-16', '2026-01-29', 'art. 62 IV'],
  // A leap day, and 01/05 on a Wednesday.
  ['2024-02-27', NATIONAL, '2024-02-28', '2024-02-29', '2024-03-06', '2024-03-20', '29/02'],
  ['2024-04-29', NATIONAL, '2024-04-30', '2024-05-02', '2024-05-08', '2024-05-22', '01/05'],
]

test.each(VECTORS)('available on %s', (available, profile, publication, firstDay, fifth, last) => {
  const published = publicationAfter(available, profile).day
  const first = firstDayAfter(published, profile).day
  expect([
    published,
    first,
    deadlineEnd(first, 5, profile).day,
    deadlineEnd(first, 15, profile).day,
  ]).toEqual([publication, firstDay, fifth, last])
})

test('each day that is passed over is told with its reason and its source', () => {
  const { day, skipped } = publicationAfter('2025-11-19', NATIONAL)
  expect(day).toBe('2025-11-21')
  expect(skipped).toEqual([
    {
      day: '2025-11-20',
      does: 'closes',
      name: 'Zumbi e Consciência Negra',
      source: 'Lei 14.759/2023, art. 1',
    },
  ])
  expect(firstDayAfter('2025-12-19', NATIONAL).skipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Sábado', 'Domingo', 'Natal', 'Prazos suspensos']),
  )
})

/** The federal calendar that TRF4 published for 2025, without what is municipal, state or of civil servants. */
test('the federal days of 2025 are those of the calendar of TRF4', () => {
  const days = [
    '2025-01-06',
    '2025-03-03',
    '2025-03-04',
    '2025-04-16',
    '2025-04-17',
    '2025-04-18',
    '2025-04-21',
    '2025-05-01',
    '2025-08-11',
    '2025-11-20',
    '2025-12-08',
    '2025-12-22',
  ]
  const before = (day: string) => publicationAfter(day, FEDERAL).skipped.map((one) => one.day)
  const closed = ['2025-01-05', '2025-03-02', '2025-04-15', '2025-04-20', '2025-04-30']
  const others = ['2025-08-10', '2025-11-19', '2025-12-07', '2025-12-21']
  const skipped = [...closed, ...others].flatMap(before)
  expect(days.filter((day) => !skipped.includes(day))).toEqual([])
})

test.each([0, -1, 1.5, Number.NaN])('%d days are not counted', (days) => {
  expect(() => deadlineEnd('2025-06-02', days, NATIONAL)).toThrow(RangeError)
})
