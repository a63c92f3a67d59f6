/** How a row ended. Every row of a batch has exactly one outcome at any moment. */
export const OUTCOMES = [
  'ok', // answered
  'warned', // answered, with a warning to look at
  'rejected', // the row is wrong: a person has to correct it
  'failed', // we or the service failed, or the result could not be found out
  'duplicate', // the same as another row, left out on request
  'ignored', // no item: a title, the header, a total, a note
  'pending', // not settled yet
] as const

export type Outcome = (typeof OUTCOMES)[number]

/** Control sum: `read` equals the sum of all outcomes. */
export type RowCounts = { read: number } & Record<Outcome, number>

export function noRows(): RowCounts {
  return { read: 0, ok: 0, warned: 0, rejected: 0, failed: 0, duplicate: 0, ignored: 0, pending: 0 }
}

export function addsUp(counts: RowCounts): boolean {
  return counts.read === OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)
}
