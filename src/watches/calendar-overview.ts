import { type Added, CalendarRecords } from '../batches/calendars.js'
import { UserError } from '../core/errors.js'
import type { DayRule, Profile } from '../legal/deadlines/calendar.js'
import { PROFILES } from '../legal/deadlines/profiles.js'
import type { Bucket } from '../storage/bucket.js'
import { courtName } from '../values/court-code.js'
import { toBrazilian } from '../values/dates.js'

/** A built-in calendar, or one that a user added with its file. */
export type AnyCalendar = Pick<Partial<Added>, 'calendar'> & { profile: Profile }

/** Returns the built-in calendars, then the added ones. */
export async function listCalendars(bucket: Bucket): Promise<AnyCalendar[]> {
  const added = await new CalendarRecords(bucket).all()
  return [...PROFILES.map((profile) => ({ profile })), ...added]
}

/** @throws UserError (2) for an unknown calendar */
export async function calendarOf(bucket: Bucket, id: string): Promise<AnyCalendar> {
  const all = await listCalendars(bucket)
  const found = all.find(({ profile }) => profile.id === id)
  if (found) return found
  throw UserError.usage('calendar_unknown', { id, known: all.map(({ profile }) => profile.id) })
}

/** Returns a calendar under the names of `--json`. */
export function calendarLine({ profile, calendar }: AnyCalendar) {
  const { id, version, name, courts, from, to = null, base, rules } = profile
  const { file = null, addedAt = null, sha256 = null } = calendar ?? {}
  const about = {
    calendar: id,
    version,
    name,
    courts: [...courts],
    from,
    to,
    base: base?.id ?? null,
  }
  return { ...about, periods: rules.length, file, addedAt, sha256 }
}

/** Returns the courts of a calendar by their names; a branch alone is all its courts. */
export function courtNames(
  { courts }: Pick<Profile, 'courts'>,
  translate: (pt: string, en: string) => string,
): string {
  const all = translate('todos os tribunais de justiça', 'all state courts')
  return courts.map((court) => (court === '8' ? all : courtName(court))).join(', ')
}

/** `03/04/2026`, `20/12 a 20/01`, `Páscoa -48 a -47`. */
export function daysOfRule({ when, since }: DayRule): string {
  const text = (from: string, to: string) => (from === to ? from : `${from} a ${to}`)
  const ofYear = (day: string) => day.split('-').toReversed().join('/')
  const days =
    'from' in when
      ? text(toBrazilian(when.from), toBrazilian(when.to))
      : 'each' in when
        ? text(ofYear(when.each), ofYear(when.to ?? when.each))
        : `Páscoa ${text(String(when.easter), String(when.to ?? when.easter))}`
  return since ? `${days}, desde ${toBrazilian(since)}` : days
}
