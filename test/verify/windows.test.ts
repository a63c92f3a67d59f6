import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Grant, largest, overfull, toleranceMs } from '../../src/verify/windows.js'

const MINUTE = { units: 60, ms: 60_000 }
const grants = (...at: number[]): Grant[] => at.map((atMs) => ({ atMs, units: 1 }))

/** Laid at every grant, and counted one by one. */
function fullest(all: Grant[], lengthMs: number): number {
  const from = all.map(({ atMs }) =>
    all
      .filter((one) => one.atMs >= atMs && one.atMs < atMs + lengthMs)
      .reduce((sum, { units }) => sum + units, 0),
  )
  return Math.max(0, ...from)
}

test('an interval laid anywhere is counted, as one that is laid at each grant', () => {
  const grant = fc.record({
    atMs: fc.integer({ min: 0, max: 2_000 }),
    units: fc.integer({ min: 1, max: 3 }),
  })
  const claim = (all: Grant[], units: number, ms: number, shorterMs: number) => {
    const most = fullest(all, ms - shorterMs)
    const found = overfull(all, { units, ms }, shorterMs)
    expect(found?.units).toBe(most > units ? most : undefined)
    if (found) expect(found.toMs - found.fromMs).toBeLessThan(ms - shorterMs)
  }
  fc.assert(
    fc.property(
      fc.array(grant, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 50, max: 900 }),
      fc.integer({ min: 0, max: 40 }),
      claim,
    ),
    { numRuns: 500 },
  )
})

describe('a limit of 60 a minute', () => {
  const full = grants(...Array.from({ length: 60 }, (_, i) => i * 10))

  test('is kept by 60 at once and 60 a minute after the answers', () => {
    const next = full.map(({ atMs }) => ({ atMs: atMs + 60_590, units: 1 }))
    expect(overfull([...full, ...next], MINUTE, 0)).toBeUndefined()
  })

  test('is broken by one more in the same minute, and the interval is told', () => {
    expect(overfull([...full, { atMs: 59_999, units: 1 }], MINUTE, 0)).toEqual({
      window: MINUTE,
      units: 61,
      fromMs: 0,
      toMs: 59_999,
    })
  })

  test.each([
    [0, 59_999],
    [250, 59_749],
  ])('an interval that is %i ms shorter → its last instant is %i ms after its first', (shorterMs, last) => {
    const at = (atMs: number) =>
      overfull([...grants(...Array(60).fill(0)), { atMs, units: 1 }], MINUTE, shorterMs)
    expect(at(last)).toMatchObject({ units: 61, toMs: last })
    expect(at(last + 1)).toBeUndefined()
  })

  test('is counted in units, not in calls', () => {
    expect(overfull([{ atMs: 0, units: 61 }], MINUTE, 0)).toMatchObject({ units: 61 })
  })
})

test('clocks may be apart by what the machines are, never by more than a quarter of the window', () => {
  expect(toleranceMs(MINUTE, true)).toBe(250)
  expect(toleranceMs(MINUTE, false)).toBe(10_000)
  expect(toleranceMs({ units: 300, ms: 3_600_000 }, false)).toBe(10_000)
  expect(toleranceMs({ units: 60, ms: 600 }, true)).toBe(150)
  expect(toleranceMs({ units: 60, ms: 30_000 }, false)).toBe(7_500)
})

test('of limits that were changed meanwhile the largest of each length counts', () => {
  expect(largest([MINUTE, { units: 300, ms: 3_600_000 }, { units: 80, ms: 60_000 }])).toEqual([
    { units: 80, ms: 60_000 },
    { units: 300, ms: 3_600_000 },
  ])
})
