import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Window } from '../../src/core/window.js'
import { checkWindows, occupancy } from '../../src/rate-limit/window-rule.js'

const NOW = 1_000
const window = fc.record({
  units: fc.integer({ min: 3, max: 9 }),
  ms: fc.integer({ min: 1, max: 40 }),
})
/** Marks of answered calls, and later ones of calls in flight. */
const marks = fc
  .array(fc.integer({ min: NOW - 60, max: NOW + 30 }), { maxLength: 12 })
  .map((all) => all.sort((one, other) => one - other))

/** How many units a window holds so many milliseconds from now, if the calls in flight are answered now. */
function heldIn(all: readonly number[], { ms }: Window, waitMs: number): number {
  return all.filter((mark) => Math.min(mark, NOW) + ms >= NOW + waitMs).length
}

test('any marks → room is told, or the first millisecond at which every window has it', () => {
  const property = fc.property(
    marks,
    fc.array(window, { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 1, max: 3 }),
    (all, windows, units) => {
      const hasRoom = (waitMs: number) =>
        windows.every((one) => heldIn(all, one, waitMs) + units <= one.units)
      const verdict = checkWindows(all, windows, units, NOW)
      const waitMs = verdict.is === 'room' ? 0 : verdict.waitMs
      expect(hasRoom(waitMs)).toBe(true)
      if (waitMs > 0) expect(hasRoom(waitMs - 1)).toBe(false)
    },
  )
  fc.assert(property, { numRuns: 500 })
})

test('any marks → as many as occupy the window, and when the first of them leaves it', () => {
  const property = fc.property(marks, window, (all, one) => {
    const { used, nextFreeMs } = occupancy(all, one, NOW)
    expect(used).toBe(heldIn(all, one, 0))
    expect(nextFreeMs > 0).toBe(used > 0)
    if (used > 0) expect(heldIn(all, one, nextFreeMs - 1)).toBe(used)
    if (used > 0) expect(heldIn(all, one, nextFreeMs)).toBeLessThan(used)
  })
  fc.assert(property, { numRuns: 500 })
})

const TWO = { units: 2, ms: 100 }
const LONG = { units: 4, ms: 900 }

test.each<[string, number[], number, number, object]>([
  ['units of calls that come first', [NOW - 30], 1, 1, { waitMs: 71, window: TWO }],
  ['more calls first than the window holds', [NOW - 30], 1, 9, { waitMs: 901, window: LONG }],
  ['a call of more units than a window', [], 5, 0, { waitMs: 901, window: LONG }],
  [
    'both windows full → the one that is full for longer',
    [0, 1, NOW - 9, NOW - 8].map((at) => Math.max(at, 200)),
    1,
    0,
    { waitMs: 101, window: LONG },
  ],
])('%s → waited for', (_, all, units, first, expected) => {
  expect(checkWindows(all, [TWO, LONG], units, NOW, first)).toEqual({ is: 'full', ...expected })
})
