import { type Sentence, sentence } from '../../messages/message-code.js'
import { D } from '../../values/decimal.js'
import type { Ceiling, Parameter, Parameters } from './fields.js'

/**
 * Percentages above which law and contracts make another meaning likely: interest of 12 is by the
 * year, a fine of 25 is in reais, and 0.02 is 2 %; a pension of 0.3 is 30 % of the minimum wage,
 * and one of 1.5 is one wage and a half.
 */
export const CEILINGS: Readonly<Record<Ceiling['of'], Ceiling>> = {
  interest: { of: 'interest', points: '3', fraction: '0.1', statedBy: 'juros.maximo' },
  fine: { of: 'fine', points: '20', fraction: '0.2', statedBy: 'multa.maximo' },
  fees: { of: 'fees', points: '30', fraction: '0.99', statedBy: 'honorarios.maximo' },
  wage: { of: 'wage', points: '500', fraction: '5', statedBy: 'percentual.maximo' },
}

/** Returns the parameters by which the user confirms higher percentages. */
export function ceilingParameters(...kinds: Ceiling['of'][]): Parameter[] {
  return kinds.map((of) => ({ name: CEILINGS[of].statedBy, type: 'percent' }))
}

/** Returns the highest percentage, in points, that the user confirmed. */
export function statedCeiling({ statedBy }: Ceiling, given: Parameters): D | undefined {
  const stated = given[statedBy]
  return typeof stated === 'string' ? new D(stated) : undefined
}

export function isAboveCeiling(points: D, ceiling: Ceiling, stated: D | undefined): boolean {
  return points.gt(stated ?? ceiling.points)
}

/** Decides whether a number may be a fraction, unless a confirmed highest below 1 excludes it. */
export function mayBeFraction(points: D, ceiling: Ceiling, stated: D | undefined): boolean {
  if (points.lte(0)) return false
  return points.lte(ceiling.fraction) && (!stated || points.times(100).lte(stated))
}

/** A percentage that a parameter gives to all rows, or that lies inside a JSON value. */
export interface GivenRate {
  name: string
  /** Percent points. */
  value: string
  ceiling: Ceiling
  /** The percentage lies inside a larger value, and `name` is its path there. */
  isInside?: true
}

/** Returns the questions about such rates; a column is asked the same questions. */
export function doubtsOfRates(rates: readonly GivenRate[], given: Parameters): Sentence[] {
  return rates.flatMap(({ name, value, ceiling, isInside }) => {
    const points = new D(value)
    const stated = statedCeiling(ceiling, given)
    if (isAboveCeiling(points, ceiling, stated)) {
      return [
        sentence(isInside ? 'ask_high_inside' : 'ask_high_parameter', {
          name,
          value,
          ...ceilingFacts(ceiling, points, stated),
        }),
      ]
    }
    if (!mayBeFraction(points, ceiling, stated)) return []
    const whole = points.times(100).toFixed()
    const facts = { name, value, whole, most: confirmingArgument(ceiling, points) }
    return [sentence(isInside ? 'ask_fraction_inside' : 'ask_fraction_parameter', facts)]
  })
}

export function ceilingFacts(ceiling: Ceiling, points: D, stated: D | undefined) {
  return {
    of: ceiling.of,
    points: points.toFixed(),
    ceiling: stated?.toFixed() ?? ceiling.points,
    most: confirmingArgument(ceiling, points),
  }
}

/** Returns the parameter that confirms such a percentage, with two decimals: `-p` rejects three. */
export function confirmingArgument({ statedBy }: Ceiling, points: D): string {
  return `${statedBy}=${points.toDecimalPlaces(2, D.ROUND_UP).toFixed()}`
}
