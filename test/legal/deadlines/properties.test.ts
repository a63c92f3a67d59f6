import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Profile } from '../../../src/legal/deadlines/calendar.js'
import { FEDERAL } from '../../../src/legal/deadlines/calendars/federal.js'
import { NATIONAL } from '../../../src/legal/deadlines/calendars/national.js'
import { deadlineEnd, firstDayAfter, publicationAfter } from '../../../src/legal/deadlines/count.js'
import { easterOf } from '../../../src/legal/deadlines/easter.js'
import { dateOf, dayNumber } from '../../../src/values/dates.js'
import { dayAfter, easterIn, slowly } from './slow.js'

const RUNS = { numRuns: 1_000 }
const available = fc
  .integer({ min: dayNumber('2016-03-18'), max: dayNumber('2038-06-30') })
  .map(dateOf)
const days = fc.integer({ min: 1, max: 90 })
const court = fc.constantFrom<['state' | 'federal', Profile]>(
  ['state', NATIONAL],
  ['federal', FEDERAL],
)

function reckoned(from: string, count: number, profile: Profile) {
  const publication = publicationAfter(from, profile)
  const first = firstDayAfter(publication.day, profile)
  const end = deadlineEnd(first.day, count, profile)
  return { publication, first, end }
}

test('publication, first day and end are those of the slow walk', () => {
  fc.assert(
    fc.property(available, days, court, (from, count, [name, profile]) => {
      const { publication, first, end } = reckoned(from, count, profile)
      expect({ publication: publication.day, firstDay: first.day, end: end.day }).toEqual(
        slowly(from, count, name),
      )
    }),
    RUNS,
  )
})

test('every day from availability to the end is counted or told as skipped, once', () => {
  fc.assert(
    fc.property(available, days, court, (from, count, [, profile]) => {
      const { publication, first, end } = reckoned(from, count, profile)
      const skipped = [publication, first, end].flatMap((one) => one.skipped.map(({ day }) => day))
      const all = dayNumber(end.day) - dayNumber(from)
      expect(new Set(skipped).size).toBe(skipped.length)
      // Publication itself and the days that count.
      expect(all - skipped.length).toBe(1 + count)
    }),
    RUNS,
  )
})

test('one day more of availability or of the deadline never makes an earlier end', () => {
  fc.assert(
    fc.property(available, days, court, (from, count, [, profile]) => {
      const { end } = reckoned(from, count, profile)
      expect(reckoned(from, count + 1, profile).end.day > end.day).toBe(true)
      expect(reckoned(dayAfter(from), count, profile).end.day >= end.day).toBe(true)
    }),
    RUNS,
  )
})

test('a holiday more never makes an earlier end', () => {
  fc.assert(
    fc.property(available, days, fc.integer({ min: 0, max: 60 }), (from, count, after) => {
      const day = dayAfter(from, after)
      const local: Profile = {
        ...NATIONAL,
        base: NATIONAL,
        rules: [{ name: 'x', source: 'y', does: 'closes', when: { from: day, to: day } }],
      }
      const more = reckoned(from, count, local)
      const less = reckoned(from, count, NATIONAL)
      expect(more.end.day >= less.end.day).toBe(true)
    }),
    RUNS,
  )
})

test('Easter is that of the almanacs', () => {
  for (let year = 2016; year <= 2039; year++) expect(easterOf(year)).toBe(easterIn(year))
})
