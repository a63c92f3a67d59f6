import { addMonths } from '../../values/dates.js'
import { D } from '../../values/decimal.js'

/** How the months of a series combine into a factor; contract, "IndexSeries". */
export type Accumulation =
  /** Monthly variations are multiplied. */
  | 'product'
  /** SELIC: monthly variations are added. */
  | 'sum'
  /** Values in currency: one is divided by the other. */
  | 'price'
  /** Coefficients of a judicial table, from each month to the reference date. */
  | 'table'

/** A month of a series, in the service's own digits. */
export interface MonthRow {
  value?: string
  factor?: string
  selicAccrued?: string
  published?: boolean
}
export type Months = ReadonlyMap<string, MonthRow>

/** The movement of a month, in percent with four places; undefined where it cannot be computed. */
export interface Movement {
  month: string
  variation?: string
  accumulated12?: string
  /** `untold`: for a judicial table the service does not say it. */
  published: 'yes' | 'no' | 'untold'
}

export const YEAR = 12

export function movementIn(months: Months, month: string, way: Accumulation): Movement {
  const published = publishedIn(months.get(month), way)
  if (isRepeated(months, { month, published })) return { month, published }
  const variation = variationOver(months, month, 1, way)
  const accumulated12 = variationOver(months, month, YEAR, way)
  return {
    month,
    ...(variation ? { variation: fixed(variation) } : {}),
    ...(accumulated12 ? { accumulated12: fixed(accumulated12) } : {}),
    published,
  }
}

/**
 * Decides whether a table only repeats its last coefficient in a month, as it does in unpublished
 * ones: what it has there is no variation of zero.
 */
export function isRepeated(months: Months, { month, published }: Movement): boolean {
  return published === 'untold' && month > (lastMoved(months) ?? '')
}

/**
 * Returns the last month in which a table varied, as far as it was read; undefined where it did in
 * none.
 */
export function lastMoved(months: Months): string | undefined {
  const moved = [...months.keys()].filter((month) => {
    const from = months.get(month)
    const to = months.get(addMonths(month, 1))
    const change = from && to && between(from, to)
    return change !== undefined && !change.isZero()
  })
  return moved.toSorted().at(-1)
}

/** Returns the months that a movement needs: the year before, and for a table the month after. */
export function neededMonths(month: string): { from: string; to: string } {
  return { from: addMonths(month, -YEAR), to: addMonths(month, 1) }
}

function publishedIn(row: MonthRow | undefined, way: Accumulation): Movement['published'] {
  if (row?.published === false) return 'no'
  if (way === 'table') return row?.published === true ? 'yes' : 'untold'
  return row?.value === undefined ? 'no' : 'yes'
}

const fixed = (value: D) => value.toDecimalPlaces(4).toFixed(4)

/**
 * Returns the variation over the `count` months up to this one, in percent. A missing month does
 * not count as zero.
 */
function variationOver(
  months: Months,
  month: string,
  count: number,
  way: Accumulation,
): D | undefined {
  if (way === 'table')
    return between(months.get(addMonths(month, 1 - count)), months.get(addMonths(month, 1)))
  if (way === 'price')
    return ratio(figureOf(months.get(month)), figureOf(months.get(addMonths(month, -count))))
  const values = Array.from({ length: count }, (_, back) =>
    figureOf(months.get(addMonths(month, -back))),
  )
  if (values.some((value) => value === undefined)) return undefined
  const known = values as D[]
  if (way === 'sum') return known.reduce((sum, value) => sum.plus(value), new D(0))
  const factor = known.reduce((all, value) => all.times(value.div(100).plus(1)), new D(1))
  return factor.minus(1).times(100)
}

/** A value in currency of an unpublished month is that of another month. */
function figureOf(row: MonthRow | undefined): D | undefined {
  return row?.value === undefined || row.published === false ? undefined : new D(row.value)
}

function ratio(now: D | undefined, before: D | undefined): D | undefined {
  if (!now || !before || before.isZero()) return undefined
  return now.div(before).minus(1).times(100)
}

/**
 * Returns the variation from the beginning of one month of a table to that of another: coefficients
 * are divided, SELIC is subtracted because it is additive. Undefined where a span has both: the
 * service does not say which comes first.
 */
function between(from: MonthRow | undefined, to: MonthRow | undefined): D | undefined {
  if (from?.factor === undefined || to?.factor === undefined) return undefined
  const selicFrom = new D(from.selicAccrued ?? 0)
  const selicTo = new D(to.selicAccrued ?? 0)
  const factorFrom = new D(from.factor)
  const factorTo = new D(to.factor)
  if (factorFrom.equals(factorTo)) return selicFrom.minus(selicTo)
  return selicFrom.equals(selicTo) ? ratio(factorFrom, factorTo) : undefined
}
