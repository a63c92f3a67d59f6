import type { Engine } from '../batches/engine.js'
import { choiceOf } from '../core/choice.js'
import { UserError } from '../core/errors.js'
import { webhookSettings } from '../notices/settings.js'
import { parseTarget, shownTarget, targetText } from '../notices/target.js'
import { faultOf } from '../notices/webhook/fault.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { IsoDate } from '../values/dates.js'
import { definitionOf } from '../watches/definition.js'
import { nightFrom, sinceFrom } from '../watches/night-options.js'
import { WatchRecords } from '../watches/records.js'
import { actionOf, isThere, type ScheduleRequest } from './action.js'
import { nextInstants } from './cron.js'
import { type HistoryLine, historyOf } from './history.js'
import { scheduleOf } from './overview.js'
import { ScheduleRecords } from './records.js'
import {
  CATCH_UP,
  type FiringRequest,
  firingRequest,
  isScheduleName,
  type OneNight,
  type Schedule,
} from './schedule.js'
import { skippedNext, timetableOf } from './timetable.js'
import { type Undelivered, undelivered } from './undelivered.js'

export interface AddedSchedule {
  schedule: Schedule
  /** Instant of its first firing, in milliseconds since 1970. */
  nextMs: number
  /** The next holidays that it skips. */
  skipped: { day: string; name: string }[]
  /** A file that does not exist on this machine; the worker that fires may have it. */
  fileElsewhere?: string
  /** Recipients that no notice can reach from this process. */
  undelivered?: Undelivered
}

/**
 * Adds a schedule.
 * @throws UserError (2) for an invalid option or a name in use; (4) where the sheet of its batch
 * needs an answer
 */
export async function addSchedule(
  engine: Engine,
  name: string,
  request: ScheduleRequest,
): Promise<AddedSchedule> {
  if (!isScheduleName(name)) throw UserError.usage('schedule_bad_name', { got: name })
  const timetable = timetableOf(request, engine.config.zone)
  const at = new Date(engine.clock.now()).toISOString()
  const schedule: Schedule = {
    name,
    ...timetable,
    catchUp: catchUpOf(request.catchUp),
    notify: targetsOf(engine, request.notify),
    does: await actionOf(engine, request),
    texts: request.texts === true,
    createdAt: at,
    since: at,
  }
  if (!(await new ScheduleRecords(await engine.bucket()).add(schedule))) {
    throw UserError.usage('schedule_exists', { name })
  }
  return addedOf(engine, schedule)
}

export async function addedOf(engine: Engine, schedule: Schedule): Promise<AddedSchedule> {
  const { does, notify } = schedule
  const file = does.is === 'batch' ? does.file : undefined
  const lacking = undelivered(engine, notify)
  return {
    schedule,
    nextMs: nextOf(schedule, engine),
    skipped: skippedNext(schedule, engine.clock.now()),
    ...(file !== undefined && !(await isThere(engine, file)) ? { fileElsewhere: file } : {}),
    undelivered: lacking,
  }
}

function nextOf(schedule: Schedule, { clock }: Pick<Engine, 'clock'>): number {
  const [next = 0] = nextInstants(schedule, clock.now(), 1)
  return next
}

/**
 * Default `last`: each firing reads the present data, so that one makes good for all that were
 * missed.
 */
export function catchUpOf(text = 'last'): Schedule['catchUp'] {
  return choiceOf('--catch-up', text, CATCH_UP)
}

/** Checks the recipients, so that nobody relies on a target that deliveries would refuse. */
export function targetsOf({ config }: Pick<Engine, 'config'>, notify: readonly string[]): string[] {
  return notify.map((one) => {
    const target = parseTarget(one)
    if (target.is === 'webhook') {
      const fault = faultOf(new URL(target.url), webhookSettings(config.notices, target.url))
      if (fault) throw UserError.usage(fault, { got: shownTarget(target) })
    }
    return targetText(target)
  })
}

type Deps = Pick<Engine, 'bucket' | 'clock'>

/**
 * Pauses a schedule until it is resumed.
 * @throws UserError (2) for an unknown schedule
 */
export async function pauseSchedule(
  deps: Deps,
  name: string,
): Promise<Schedule & { pausedAt: string }> {
  const schedule = await scheduleOf(deps, name)
  const pausedAt = schedule.pausedAt ?? new Date(deps.clock.now()).toISOString()
  const records = new ScheduleRecords(await deps.bucket())
  const paused = { ...schedule, pausedAt }
  await records.change(paused)
  await records.withdraw(name, 'due')
  return paused
}

