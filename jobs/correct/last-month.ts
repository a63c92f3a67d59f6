import type { StatementRow } from '../../src/core/job/job.js'
import { addMonths, type IsoDate, monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import { reachOf } from './accumulated-reach.js'
import { type CorrectKnowledge, selicIndex } from './catalogue.js'
import { conventionFactors } from './convention-factors.js'
import { spansOf } from './own-factors.js'
import { selicStart } from './selic-start.js'
import { type Series, seriesKey } from './series.js'

/**
 * Returns the last month of the index in the corrected values, `YYYY-MM`, where the checked factor
 * of each row proves the same one. A table gives one factor up to a day, and proves no month.
 */
export function lastMonthUsed(
  rows: readonly StatementRow[],
  knowledge: CorrectKnowledge,
): string | undefined {
  const all = seriesOf(knowledge)
  const ends = rows.map(({ figures, parameters = {} }) => {
    const series = all[seriesKey(parameters)]
    const isProved = figures.conferencia === 'confere' && parameters.selic !== true
    return series && isProved ? endsOf(series, figures, String(parameters.updateTo)) : []
  })
  return sharedMonth(ends)
}

/** Returns the last whole month of SELIC up to the update, where the checked factors prove one. */
export function lastSelicMonth(
  rows: readonly StatementRow[],
  knowledge: CorrectKnowledge,
): string | undefined {
  const series = seriesOf(knowledge)
  const index = selicIndex(knowledge)
  const selic = index === undefined ? undefined : series[seriesKey({ index })]
  if (!selic) return undefined
  return sharedMonth(
    rows.map((row) => {
      const { selicVersion, selicUntil, updateTo } = row.parameters ?? {}
      if (selicVersion !== '1' || selicUntil !== undefined) return []
      const from = [row.figures.data ?? '', selicStart(row.parameters ?? {})].sort().at(-1)!
      return selicWays(row, series, selic).flatMap(
        (name) => lastOf(selic, name, { from, to: String(updateTo) }) ?? [],
      )
    }),
  )
}

/** Returns the ways of counting the months of SELIC that give the checked factor of a row. */
function selicWays(
  { figures, fields, parameters = {} }: StatementRow,
  series: Record<string, Series>,
  selic: Series,
): string[] {
  const { data, fatorProprio, conferencia } = figures
  if (data === undefined || fatorProprio === undefined || conferencia !== 'confere') return []
  const item = { date: data, amount: '1', ...(fields.custas === true ? { custas: true } : {}) }
  return conventionFactors({ item, parameters, series, selic, isFull: true }).flatMap((way) =>
    way.factor.minus(fatorProprio).abs().lt(LAST_PLACE) ? [way.name.split(', ')[1]!] : [],
  )
}

function seriesOf(knowledge: CorrectKnowledge): Record<string, Series> {
  return (knowledge.series as Record<string, Series> | undefined) ?? {}
}

function sharedMonth(ends: readonly string[][]): string | undefined {
  const [first, ...others] = ends.filter((own) => !own.includes(NONE))
  const shared = new Set(first?.filter((month) => others.every((own) => own.includes(month))))
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
    return (isUsed ? lastOf(series, name, { from: data, to: updateTo }) : undefined) ?? []
  })
}

/** Where no month between the days of a row is published, which says nothing of other rows. */
const NONE = ''

/** Returns the last published month that a way of counting takes in between two days. */
function lastOf(
  series: Series,
  name: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): string | undefined {
  const end = endOf(series, name)
  if (end === undefined) return undefined
  const first = addMonths(monthOf(from), end + (name === 'inner' ? 2 : 1))
  const last = published(series, addMonths(monthOf(to), end))
  return last < first ? NONE : last
}

/** Returns how many months after that of the update the last month is that enters. */
function endOf(series: Series, name: string): number | undefined {
  const isLater = name === 'next'
  if (series.by === 'sum') return isLater ? 0 : -1
  const end = isLater ? -1 : 0
  if (series.by === 'price') return end
  const reach = series.by === 'accumulated' ? reachOf(series) : undefined
  return reach && (reach === 'end' ? end : end - 1)
}

/** A month without a published value adds nothing. */
function published({ unpublished }: Series, last: string): string {
  let month = last
  while (unpublished.includes(month)) month = addMonths(month, -1)
  return month
}
