import type { ItemOutcome } from '../../core/job/job.js'
import { Outcomes } from '../../gather/outcomes.js'
import type { Period } from '../../legal/gazette/period.js'
import { resultRows } from '../../publish/rows.js'
import { BatchRecords } from '../../records/batch-records.js'
import type { Bucket } from '../../storage/bucket.js'
import { addDays, type IsoDate } from '../../values/dates.js'
import { isPast } from '../../watches/deadline-state.js'
import type { NightRecord } from '../../watches/watch.js'

export type ShownPublication = Record<string, string> & { night: string; batch: string }

/** Days after the report whose deadlines are listed. */
const DAYS_AHEAD = 7
/** Ends before the report that are still listed, of a period that began longer ago. */
const DAYS_BACK = 30
/** Longer than the sixty business days of the longest terms, with the recess of December. */
const LONGEST_TERM_DAYS = 180
const WITH_ENDS = ['new', 'late', 'check', 'changed'] as const

/** The suggested ends from the first day of a period to a week after the report. */
export interface Ending extends Period {
  /** Each publication once, those to come first, the earliest end first. */
  publications: ShownPublication[]
  /** Nights whose batches are gone: what they showed is not among the publications. */
  gone: number
  /** One of them was shown by a night of a sandbox. */
  isRehearsed: boolean
}

/**
 * Collects the ends from the first day of the period, or a month before the report, to a week after
 * the day of the report, which is never before the end of the period. It reads all nights that may
 * have shown one: a deadline of fifteen business days was mostly shown three weeks before it ends. Of
 * a publication that was shown again the last end counts, if it still has one; a cancelled one has
 * none.
 */
export async function endingAfter(
  bucket: Bucket,
  nights: readonly NightRecord[],
  period: Period,
  madeOn: IsoDate,
): Promise<Ending> {
  const longAgo = addDays(madeOn, -DAYS_BACK)
  const from = period.from < longAgo ? longAgo : period.from
  const to = addDays(madeOn, DAYS_AHEAD)
  const found = new Map<string, Found>()
  let gone = 0
  const earliest = addDays(from, -LONGEST_TERM_DAYS)
  const inOrder = nights.toSorted((a, b) => (a.finishedAt < b.finishedAt ? -1 : 1))
  for (const night of inOrder.filter((one) => one.night >= earliest && one.night <= to)) {
    if (!(await addNight(found, night, bucket))) gone += 1
  }
  const isWithin = (end: IsoDate) => end >= from && end <= to
  const ending = [...found.values()].filter(({ line }) => isWithin(line.fim ?? ''))
  const lines = ending.map(({ line }) => line).toSorted((a, b) => (a.fim! < b.fim! ? -1 : 1))
  const isOver = (line: ShownPublication) => isPast(line, madeOn)
  const publications = [...lines.filter((line) => !isOver(line)), ...lines.filter(isOver)]
  return { from, to, publications, gone, isRehearsed: ending.some((one) => one.isRehearsed) }
}

export interface Found {
  line: ShownPublication
  isRehearsed: boolean
}

/** Returns false when the batch of the night is gone. */
async function addNight(
  found: Map<string, Found>,
  { night, batch }: NightRecord,
  bucket: Bucket,
): Promise<boolean> {
  const records = new BatchRecords(bucket, batch)
  const manifest = await records.manifest()
  if (!manifest) return false
  const source = { manifest, bucket, outcomes: new Outcomes(records) }
  for await (const { lists = {}, call } of resultRows(source)) {
    // The gazette's sandbox identifies itself in each answer.
    const isRehearsed = manifest.rehearsal || call?.sandbox === true
    noteEnds(found, lists, { night, batch }, isRehearsed)
  }
  return true
}

/** Notes the ends of one row's publications in place of what earlier rows and nights said of them. */
export function noteEnds(
  found: Map<string, Found>,
  lists: NonNullable<ItemOutcome['lists']>,
  shown: Pick<NightRecord, 'night' | 'batch'>,
  isRehearsed: boolean,
): void {
  for (const line of WITH_ENDS.flatMap((name) => lists[name] ?? [])) {
    if (line.fim) found.set(keyOf(line), { line: { ...line, ...shown }, isRehearsed })
    else found.delete(keyOf(line))
  }
  for (const line of lists.cancelled ?? []) found.delete(keyOf(line))
}

const keyOf = (line: Readonly<Record<string, string>>) => line.id ?? JSON.stringify(line)
