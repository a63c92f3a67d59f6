import type { Manifest } from '../core/batch.js'
import { Outcomes } from '../gather/outcomes.js'
import type { Sentence } from '../messages/message-code.js'
import { resultRows } from '../publish/rows.js'
import { BatchRecords } from '../records/batch-records.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import { applyNight } from './advance-state.js'
import { gatherNight, type NightResults } from './night-results.js'
import { type NightNotices, noticesOfNight } from './people.js'
import type { WatchRecords } from './records.js'
import type { NightRecord } from './watch.js'

export interface CommitDeps {
  records: WatchRecords
  /** Returns the problems of the stored batch; empty if it is sound. */
  check(manifest: Manifest): Promise<readonly Sentence[]>
  /** Puts the notices into the outbox; a repeated call adds none. */
  handOver(night: NightRecord, telling: NightNotices): Promise<void>
}

export type CommittedNight =
  | { is: 'settled'; night: NightRecord; gathered: NightResults }
  /** The workbook disagrees with the records: the night does not count. */
  | { is: 'damaged'; night: NightRecord; problem: Sentence }

/**
 * Marks the publications of a published night as seen. Writing the state is the commit point: a
 * crash before it repeats everything, a crash after it only removes the open marker.
 */
export async function commitNight(manifest: Manifest, deps: CommitDeps): Promise<CommittedNight> {
  const { records } = deps
  const gathered = await nightOf(manifest, records)
  const night = recordOf(manifest, gathered)
  const state = await records.state()
  if (!state.applied.includes(manifest.id)) {
    const [problem] = await deps.check(manifest)
    if (problem) {
      await records.close(manifest.id)
      return { is: 'damaged', night, problem }
    }
    const readOn = dateInSaoPaulo(Date.parse(night.finishedAt))
    const rows = rowsOf(manifest, records)
    await deps.handOver(night, await noticesOfNight(night.night, readOn, rows))
    await records.writeNight(night)
    const { marks, readings } = gathered
    const changes = { batch: manifest.id, night: night.night, marks, readings }
    await records.writeState(applyNight(state, changes))
  }
  await records.close(manifest.id)
  return { is: 'settled', night, gathered }
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
    ...(manifest.supplementOf === undefined ? {} : { supplementOf: manifest.supplementOf }),
    ...(manifest.rehearsal ? { rehearsal: true } : {}),
    finishedAt: manifest.finishedAt ?? '',
    rows: manifest.rows!,
    calls: manifest.calls ?? 0,
    units: manifest.units?.spent ?? 0,
  }
}
