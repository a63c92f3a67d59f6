import type { DayNumber } from './day.js'

/** One publication. Times in milliseconds; what a day does not show yet is not in any answer. */
export interface Act {
  /** Rises through a day in the order of appearance. */
  id: number
  /** Of availability: what `data_disponibilizacao` says, whenever the item appears. */
  day: DayNumber
  appearsAt: number
  /** From then on the same id comes back cancelled. */
  cancelledAt: number | undefined
  /** From then on the same id comes back with another text. */
  correctedAt: number | undefined
  caseIndex: number
  /** Of `KINDS` and `FORMS`. */
  kind: number
  form: number
  /** Ids of the spellings among its lawyers. */
  listed: readonly number[]
  /** Ids of the spellings by which a query finds it; not always those it lists. */
  matched: readonly number[]
}

/** Room for the items of a day in its ids. */
const IDS_A_DAY = 100_000
/** 01/01/2000: ids have nine digits until 2027 and fit 32 bits for decades, as the origin's do. */
const FIRST_DAY = 10_957

export function idOf(day: DayNumber, sequence: number): number {
  return (day - FIRST_DAY) * IDS_A_DAY + sequence
}

export function dayOfId(id: number): DayNumber {
  return Math.floor(id / IDS_A_DAY) + FIRST_DAY
}
