/**
 * A task is given up, and its rows told as failed, when its calls failed or were lost this often, in
 * at least so many outages: others were answered in between, so it is the task and not the service.
 */
export const MOST_FAILURES = 5
export const OUTAGES_OF_ITS_OWN = 3
/** The same within one outage: the service is down, the work stops, and rows stay pending. */
export const MOST_PROBES = 8
/** A service that was reached and has answered nobody for this long stops the work as well. */
export const NO_ANSWER_MS = 30 * 60_000
/** A service that cannot be reached at all for this long, too. */
export const OUTAGE_MS = 120_000
/** When nobody has tried for this long, what failed before says nothing of now. */
export const OUTAGE_GAP_MS = 10 * 60_000

const WAITS_MS = [1_000, 4_000, 15_000, 45_000]

/** How long to wait after the `failures`-th failure (from 1); up to a quarter more, by `random`. */
export function backoffMs(failures: number, random: () => number): number {
  const base = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? WAITS_MS[0]!
  return Math.round(base * (1 + random() / 4))
}
