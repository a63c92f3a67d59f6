import type { FreeReads, Parameters } from '../../src/core/job/job.js'
import {
  type IndexEntry,
  indexSeries,
  monthIn,
  monthOfRow,
  type SeriesRow,
} from '../../src/services/calculation/catalogue.js'
import { readIndexSeries } from '../../src/services/calculation/indices.js'
import { isWindow } from '../../src/services/calculation/inputs.js'
import { readTableSeries } from '../../src/services/calculation/tables.js'
import { type MonthSpan, restOf } from '../../src/services/calculation/whole-series.js'
import { isRecord } from '../../src/services/classify-response.js'
import { routeAndPath } from '../../src/services/endpoint.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import { fromJson } from '../../src/values/decimal.js'
import { type CorrectKnowledge, selicIndex } from './catalogue.js'
import { selicStart } from './selic-start.js'

/** At most this many series are read for one batch; rows of further series count as not checked. */
const MOST_SERIES = 60

/** A series of the service, by month, with values as decimal strings. */
export interface Series {
  name: string
  /**
   * How the months combine into a factor. `unread`: the series could not be read, and only its
   * unpublished months are known.
   */
  by: 'table' | 'accumulated' | 'price' | 'sum' | 'unread'
  months: Record<string, SeriesMonth>
  /** Months up to the last one needed that have no published value yet, oldest first. */
  unpublished: string[]
}

export interface SeriesMonth {
  value?: string
  accumulated?: string
  factor?: string
  selicAccrued?: string
}

export function seriesKey(parameters: Parameters): string {
  return parameters.table === undefined
    ? `index ${parameters.index}`
    : `table ${parameters.table} ${parameters.updateTo}`
}

/** Parameter sets, and the first day for which each needs its series. */
interface Spans {
  groups: readonly { parameters: Parameters; from: string }[]
}

interface Wanted {
  parameters: Parameters
  from: string
  to: string
}

/** Reads the series of all parameter sets of the batch; reading costs no units. */
export async function learnSeries(
  survey: Spans,
  reads: FreeReads,
  knowledge: CorrectKnowledge,
): Promise<Record<string, Series>> {
  const learnt: Record<string, Series> = {}
  for (const [key, wanted] of [...spans(withSelic(survey, knowledge))].slice(0, MOST_SERIES)) {
    const series = await readSeries(wanted, reads, knowledge)
    if (series) learnt[key] = series
  }
  return learnt
}

/**
 * Adds the series that SELIC in place of interest needs: that of SELIC and, if SELIC follows a
 * table, the series of the table computed up to the start of SELIC.
 */
function withSelic({ groups }: Spans, knowledge: CorrectKnowledge): Spans {
  const index = selicIndex(knowledge)
  if (index === undefined) return { groups }
  const more = groups.flatMap((group): Spans['groups'] => {
    const { selic, updateTo, table } = group.parameters
    if (selic !== true) return []
    const start = selicStart(group.parameters)
    const isFollowed = table !== undefined && group.from < start && start < String(updateTo)
    return [
      { ...group, parameters: { index, updateTo: updateTo! } },
      ...(isFollowed ? [{ ...group, parameters: { table, updateTo: start } }] : []),
    ]
  })
  return { groups: [...groups, ...more] }
}

function spans(survey: Spans): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>()
  for (const { parameters, from } of survey.groups) {
    const key = seriesKey(parameters)
    // One convention needs the month before the first month.
    const span = {
      from: addMonths(monthOf(from), -1),
      to: monthOf(parameters.updateTo as string),
    }
    const known = wanted.get(key)
    if (!known) wanted.set(key, { parameters, ...span })
    else {
      if (span.from < known.from) known.from = span.from
      if (span.to > known.to) known.to = span.to
    }
  }
  return wanted
}

