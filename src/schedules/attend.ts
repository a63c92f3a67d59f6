import { Refusal } from '../errors.js'
import { hasEnded } from '../owner.js'
import { type Lease, takeLease } from '../stores/lease.js'
import { ScheduleRecords } from './records.js'
import type { Ask, Firing } from './schedule.js'
import type { Fired, Run, ScheduleWorld } from './world.js'

/** A claim whose lease is gone may be of a worker that only lost its Redis: it is given this long. */
const TAKE_OVER_MS = 30_000
/** After an attempt that failed around its work: the storage, the network, ourselves. */
const AGAIN_MS = 60_000
/** A firing that kills its worker must not kill all of them for ever. */
const MOST_CLAIMS = 5

/**
 * Carries out what is asked of one schedule, one after the other, if nobody else is at it. What
 * cannot be done yet is left for the next look.
 */
export async function attend(
  name: string,
  world: ScheduleWorld,
  stopping: AbortSignal,
): Promise<void> {
  const { server, prefix, owner, bucket } = world
  const redis = server.connect('schedule')
  try {
    const lease = await takeLease(redis, `${prefix}:schedule:${name}`, owner)
    if (!lease) return
    try {
      for (const stamp of await new ScheduleRecords(bucket).openOf(name)) {
        if (stopping.aborted || lease.lost.aborted) return
        if (!(await attendOne(name, stamp, lease, world, stopping))) return
      }
    } finally {
      await lease.release()
    }
  } finally {
    redis.disconnect()
  }
}

/** False when it has to wait, and those after it with it. */
async function attendOne(
  name: string,
  stamp: string,
  lease: Lease,
  world: ScheduleWorld,
  stopping: AbortSignal,
): Promise<boolean> {
  const records = new ScheduleRecords(world.bucket)
  const ask = await records.asked(name, stamp)
  if (!ask) return true
  const firing = await claimed(ask, records, world)
  if (firing === 'waits') return false
  const signal = AbortSignal.any([lease.lost, stopping])
  const ended = isOver(firing) ? firing : await carryOut(firing, records, world, signal)
  if (!isOver(ended)) return false
  // Before its mark goes: who died in between comes here again.
  if (ended.state === 'failed') await tellFailed(ended, world)
  await records.close(ask)
  return true
}

const isOver = ({ state }: Firing) => state === 'done' || state === 'failed' || state === 'missed'

/** The firing as ours, or as it ended, or `waits` while it may be somebody else's. */
async function claimed(
  ask: Ask,
  records: ScheduleRecords,
  { clock, owner }: ScheduleWorld,
): Promise<Firing | 'waits'> {
  const claim = { at: new Date(clock.now()).toISOString(), ...owner }
  const first: Firing = { ...ask, state: 'claimed', claims: [claim] }
  const stored = await records.firing(ask.schedule.name, ask.stamp)
  if (!stored) return (await records.claim(first)) ? first : 'waits'
  if (isOver(stored)) return stored
  const last = stored.claims.at(-1)!
  const pauseMs = last.instance === owner.instance ? AGAIN_MS : TAKE_OVER_MS
  const isFree = hasEnded(last, owner) || clock.now() - Date.parse(last.at) >= pauseMs
  if (!isFree) return 'waits'
  const again: Firing = { ...stored, claims: [...stored.claims, claim] }
  await records.note(again)
  return again
}

async function carryOut(
  firing: Firing,
  records: ScheduleRecords,
  world: ScheduleWorld,
  signal: AbortSignal,
): Promise<Firing> {
  const { log, clock } = world
  let current = firing
  const note = async (change: Partial<Firing>) => {
    current = { ...current, ...change }
    await records.note(current)
  }
  const fired = await tryToFire(firing, world, signal, (batch) => note({ state: 'started', batch }))
  log.info({ firing: firing.id, attempt: firing.claims.length, ended: fired.is }, 'firing')
  if (fired.is === 'interrupted') return current
  const batch = fired.batch === undefined ? {} : { batch: fired.batch }
  const reason = fired.is === 'failed' ? { reason: fired.reason } : {}
  const endedAt = new Date(clock.now()).toISOString()
  await note({ state: fired.is, endedAt, ...batch, ...reason })
  return current
}

async function tryToFire(
  { id, schedule, scheduledAt, manual, caughtUp, claims, batch }: Firing,
  { fire, explain, log }: ScheduleWorld,
  signal: AbortSignal,
  started: Run['started'],
): Promise<Fired> {
  const attempt = claims.length
  if (attempt > MOST_CLAIMS) {
    return { is: 'failed', reason: explain(Refusal.other('firing_died', { times: attempt - 1 })) }
  }
  try {
    return await fire(schedule, {
      ...{ id, scheduledAt, attempt, signal, started },
      manual: manual === true,
      caughtUp: caughtUp === true,
      ...(batch === undefined ? {} : { batch }),
    })
  } catch (error) {
    if (signal.aborted) return { is: 'interrupted' }
    log.error({ firing: id, err: error }, 'firing')
    const isForGood = error instanceof Refusal || attempt === MOST_CLAIMS
    return isForGood ? { is: 'failed', reason: explain(error) } : { is: 'interrupted' }
  }
}

function tellFailed(firing: Firing, { tell }: ScheduleWorld): Promise<void> {
  return tell({ is: 'failed', about: `firing/${firing.id}/failed`, firing })
}
