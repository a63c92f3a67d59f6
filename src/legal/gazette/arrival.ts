import type { IsoDate } from '../../values/dates.js'
import { NATIONAL } from '../deadlines/calendars/national.js'
import { publicationAfter } from '../deadlines/count.js'
import type { ReadState } from './look-back.js'

/** Why a night shows an item for the first time. */
export type Arrival =
  /** The day after its publication has not begun. */
  | 'on-time'
  /** A complete reading made after its day did not have it. */
  | 'came-late'
  /** No earlier night had read its day: the program did not run, or the reading failed. */
  | 'recovered'
  /** It was published before the watch began. */
  | 'before'

export function isLate(arrival: Arrival): boolean {
  return arrival === 'came-late' || arrival === 'recovered'
}

/** How far a spelling that found the item had been read before tonight. */
export type ReadRange = Pick<ReadState, 'from' | 'complete' | 'again'>

/**
 * Decides why an item is shown tonight. The gazette of a day grows until its evening, so that only
 * a reading of the next day can have all of it; a deadline cannot have begun on the day of
 * publication, the next business day (Lei 11.419/2006, art. 4, §§ 3 and 4). An item that is shown
 * by then is on time. Only the national holidays are known for every court: one more would make an
 * item late a day later.
 *
 * @param night the day as of which the item is classified: the day of the reading, where a night is
 * read later
 */
export function arrivalOf(
  day: IsoDate | undefined,
  before: readonly ReadRange[],
  { night, began }: { night: IsoDate; began: IsoDate },
): Arrival {
  if (day === undefined) return 'on-time'
  if (before.some((reading) => wasRead(day, reading))) return 'came-late'
  const published = publicationAfter(day, NATIONAL).day
  if (night <= published) return 'on-time'
  return published < began ? 'before' : 'recovered'
}

/**
 * True if the day was read completely after it was over; a day that the last reading left
 * incomplete proves nothing.
 */
function wasRead(day: IsoDate, { from, complete, again }: ReadRange): boolean {
  if (from === undefined || complete === undefined) return false
  return from <= day && day < complete && (again === undefined || day < again)
}
