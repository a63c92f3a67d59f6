import type { Parameters } from '../../src/core/job/job.js'
import { D } from '../../src/values/decimal.js'
import type { Counted, ToCount } from './counted-factors.js'
import type { CorrectItem } from './item.js'
import type { Series } from './series.js'

/** A figure and the service's own series agree to this many reais. */
export const TOLERANCE = new D('0.02')
/** A row of a call as it was answered. */
export interface FigureRow {
  item: CorrectItem
  corrected: D
}

export interface CheckContext {
  parameters: Parameters
  series: Record<string, Series>
  /** The series of SELIC, for the rows that ask for it; batches of before have none. */
  selic?: Series | undefined
  /** Batches of before were checked row by row, and told no cause. */
  isFull: boolean
  answeredAtMs?: number | undefined
}

/** A row beside the factors that the series support for it. */
export interface CountedRow extends FigureRow {
  counted: readonly Counted[]
  /** Those that come to its figure. */
  fitting: readonly Counted[]
}

export function toCount(
  item: CorrectItem,
  { parameters, series, selic, isFull }: CheckContext,
): ToCount {
  return { item, parameters, series, selic, isFull }
}

export function gap({ item, corrected }: FigureRow, factor: D): D {
  return corrected.minus(factor.times(item.amount).toDecimalPlaces(2)).abs()
}
