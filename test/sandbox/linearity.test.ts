import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBody, correct, sandboxFor } from './support.js'

const date = fc
  .record({
    year: fc.integer({ min: 2014, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => [two(day), two(month), year].join('/'))

const charges = fc.record({
  juros: fc.constantFrom(undefined, { percentual: '1' }, { percentual: '0,5' }),
  multa: fc.constantFrom(undefined, { percentual: '2' }, { percentual: '10' }),
  selic: fc.constantFrom(undefined, true),
  selicBase: fc.constantFrom('a', 'am', 'aj', 'ajm'),
  selicVersion: fc.constantFrom(1, 2),
})

const reference = fc.constantFrom<Record<string, string | number>>(
  { index: 'ipca' },
  { index: 'selic' },
  { index: 'salario-minimo' },
  { index: 'multi' },
  { table: 'jf-condenatorias' },
  { table: 317 },
)

const UNIT = 1_000_000_000

function two(number: number): string {
  return String(number).padStart(2, '0')
}

test('an amount times the factor of a large one is the answer, to the rounding of cents', async () => {
  const sandbox = await sandboxFor()
  const cents = fc.integer({ min: -100_000_000, max: 100_000_000 })
  await fc.assert(
    fc.asyncProperty(date, cents, reference, charges, async (day, hundredths, named, asked) => {
      const amount = hundredths / 100
      const items = [amount, Math.sign(amount || 1) * UNIT].map((one) => ({
        date: day,
        amount: one,
      }))
      const body = {
        ...aBody(),
        index: undefined,
        ...named,
        ...asked,
        items,
        updateTo: '17/12/2025',
      }
      const answer = await correct(sandbox, body)
      expect(answer.status).toBe(200)
      const [small, large] = answer.body.items
      const scale = amount / large!.amount
      // Half a cent for each sum that is rounded: corrected; and corrected, interest and fine.
      expect(Math.abs(small!.corrected - large!.corrected * scale)).toBeLessThan(0.006)
      expect(Math.abs(small!.total - large!.total * scale)).toBeLessThan(0.016)
      expect([small!.date, small!.amount]).toEqual([day, amount])
    }),
    { numRuns: 150 },
  )
})
