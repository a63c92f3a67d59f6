import { addMonths } from '../../values/dates.js'
import type { ReportRecord } from '../report.js'
import { type Movement, movementIn, YEAR } from './movement.js'
import { keyOf, type ReadSeries } from './read.js'

/**
 * Stored for the next report: the variation of each month that was read, null where there was none.
 */
export interface IndexFacts {
  series: Record<string, Record<string, string | null>>
}

type ChangeKind = 'published' | 'revised' | 'withdrawn'
export interface Change {
  month: string
  is: ChangeKind
  before?: string
  now?: string
  /** When the report with the earlier value was made. */
  reportedAt: string
}

export type Compared =
  /** No earlier report has the series. */
  | { is: 'first' }
  /** Earlier reports have the series, but none of these months. */
  | { is: 'apart' }
  /**
   * `months` were compared, each with the last report that had it; `with` is the newest of these
   * reports.
   */
  | { is: 'compared'; with: string; months: number; changes: Change[] }

type Read = Extract<ReadSeries, { is: 'read' }>

export function factsOf(all: readonly Read[], month: string): IndexFacts {
  const series = all.map((read) => {
    const months = movements(read, month).map(({ month, variation, published }) => [
      month,
      published === 'no' ? null : (variation ?? null),
    ])
    return [keyOf(read.subject), Object.fromEntries(months)]
  })
  return { series: Object.fromEntries(series) }
}

/**
 * Returns the movements of the twelve months up to this one; the read span includes their
 * neighbours.
 */
export function movements({ months, way }: Read, month: string): Movement[] {
  return Array.from({ length: YEAR }, (_, at) =>
    movementIn(months, addMonths(month, at + 1 - YEAR), way),
  )
}

/** Compares each month with the last report that had it; `earlier` has the newest first. */
export function comparedWith(
  read: Read,
  month: string,
  earlier: readonly ReportRecord[],
): Compared {
  const key = keyOf(read.subject)
  const earlierMonths = earlier.flatMap(({ createdAt, facts }) => {
    const months = (facts as IndexFacts | undefined)?.series[key]
    return months ? [{ createdAt, months }] : []
  })
  if (earlierMonths.length === 0) return { is: 'first' }
  const shared = Object.entries(factsOf([read], month).series[key]!).flatMap(([month, now]) => {
    const last = earlierMonths.find(({ months }) => months[month] !== undefined)
    if (!last) return []
    const told = last.months[month] ?? null
    // Earlier versions told zero of a month in which a table stands still.
    const before = now === null && read.way === 'table' && Number(told) === 0 ? null : told
    return [{ month, now, before, reportedAt: last.createdAt }]
  })
  const newest = earlierMonths.find(({ createdAt }) =>
    shared.some(({ reportedAt }) => reportedAt === createdAt),
  )
  if (!newest) return { is: 'apart' }
  const changes = shared.flatMap(changeOf)
  return { is: 'compared', with: newest.createdAt, months: shared.length, changes }
}

interface SharedMonth {
  month: string
  before: string | null
  now: string | null
  reportedAt: string
}

function changeOf({ month, before, now, reportedAt }: SharedMonth): Change[] {
  if (before === now) return []
  if (before === null) return [{ month, is: 'published', now: now!, reportedAt }]
  if (now === null) return [{ month, is: 'withdrawn', before, reportedAt }]
  return [{ month, is: 'revised', before, now, reportedAt }]
}
