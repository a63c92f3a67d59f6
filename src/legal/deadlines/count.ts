import { addDays, daysBetween, type IsoDate } from '../../values/dates.js'
import { type DayExclusion, exclusionOn, type Profile } from './calendar.js'

/** A day that does not count, and why. */
export type SkippedDay = DayExclusion & { day: IsoDate }

/** The day that a count arrives at, and the days that it skipped on the way. */
export interface DayReached {
  day: IsoDate
  skipped: SkippedDay[]
}

/**
 * Returns the day of publication: the next business day after that of availability (Lei
 * 11.419/2006, art. 4, § 3; CPC, art. 224, § 2).
 */
export function publicationAfter(available: IsoDate, profile: Profile): DayReached {
  return nextDay(available, profile, ({ does }) => does === 'closes')
}

/**
 * Returns the first day after that of publication on which deadlines run (art. 4, § 4; CPC, arts.
 * 219, 220 and 224, § 3).
 */
export function firstDayAfter(publication: IsoDate, profile: Profile): DayReached {
  return nextDay(publication, profile, () => true)
}

/**
 * Returns the last of `days` counted days, `firstDay` being the first of them.
 * @throws RangeError if `days` is no whole number from 1 up
 */
export function deadlineEnd(firstDay: IsoDate, days: number, profile: Profile): DayReached {
  if (!Number.isInteger(days) || days < 1) throw new RangeError(`days: from 1 up, got ${days}`)
  const reached: DayReached = { day: firstDay, skipped: [] }
  for (let counted = 1; counted < days; counted++) {
    const { day, skipped } = nextDay(reached.day, profile, () => true)
    reached.day = day
    reached.skipped.push(...skipped)
  }
  return reached
}

/** Returns how many days counted from `firstDay` up to the day before `today`. */
export function daysElapsed(firstDay: IsoDate, today: IsoDate, profile: Profile): number {
  const days = Math.max(0, daysBetween(firstDay, today))
  return Array.from({ length: days }, (_, at) => addDays(firstDay, at)).filter(
    (day) => !exclusionOn(day, profile),
  ).length
}

/**
 * A safety bound: no profile has a longer run of days that do not count, because a court's own
 * dates end with its validity.
 */
const LONGEST_BREAK_DAYS = 2_000

function nextDay(
  from: IsoDate,
  profile: Profile,
  isPassed: (out: DayExclusion) => boolean,
): DayReached {
  const skipped: SkippedDay[] = []
  for (let after = 1; after <= LONGEST_BREAK_DAYS; after++) {
    const day = addDays(from, after)
    const out = exclusionOn(day, profile)
    if (!out || !isPassed(out)) return { day, skipped }
    skipped.push({ day, ...out })
  }
  throw new RangeError(`${profile.id}: no business day within ${LONGEST_BREAK_DAYS} of ${from}`)
}
