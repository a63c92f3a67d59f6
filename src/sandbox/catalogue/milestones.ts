import type { Month } from '../engine/day.js'
import type { D } from '../engine/decimal.js'
import type { Band, Regime } from '../engine/regime.js'
import type { Series } from '../engine/series.js'

/** From `month` on, the series that corrects. */
export interface Milestone {
  month: Month
  series: Series
  /** SELIC: its months are summed and hold the interest. */
  additive: boolean
}

/** From `month` on, simple interest in percent a month. */
export interface InterestBand {
  month: Month
  percentual: D
}

/**
 * The regime of a table that someone built of milestones and interest bands, both ascending. Every
 * month at which either changes begins a band; interest before the first milestone is that band's.
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
