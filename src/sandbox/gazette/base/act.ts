import type { DayNumber } from './day.js'

/** One publication. Times are in milliseconds; until it appears, no answer contains it. */
export interface Act {
  /** Ids rise through a day in the order of appearance. */
  id: number
  /**
   * The day of availability, `data_disponibilizacao`, which may be earlier than the day of
   * appearance.
   */
  day: DayNumber
  appearsAt: number
  /** From this time on, the publication is cancelled, under the same id. */
  cancelledAt: number | undefined
  /** From this time on, the publication has another text, under the same id. */
  correctedAt: number | undefined
  caseIndex: number
  /** Indices into `KINDS` and `FORMS`. */
  kind: number
  form: number
  /** Ids of the spellings that the publication lists as its lawyers. */
  listed: readonly number[]
  /** Ids of the spellings by which a query finds it, which may differ from those listed. */
  matched: readonly number[]
}

/** The largest number of ids of a day. */
const IDS_A_DAY = 100_000
/**
 * 01/01/2000. Ids have nine digits until 2027 and fit into 32 bits for decades, like those of the
 * origin.
 */
const FIRST_DAY = 10_957

export function idOf(day: DayNumber, sequence: number): number {
  return (day - FIRST_DAY) * IDS_A_DAY + sequence
}

export function dayOfId(id: number): DayNumber {
  return Math.floor(id / IDS_A_DAY) + FIRST_DAY
}
