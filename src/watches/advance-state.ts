import { type ShownItem, withoutOld } from '../legal/gazette/shown-items.js'
import type { IsoDate } from '../values/dates.js'
import type { Mark, ReadingMark } from './night-codec.js'
import type { RegistrationState, WatchState } from './state.js'

/** The results of a night, from all rows of its batch. */
export interface NightChanges {
  batch: string
  night: IsoDate
  marks: Iterable<Mark>
  readings: Iterable<ReadingMark>
}

/**
 * Number of batch ids that the state remembers; an open marker of an older batch no longer exists.
 */
const MOST_APPLIED = 500

/** Returns the state after the night; the same state where the night is already in it. */
export function applyNight(state: WatchState, changes: NightChanges): WatchState {
  if (state.applied.includes(changes.batch)) return state
  const seen = withoutOld(state.seen, changes.night)
  for (const [key, marks] of byKey(changes.marks)) seen[key] = shownAfter(state.seen[key], marks)
  return {
    seen,
    registrations: registrationsAfter(state.registrations, changes),
    applied: [...state.applied, changes.batch].slice(-MOST_APPLIED),
  }
}

function byKey(marks: Iterable<Mark>): Map<string, Mark[]> {
  const found = new Map<string, Mark[]>()
  for (const mark of marks) {
    const known = found.get(mark.key)
    if (known) known.push(mark)
    else found.set(mark.key, [mark])
  }
  return found
}

/**
 * Readings of one night may find an item before and after it changed. The changed version counts,
 * and subjects that were shown the other version move to `otherwise`, so that the next night shows
 * them the change.
 */
function shownAfter(before: ShownItem | undefined, marks: readonly Mark[]): ShownItem {
  const now = marks.find(({ cancelled }) => cancelled) ?? latest(before, marks)
  const matching = marks.filter(({ hash, cancelled }) => isSame(now, { hash, cancelled }))
  const isUnchanged =
    before && isSame(now, { hash: before.hash, cancelled: before.cancelled === true })
  const by = new Set([...(isUnchanged ? before.by : []), ...matching.map(registrationOf)])
  const shown = [...(before?.by ?? []), ...(before?.otherwise ?? []), ...marks.map(registrationOf)]
  const otherwise = new Set(shown.filter((key) => !by.has(key)))
  const day = now.day ?? before?.day
  return {
    hash: now.hash,
    first: before?.first ?? now.first,
    ...(day ? { day } : {}),
    ...(now.cancelled ? { cancelled: true } : {}),
    by: [...by].toSorted(),
    ...(otherwise.size > 0 ? { otherwise: [...otherwise].toSorted() } : {}),
  }
}

const registrationOf = ({ registration }: Mark) => registration

/** Of two versions, the one that differs from the stored version. */
function latest(before: ShownItem | undefined, marks: readonly Mark[]): Mark {
  return marks.find(({ hash }) => hash !== before?.hash) ?? marks[0]!
}

/** The text of a cancelled item may be replaced by the reason, so that its hash does not count. */
function isSame(a: Pick<Mark, 'hash' | 'cancelled'>, b: Pick<Mark, 'hash' | 'cancelled'>): boolean {
  return a.cancelled === b.cancelled && (a.cancelled || a.hash === b.hash)
}

function registrationsAfter(
  before: WatchState['registrations'],
  { night, readings }: NightChanges,
): WatchState['registrations'] {
  const after = { ...before }
  for (const { registration, spelling, state, asked, names, isNobodys } of readings) {
    const known: RegistrationState = after[registration] ?? newRegistration(night)
    after[registration] =
      spelling === undefined
        ? {
            ...known,
            ...(asked ? { asked: later(asked, known.asked) } : {}),
            ...(names.length > 0 ? { names } : {}),
            ...(isNobodys || known.isNobodys ? { isNobodys: isNobodys === true } : {}),
          }
        : { ...known, spellings: { ...known.spellings, [spelling]: state } }
  }
  return after
}

function newRegistration(began: IsoDate): RegistrationState {
  return { began, names: [], spellings: {} }
}

function later(one: IsoDate, other: IsoDate | undefined): IsoDate {
  return other !== undefined && other > one ? other : one
}