/**
 * Resumes a schedule; instants of the pause do not count as missed.
 *
 * @throws UserError (2) for an unknown schedule
 */
export async function resumeSchedule(
  deps: Deps,
  name: string,
): Promise<{ schedule: Schedule; nextMs: number }> {
  const { pausedAt, ...schedule } = await scheduleOf(deps, name)
  const since = new Date(deps.clock.now()).toISOString()
  const resumed = pausedAt === undefined ? schedule : { ...schedule, since }
  if (pausedAt !== undefined) await new ScheduleRecords(await deps.bucket()).change(resumed)
  return { schedule: resumed, nextMs: nextOf(resumed, deps) }
}

/**
 * Removes a schedule; its history stays.
 * @throws UserError (2) for an unknown schedule
 */
export async function removeSchedule(deps: Deps, name: string): Promise<void> {
  await scheduleOf(deps, name)
  const records = new ScheduleRecords(await deps.bucket())
  await records.remove(name)
  await records.withdraw(name)
}

/**
 * Requests a firing out of turn, also of a paused schedule.
 *
 * @returns the id of the firing
 * @throws UserError (2) for an unknown schedule
 */
export async function fireNow(deps: Deps, name: string): Promise<string> {
  const ask = firingRequest(await scheduleOf(deps, name), deps.clock.now(), 'manual')
  await new ScheduleRecords(await deps.bucket()).writeRequest(ask)
  return ask.id
}

/**
 * Options of a requested reading: `night` and `from` as `--date` and `--from` of `lote watch run`.
 */
export interface ReadingOptions {
  night?: string | undefined
  from?: string | undefined
}

/**
 * Requests that the workers read a watch now, as a schedule would: it is tried again while a
 * dependency is away, and does not depend on this process. The same request twice within one second
 * is one.
 *
 * @returns the id of the firing
 * @throws UserError (2) for an unknown watch, and for an invalid or future day
 */
export async function readNow(
  deps: Deps,
  watch: string,
  asked: ReadingOptions = {},
): Promise<string> {
  await definitionOf(new WatchRecords(await deps.bucket(), watch))
  const nowMs = deps.clock.now()
  const one = oneNight(asked, dateInSaoPaulo(nowMs))
  const at = new Date(nowMs).toISOString()
  const schedule: Schedule = {
    name: requestName(watch),
    // A placeholder: no record under `schedules/` makes it fire again.
    cron: '0 0 1 1 *',
    tz: 'America/Sao_Paulo',
    catchUp: 'none',
    notify: [],
    texts: false,
    does: { is: 'watch', watch, param: [], ...one },
    createdAt: at,
    since: at,
  }
  const records = new ScheduleRecords(await deps.bucket())
  return (await requestOnce(records, schedule, nowMs)).id
}

function oneNight({ night, from }: ReadingOptions, today: IsoDate): OneNight {
  return {
    ...(night === undefined ? {} : { night: nightFrom(night, today) }),
    ...(from === undefined ? {} : { from: sinceFrom(from, today) }),
  }
}

const SECOND_MS = 1_000

/** A firing is identified by its second; where another request has it, the next second is used. */
async function requestOnce(
  records: ScheduleRecords,
  schedule: Schedule,
  atMs: number,
): Promise<FiringRequest> {
  const ask = firingRequest(schedule, atMs, 'manual')
  const { stamp } = ask
  const isOver = (await records.firing(schedule.name, stamp)) !== undefined
  if (!isOver && (await records.createRequest(ask))) return ask
  const first = await records.request(schedule.name, stamp)
  const isSame = JSON.stringify(first?.schedule.does) === JSON.stringify(schedule.does)
  return isSame && first ? first : requestOnce(records, schedule, atMs + SECOND_MS)
}

/**
 * Returns the firings that {@link readNow} requested for a watch, the newest first.
 * @throws UserError (2)
 */
export async function requestedReadings(deps: Deps, watch: string): Promise<HistoryLine[]> {
  const bucket = await deps.bucket()
  const { addedAt } = await definitionOf(new WatchRecords(bucket, watch))
  const asked = await historyOf(requestName(watch), MOST_READINGS, { bucket, clock: deps.clock })
  // Others were asked of an earlier watch of this name.
  return asked.filter(({ scheduledAt }) => scheduledAt >= addedAt)
}

const MOST_READINGS = 100
/** Cannot be the name of a schedule, which has no dot. */
const requestName = (watch: string) => `watch.${watch}`
