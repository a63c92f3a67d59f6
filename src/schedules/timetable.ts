import { UserError } from '../core/errors.js'
import { checkedTimetable, nextInstants, type Timetable } from './cron.js'
import { daysOf, timeOfDay } from './every.js'
import { closedBy } from './holidays.js'
import { zoneOf } from './zone.js'

/** The timetable options: `cron`, or `every` and `at`. */
export interface TimetableOptions {
  cron?: string | undefined
  /** `weekday`, `day`, `monday` ..., or the Portuguese words. */
  every?: string | undefined
  /** `06:00` */
  at?: string | undefined
  /** IANA name; by default that of the configuration. */
  tz?: string | undefined
}

/** @throws UserError (2) for an invalid time, and where both ways are used or neither is */
export function timetableOf(
  { cron, every, at, tz }: TimetableOptions,
  usualZone: string,
): Timetable {
  const zone = tz ?? usualZone
  const isByDay = every !== undefined && at !== undefined
  if (cron === undefined ? !isByDay : every !== undefined || at !== undefined) {
    throw UserError.usage('schedule_when')
  }
  if (cron !== undefined) return checkedTimetable({ cron, tz: zone })
  const { days, businessDays } = daysOf(every!)
  const timetable = checkedTimetable({ cron: `${timeOfDay(at!)} ${days}`, tz: zone })
  return businessDays ? { ...timetable, businessDays } : timetable
}

/** Changes the given options only: `--at` alone keeps the days, `--every` alone keeps the hour. */
export function changedTimetable(before: Timetable, asked: TimetableOptions): Timetable {
  const { cron, every, at, tz = before.tz } = asked
  if (cron !== undefined || (every !== undefined && at !== undefined)) {
    return timetableOf({ ...asked, tz }, tz)
  }
  const [minute, hour, ...days] = before.cron.split(' ')
  const time = at === undefined ? `${minute} ${hour}` : timeOfDay(at)
  const { days: chosen, businessDays } =
    every === undefined
      ? { days: days.join(' '), businessDays: before.businessDays }
      : daysOf(every)
  const timetable = checkedTimetable({ cron: `${time} ${chosen}`, tz })
  return businessDays ? { ...timetable, businessDays } : timetable
}

const MOST_SKIPPED = 3
/** Business days of somewhat more than a year. */
const INSTANTS_OF_A_YEAR = 280

/** Returns the next holidays on which it would fire if they were business days. */
export function skippedNext(
  { cron, tz, businessDays }: Timetable,
  nowMs: number,
): { day: string; name: string }[] {
  if (!businessDays) return []
  const zone = zoneOf(tz)
  return nextInstants({ cron, tz }, nowMs, INSTANTS_OF_A_YEAR)
    .flatMap((ms) => closedBy(zone.wall(ms)) ?? [])
    .slice(0, MOST_SKIPPED)
}
