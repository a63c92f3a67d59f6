import { expect, test } from 'vitest'
import { Arrivals } from '../../bench/limit-proof/arrivals.js'
import { bursts } from '../../bench/limit-proof/chaos.js'
import { MUTANTS } from '../../bench/limit-proof/mutants.js'
import { ModelServer } from '../../bench/limit-proof/servers.js'
import { simulate } from '../../bench/limit-proof/simulate.js'

const TWO = [{ units: 2, ms: 60_000 }]

function arrivalsAt(...instants: number[]): Arrivals {
  const arrivals = new Arrivals()
  for (const atMs of instants) arrivals.add(atMs, 1)
  return arrivals
}

test('the judge sees one that is counted a moment too early', () => {
  expect(arrivalsAt(0, 0, 60_000).violations(TWO, 0.5)).toEqual({ sliding: 1, fixed: 0, bucket: 0 })
  expect(arrivalsAt(0, 0, 60_000.001).violations(TWO, 0.5)).toEqual({
    sliding: 0,
    fixed: 0,
    bucket: 0,
  })
  const more = arrivalsAt(0, 0, 60_000, 60_000, 60_000, 60_001)
  expect(more.violations(TWO, 0)).toEqual({ sliding: 4, fixed: 2, bucket: 2 })
})

test('the judge counts each unit of a call', () => {
  const arrivals = new Arrivals()
  arrivals.add(0, 3)
  expect([arrivals.calls, arrivals.units, arrivals.violations(TWO, 0).sliding]).toEqual([1, 3, 1])
})

const WORLDS = 400

test.for(MUTANTS)('the judge sees $is', { timeout: 900_000 }, async ({ of, worldOf }) => {
  for (let seed = 1; seed <= WORLDS; seed++) {
    const deps = { ...worldOf(seed), untilMs: 1_000_000 }
    const { violations } = await simulate(deps, { server: of(new ModelServer()) })
    if (violations.sliding > 0) return
  }
  expect.fail(`none of ${WORLDS} worlds has shown it`)
})

test('and nothing of the right book, in 400 worlds that lose Redis every few seconds', async () => {
  const violated: number[] = []
  let losses = 0
  for (let seed = 1; seed <= WORLDS; seed++) {
    const { violations, mishaps, done } = await simulate(bursts(seed))
    losses += mishaps.losses
    if (violations.sliding + violations.fixed + violations.bucket > 0 || !done) violated.push(seed)
  }
  expect(violated).toEqual([])
  expect(losses).toBeGreaterThan(10_000)
}, 900_000)
