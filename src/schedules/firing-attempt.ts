import { UserError } from '../core/errors.js'
import { hasEnded } from '../runtime/process-identity.js'
import type { Fired, FiringTry, ScheduleDeps } from './deps.js'
import type { ScheduleRecords } from './records.js'
import { type Firing, type FiringRequest, GIVE_UP_MS, isOver } from './schedule.js'

/**
 * Pause before a worker takes over a claim whose lease has expired: its worker may have lost Redis
 * only.
 */
const TAKE_OVER_MS = 30_000
/** Pause after an attempt that failed for an unknown reason. */
const RETRY_MS = 60_000
/** Longest pause while a dependency is away; the pauses are one minute, two, four ... */
const LONGEST_AWAY_MS = 15 * 60_000
/** Pauses between the tries of a supplement: five minutes, ten ... up to `LONGEST_OWED_MS`. */
const SUPPLEMENT_MS = 5 * 60_000
const LONGEST_SUPPLEMENT_MS = 2 * 3_600_000
/**
 * Limit of claims within `CLAIMS_MS`: a firing that kills its worker must not kill every worker.
 */
const MOST_CLAIMS = 5
const CLAIMS_MS = 3_600_000

/**
 * Returns the firing claimed by this worker, a finished one as it ended, or `waits` while another
 * worker may have it or it is too early.
 */
export async function claimFiring(
  ask: FiringRequest,
  stored: Firing | undefined,
  records: ScheduleRecords,
  { clock, owner }: ScheduleDeps,
): Promise<Firing | 'waits'> {
  const nowMs = clock.now()
  const at = new Date(nowMs).toISOString()
  const claim = { at, ...owner }
  if (!stored) {
    const first: Firing = { ...ask, state: 'claimed', claims: [claim], attempts: 1, began: at }
    return (await records.claim(first)) ? first : 'waits'
  }
  if (isOver(stored)) return stored
  const { tryAfter, reason: _, ...firing } = stored
  if (tryAfter !== undefined && nowMs < Date.parse(tryAfter)) return 'waits'
  const { claims, attempts = claims.length, began = claims[0]?.at ?? at } = firing
  const last = claims.at(-1)
  const pauseMs = last?.instance === owner.instance ? RETRY_MS : TAKE_OVER_MS
  const isFree = !last || hasEnded(last, owner) || nowMs - Date.parse(last.at) >= pauseMs
  if (!isFree) return 'waits'
  const recent = claims.filter((one) => nowMs - Date.parse(one.at) < CLAIMS_MS)
  const again = { ...firing, claims: [...recent, claim], attempts: attempts + 1, began }
  await records.writeFiring(again)
  return again
}

/** Tries the firing once. Returns it unchanged when it is not over, for another try. */
export async function carryOut(
  firing: Firing,
  records: ScheduleRecords,
  deps: ScheduleDeps,
  signal: AbortSignal,
): Promise<Firing> {
  const { log, clock } = deps
  let current = firing
  const note = async (change: Partial<Firing>) => {
    current = { ...current, ...change }
    await records.writeFiring(current)
  }
  const started = async (batch: string | undefined) => {
    const { batch: _, ...others } = current
    current = others
    await note(batch === undefined ? {} : { state: 'started', batch })
  }
  const fired = await tryToFire(firing, deps, signal, started)
  log.info({ firing: firing.id, attempt: firing.attempts, ended: fired.is }, 'firing')
  // A dependency that is away for a worker which stops or has lost its lease may be reachable for
  // the next.
  if (fired.is === 'interrupted' || (fired.is === 'away' && signal.aborted)) return current
  await note(changesAfter(firing, fired, clock.now()))
  return current
}

/** Returns the changes after a try: over, or to be tried again. */
function changesAfter(
  firing: Firing,
  fired: Exclude<Fired, { is: 'interrupted' }>,
  nowMs: number,
): Partial<Firing> {
  const batch = fired.batch === undefined ? {} : { batch: fired.batch }
  const known = { ...batch, ...('reason' in fired ? { reason: fired.reason } : {}) }
  const triedMs = nowMs - Date.parse(firing.began ?? firing.scheduledAt)
  // A firing that owes a supplement has sent its notices: it ends as done, whatever prevents the
  // rest.
  const owes = fired.is === 'owes' || (firing.owes === true && fired.is !== 'done')
  if ((owes || fired.is === 'away') && triedMs < GIVE_UP_MS) {
    const tryAfter = new Date(
      nowMs + (owes ? supplementPauseMs(firing) : awayPauseMs(firing)),
    ).toISOString()
    // The try ended in order, so that no claim stays and any worker may try next.
    return { claims: [], tryAfter, ...(owes ? { owes } : {}), ...known }
  }
  const state = owes || fired.is === 'done' ? 'done' : 'failed'
  return { state, endedAt: new Date(nowMs).toISOString(), ...known }
}

function awayPauseMs({ attempts = 1 }: Firing): number {
  return Math.min(LONGEST_AWAY_MS, RETRY_MS * 2 ** (attempts - 1))
}

function supplementPauseMs({ attempts = 1 }: Firing): number {
  return Math.min(LONGEST_SUPPLEMENT_MS, SUPPLEMENT_MS * 2 ** (attempts - 1))
}

async function tryToFire(
  { id, schedule, scheduledAt, manual, caughtUp, claims, attempts, batch }: Firing,
  { fire, explain, log }: ScheduleDeps,
  signal: AbortSignal,
  started: FiringTry['started'],
): Promise<Fired> {
  const times = claims.length
  if (times > MOST_CLAIMS) {
    const died = UserError.other('firing_died', { times: times - 1 })
    const { reason } = explain(died, schedule.name)
    return { is: 'failed', reason }
  }
  try {
    return await fire(schedule, {
      id,
      scheduledAt,
      attempt: attempts ?? times,
      signal,
      started,
      manual: manual === true,
      caughtUp: caughtUp === true,
      batch,
    })
  } catch (error) {
    if (signal.aborted) return { is: 'interrupted' }
    // The facts of a message for users may be cells, which the log never holds.
    const why =
      error instanceof UserError
        ? { codes: error.sentences.map(({ code }) => code) }
        : { err: error }
    log.error({ firing: id, ...why }, 'firing')
    const { is, reason } = explain(error, schedule.name)
    if (is === 'away') return { is, reason }
    return is === 'final' || times === MOST_CLAIMS
      ? { is: 'failed', reason }
      : { is: 'interrupted' }
  }
}
