import { expect, test } from 'vitest'
import { simulate } from '../../bench/limit-proof/simulate.js'
import { START_MS } from '../../bench/limit-proof/world.js'
import { estimateFinishes } from '../../src/rate-limit/quote.js'
import { limitsAt, parseReserves, type Reserve } from '../../src/rate-limit/reserve.js'
import { HOUR, MINUTE, quiet } from './quiet.js'

const at = (time: string) => Date.parse(`2026-11-20T${time}-03:00`)
const OFFICE: Reserve = { from: 8 * 60, until: 18 * 60, share: 0.2 }
const NIGHT: Reserve = { from: 22 * 60, until: 6 * 60, share: 0.5 }
const ALWAYS: Reserve = { from: 0, until: 0, share: 0.5 }

test.for<[string, Reserve[], string, number[]]>([
  ['nothing is kept at other hours', [OFFICE], '20:00', [60, 300]],
  ['a fifth of each window is kept while people work', [OFFICE], '12:00', [48, 240]],
  ['of the hour before as well, as its units would still be there', [OFFICE], '07:30', [60, 240]],
  ['and of the minute before', [OFFICE], '07:59', [48, 240]],
  ['to the minute in which they go', [OFFICE], '18:00', [60, 300]],
  ['over midnight', [NIGHT], '02:00', [30, 150]],
  ['the larger of two', [OFFICE, ALWAYS], '12:00', [30, 150]],
])('%s', ([, reserves, time, units]) => {
  const limits = limitsAt([MINUTE, HOUR], reserves, at(`${time}:00`))
  expect(limits.map((window) => window.units)).toEqual(units)
})

test.each([
  ['a window of a day → kept at any hour', { units: 10, ms: 86_400_000 }, '20:00', 8],
  ['a window that ends with the minute before the reserve → nothing kept', MINUTE, '07:58', 60],
  ['a part of a unit → kept whole', { units: 7, ms: 1 }, '12:00', 5],
  ['all but one unit kept → one is left', { units: 1, ms: 1 }, '12:00', 1],
])('%s', (_, window, time, units) => {
  const [limit] = limitsAt([window], [OFFICE], at(`${time}:00`))
  expect(limit).toEqual({ units, ms: window.ms })
})

const reserve = (from: number, until: number, share: number) => [{ from, until, share }]
test.each<[string, Reserve[] | undefined]>([
  ['08:05-18:59=20%', reserve(485, 1_139, 0.2)],
  [' 23:00 - 24:00 = 1 % ', reserve(1_380, 0, 0.01)],
  ['00:00-24:00=99%', reserve(0, 0, 0.99)],
  ['08:00-18:00=20%,18:00-20:00=10%', [...reserve(480, 1_080, 0.2), ...reserve(1_080, 1_200, 0.1)]],
  ['08:00-18:00=20%,', undefined],
  ['08:60-18:00=20%', undefined],
  ['08:00-18:60=20%', undefined],
  ['24:00-18:00=20%', undefined],
  ['08:00-24:01=20%', undefined],
  ['08:00-18:00=0%', undefined],
  ['08:00-18:00=100%', undefined],
  ['08:00-08:00=20%', undefined],
  ['108:00-18:00=20%', undefined],
  ['08:00-18:00=20%5', undefined],
])('reserves written %s → read, or not of that form', (text, expected) => {
  expect(parseReserves(text)).toEqual(expected)
})

test('what is kept for people is never taken', async () => {
  const windows = [{ units: 10, ms: 1_000 }]
  const world = quiet({ windows, reserves: [ALWAYS], answerMs: 10, batches: [{ calls: 40 }] })
  const { arrivals, done, endMs } = await simulate(world)
  expect(done).toBe(true)
  expect(arrivals.violations([{ units: 5, ms: 1_000 }], 0).sliding).toBe(0)
  const nowMs = START_MS
  const flows = [{ lane: 2, calls: 40 }]
  const estimate = { windows, reserves: [ALWAYS], nowMs, answerMs: 10, concurrency: 60, flows }
  expect(estimateFinishes(estimate)).toEqual([endMs])
})

test('a call of more units than people leave goes when nothing else is there, and holds nobody up', async () => {
  const heavy = { calls: 5, callers: 1, unitsOf: () => 8 }
  const world = quiet({
    windows: [{ units: 10, ms: 1_000 }],
    reserves: [ALWAYS],
    answerMs: 10,
    batches: [heavy, { calls: 20, callers: 4 }],
    untilMs: 60_000,
  })
  const { done, violations } = await simulate(world)
  expect(done).toBe(true)
  expect(violations.sliding).toBe(0)
})
