import type { Manifest } from '../core/batch.js'
import type { AttemptRecord } from '../core/task.js'
import { BatchRecords } from '../records/batch-records.js'
import { noteWaiting, readWaiting, type Waiting } from '../records/control.js'
import { keys, readingTasks } from '../records/keys.js'
import { type Clock, isWithin } from '../runtime/clock.js'
import type { Bucket } from '../storage/bucket.js'

/** How long a night waits for failing tasks, when everything else is read. */
export const PATIENCE_MS = 20 * 60_000
/** A supplement waits a shorter time, as it is tried again anyway. */
export const SUPPLEMENT_PATIENCE_MS = 60_000
const CHECK_EVERY_MS = 3_000

/**
 * Measures how long a batch waits for failing tasks while it has nothing else to do. The instant of
 * the beginning lies in the bucket, so that a process that takes the batch over does not count
 * anew.
 */
export class Patience {
  private checkedAtMs = Number.NEGATIVE_INFINITY

  constructor(
    private readonly manifest: Manifest,
    private readonly deps: { bucket: Bucket; clock: Clock },
  ) {}

  /**
   * Decides whether the batch waited long enough for its rest; false where nothing was read at all.
   *
   * @param isDown the service answers no call: then tasks without a call are waiting as well
   */
  async isOver(missing: ReadonlySet<string>, isDown: boolean): Promise<boolean> {
    const { patienceMs } = this.manifest
    if (patienceMs === undefined || !this.isAnyRead(missing)) return false
    const { bucket, clock } = this.deps
    const nowMs = clock.now()
    const everyMs = Math.min(CHECK_EVERY_MS, patienceMs)
    if (!isDown && isWithin(everyMs, this.checkedAtMs, nowMs)) return false
    this.checkedAtMs = nowMs
    const { id } = this.manifest
    const noted = await readWaiting(bucket, id)
    const before = noted && (await this.isSameWait(noted, missing)) ? noted : undefined
    const wasDown = before?.isDown === true
    if (!(await areStuck(new BatchRecords(bucket, id), missing, isDown || wasDown))) return false
    const sinceMs = before?.sinceMs ?? nowMs
    if (!before || (isDown && !wasDown)) {
      const tasks = [...missing]
      await noteWaiting(bucket, id, { sinceMs, missing: missing.size, tasks, isDown })
    }
    return nowMs - sinceMs >= patienceMs
  }

  /** Whether no task was read since: each noted task still waits, or has ended as failed. */
  private async isSameWait(noted: Waiting, missing: ReadonlySet<string>): Promise<boolean> {
    const { tasks } = noted
    if (!tasks) return noted.missing === missing.size
    const records = new BatchRecords(this.deps.bucket, this.manifest.id)
    for (const task of tasks) {
      if (missing.has(task)) continue
      const items = (await records.outcome(task))?.items ?? []
      if (items.some(({ outcome }) => outcome !== 'failed')) return false
    }
    return true
  }

  private isAnyRead(missing: ReadonlySet<string>): boolean {
    const { plan, supplementOf } = this.manifest
    const readings = readingTasks(plan)
    if (readings.some((task) => missing.has(task))) return false
    // The night of a supplement read the other tasks.
    if (supplementOf !== undefined) return true
    return missing.size < plan.tasks - readings.length
  }
}

/**
 * Decides whether each of these root tasks waits for a call that failed, or that was answered with
 * a 429. While the service is down, tasks without a call count as well.
 */
async function areStuck(
  records: BatchRecords,
  roots: Iterable<string>,
  isDown: boolean,
): Promise<boolean> {
  for (const root of roots) {
    const [last, before] = await lastTwo(records, root)
    const isStuck = last ? await isFailing(records, last, before) : isDown
    if (!isStuck) return false
  }
  return true
}

async function lastTwo(records: BatchRecords, root: string): Promise<AttemptRecord[]> {
  const found: string[] = []
  for await (const key of records.bucket.list(keys.attempts(records.batch) + root)) found.push(key)
  const last = await Promise.all(found.slice(-2).map((key) => records.attempt(key)))
  return last.filter((one) => one !== undefined).toReversed()
}

/**
 * Whether the call fails. An attempt without an end was answered, or is in flight: it fails where
 * the attempt before it failed.
 */
async function isFailing(
  records: BatchRecords,
  { task, step = 0, ended }: AttemptRecord,
  before: AttemptRecord | undefined,
): Promise<boolean> {
  if (ended) return true
  const answer = keys.answer(records.batch, task, step)
  if ((await records.bucket.size(answer)) !== undefined) return false
  return before?.ended !== undefined && (before.step ?? 0) === step
}