async function readSeries(
  { parameters, from, to }: Wanted,
  reads: FreeReads,
  knowledge: CorrectKnowledge,
): Promise<Series | undefined> {
  // The first day may be after the day of the update.
  if (!isWindow({ from, to })) return undefined
  const { table, index, updateTo } = parameters
  const ref = String(table ?? index)
  const isTable = table !== undefined
  const asked = (span: MonthSpan) =>
    isTable
      ? routeAndPath(readTableSeries, { ref, ...span, asOf: updateTo as string })
      : routeAndPath(readIndexSeries, { slug: ref, ...span })
  const ask = async (span: MonthSpan) => {
    const answer = await reads.tryGet(...asked(span))
    return answer.is === 'found' ? indexSeries.safeParse(answer.body).data : undefined
  }
  const first = await ask({ from, to })
  // An incomplete series is dropped, because no figure may be computed from it.
  const whole = first && (await restOf(first, { from, to }, { ask, monthOf: monthOfRow }))
  const data = whole && { ...first, series: whole as SeriesRow[] }
  const entries = isTable ? knowledge.tables : knowledge.indices
  const entry = entries?.find(({ slug, id }) => slug === ref || String(id) === ref)
  const rows = monthRows(data?.series ?? [])
  const unpublished = isTable ? [] : gaps(rows, entry, { from, to })
  if (rows.size === 0 && unpublished.length === 0) return undefined
  return {
    name: entry?.name ?? ref,
    by: rows.size === 0 ? 'unread' : wayOf(rows, { isTable, entry, basis: data?.basis }),
    months: Object.fromEntries([...rows].map(([month, row]) => [month, monthRow(row)])),
    unpublished,
  }
}

/** The row of day 1 has the values that correct; a daily series repeats the month on other days. */
function monthRows(series: readonly SeriesRow[]): Map<string, SeriesRow> {
  const rows = new Map<string, SeriesRow>()
  for (const row of series) {
    const month = monthOfRow(row)
    if (month !== undefined && !rows.has(month)) rows.set(month, row)
  }
  return rows
}

/**
 * Months that the service itself declares unpublished. The catalogue's `latestAvailable` decides
 * only for months without a row, because a series may end with the last published month.
 */
function gaps(
  rows: ReadonlyMap<string, SeriesRow>,
  entry: IndexEntry | undefined,
  { from, to }: Pick<Wanted, 'from' | 'to'>,
): string[] {
  const latest = monthIn(entry?.latestAvailable)
  const found: string[] = []
  for (let month = from; month < to; month = addMonths(month, 1)) {
    const row = rows.get(month)
    if (row ? row.published === false : latest !== undefined && month > latest) found.push(month)
  }
  return found
}

interface SeriesFacts {
  isTable: boolean
  entry?: IndexEntry
  basis?: unknown
}

/** SELIC is added up: its `accumulated` is empty in most months; contract, "IndexSeries". */
function wayOf(rows: ReadonlyMap<string, SeriesRow>, facts: SeriesFacts): Series['by'] {
  if (facts.isTable) return 'table'
  if (facts.entry?.type === 'moeda') return 'price'
  const filled = [...rows.values()].filter(({ accumulated }) => accumulated != null).length
  const published = [...rows.values()].filter(({ value }) => value != null).length
  const factorField = isRecord(facts.basis) ? facts.basis.factorField : undefined
  return factorField === 'value' || filled * 2 < published ? 'sum' : 'accumulated'
}

function monthRow(row: SeriesRow): SeriesMonth {
  const text = (value: number | null | undefined) =>
    value == null ? undefined : fromJson(value).toFixed()
  return {
    value: text(row.value),
    accumulated: text(row.accumulated),
    factor: text(row.factor),
    selicAccrued: text(row.selicAccrued),
  }
}

/** Returns the unpublished months between a date and the month before the update. */
export function unpublishedIn({ unpublished }: Series, date: string, updateTo: string): string[] {
  const from = monthOf(date)
  const to = monthOf(updateTo)
  return unpublished.filter((month) => month >= from && month < to)
}
