import { type Passed, passedInstants } from './cron.js'
import type { ScheduleDeps } from './deps.js'
import { decide } from './missed.js'
import { ScheduleRecords } from './records.js'
import { askOf, type Firing, type Schedule, stampOf } from './schedule.js'

/** So far back a worker that comes looks for firings that nobody made. */
const LOOK_BACK_MS = 35 * 24 * 3_600_000
/** A minute of `* * * * *` is 1,440 a day: of more than this only the last are looked at. */
const MOST_LOOKED_AT = 1_000

type LookWorld = Pick<ScheduleDeps, 'bucket' | 'clock' | 'tell'>

/**
 * Asks for the firings that are due, and writes down those that were missed. Any number of workers
 * may look at once: what becomes of an instant is said by whoever writes its record first.
 */
export async function look(schedule: Schedule, sinceMs: number, deps: LookWorld): Promise<void> {
  if (schedule.pausedAt) return
  const nowMs = deps.clock.now()
  const { instants, cut } = await unfired(schedule, sinceMs, nowMs, deps)
  const { fire, missed } = decide(instants, nowMs, schedule.catchUp)
  const records = new ScheduleRecords(deps.bucket)
  if (missed.length > 0) await tellMissed(schedule, missed, fire.length, deps)
  // First what was missed: with `last`, who looks meanwhile must find the last one unfired or alone.
  for (const [at, atMs] of missed.entries()) {
    await records.claim(missedFiring(schedule, atMs, nowMs, cut && at === 0))
  }
  for (const { atMs, late } of fire) {
    await records.ask(askOf(schedule, atMs, late ? 'late' : 'due', nowMs))
  }
}

/** Instants that have passed, of which there is neither a record nor an open mark. */
export async function unfired(
  schedule: Schedule,
  sinceMs: number,
  nowMs: number,
  { bucket }: Pick<LookWorld, 'bucket'>,
): Promise<Passed> {
  const from = Math.max(Date.parse(schedule.since), sinceMs, nowMs - LOOK_BACK_MS)
  const passed = passedInstants(schedule, Math.min(from, nowMs), nowMs, MOST_LOOKED_AT)
  if (passed.instants.length === 0) return passed
  const records = new ScheduleRecords(bucket)
  // Open ones first: a firing is recorded before its mark goes.
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
    ...askOf(schedule, atMs, 'due'),
    state: 'missed',
    claims: [],
    endedAt: new Date(nowMs).toISOString(),
    ...(cut ? { andBefore: true } : {}),
  }
}

async function tellMissed(
  schedule: Schedule,
  missed: number[],
  caughtUp: number,
  { tell }: LookWorld,
): Promise<void> {
  const about = `schedule/${schedule.name}/missed/${stampOf(missed[0]!)}`
  await tell({ is: 'missed', about, schedule, missed, caughtUp })
}
