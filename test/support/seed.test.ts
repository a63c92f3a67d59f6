import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setupFiles } from '../../vitest.config.js'
import { seedIn } from './seed-in.js'

test('a property that fails → its seed is printed, and the same seed fails in the same way', () => {
  const failing = (seed?: number) =>
    fc.check(
      fc.property(fc.integer(), (n) => n % 7 !== 3),
      { numRuns: 1_000, ...(seed === undefined ? {} : { seed }) },
    )
  const first = failing()
  expect(fc.defaultReportMessage(first)).toContain(`seed: ${first.seed}`)
  const again = failing(first.seed)
  expect([again.counterexample, again.counterexamplePath]).toEqual([
    first.counterexample,
    first.counterexamplePath,
  ])
})

test('LOTE_TEST_SEED → the seed of every property, in every project', () => {
  expect(seedIn({ LOTE_TEST_SEED: '42' })).toBe(42)
  expect(seedIn({ LOTE_TEST_SEED: '-7' })).toBe(-7)
  expect([seedIn({}), seedIn({ LOTE_TEST_SEED: '' })]).toEqual([undefined, undefined])
  expect(() => seedIn({ LOTE_TEST_SEED: 'abc' })).toThrow('abc')
  expect(setupFiles).toEqual(['test/support/seed.ts'])
  const { seed } = fc.readConfigureGlobal()
  expect(seed).toBe(seedIn(process.env))
})
