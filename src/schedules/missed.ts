import type { CatchUp } from './schedule.js'

/** Until then a firing is on time: a worker that was restarted has missed nothing. */
export const LATE_MS = 5 * 60_000
/** `all` after a long absence: the newest so many. */
export const MOST_CAUGHT_UP = 50

export interface Decided {
  /** To be fired, the earliest first. */
  fire: { atMs: number; late: boolean }[]
  /** To be told as missed. */
  missed: number[]
}

/** What becomes of instants that have passed and that nobody has fired, the earliest first. */
export function decide(unfired: readonly number[], nowMs: number, catchUp: CatchUp): Decided {
  const isLate = (atMs: number) => nowMs - atMs > LATE_MS
  const most = catchUp === 'all' ? MOST_CAUGHT_UP : 1
  // With `last`, one that is on time makes good for those before it.
  const kept = catchUp === 'none' ? unfired.filter((atMs) => !isLate(atMs)) : unfired.slice(-most)
  const onTime = unfired.filter((atMs) => !isLate(atMs))
  const chosen = new Set([...kept, ...onTime])
  return {
    fire: unfired.flatMap((atMs) => (chosen.has(atMs) ? [{ atMs, late: isLate(atMs) }] : [])),
    missed: unfired.filter((atMs) => !chosen.has(atMs)),
  }
}
