import type { ScheduleDeps } from './deps.js'
import { ScheduleRecords } from './records.js'
import { type Ask, type Firing, isOver } from './schedule.js'

/**
 * Delay of the notice: after it, somebody in the office can act on a night that no worker has read.
 */
const TOLD_AFTER_MS = 2 * 3_600_000

/**
 * Reports each requested firing that has not ended for long: its batch is long or stands still, it
 * waits behind another, a dependency is away, or no worker has its account.
 *
 * @param told firings that this worker has reported; the outbox knows those of other workers
 */
export async function tellWaiting(
  open: ReadonlyMap<string, readonly string[]>,
  told: Set<string>,
  { bucket, clock, tell }: Pick<ScheduleDeps, 'bucket' | 'clock' | 'tell'>,
): Promise<void> {
  const records = new ScheduleRecords(bucket)
  const firings = [...open].flatMap(([name, stamps]) => stamps.map((stamp) => ({ name, stamp })))
  for (const { name, stamp } of firings) {
    const key = `${name}/${stamp}`
    const ask = told.has(key) ? undefined : await records.asked(name, stamp)
    if (!ask || clock.now() - Date.parse(ask.askedAt ?? ask.scheduledAt) < TOLD_AFTER_MS) continue
    const firing: Ask & Partial<Firing> = (await records.firing(name, stamp)) ?? ask
    // A firing that owes a supplement has sent its notices, and they name what is missing.
    if (isOver(firing) || firing.owes) continue
    await tell({ is: 'waiting', about: `firing/${ask.id}/waiting`, firing })
    told.add(key)
  }
}
