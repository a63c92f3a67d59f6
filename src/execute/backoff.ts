/** Attempts whose answer was a failure or was lost, before the rows are told as failed. */
export const MOST_ATTEMPTS = 5
/** A service that cannot be reached at all for this long stops the work; rows stay pending. */
export const OUTAGE_MS = 120_000

const WAITS_MS = [1_000, 4_000, 15_000, 45_000]

/** How long to wait after the `failures`-th failure (from 1); up to a quarter more, by `random`. */
export function backoffMs(failures: number, random: () => number): number {
  const base = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? WAITS_MS[0]!
  return Math.round(base * (1 + random() / 4))
}
