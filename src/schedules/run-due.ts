import { type Lease, takeLease } from '../redis/lease.js'
import type { ScheduleDeps } from './deps.js'
import { carryOut, claimFiring } from './firing-attempt.js'
import { ScheduleRecords } from './records.js'
import { type Firing, type FiringRequest, GIVE_UP_MS, isOver } from './schedule.js'

/**
 * Carries out the requested firings of one schedule in order, unless another worker holds its
 * lease. Firings that cannot be done yet remain for the next scan.
 */
export async function runRequested(
  name: string,
  deps: ScheduleDeps,
  stopping: AbortSignal,
): Promise<void> {
  const { server, prefix, owner, bucket } = deps
  const redis = server.connect('schedule')
  try {
    const lease = await takeLease(redis, `${prefix}:schedule:${name}`, owner)
    if (!lease) return
    try {
      const stamps = await new ScheduleRecords(bucket).openOf(name)
      for (const stamp of stamps) {
        if (stopping.aborted || lease.lost.aborted) return
        if (stamp !== stamps.at(-1)) await endOwedSupplement(name, stamp, deps)
        if (!(await runRequest(name, stamp, lease, deps, stopping))) return
      }
    } finally {
      await lease.release()
    }
  } finally {
    redis.disconnect()
  }
}

/** Ends an earlier firing that owes a supplement: the next firing's reading includes it. */
async function endOwedSupplement(
  name: string,
  stamp: string,
  { bucket, clock }: ScheduleDeps,
): Promise<void> {
  const records = new ScheduleRecords(bucket)
  const firing = await records.firing(name, stamp)
  if (!firing?.owes || isOver(firing)) return
  await records.writeFiring({
    ...firing,
    state: 'done',
    endedAt: new Date(clock.now()).toISOString(),
  })
}

/** Returns false when the firing has to wait, and with it the later ones. */
async function runRequest(
  name: string,
  stamp: string,
  lease: Lease,
  deps: ScheduleDeps,
  stopping: AbortSignal,
): Promise<boolean> {
  const records = new ScheduleRecords(deps.bucket)
  const ask = await records.request(name, stamp)
  if (!ask) return true
  const stored = await records.firing(name, stamp)
  if (!stored && !ask.manual && (await isPaused(name, records))) {
    await records.close(ask)
    return true
  }
  if (!(stored && isOver(stored)) && (await isLeftToOtherWorker(ask, deps))) return false
  const firing = await claimFiring(ask, stored, records, deps)
  if (firing === 'waits') return false
  const signal = AbortSignal.any([lease.lost, stopping])
  const ended = isOver(firing) ? firing : await carryOut(firing, records, deps, signal)
  if (!isOver(ended)) return false
  // The notice goes before the request is deleted: after a crash in between, the notice is sent
  // again under the same id.
  if (ended.state === 'failed') await notifyFailed(ended, deps)
  await records.close(ask)
  return true
}

async function isPaused(name: string, records: ScheduleRecords): Promise<boolean> {
  return (await records.schedule(name))?.pausedAt !== undefined
}

/**
 * Leaves the firing to a worker that has the account; after `GIVE_UP_MS` it is tried here and fails
 * with the reason.
 */
async function isLeftToOtherWorker(
  { schedule, scheduledAt, askedAt = scheduledAt }: FiringRequest,
  { clock, missing, log }: ScheduleDeps,
): Promise<boolean> {
  const missingHere = await missing(schedule)
  if (missingHere === undefined || clock.now() - Date.parse(askedAt) >= GIVE_UP_MS) return false
  log.debug({ schedule: schedule.name, lacking: missingHere }, 'firing left to another worker')
  return true
}

function notifyFailed(firing: Firing, { notify }: ScheduleDeps): Promise<void> {
  return notify({ is: 'failed', about: `firing/${firing.id}/failed`, firing })
}
