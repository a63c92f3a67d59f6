import type { Manifest } from '../core/batch.js'
import { Outcomes } from '../gather/outcomes.js'
import type { Sentence } from '../messages/message-code.js'
import { resultRows } from '../publish/rows.js'
import { BatchRecords } from '../records/batch-records.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import { applyNight } from './advance-state.js'
import type { ReadingMark } from './night-codec.js'
import { gatherNight, type NightResults } from './night-results.js'
import { type NightNotices, noticesOfNight } from './people.js'
import type { WatchRecords } from './records.js'
import { isUnread } from './unread.js'
import { addCoverage, type NightRecord, NO_COVERAGE } from './watch.js'

export interface CommitDeps {
  records: WatchRecords
  /** Returns the problems of the stored batch; empty if it is sound. */
  check(manifest: Manifest): Promise<readonly Sentence[]>
  /** Puts the notices into the outbox; a repeated call adds none. */
  handOver(night: NightRecord, telling: NightNotices): Promise<void>
  /** Returns whether this process still has the watch, after what may have taken long. */
  holds(): Promise<boolean>
}

export type CommittedNight =
  | { is: 'settled'; night: NightRecord; gathered: NightResults }
  /** The workbook disagrees with the records: the night does not count. */
  | { is: 'damaged'; night: NightRecord; problem: Sentence }

/**
 * Marks the publications of a published night as seen. Writing the state is the commit point: a
 * crash before it repeats everything, a crash after it only removes the open marker.
 *
 * @returns undefined where another process has taken the watch meanwhile: it counts the night
 */
export async function commitNight(
  manifest: Manifest,
  deps: CommitDeps,
): Promise<CommittedNight | undefined> {
  const { records } = deps
  const gathered = await nightOf(manifest, records)
  const night = await withUnread(recordOf(manifest, gathered), gathered, records)
  const { applied } = await records.state()
  if (!applied.includes(manifest.id)) {
    const [problem] = await deps.check(manifest)
    if (problem) {
      await records.close(manifest.id)
      return { is: 'damaged', night, problem }
    }
    const readOn = dateInSaoPaulo(Date.parse(night.finishedAt))
    const rows = rowsOf(manifest, records)
    await deps.handOver(night, await noticesOfNight(night.night, readOn, rows))
    if (!(await deps.holds())) return undefined
    await records.writeNight(night)
    const readings = [...gathered.readings, ...(await beginnings(manifest, gathered, records))]
    const changes = { batch: manifest.id, night: night.night, marks: gathered.marks, readings }
    // Another process may have had the watch in between.
    await records.writeState(applyNight(await records.state(), changes))
  }
  await records.close(manifest.id)
  return { is: 'settled', night, gathered }
}

/** Adds what a supplement would read again. */
async function withUnread(
  night: NightRecord,
  { open }: NightResults,
  { bucket }: WatchRecords,
): Promise<NightRecord> {
  const batch = new BatchRecords(bucket, night.batch)
  const unread = { ...NO_COVERAGE }
  for (const [task, { coverage }] of open) {
    if (await isUnread(batch, task)) addCoverage(unread, coverage)
  }
  return unread.failed + unread.incomplete > 0 ? { ...night, unread } : night
}

/** A registration without any answer begins on this night, too. */
async function beginnings(
  { id }: Manifest,
  { open }: NightResults,
  { bucket }: WatchRecords,
): Promise<ReadingMark[]> {
  const batch = new BatchRecords(bucket, id)
  const tasks = [...open].flatMap(([task, { isAnswered }]) => (isAnswered ? [] : [task]))
  const found: ReadingMark[] = []
  for (const task of tasks) {
    const { parameters } = await batch.task(task)
    found.push({ registration: String(parameters.registration), state: {}, names: [] })
  }
  return found
}

/** Returns the results of a finished batch of the watch, from the bucket alone. */
export function nightOf(
  manifest: Manifest,
  { bucket }: Pick<WatchRecords, 'bucket'>,
): Promise<NightResults> {
  return gatherNight(String(manifest.parameters.night), rowsOf(manifest, { bucket }))
}

function rowsOf(manifest: Manifest, { bucket }: Pick<WatchRecords, 'bucket'>) {
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  return resultRows({ manifest, bucket, outcomes })
}

export function recordOf(manifest: Manifest, { counts }: NightResults): NightRecord {
  return {
    ...counts,
    batch: manifest.id,
    supplementOf: manifest.supplementOf,
    ...(manifest.rehearsal ? { rehearsal: true } : {}),
    finishedAt: manifest.finishedAt ?? '',
    rows: manifest.rows!,
    calls: manifest.calls ?? 0,
    units: manifest.units?.spent ?? 0,
  }
}
