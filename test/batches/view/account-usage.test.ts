import { expect, test } from 'vitest'
import { courseOf, unitsByBatch } from '../../../src/batches/view/account-usage.js'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE
const entry = (minutesAgo: number, units: number, batch = 'a') => ({
  atMs: NOW - minutesAgo * MINUTE,
  units,
  grant: `${batch}.t1.1`,
})

test('grants of a minute and of ten minutes ago → each fills its window for a minute', () => {
  const course = courseOf(
    { units: 60, ms: MINUTE },
    [entry(10, 5), entry(0.5, 2)],
    NOW,
    90 * MINUTE,
  )
  expect(course.used).toHaveLength(91)
  expect(course.used.map((units, at) => [at, units]).filter(([, units]) => units !== 0)).toEqual([
    [80, 5],
    [90, 2],
  ])
})

test('peak of a minute between two points of a day → told, and what lies before the day is not', () => {
  const day = 24 * 60 * MINUTE
  const course = courseOf({ units: 60, ms: MINUTE }, [entry(1_500, 60), entry(700.5, 58)], NOW, day)
  expect(course.used.filter((units) => units !== 0)).toEqual([58])
})

test('window longer than the time between grants → they are held together', () => {
  const course = courseOf({ units: 300, ms: 60 * MINUTE }, [entry(50, 5), entry(10, 2)], NOW)
  expect([Math.max(...course.used), course.used.at(-1)]).toEqual([7, 7])
})

test('grants of two batches → summed, the most first', () => {
  expect(unitsByBatch([entry(3, 1), entry(2, 5, 'b'), entry(1, 2)])).toEqual([
    ['b', 5],
    ['a', 3],
  ])
})
