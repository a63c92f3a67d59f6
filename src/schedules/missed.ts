import type { CatchUp } from './schedule.js'

/** A firing within this delay is on time, so that a restarted worker has missed nothing. */
export const LATE_MS = 5 * 60_000
/** The most firings that `all` catches up with, the newest ones. */
export const MOST_CAUGHT_UP = 50

export interface FiringDecision {
  /** Instants to fire, the earliest first. */
  fire: { atMs: number; late: boolean }[]
  /** Instants to record as missed. */
  missed: number[]
}

/**
 * Decides which passed instants without a firing to fire and which to record as missed; `unfired`
 * is in ascending order.
 */
export function decide(
  unfired: readonly number[],
  nowMs: number,
  catchUp: CatchUp,
): FiringDecision {
  const isLate = (atMs: number) => nowMs - atMs > LATE_MS
  const most = catchUp === 'all' ? MOST_CAUGHT_UP : 1
  // With `last`, a firing on time makes good for those before it.
  const chosenLate =
    catchUp === 'none' ? unfired.filter((atMs) => !isLate(atMs)) : unfired.slice(-most)
  const onTime = unfired.filter((atMs) => !isLate(atMs))
  const chosen = new Set([...chosenLate, ...onTime])
  return {
    fire: unfired.flatMap((atMs) => (chosen.has(atMs) ? [{ atMs, late: isLate(atMs) }] : [])),
    missed: unfired.filter((atMs) => !chosen.has(atMs)),
  }
}
