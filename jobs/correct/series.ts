import { addMonths, monthOf } from '../../src/dates.js'
import { D, fromJson } from '../../src/decimal.js'
import type { FreeReads, Parameters, Survey } from '../../src/job.js'
import { indexSeries, monthOfRow, type SeriesRow } from '../../src/services/calculation/catalogue.js'

/** The most series that are read for one batch; beyond it figures are told as not checked. */
const MOST_SERIES = 60

/** A series of the service, by month, as decimal strings. */
export interface Series {
  kind: 'index' | 'table'
  months: Record<string, { value?: string; accumulated?: string; factor?: string; selicAccrued?: string; published?: false }>
}

/** The name under which the series of these parameters is known. */
export function seriesKey(parameters: Parameters): string {
  return parameters.table === undefined ? `index ${parameters.index}` : `table ${parameters.table} ${parameters.updateTo}`
}

/** Reads the series behind all parameter sets of the batch; free at the service. */
export async function learnSeries(survey: Survey, reads: FreeReads): Promise<Record<string, Series>> {
  const wanted = new Map<string, { parameters: Parameters; from: string; to: string }>()
  for (const { parameters, from } of survey.groups) {
    const key = seriesKey(parameters)
    const span = { from: addMonths(monthOf(from), -1), to: monthOf(parameters.updateTo as string) }
    const known = wanted.get(key)
    if (!known) wanted.set(key, { parameters, ...span })
    else {
      if (span.from < known.from) known.from = span.from
      if (span.to > known.to) known.to = span.to
    }
  }
  const learnt: Record<string, Series> = {}
  for (const [key, { parameters, from, to }] of [...wanted].slice(0, MOST_SERIES)) {
    const series = await readSeries(parameters, from, to, reads)
    if (series) learnt[key] = series
  }
  return learnt
}

async function readSeries(parameters: Parameters, from: string, to: string, reads: FreeReads): Promise<Series | undefined> {
  const table = parameters.table
  const ref = encodeURIComponent(String(table ?? parameters.index))
  const asOf = table === undefined ? '' : `&asOf=${parameters.updateTo}`
  const family = table === undefined ? 'indices' : 'tables'
  const answer = await reads.tryGet(`GET /v1/${family}/{ref}/series`, `/v1/${family}/${ref}/series?from=${from}&to=${to}${asOf}`)
  const parsed = answer.is === 'found' ? indexSeries.safeParse(answer.body) : undefined
  if (!parsed?.success) return undefined
  const months: Series['months'] = {}
  for (const row of parsed.data.series) {
    const month = monthOfRow(row)
    // The row of day 1 is the one that corrects; a daily series repeats the month.
    if (month !== undefined) months[month] ??= monthRow(row)
  }
  return { kind: table === undefined ? 'index' : 'table', months }
}

function monthRow(row: SeriesRow): Series['months'][string] {
  const text = (value: number | null | undefined) => (value == null ? undefined : fromJson(value).toFixed())
  return {
    value: text(row.value),
    accumulated: text(row.accumulated),
    factor: text(row.factor),
    selicAccrued: text(row.selicAccrued),
    ...(row.published === false ? { published: false as const } : {}),
  }
}

/**
 * The factors that the series supports for a date and an update date. Conventions differ in which
 * months enter (the contract does not say): from the month of the date up to the month before the
 * update, or one month later at both ends. Each is a candidate, and the figure tells which holds.
 */
export function ownFactors(series: Series, date: string, updateTo: string): D[] {
  const from = monthOf(date)
  const to = monthOf(updateTo)
  if (series.kind === 'table') return tableFactor(series, from)
  const found: D[] = []
  for (const shift of [0, -1]) {
    const first = series.months[addMonths(from, shift)]?.accumulated
    const last = series.months[addMonths(to, shift)]?.accumulated
    if (first !== undefined && last !== undefined && !new D(first).isZero()) found.push(new D(last).div(first))
  }
  return found.length > 0 ? found : additiveFactors(series, from, to)
}

/** corrected = amount * factor * (1 + selicAccrued / 100); contract, "IndexSeries". */
function tableFactor(series: Series, month: string): D[] {
  const row = series.months[month]
  if (row?.factor === undefined) return []
  return [new D(row.factor).times(new D(row.selicAccrued ?? '0').div(100).plus(1))]
}

/** SELIC has no `accumulated`: its factor is the sum of the months' values. */
function additiveFactors(series: Series, from: string, to: string): D[] {
  const found: D[] = []
  for (const [first, last] of [
    [from, addMonths(to, -1)],
    [addMonths(from, 1), to],
    [addMonths(from, 1), addMonths(to, -1)],
  ] as const) {
    const sum = sumOfValues(series, first, last)
    if (sum) found.push(sum.div(100).plus(1))
  }
  return found
}

function sumOfValues(series: Series, first: string, last: string): D | undefined {
  let sum = new D(0)
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const row = series.months[month]
    if (row?.value === undefined && row?.published !== false) return undefined
    sum = sum.plus(row?.value ?? '0')
  }
  return sum
}

/** Months of the span that the service says are not published yet. */
export function unpublished(series: Series, date: string, updateTo: string): string[] {
  return Object.entries(series.months)
    .filter(([month, row]) => row.published === false && month >= monthOf(date) && month < monthOf(updateTo))
    .map(([month]) => month)
    .toSorted()
}
