/**
 * Pauses after each failed attempt: twelve attempts within two days, so that a receiver may be down
 * over a night of a weekend and be repaired. The pattern follows the advice of Standard Webhooks.
 */
const PAUSES_MS = [
  15_000,
  60_000,
  5 * 60_000,
  15 * 60_000,
  45 * 60_000,
  2 * 3_600_000,
  4 * 3_600_000,
  7 * 3_600_000,
  10 * 3_600_000,
  11 * 3_600_000,
  12 * 3_600_000,
] as const
export const MOST_ATTEMPTS = PAUSES_MS.length + 1
/** Upper bound of the wait that a receiver asks for. */
const LONGEST_RETRY_AFTER_MS = 24 * 3_600_000
/**
 * Share by which a pause varies in either direction, so that notices which failed together do not
 * return together.
 */
const JITTER = 0.2

/** Returns the pause after the `n`-th attempt (from 1), or undefined when it was the last. */
export function pauseMs(n: number, random: () => number, retryAfterMs = 0): number | undefined {
  const pause = PAUSES_MS[n - 1]
  if (pause === undefined) return undefined
  const spread = pause * (1 - JITTER + 2 * JITTER * random())
  return Math.round(Math.max(spread, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)))
}
