import { CronExpressionParser } from 'cron-parser'
import { UserError } from '../core/errors.js'
import { canonicalZone } from '../values/time-zone.js'
import { closedBy } from './holidays.js'
import { type WallMs, type Zone, zoneOf } from './zone.js'

const FIELDS = ['minute', 'hour', 'day', 'month', 'weekday'] as const
const DAY_MS = 24 * 3_600_000
/** Upper bound of a change of a zone's clock. */
const LONGEST_JUMP_MS = 3 * 3_600_000
/** 29 February is at most eight years away; two of them may be needed. */
const LONGEST_DAYS = 2 * 4 ** 8
/**
 * Spare instants: one in a skipped hour moves to a later hour, so that the last ones found may be
 * out of order.
 */
const SPARE_INSTANTS = 200

export interface Timetable {
  cron: string
  tz: string
  /** Skips national holidays. */
  businessDays?: true
}

/**
 * Returns the timetable with one space between its five fields.
 * @throws UserError (2) that names the wrong field
 */
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
  const zone = canonicalZone(tz)
  if (zone === undefined) throw UserError.usage('bad_zone', { got: tz })
  return zone
}

/** Tests a field with `*` in the others, because the library does not tell which field is wrong. */
function isField(field: string, index: number): boolean {
  // The library chooses a random time for `H`, which would differ between processes.
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

/** A date such as 31 February is valid in each field, but never occurs. */
function occurs(timetable: Timetable): boolean {
  try {
    return nextInstants(timetable, 0, 1).length === 1
  } catch {
    return false
  }
}

/** Returns the next `count` instants after `afterMs`; fewer where they would be centuries away. */
export function nextInstants(timetable: Timetable, afterMs: number, count: number): number[] {
  for (let days = 2; ; days *= 4) {
    const found = instantsIn(timetable, afterMs, afterMs + days * DAY_MS, count + SPARE_INSTANTS)
    if (found.instants.length >= count || days >= LONGEST_DAYS) {
      return found.instants.slice(0, count)
    }
  }
}

export interface Passed {
  instants: number[]
  /** True where earlier instants were left out. */
  cut: boolean
}

/** Returns the instants in `(afterMs, untilMs]`: about the last `most`, where there are more. */
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
 * Returns the instants in `(afterMs, untilMs]`, in order; `whole` is false when there are more than
 * `most`.
 *
 * The library reads the cron expression in UTC, where no hour is missing or repeated, and the zone
 * is applied here: with a zone of its own it loses a firing in a skipped hour or not, depending on
 * the instant at which it starts (5.10.3: `30 0 * * *` over 2018-11-04 in São Paulo).
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
 * An expression for certain hours fires once, after the gap where its hour is skipped. An
 * expression for every hour fires whenever the clock shows the time (as Vixie cron does).
 */
function instantsOf(wall: WallMs, zone: Zone, everyHour: boolean): number[] {
  const shown = zone.showing(wall)
  if (everyHour) return shown
  return shown.length > 0 ? shown.slice(0, 1) : [zone.skipped(wall)]
}

const inOrder = (instants: Set<number>) => [...instants].toSorted((a, b) => a - b)
