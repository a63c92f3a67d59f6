import type { StatementRow } from '../../src/core/job/job.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import { reachOf } from './accumulated-reach.js'
import type { CorrectKnowledge } from './catalogue.js'
import { spansOf } from './own-factors.js'
import { type Series, seriesKey } from './series.js'

/**
 * Returns the last month of the index in the corrected values, `YYYY-MM`, where the checked factor
 * of each row proves the same one. A table gives one factor up to a day, and proves no month.
 */
export function lastMonthUsed(
  rows: readonly StatementRow[],
  knowledge: CorrectKnowledge,
): string | undefined {
  const all = (knowledge.series as Record<string, Series> | undefined) ?? {}
  const ends = rows.map(({ figures, parameters = {} }) => {
    const series = all[seriesKey(parameters)]
    const isProved = figures.conferencia === 'confere' && parameters.selic !== true
    return series && isProved ? endsOf(series, figures, String(parameters.updateTo)) : []
  })
  const shared = new Set(ends[0]?.filter((month) => ends.every((own) => own.includes(month))))
  const [month] = shared
  return shared.size === 1 ? month : undefined
}

const LAST_PLACE = new D('1e-10')

/** Returns the last month of each way of counting that gives the factor of the row. */
function endsOf(
  series: Series,
  { data, fatorProprio }: Record<string, string>,
  updateTo: string,
): string[] {
  if (data === undefined || fatorProprio === undefined) return []
  return spansOf(series).flatMap(({ name, span }) => {
    // It has ten places, rounded in older batches and cut in newer ones.
    const isUsed = span(series, data, updateTo)?.minus(fatorProprio).abs().lt(LAST_PLACE)
    const last = isUsed ? lastOf(series, name, monthOf(updateTo)) : undefined
    return last === undefined ? [] : [published(series, last)]
  })
}

function lastOf(series: Series, name: string, until: string): string | undefined {
  const isLater = name === 'next'
  if (series.by === 'sum') return addMonths(until, isLater ? 0 : -1)
  const month = addMonths(until, isLater ? -1 : 0)
  if (series.by === 'price') return month
  const reach = series.by === 'accumulated' ? reachOf(series) : undefined
  return reach && (reach === 'end' ? month : addMonths(month, -1))
}

/** A month without a published value adds nothing. */
function published({ unpublished }: Series, last: string): string {
  let month = last
  while (unpublished.includes(month)) month = addMonths(month, -1)
  return month
}
