import { months30 } from './day.js'
import { type D, ZERO } from './decimal.js'
import type { Stretch } from './regime.js'

/**
 * Simple interest along the stretches, in percent: each band's own rate, or the rate asked for in
 * its place; none where a table's SELIC holds the interest.
 */
export function interestOver(stretches: readonly Stretch[], asked: D | undefined): D {
  return stretches.reduce((sum, { from, to, band }) => {
    const perMonth = band.replacesInterest ? 0 : (asked ?? band.interestPercent ?? 0)
    return sum.plus(months30(from, to).times(perMonth))
  }, ZERO)
}
