import { CannotCalculate } from './cannot-calculate.js'
import { before, type Day, earliest, firstOf, latest, type Month } from './day.js'
import type { Series } from './series.js'

/** The series and the interest from `from` to the next band. */
export interface Band {
  /** The first band has no beginning; its series refuses months that it does not cover. */
  from: Month
  series: Series
  /** `product` multiplies the months; `sum` adds them, as for SELIC. */
  by: 'product' | 'sum'
  /** The band's own simple interest, in percent a month. */
  interestPercent?: string
  /** True for a SELIC period of a table: SELIC includes the interest. */
  replacesInterest?: boolean
}

/** The series that correct each month: one band for an index, one or more for a judicial table. */
export interface Regime {
  name: string
  bands: readonly Band[]
}

/**
 * Returns the regime.
 * @throws CannotCalculate for a table without milestones, which would return the nominal value as a
 * corrected one
 */
export function usableRegime(regime: Regime): Regime {
  if (regime.bands.length > 0) return regime
  throw new CannotCalculate(`A tabela ${regime.name} não tem marcos.`)
}

/** The part of a band that applies to an amount. `to` is excluded. */
export interface Stretch {
  from: Day
  to: Day
  band: Band
}

/** SELIC from a date on, as requested in the call (EC 113/2021). */
export interface SelicOption {
  series: Series
  from: Day
  /** The first day on which the index corrects again; undefined if SELIC runs to the end. */
  until?: Day
  /** The base of SELIC: `m` includes the fine, `j` the interest. */
  base: 'a' | 'am' | 'aj' | 'ajm'
  /** Version 2: months that a date cuts count by their days, for the index as well. */
  byDay: boolean
}

/** The stretches of an amount: before, during and after the requested SELIC. */
export interface Journey {
  before: Stretch[]
  selic: Stretch[]
  after: Stretch[]
}

/**
 * Returns the stretches of the regime between two days, with the SELIC option applied.
 *
 * If both the option and the table have SELIC, the option replaces it: up to its start the table
 * continues with its index from before SELIC. After `until` the table applies as written, because
 * the option does not cut a table's own SELIC.
 */
export function journey(regime: Regime, from: Day, to: Day, option?: SelicOption): Journey {
  if (!option) return { before: stretches(regime.bands, from, to), selic: [], after: [] }
  const end = option.until ?? to
  const selicBand: Band = { from: option.from.month, series: option.series, by: 'sum' }
  return {
    before: stretches(withoutSelic(regime.bands), from, earliest(to, option.from)),
    selic: stretches([selicBand], latest(from, option.from), earliest(to, end)),
    after: stretches(regime.bands, latest(from, end), to),
  }
}

function withoutSelic(bands: readonly Band[]): Band[] {
  const kept = bands.filter((band) => !band.replacesInterest)
  // A table that is SELIC from its first month has no earlier index.
  return kept.length > 0 ? kept : [...bands]
}

function stretches(bands: readonly Band[], from: Day, to: Day): Stretch[] {
  return bands
    .map((band, at) => {
      const next = bands[at + 1]
      return {
        from: at === 0 ? from : latest(from, firstOf(band.from)),
        to: next ? earliest(to, firstOf(next.from)) : to,
        band,
      }
    })
    .filter((stretch) => before(stretch.from, stretch.to))
}
