import { Decimal } from 'decimal.js'
import type { Parameters } from '../../src/core/job/job.js'
import { D } from '../../src/values/decimal.js'
import type { ConventionFactor, FactorInputs } from './convention-factors.js'
import type { CorrectItem } from './item.js'
import type { Series } from './series.js'

/** The largest difference, in reais, at which a figure agrees with the service's own series. */
export const TOLERANCE = new D('0.02')
/** A row of a call with the corrected value of its answer. */
export interface FigureRow {
  item: CorrectItem
  corrected: D
}

export interface CheckContext {
  parameters: Parameters
  series: Record<string, Series>
  /** The series of SELIC, for rows that ask for it; absent in older batches. */
  selic?: Series | undefined
  /** False in older batches, which were checked row by row and gave no cause. */
  isFull: boolean
  /** Absent in older batches, which rounded factors. */
  isCut?: boolean
  answeredAtMs?: number | undefined
}

/** A row with the factors that the series support for it. */
export interface ComparedRow extends FigureRow {
  factors: readonly ConventionFactor[]
  /** The factors that give the row's figure, within the tolerance. */
  fitting: readonly ConventionFactor[]
}

/** Ten places, cut and not rounded, as statements of courts print a factor. */
export function factorText(factor: D, isCut = false): string {
  return factor.toFixed(10, isCut ? Decimal.ROUND_DOWN : Decimal.ROUND_HALF_UP)
}

export function factorInputs(
  item: CorrectItem,
  { parameters, series, selic, isFull }: CheckContext,
): FactorInputs {
  return { item, parameters, series, selic, isFull }
}

export function gap({ item, corrected }: FigureRow, factor: D): D {
  return corrected.minus(factor.times(item.amount).toDecimalPlaces(2)).abs()
}
