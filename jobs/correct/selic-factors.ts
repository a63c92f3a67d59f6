import type { Parameters } from '../../src/core/job/job.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { CorrectItem } from './item.js'
import { additiveFactors, ownFactors } from './own-factors.js'
import { type Series, seriesKey } from './series.js'

/** The month in which EC 113 begins: where SELIC starts for a service that is told no date. */
const EC_113 = '2021-12'

export interface SelicAsked {
  item: CorrectItem
  parameters: Parameters
  /** Of the index that corrects before SELIC and after it, and of SELIC itself. */
  series: Record<string, Series>
  selic: Series
}

/**
 * The factors that the service's series support where SELIC was asked for by month: the index up to
 * the month of its start, SELIC added on the base that was asked for, and the index again after its
 * end. Nothing of version 2, which counts days, and of a table before its start: the series of a
 * table knows no other date than its own.
 */
export function selicFactors(asked: SelicAsked): D[] {
  const { item, parameters, selic } = asked
  if (parameters.selicVersion !== '1') return []
  const last = monthOf(parameters.updateTo as string)
  const start = typeof parameters.selicFrom === 'string' ? monthOf(parameters.selicFrom) : EC_113
  const from = latest(monthOf(item.date), earliest(start, last))
  const before = factors(asked, item.date, from)
  return endsOf(parameters, last).flatMap((end) => {
    const to = latest(from, earliest(end, last))
    const sums = from < to ? additiveFactors(selic, from, to) : [ONE]
    const after = to < last ? factors(asked, `${to}-01`, last) : [ONE]
    const share = baseShare(asked, from)
    return before.flatMap((first) =>
      sums.flatMap((sum) =>
        after.map((rest) => first.times(sum.minus(1).times(share).plus(1)).times(rest)),
      ),
    )
  })
}

const ONE = new D(1)
const latest = (a: string, b: string) => (a > b ? a : b)
const earliest = (a: string, b: string) => (a < b ? a : b)

/** Of the index from a day to the beginning of a month. */
function factors({ parameters, series }: SelicAsked, date: string, month: string): D[] {
  if (monthOf(date) >= month) return [ONE]
  const own = parameters.table === undefined ? series[seriesKey(parameters)] : undefined
  return own ? ownFactors(own, date, `${month}-01`) : []
}

/** The first month without SELIC again: that of its end may be counted whole, or not at all. */
function endsOf({ selicUntil }: Parameters, last: string): string[] {
  if (typeof selicUntil !== 'string') return [last]
  return [addMonths(monthOf(selicUntil), 1), monthOf(selicUntil)]
}

/** What SELIC is added on, beside the corrected value as it stood at its start. */
function baseShare({ item, parameters }: SelicAsked, from: string): D {
  const percent = (name: string) => new D(String(parameters[name] ?? '0')).div(100)
  const base = String(parameters.selicBase ?? '')
  if (item.custas) return ONE
  const fine = base.includes('m') ? percent('multa.percentual') : 0
  const months = monthOf(item.date) < from ? months30(item.date, `${from}-01`) : 0
  const interest = base.includes('j') ? percent('juros.percentual').times(months) : 0
  return ONE.plus(fine).plus(interest)
}

/** By months of 30 days. */
function months30(from: string, to: string): D {
  const days = (date: string) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number]
    return year * 360 + month * 30 + Math.min(day, 30)
  }
  return new D(days(to) - days(from)).div(30)
}
