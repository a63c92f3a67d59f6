import type { IsoDate } from '../../values/dates.js'
import { NATIONAL } from '../deadlines/calendars/national.js'
import { publicationAfter } from '../deadlines/count.js'
import type { ReadState } from './look-back.js'

/** Why an item is shown tonight for the first time, and no night before. */
export type Arrival =
  /** No day after its publication is gone. */
  | 'on-time'
  /** A whole reading made after its day did not have it. */
  | 'came-late'
  /** No night that could have shown it in time had read its day: we were down, or could not. */
  | 'recovered'
  /** It was published before the watch began. */
  | 'before'

export function isLate(arrival: Arrival): boolean {
  return arrival === 'came-late' || arrival === 'recovered'
}

/** How far a spelling that found it had been read before tonight. */
export type Reading = Pick<ReadState, 'from' | 'complete' | 'again'>

/**
 * The gazette of a day grows until its evening, so that the first reading that can have all of it is
 * of the next day; and a deadline cannot have begun on the day of publication, the next business day
 * (Lei 11.419/2006, art. 4, §§ 3 and 4). What is shown by then is on time. Only the national holidays
 * are known of every court: one more would make an item late a day later.
 *
 * @param night the day as of which it is judged: where a night is read later, that of the reading
 */
export function arrivalOf(
  day: IsoDate | undefined,
  before: readonly Reading[],
  { night, began }: { night: IsoDate; began: IsoDate },
): Arrival {
  if (day === undefined) return 'on-time'
  if (before.some((reading) => wasRead(day, reading))) return 'came-late'
  const published = publicationAfter(day, NATIONAL).day
  if (night <= published) return 'on-time'
  return published < began ? 'before' : 'recovered'
}

/** Completely, and after the day was over; what stood open when it was read last proves nothing. */
function wasRead(day: IsoDate, { from, complete, again }: Reading): boolean {
  if (from === undefined || complete === undefined) return false
  return from <= day && day < complete && (again === undefined || day < again)
}
