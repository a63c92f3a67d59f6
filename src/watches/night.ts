import type { ItemOutcome, RowFields } from '../core/job/job.js'
import type { Outcome } from '../core/outcome.js'
import { NATIONAL } from '../legal/deadlines/calendars/national.js'
import { publicationAfter } from '../legal/deadlines/count.js'
import { type Kind, PLACES } from '../legal/gazette/classify.js'
import type { Sentence } from '../messages/message-code.js'
import type { IsoDate } from '../values/dates.js'
import { MARKS, type Mark, markOf, READINGS, type ReadingMark, readingOf } from './night-codec.js'
import type { NightCounts } from './watch.js'

/** A row of the batch as far as the watch looks at it. */
export interface NightRow {
  outcome: Outcome
  lists?: ItemOutcome['lists']
  figures?: Record<string, string>
  /** The rows of one task end together. */
  task?: string
  fields?: RowFields
  /** In its sheet. */
  line?: number
  /** Why nobody watches it. */
  said?: readonly Sentence[]
}

/** What all rows of a night told. */
export interface NightGathered {
  marks: Mark[]
  readings: ReadingMark[]
  counts: NightCounts
  /** Days of availability of what it shows in time for the first time, by publication. */
  inTime: ReadonlyMap<string, IsoDate>
}

const STATES = { COMPLETA: 'complete', INCOMPLETA: 'incomplete', FALHOU: 'failed' } as const

export async function gatherNight(
  night: IsoDate,
  rows: AsyncIterable<NightRow> | Iterable<NightRow>,
): Promise<NightGathered> {
  const marks: Mark[] = []
  const readings: ReadingMark[] = []
  const coverage = { complete: 0, incomplete: 0, failed: 0 }
  const [told, untold] = [new Set<string>(), new Set<string>()]
  const inTime = new Map<string, IsoDate>()
  for await (const { outcome, lists, task = '' } of rows) {
    if (lists) told.add(task)
    else if (outcome === 'failed' || outcome === 'pending') untold.add(task)
    const { [MARKS]: marked = [], [READINGS]: read = [], coverage: days = [] } = lists ?? {}
    for (const line of marked) marks.push(markOf(line))
    for (const line of read) readings.push(readingOf(line))
    for (const [id, day] of shownInTime(lists)) inTime.set(id, day)
    for (const { estado } of days) {
      coverage[STATES[estado as keyof typeof STATES]] += 1
    }
  }
  // What nobody could read at all has no lines, and is not nothing.
  coverage.failed += [...untold].filter((task) => !told.has(task)).length
  return { marks, readings, counts: { night, ...countsOf(marks), coverage }, inTime }
}

function shownInTime(lists: ItemOutcome['lists']): [id: string, day: IsoDate][] {
  const lines = [...(lists?.new ?? []), ...(lists?.check ?? [])]
  return lines.flatMap(({ id = '', dia, chegada }): [string, IsoDate][] =>
    dia !== undefined && chegada === undefined ? [[id, dia]] : [],
  )
}

/** Of what was shown in time, how many were published before that day. */
export function overdueOn(day: IsoDate, { inTime }: Pick<NightGathered, 'inTime'>): number {
  return [...inTime.values()].filter((one) => publicationAfter(one, NATIONAL).day < day).length
}

/** Each publication once, where the sheets have it. */
function countsOf(marks: readonly Mark[]): Record<Kind, number> {
  const counts = { new: 0, late: 0, check: 0, changed: 0, cancelled: 0, seen: 0 }
  const met = new Set<string>()
  for (const place of PLACES) {
    const before = met.size
    for (const { kind, key } of marks) if (kind === place) met.add(key)
    counts[place] = met.size - before
  }
  return counts
}
