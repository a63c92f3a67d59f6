import type { IndexEntry } from '../catalogue/indices.js'
import { dayAfter, firstOf, isoDay, isoMonth, type Month } from '../engine/day.js'
import { D, growth, ONE } from '../engine/decimal.js'
import type { Series } from '../engine/series.js'
import type { MonthRange } from './query.js'
import { type Sampling, type SeriesRow, seriesAnswer } from './series-answer.js'

interface IndexRow extends SeriesRow {
  value: number | null
  accumulated: number | null
  accumulatedPositive: number | null
  /** Present only if it is false. */
  published?: false
}

/**
 * Returns the months from the first of the series to the first unpublished one, or to the present
 * month if that is later.
 */
export function indexSeries(
  entry: IndexEntry,
  series: Series,
  range: MonthRange,
  { sampling, today }: { sampling: Sampling; today: Month },
) {
  const { slug, id, name, type } = entry
  return seriesAnswer({
    index: { kind: 'index', slug, id, name, type },
    basis: basisOf(entry),
    sampling,
    rows:
      sampling === 'as_stored' && entry.daily
        ? dailyRows(series, entry.daily)
        : rowsOf(entry, series, Math.max(series.last + 1, today)),
    range,
  })
}

/** Every day of the published months; `accumulated` counts from the first day. */
function dailyRows(series: Series, daily: NonNullable<IndexEntry['daily']>): IndexRow[] {
  const rows: IndexRow[] = []
  const first = new D(daily(firstOf(series.first)))
  for (let day = firstOf(series.first); day.month <= series.last; day = dayAfter(day)) {
    const value = daily(day)
    rows.push({
      month: isoMonth(day.month),
      date: isoDay(day),
      value,
      accumulated: new D(value).div(first).toDecimalPlaces(10).toNumber(),
      accumulatedPositive: null,
    })
  }
  return rows
}

function basisOf({ type, additive }: IndexEntry) {
  if (additive) {
    return { factorField: 'value', formula: 'corrigido = valor * (1 + soma(value) / 100)' }
  }
  const field = type === 'moeda' ? 'value' : 'accumulated'
  return { factorField: field, formula: `corrigido = valor * ${field}[fim] / ${field}[início]` }
}

/**
 * `accumulated` is the coefficient on day 1 of the month: it includes the earlier months, and not
 * the month itself.
 */
function rowsOf({ type, additive }: IndexEntry, series: Series, end: Month): IndexRow[] {
  let accumulated = ONE
  let positive = ONE
  const rows: IndexRow[] = []
  for (let month = series.first; month <= end; month++) {
    const value = series.value(month)
    rows.push({
      month: isoMonth(month),
      date: isoDay(firstOf(month)),
      value: value?.toNumber() ?? null,
      accumulated: additive ? null : accumulated.toNumber(),
      accumulatedPositive: additive || type === 'moeda' ? null : positive.toNumber(),
      ...(value === undefined && { published: false }),
    })
    const grown = growth(series.variation(month))
    accumulated = accumulated.times(grown)
    if (grown.gt(1)) positive = positive.times(grown)
  }
  return rows
}
