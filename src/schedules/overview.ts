import { z } from 'zod'
import type { Engine } from '../batches/engine.js'
import { UserError } from '../core/errors.js'
import { nextInstants } from './cron.js'
import { type HistoryLine, historyLine, historyOf, lastFired } from './history.js'
import { ScheduleRecords } from './records.js'
import { CATCH_UP, isScheduleName, type Schedule } from './schedule.js'

type Deps = Pick<Engine, 'bucket' | 'clock'>

const MOST_NEXT = 500
const MOST_HISTORY = 1_000

/** A schedule as lists, `--json` and the API show it. */
export const scheduleLineShape = z
  .object({
    schedule: z.string(),
    state: z.enum(['active', 'paused']),
    cron: z.string(),
    businessDays: z.boolean().describe('Not on national holidays.'),
    tz: z.string(),
    catchUp: z.enum(CATCH_UP),
    notify: z.array(z.string()),
    does: z.string().describe('The command that it stands for.'),
    /** Null while the schedule is paused. */
    next: historyLine.shape.endedAt,
    /** Of the last firing that was not missed. */
    last: historyLine.shape.endedAt,
    lastState: historyLine.shape.state.nullable(),
  })
  .meta({ id: 'Schedule' })
export type ScheduleLine = z.infer<typeof scheduleLineShape>

/** Returns all schedules, by name, each with its line. */
export async function listSchedules(
  deps: Deps,
): Promise<{ schedule: Schedule; line: ScheduleLine }[]> {
  const records = new ScheduleRecords(await deps.bucket())
  const found: { schedule: Schedule; line: ScheduleLine }[] = []
  for await (const name of records.names()) {
    const schedule = await records.schedule(name)
    if (!schedule) continue
    const last = await lastFired(name, records)
    found.push({ schedule, line: lineOf(schedule, deps.clock.now(), last) })
  }
  return found
}

/** @throws UserError (2) for an unknown schedule */
export async function scheduleLine(deps: Deps, name: string): Promise<ScheduleLine> {
  const schedule = await scheduleOf(deps, name)
  const records = new ScheduleRecords(await deps.bucket())
  return lineOf(schedule, deps.clock.now(), await lastFired(name, records))
}

function lineOf(
  schedule: Schedule,
  nowMs: number,
  fired: Pick<HistoryLine, 'state' | 'scheduledAt'> | undefined,
): ScheduleLine {
  const { name, cron, tz, catchUp, does, notify, pausedAt } = schedule
  const [next = 0] = nextInstants(schedule, nowMs, 1)
  return {
    schedule: name,
    cron,
    tz,
    catchUp,
    notify,
    businessDays: schedule.businessDays === true,
    last: fired?.scheduledAt ?? null,
    lastState: fired?.state ?? null,
    state: pausedAt === undefined ? 'active' : 'paused',
    does: doesText(does),
    next: pausedAt === undefined ? new Date(next).toISOString() : null,
  }
}

function doesText(does: Schedule['does']): string {
  if (does.is === 'watch') return `watch ${does.watch}`
  if (does.is === 'report') return ['report', does.report, ...does.param].join(' ')
  return `${does.job} ${does.file ?? ''}`.trim()
}

export interface NextFirings {
  tz: string
  paused: boolean
  /** Milliseconds since 1970. */
  instants: number[]
}

/**
 * Returns the next firings, also of a paused schedule.
 * @throws UserError (2)
 */
export async function nextFirings(deps: Deps, name: string, count = '5'): Promise<NextFirings> {
  const schedule = await scheduleOf(deps, name)
  const instants = nextInstants(schedule, deps.clock.now(), countOf(count, MOST_NEXT))
  return { tz: schedule.tz, paused: schedule.pausedAt !== undefined, instants }
}

export interface FiringHistory {
  /** Time zone of the schedule; absent for a removed one. */
  tz?: string
  /** Newest first. */
  firings: HistoryLine[]
}

/**
 * Returns the history, also of a removed schedule.
 * @throws UserError (2) for a name that no schedule ever had
 */
export async function firingHistory(
  deps: Deps,
  name: string,
  count = '30',
): Promise<FiringHistory> {
  const most = countOf(count, MOST_HISTORY)
  if (!isScheduleName(name)) await scheduleOf(deps, name)
  const bucket = await deps.bucket()
  const firings = await historyOf(name, most, { bucket, clock: deps.clock })
  const schedule = await new ScheduleRecords(bucket).schedule(name)
  if (firings.length === 0 && !schedule) await scheduleOf(deps, name)
  return { tz: schedule?.tz, firings }
}

function countOf(text: string, most: number): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= most) return count
  throw UserError.usage('bad_option', { option: '--count', expected: `1–${most}`, got: text })
}

/** @throws UserError (2) for an unknown schedule */
export async function scheduleOf(engine: Pick<Engine, 'bucket'>, name: string): Promise<Schedule> {
  const records = new ScheduleRecords(await engine.bucket())
  const schedule = isScheduleName(name) ? await records.schedule(name) : undefined
  if (schedule) return schedule
  const known: string[] = []
  for await (const one of records.names()) known.push(one)
  throw UserError.usage('no_schedule', { name, known })
}
