import type { ScheduleDeps } from './deps.js'
import { ScheduleRecords } from './records.js'
import { type Ask, type Firing, isOver } from './schedule.js'

/** Somebody is at work by then who can do something about a night that nobody has read. */
const TOLD_AFTER_MS = 2 * 3_600_000

/**
 * Tells of each firing that was asked for long ago and has not ended: its batch is long or stands
 * still, it waits behind another, what it works with is away, or no worker has its account.
 *
 * @param told what this worker has told of; the outbox knows what others have
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
    // What it had to do is told, and that something is owed, too.
    if (isOver(firing) || firing.owes) continue
    await tell({ is: 'waiting', about: `firing/${ask.id}/waiting`, firing })
    told.add(key)
  }
}
