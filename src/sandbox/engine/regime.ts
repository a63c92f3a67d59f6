import { CannotCalculate } from './cannot-calculate.js'
import { before, type Day, earliest, firstOf, latest, type Month } from './day.js'
import type { Series } from './series.js'

/** From `from` to the next band: which series corrects, and which interest runs. */
export interface Band {
  /** The first band is taken to have no beginning; its series refuses what it does not cover. */
  from: Month
  series: Series
  /** `product` multiplies the months; `sum` adds them, as SELIC is. */
  by: 'product' | 'sum'
  /** The band's own simple interest, percent a month. */
  interestPercent?: string
  /** A SELIC period fixed by a table: SELIC holds the interest, so none runs beside it. */
  replacesInterest?: boolean
}

/** Which series correct which months: one band for an index, one or more for a judicial table. */
export interface Regime {
  name: string
  bands: readonly Band[]
}

/**
 * The regime itself. Throws {@link CannotCalculate} when it corrects nothing: a table without
 * milestones would give the nominal value for a corrected one.
 */
export function usableRegime(regime: Regime): Regime {
  if (regime.bands.length > 0) return regime
  throw new CannotCalculate(`A tabela ${regime.name} não tem marcos.`)
}

/** The part of one band that an amount passes through. `to` is not in it. */
export interface Stretch {
  from: Day
  to: Day
  band: Band
}

/** SELIC from a date on, asked for in the call (EC 113/2021). */
export interface SelicOption {
  series: Series
  from: Day
  /** The first day on which the index corrects again; undefined when SELIC runs to the end. */
  until?: Day
  /** Base of the SELIC: `m` in it takes the fine in, `j` the interest. */
  base: 'a' | 'am' | 'aj' | 'ajm'
  /** Version 2: months cut by a date count by their days, in the index too. */
  byDay: boolean
}

/** The way of an amount through time: before the asked SELIC, in it, and after it. */
export interface Journey {
  before: Stretch[]
  selic: Stretch[]
  after: Stretch[]
}

/**
 * Lays the regime, and the SELIC option over it, between two days.
 *
 * Where option and table both have SELIC, the option replaces it: up to its start the table goes on
 * with the index it had before SELIC, and from its start SELIC is there once. After `until` the
 * table runs as written, because the option does not trim a table's own SELIC.
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
  // A table that has been SELIC from its first month has no index to go back to.
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
