import type { Month } from '../engine/day.js'
import type { D } from '../engine/decimal.js'
import type { Band, Regime } from '../engine/regime.js'
import type { Series } from '../engine/series.js'

/** The series that corrects from `month` on. */
export interface Milestone {
  month: Month
  series: Series
  /** True for SELIC: its months are added up and include the interest. */
  additive: boolean
}

/** Simple interest from `month` on, in percent a month. */
export interface InterestBand {
  month: Month
  percentual: D
}

/**
 * Returns the regime of a table built of milestones and interest bands, both ascending. Every month
 * in which either changes begins a band. Interest from before the first milestone applies from that
 * milestone on.
 */
export function regimeOfMilestones(
  name: string,
  milestones: readonly Milestone[],
  interest: readonly InterestBand[] = [],
): Regime {
  const first = milestones[0]?.month ?? 0
  const months = [...milestones, ...interest].map(({ month }) => Math.max(month, first))
  const starts = milestones.length === 0 ? [] : [...new Set(months)].sort((a, b) => a - b)
  return { name, bands: starts.map((from) => bandFrom(from, milestones, interest)) }
}

function bandFrom(
  from: Month,
  milestones: readonly Milestone[],
  interest: readonly InterestBand[],
): Band {
  const { series, additive } = milestones.findLast(({ month }) => month <= from)!
  const percent = interest.findLast(({ month }) => month <= from)?.percentual
  return {
    from,
    series,
    by: additive ? 'sum' : 'product',
    ...(additive && { replacesInterest: true }),
    ...(percent && { interestPercent: percent.toString() }),
  }
}
