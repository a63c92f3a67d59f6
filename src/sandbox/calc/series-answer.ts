import { isoMonth } from '../engine/day.js'
import type { MonthRange } from './query.js'

export type Sampling = 'first_day_of_month' | 'as_stored'

export interface SeriesRow {
  /** `YYYY-MM`. */
  month: string
  /** `YYYY-MM-DD`, day 1. */
  date: string
}

/** A hundred years of months; the contract does not show the maximum. */
const MOST_ROWS = 1200

interface Parts<Row extends SeriesRow> {
  index: Record<string, unknown>
  basis: { factorField: string; formula: string }
  sampling: Sampling
  segments?: Record<string, unknown>[]
  /** The whole series, at least one row. */
  rows: Row[]
  range: MonthRange
}

/** `IndexSeries` of the contract. */
export function seriesAnswer<Row extends SeriesRow>(parts: Parts<Row>) {
  const { rows, range, ...head } = parts
  const coverage = { from: rows[0]?.month ?? '', to: rows.at(-1)?.month ?? '' }
  const from = range.from === undefined ? coverage.from : isoMonth(range.from)
  const to = range.to === undefined ? coverage.to : isoMonth(range.to)
  // Texts with four-digit years sort like the months.
  const asked = rows.filter(({ month }) => month >= from && month <= to)
  const series = asked.slice(0, MOST_ROWS)
  const truncated = series.length < asked.length
  return { ...head, coverage, from, to, count: series.length, truncated, series }
}

/**
 * Returns the rows as comma-separated values with a heading of field names and with decimal points;
 * null is an empty cell.
 */
export function csvOf(columns: readonly string[], rows: readonly object[]): string {
  const lines = rows.map((row) => {
    const cells = new Map<string, unknown>(Object.entries(row))
    return columns.map((column) => cells.get(column) ?? '').join(',')
  })
  return `${[columns.join(','), ...lines].join('\n')}\n`
}
