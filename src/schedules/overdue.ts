import type { ScheduleDeps } from './deps.js'
import { ScheduleRecords } from './records.js'
import { type Firing, type FiringRequest, isOver } from './schedule.js'

/**
 * Delay of the notice: after it, somebody in the office can act on a night that no worker has read.
 */
const NOTICE_AFTER_MS = 2 * 3_600_000

/**
 * Reports each requested firing that has not ended for long: its batch is long or stands still, it
 * waits behind another, a dependency is away, or no worker has its account.
 *
 * @param reported firings that this worker has reported; the outbox knows those of other workers
 */
export async function notifyWaiting(
  open: ReadonlyMap<string, readonly string[]>,
  reported: Set<string>,
  { bucket, clock, notify }: Pick<ScheduleDeps, 'bucket' | 'clock' | 'notify'>,
): Promise<void> {
  const records = new ScheduleRecords(bucket)
  const firings = [...open].flatMap(([name, stamps]) => stamps.map((stamp) => ({ name, stamp })))
  for (const { name, stamp } of firings) {
    const key = `${name}/${stamp}`
    const ask = reported.has(key) ? undefined : await records.request(name, stamp)
    if (!ask || clock.now() - Date.parse(ask.askedAt ?? ask.scheduledAt) < NOTICE_AFTER_MS) continue
    const firing: FiringRequest & Partial<Firing> = (await records.firing(name, stamp)) ?? ask
    // A firing that owes a supplement has sent its notices, and they name what is missing.
    if (isOver(firing) || firing.owes) continue
    await notify({ is: 'waiting', about: `firing/${ask.id}/waiting`, firing })
    reported.add(key)
  }
}
