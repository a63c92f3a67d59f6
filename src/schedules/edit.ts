import type { Engine } from '../batches/engine.js'
import { UserError } from '../core/errors.js'
import { actionOf, type ScheduleRequest } from './action.js'
import type { Timetable } from './cron.js'
import { scanDue } from './due-scan.js'
import { type AddedSchedule, addedOf, catchUpOf, targetsOf } from './manage.js'
import { notifyRecipients } from './notices.js'
import { scheduleOf } from './overview.js'
import { ScheduleRecords } from './records.js'
import type { Does, Schedule } from './schedule.js'
import { changedTimetable } from './timetable.js'

/** The options to change; parameters and columns are replaced by name, recipients as a whole. */
export type ScheduleChanges = Partial<ScheduleRequest>

/**
 * Changes the timetable, action or recipients of a schedule; its history stays, and requested
 * firings that have not begun take the new action.
 *
 * @throws UserError (2) for an unknown schedule, no change, or an invalid option
 */
export async function editSchedule(
  engine: Engine,
  name: string,
  changes: ScheduleChanges,
): Promise<AddedSchedule> {
  if (Object.values(changes).every((one) => one === undefined)) {
    throw UserError.usage('schedule_edit_nothing')
  }
  const before = await scheduleOf(engine, name)
  const { businessDays: _, ...kept } = before
  const timetable = changedTimetable(before, changes)
  const isOtherTime = !isSame(before, timetable)
  const does = await changedAction(engine, before, changes)
  const { notify, catchUp, texts = before.texts } = changes
  const after: Schedule = {
    ...kept,
    ...timetable,
    does,
    texts: texts && does.is === 'watch',
    ...(notify === undefined ? {} : { notify: targetsOf(engine, notify) }),
    ...(catchUp === undefined ? {} : { catchUp: catchUpOf(catchUp) }),
    ...(isOtherTime ? { since: new Date(engine.clock.now()).toISOString() } : {}),
  }
  if (isOtherTime) await recordPast(engine, before)
  const records = new ScheduleRecords(await engine.bucket())
  await records.change(after)
  await renewRequests(after, records)
  return addedOf(engine, after)
}

function isSame(a: Timetable, b: Timetable): boolean {
  return a.cron === b.cron && a.tz === b.tz && a.businessDays === b.businessDays
}

/** Requests the passed firings of the old timetable, or records them as missed. */
async function recordPast(engine: Engine, before: Schedule): Promise<void> {
  const { clock, config } = engine
  const bucket = await engine.bucket()
  const notify: Parameters<typeof scanDue>[2]['notify'] = (happened) =>
    notifyRecipients(bucket, happened, config.language, clock.now())
  await scanDue(before, 0, { bucket, clock, notify })
}

async function renewRequests(schedule: Schedule, records: ScheduleRecords): Promise<void> {
  for (const stamp of await records.openOf(schedule.name)) {
    const ask = await records.request(schedule.name, stamp)
    const isBegun = (await records.firing(schedule.name, stamp)) !== undefined
    if (ask && !isBegun) await records.writeRequest({ ...ask, schedule })
  }
}

async function changedAction(
  engine: Engine,
  { does }: Schedule,
  changes: ScheduleChanges,
): Promise<Does> {
  const request = changedRequest(does, changes)
  return request ? actionOf(engine, request) : does
}

/** Returns the changed action as a request; undefined where no option changes it. */
export function changedRequest(does: Does, changes: ScheduleChanges): ScheduleRequest | undefined {
  const {
    cron: _,
    every: __,
    at: ___,
    tz: ____,
    notify: _____,
    catchUp: ______,
    ...action
  } = changes
  const given = Object.entries(action).filter(([, value]) => value !== undefined && value !== false)
  if (given.length === 0) return undefined
  const known = requestOf(does)
  const base = baseOf(known, changes)
  return {
    ...base,
    ...Object.fromEntries(given),
    notify: [],
    param: byName(base.param, changes.param),
    map: byName(base.map, changes.map),
  }
}

type PresentOptions = Partial<ScheduleRequest> & Pick<ScheduleRequest, 'param' | 'map'>

/** Another watch keeps the patience of the present one, another job keeps its file. */
function baseOf(known: PresentOptions, { watch, report, job }: ScheduleChanges): PresentOptions {
  const others = { param: [], map: [] }
  if (watch !== undefined && known.watch !== undefined) return known
  if (job !== undefined && known.job !== undefined && job !== known.job) {
    return { ...others, ...(known.file === undefined ? {} : { file: known.file }) }
  }
  const isOther =
    watch !== undefined ||
    (report !== undefined && report !== known.report) ||
    (job !== undefined && job !== known.job)
  return isOther ? others : known
}

function requestOf(does: Does): PresentOptions {
  const { is: _, ...asked } = does
  return { map: [], ...asked }
}

/** Merges `name=value` lists: a given value replaces the one of the same name. */
function byName(before: readonly string[], given: readonly string[] = []): string[] {
  const nameOf = (one: string) => one.split('=')[0]!
  const names = new Set(given.map(nameOf))
  return [...before.filter((one) => !names.has(nameOf(one))), ...given]
}
