import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEDERAL } from '../../../src/legal/deadlines/calendars/federal.js'
import { NATIONAL } from '../../../src/legal/deadlines/calendars/national.js'
import { deadlineEnd, firstDayAfter, publicationAfter } from '../../../src/legal/deadlines/count.js'
import { toBrazilian } from '../../../src/values/dates.js'

test('docs/calendarios.md, the deadline step by step → the days that the calendars reach', () => {
  const page = readFileSync(new URL('../../../docs/calendarios.md', import.meta.url), 'utf8')
  const written = page
    .split('\n')
    .map((line) => line.match(/\d\d\/\d\d\/\d{4}/g) ?? [])
    .filter((days) => days.length === 2)
  const reached = [NATIONAL, FEDERAL].map((profile) => {
    const publication = publicationAfter('2026-04-01', profile).day
    const first = firstDayAfter(publication, profile).day
    return [publication, first, deadlineEnd(first, 15, profile).day].map(toBrazilian)
  })
  expect(written).toEqual(reached[0]!.map((day, step) => [day, reached[1]![step]]))
})
