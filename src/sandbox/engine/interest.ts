import { months30 } from './day.js'
import { type D, ZERO } from './decimal.js'
import type { Stretch } from './regime.js'

/**
 * Returns the simple interest over the stretches, in percent: at each band's own rate, or at the
 * requested rate instead. No interest runs where a table's SELIC includes it.
 */
export function interestOver(stretches: readonly Stretch[], asked: D | undefined): D {
  return stretches.reduce((sum, { from, to, band }) => {
    const perMonth = band.replacesInterest ? 0 : (asked ?? band.interestPercent ?? 0)
    return sum.plus(months30(from, to).times(perMonth))
  }, ZERO)
}
