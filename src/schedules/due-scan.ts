import { type Passed, passedInstants } from './cron.js'
import type { ScheduleDeps } from './deps.js'
import { decide } from './missed.js'
import { ScheduleRecords } from './records.js'
import { type Firing, firingRequest, type Schedule, stampOf } from './schedule.js'

/** How far back a worker looks for firings that no worker made. */
const LOOK_BACK_MS = 35 * 24 * 3_600_000
/** The most instants of one scan, the latest ones: `* * * * *` has 1,440 a day. */
const MOST_INSTANTS = 1_000

type ScanDeps = Pick<ScheduleDeps, 'bucket' | 'clock' | 'notify'>

/**
 * Requests the firings that are due and records those that were missed. Any number of workers may
 * scan at once: the first record of an instant decides its fate.
 */
export async function scanDue(schedule: Schedule, sinceMs: number, deps: ScanDeps): Promise<void> {
  if (schedule.pausedAt) return
  const nowMs = deps.clock.now()
  const { instants, cut } = await unfired(schedule, sinceMs, nowMs, deps)
  const { fire, missed } = decide(instants, nowMs, schedule.catchUp)
  const records = new ScheduleRecords(deps.bucket)
  if (missed.length > 0) await notifyMissed(schedule, missed, fire.length, deps)
  // Missed ones first: with `last`, a concurrent scan must find the last one unfired or alone.
  for (const [at, atMs] of missed.entries()) {
    await records.claim(missedFiring(schedule, atMs, nowMs, cut && at === 0))
  }
  for (const { atMs, late } of fire) {
    await records.writeRequest(firingRequest(schedule, atMs, late ? 'late' : 'due', nowMs))
  }
}

/** Returns the passed instants without a record or an open request. */
export async function unfired(
  schedule: Schedule,
  sinceMs: number,
  nowMs: number,
  { bucket }: Pick<ScanDeps, 'bucket'>,
): Promise<Passed> {
  const from = Math.max(Date.parse(schedule.since), sinceMs, nowMs - LOOK_BACK_MS)
  const passed = passedInstants(schedule, Math.min(from, nowMs), nowMs, MOST_INSTANTS)
  if (passed.instants.length === 0) return passed
  const records = new ScheduleRecords(bucket)
  // Open requests are read first, because a firing is recorded before its request is deleted.
  const known = new Set(await records.openOf(schedule.name))
  const months = new Set(passed.instants.map((atMs) => stampOf(atMs).slice(0, 6)))
  for (const month of months) {
    for await (const stamp of records.stamps(schedule.name, month)) known.add(stamp)
  }
  const instants = passed.instants.filter((atMs) => !known.has(stampOf(atMs)))
  return { instants, cut: passed.cut && instants[0] === passed.instants[0] }
}

function missedFiring(schedule: Schedule, atMs: number, nowMs: number, cut: boolean): Firing {
  return {
    ...firingRequest(schedule, atMs, 'due'),
    state: 'missed',
    claims: [],
    endedAt: new Date(nowMs).toISOString(),
    ...(cut ? { andBefore: true } : {}),
  }
}

async function notifyMissed(
  schedule: Schedule,
  missed: number[],
  caughtUp: number,
  { notify }: ScanDeps,
): Promise<void> {
  const about = `schedule/${schedule.name}/missed/${stampOf(missed[0]!)}`
  await notify({ is: 'missed', about, schedule, missed, caughtUp })
}
