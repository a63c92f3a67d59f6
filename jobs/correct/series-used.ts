import type { Knowledge, Parameters, SeriesUsed } from '../../src/core/job/job.js'
import { monthOf } from '../../src/values/dates.js'
import { selicIndex } from './catalogue.js'
import type { CorrectItem } from './item.js'
import { type Series, seriesKey } from './series.js'

/** Returns the months of the index or table, and of SELIC, from an item's date to its update. */
export function seriesUsed(
  { parameters, item }: { parameters: Parameters; item: CorrectItem },
  knowledge: Knowledge,
): SeriesUsed[] {
  const all = (knowledge.series as Record<string, Series> | undefined) ?? {}
  const selic = parameters.selic === true ? selicIndex(knowledge) : undefined
  const names = [
    seriesKey(parameters),
    ...(selic === undefined ? [] : [seriesKey({ index: selic })]),
  ]
  const from = monthOf(item.date)
  const to = monthOf(String(parameters.updateTo))
  return [...new Set(names)].flatMap((key) => {
    const series = all[key]
    if (!series) return []
    const months = Object.entries(series.months)
      .filter(([month]) => month >= from && (series.by === 'table' ? month === from : month <= to))
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([month, values]) => ({ month, ...definedValues(values) }))
    return [{ name: series.name, months }]
  })
}

function definedValues(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((one): one is [string, string] => one[1] !== undefined),
  )
}
