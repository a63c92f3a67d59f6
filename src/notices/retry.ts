/**
 * Pauses after each failed attempt: twelve attempts within two days, as long as a receiver may be
 * down over a weekend's night and be repaired. The shape is that of the Standard Webhooks advice.
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
/** A receiver that asks for more is asked again all the same. */
const LONGEST_RETRY_AFTER_MS = 24 * 3_600_000
/** Of a pause, to either side: those that failed together do not come back together. */
const JITTER = 0.2

/** How long after the `n`-th attempt (from 1) the next is made, or undefined when it was the last. */
export function pauseMs(n: number, random: () => number, retryAfterMs = 0): number | undefined {
  const pause = PAUSES_MS[n - 1]
  if (pause === undefined) return undefined
  const spread = pause * (1 - JITTER + 2 * JITTER * random())
  return Math.round(Math.max(spread, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)))
}
