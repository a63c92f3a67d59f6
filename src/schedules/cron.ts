import { CronExpressionParser } from 'cron-parser'
import { UserError } from '../core/errors.js'
import { zoneNamed } from '../values/time-zone.js'
import { closedBy } from './holidays.js'
import { type WallMs, type Zone, zoneOf } from './zone.js'

const FIELDS = ['minute', 'hour', 'day', 'month', 'weekday'] as const
const DAY_MS = 24 * 3_600_000
/** No clock is moved by more. */
const LONGEST_JUMP_MS = 3 * 3_600_000
/** 29 February comes every eight years at the rarest; a few of them may be asked for. */
const LONGEST_DAYS = 2 * 4 ** 8
/** An hour that was skipped is fired among those after it: the last ones found may be out of order. */
const SPARE = 200

/** What fires when. */
export interface Timetable {
  cron: string
  tz: string
  /** Not on national holidays. */
  businessDays?: true
}

/** One space between its five fields. @throws UserError (2) that names the field that is wrong */
export function checkedTimetable({ cron, tz }: Timetable): Pick<Timetable, 'cron' | 'tz'> {
  const zone = checkedZone(tz)
  const fields = cron.trim().split(/\s+/)
  if (fields.length !== FIELDS.length) {
    throw UserError.usage('cron_fields', { got: cron, count: cron.trim() ? fields.length : 0 })
  }
  const at = fields.findIndex((field, index) => !isField(field, index))
  if (at >= 0) throw UserError.usage('cron_field', { field: FIELDS[at], got: fields[at] })
  const checked = { cron: fields.join(' '), tz: zone }
  if (!occurs(checked)) throw UserError.usage('cron_never', { got: cron })
  return checked
}

function checkedZone(tz: string): string {
  const zone = zoneNamed(tz)
  if (zone === undefined) throw UserError.usage('bad_zone', { got: tz })
  return zone
}

/** Alone among stars: the library tells what is wrong, and not where. */
function isField(field: string, index: number): boolean {
  // `H` means some time of the parser's choice: not the same for all who ask.
  if (/H/i.test(field) && !/THU|MARCH/i.test(field)) return false
  const cron = FIELDS.map((_, at) => (at === index ? field : '*')).join(' ')
  return canParse(cron)
}

function canParse(cron: string): boolean {
  try {
    CronExpressionParser.parse(cron, { tz: 'UTC' })
    return true
  } catch {
    return false
  }
}

/** 31 February is found out by the fields together. */
function occurs(timetable: Timetable): boolean {
  try {
    return nextInstants(timetable, 0, 1).length === 1
  } catch {
    return false
  }
}

/** The next `count` instants after `afterMs`; fewer where they would be centuries away. */
export function nextInstants(timetable: Timetable, afterMs: number, count: number): number[] {
  for (let days = 2; ; days *= 4) {
    const found = instantsIn(timetable, afterMs, afterMs + days * DAY_MS, count + SPARE)
    if (found.instants.length >= count || days >= LONGEST_DAYS) {
      return found.instants.slice(0, count)
    }
  }
}

export interface Passed {
  instants: number[]
  /** There were more before the first. */
  cut: boolean
}

/** The instants in `(afterMs, untilMs]`: the last `most` or so, where there are more. */
export function passedInstants(
  timetable: Timetable,
  afterMs: number,
  untilMs: number,
  most: number,
): Passed {
  for (let from = afterMs, cut = false; ; from += Math.ceil((untilMs - from) / 2), cut = true) {
    const { instants, whole } = instantsIn(timetable, from, untilMs, most)
    if (whole) return { instants, cut }
  }
}

/**
 * The instants in `(afterMs, untilMs]`, in order; not `whole` when there are more than `most`.
 *
 * The library reads cron on the wall, where no hour is missing and none comes twice, and the zone is
 * applied here: with a zone of its own it forgets a firing in an hour that is skipped, or does not,
 * by the instant from which it is asked (5.10.3: `30 0 * * *` over 2018-11-04 in São Paulo).
 */
function instantsIn(
  { cron, tz, businessDays }: Timetable,
  afterMs: number,
  untilMs: number,
  most: number,
): { instants: number[]; whole: boolean } {
  const zone = zoneOf(tz)
  const walls = CronExpressionParser.parse(cron, {
    tz: 'UTC',
    currentDate: new Date(zone.wall(afterMs) - LONGEST_JUMP_MS),
  })
  const lastWall = zone.wall(untilMs) + LONGEST_JUMP_MS
  const everyHour = /^\*(?:\/1)?$/.test(cron.split(' ')[1]!)
  const instants = new Set<number>()
  for (let wall = walls.next().getTime(); wall <= lastWall; wall = walls.next().getTime()) {
    if (businessDays && closedBy(wall)) continue
    for (const ms of instantsOf(wall, zone, everyHour)) {
      if (ms > afterMs && ms <= untilMs) instants.add(ms)
    }
    if (instants.size > most) return { instants: inOrder(instants), whole: false }
  }
  return { instants: inOrder(instants), whole: true }
}

/**
 * What is fired at some hours is fired once, in an hour that is skipped after it. What is fired at
 * every hour is fired whenever the wall shows it (so does Vixie cron).
 */
function instantsOf(wall: WallMs, zone: Zone, everyHour: boolean): number[] {
  const shown = zone.showing(wall)
  if (everyHour) return shown
  return shown.length > 0 ? shown.slice(0, 1) : [zone.skipped(wall)]
}

const inOrder = (instants: Set<number>) => [...instants].toSorted((a, b) => a - b)
