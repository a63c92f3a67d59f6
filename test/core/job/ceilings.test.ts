import { expect, test } from 'vitest'
import { CEILINGS, doubtsOfRates } from '../../../src/core/job/ceilings.js'

type Of = keyof typeof CEILINGS

function asked(of: Of, value: string, most?: string): string | undefined {
  const given = most === undefined ? {} : { [CEILINGS[of].statedBy]: most }
  const rate = { name: 'x', value, ceiling: CEILINGS[of] }
  return doubtsOfRates([rate], given)[0]?.code
}

test.each<[Of, high: [string, string], fraction: [string, string]]>([
  ['interest', ['3', '3.01'], ['0.1', '0.11']],
  ['fine', ['20', '20.01'], ['0.2', '0.21']],
  ['fees', ['30', '30.01'], ['0.99', '1']],
  ['wage', ['500', '500.01'], ['5', '5.01']],
])('of %s, up to %j → usual, and up to %j → perhaps a fraction', (of, [usual, high], [
  least,
  more,
]) => {
  expect(asked(of, usual)).toBeUndefined()
  expect(asked(of, high)).toBe('ask_high_parameter')
  expect(asked(of, least)).toBe('ask_fraction_parameter')
  expect(asked(of, more)).toBeUndefined()
  expect(asked(of, '0')).toBeUndefined()
})

test('a highest that was confirmed → the bound instead, and no fraction above it', () => {
  expect(asked('interest', '12', '12')).toBeUndefined()
  expect(asked('interest', '12.01', '12')).toBe('ask_high_parameter')
  expect(asked('interest', '0.09', '9')).toBe('ask_fraction_parameter')
  expect(asked('interest', '0.09', '8.99')).toBeUndefined()
})
