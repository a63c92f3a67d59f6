import type { ItemOutcome, RowFields } from '../core/job/job.js'
import type { Outcome } from '../core/outcome.js'
import { NATIONAL } from '../legal/deadlines/calendars/national.js'
import { publicationAfter } from '../legal/deadlines/count.js'
import { KIND_ORDER, type Kind } from '../legal/gazette/classify.js'
import type { Sentence } from '../messages/message-code.js'
import type { IsoDate } from '../values/dates.js'
import {
  type Line,
  MARKS,
  type Mark,
  markOf,
  READINGS,
  type ReadingMark,
  readingOf,
} from './night-codec.js'
import { addCoverage, type Coverage, type NightCounts, NO_COVERAGE } from './watch.js'

export interface NightRow {
  outcome: Outcome
  lists?: ItemOutcome['lists']
  figures?: Record<string, string>
  /** The rows of one task end together. */
  task?: string
  fields?: RowFields
  /** Line number in the sheet of the list. */
  line?: number
  /** Why the row is not watched. */
  said?: readonly Sentence[]
}

export interface NightResults {
  marks: Mark[]
  readings: ReadingMark[]
  counts: NightCounts
  /**
   * Day of availability of each publication that the night shows on time for the first time, by its
   * id.
   */
  inTime: ReadonlyMap<string, IsoDate>
  /** By task; one that was read completely is left out. */
  open: ReadonlyMap<string, OpenTask>
}

interface OpenTask {
  coverage: Coverage
  /** False for a task of which no row has a list. */
  isAnswered: boolean
}

const UNANSWERED: ReadonlySet<string> = new Set(['failed', 'pending'])
const STATES = { COMPLETA: 'complete', INCOMPLETA: 'incomplete', FALHOU: 'failed' } as const

export async function gatherNight(
  night: IsoDate,
  rows: AsyncIterable<NightRow> | Iterable<NightRow>,
): Promise<NightResults> {
  const marks: Mark[] = []
  const readings: ReadingMark[] = []
  const coverage = { ...NO_COVERAGE }
  const open = new Map<string, OpenTask>()
  const unanswered = new Set<string>()
  const answered = new Set<string>()
  const inTime = new Map<string, IsoDate>()
  for await (const { outcome, lists, task = '' } of rows) {
    if (lists) answered.add(task)
    else if (UNANSWERED.has(outcome)) unanswered.add(task)
    const { [MARKS]: marked = [], [READINGS]: read = [] } = lists ?? {}
    for (const line of marked) marks.push(markOf(line))
    for (const line of read) readings.push(readingOf(line))
    for (const [id, day] of shownInTime(lists)) inTime.set(id, day)
    const own = coverageIn(lists?.coverage)
    addCoverage(coverage, own)
    if (own.incomplete + own.failed > 0) open.set(task, { coverage: own, isAnswered: true })
  }
  // A task that failed without any list has no coverage lines, but counts as a failed one.
  for (const task of [...unanswered].filter((one) => !answered.has(one))) {
    const own = { ...NO_COVERAGE, failed: 1 }
    addCoverage(coverage, own)
    open.set(task, { coverage: own, isAnswered: false })
  }
  return { marks, readings, counts: { night, ...countsOf(marks), coverage }, inTime, open }
}

function coverageIn(days: readonly Line[] = []): Coverage {
  const sum = { ...NO_COVERAGE }
  for (const { estado } of days) sum[STATES[estado as keyof typeof STATES]] += 1
  return sum
}

function shownInTime(lists: ItemOutcome['lists']): [id: string, day: IsoDate][] {
  const lines = [...(lists?.new ?? []), ...(lists?.check ?? [])]
  return lines.flatMap(({ id = '', dia, chegada }): [string, IsoDate][] =>
    dia !== undefined && chegada === undefined ? [[id, dia]] : [],
  )
}

/** Counts the publications shown on time that were published before `day`. */
export function countOverdue(day: IsoDate, { inTime }: Pick<NightResults, 'inTime'>): number {
  return [...inTime.values()].filter((one) => publicationAfter(one, NATIONAL).day < day).length
}

/** Counts each publication once, under the kind whose sheet shows it. */
function countsOf(marks: readonly Mark[]): Record<Kind, number> {
  const counts = { new: 0, late: 0, check: 0, changed: 0, cancelled: 0, seen: 0 }
  const counted = new Set<string>()
  for (const place of KIND_ORDER) {
    const before = counted.size
    for (const { kind, key } of marks) if (kind === place) counted.add(key)
    counts[place] = counted.size - before
  }
  return counts
}
