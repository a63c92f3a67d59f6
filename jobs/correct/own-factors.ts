import { addMonths, monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { Series } from './series.js'

/**
 * The factors that the series supports for a date and an update date. Conventions differ in which
 * months enter (the contract does not say): from the month of the date up to the month before the
 * update, or one month later at both ends. Each is a candidate, and the figure tells which holds.
 */
export function ownFactors(series: Series, date: string, updateTo: string): D[] {
  const from = monthOf(date)
  const to = monthOf(updateTo)
  switch (series.by) {
    case 'unread':
      return []
    case 'table':
      return tableFactor(series, from)
    case 'sum':
      return additiveFactors(series, from, to)
    case 'accumulated':
      return ratios(series, 'accumulated', from, to)
    case 'price':
      return ratios(series, 'value', from, to)
  }
}

/** An accumulated index may hold its own month or stop before it. */
function ratios({ months }: Series, field: 'accumulated' | 'value', from: string, to: string): D[] {
  return [0, -1].flatMap((shift) => {
    const first = months[addMonths(from, shift)]?.[field]
    const last = months[addMonths(to, shift)]?.[field]
    if (first === undefined || last === undefined || Number(first) === 0) return []
    return [new D(last).div(first)]
  })
}

/** corrected = amount * factor * (1 + selicAccrued / 100); contract, "IndexSeries". */
function tableFactor(series: Series, month: string): D[] {
  const row = series.months[month]
  if (row?.factor === undefined) return []
  return [new D(row.factor).times(new D(row.selicAccrued ?? '0').div(100).plus(1))]
}

/** Its factor is the sum of the months' values. */
export function additiveFactors(series: Series, from: string, to: string): D[] {
  const spans = [
    [from, addMonths(to, -1)],
    [addMonths(from, 1), to],
    [addMonths(from, 1), addMonths(to, -1)],
  ] as const
  return spans.flatMap(([first, last]) => {
    const sum = sumOfValues(series, first, last)
    return sum ? [sum.div(100).plus(1)] : []
  })
}

function sumOfValues(series: Series, first: string, last: string): D | undefined {
  let sum = new D(0)
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const value = series.months[month]?.value
    if (value === undefined && !series.unpublished.includes(month)) return undefined
    sum = sum.plus(value ?? '0')
  }
  return sum
}
