/**
 * A task is given up, and its rows fail, when its calls failed or were lost this often, in at least
 * this many outages: other calls were answered in between, so the fault is the task's and not the
 * service's.
 */
export const MOST_FAILURES = 5
export const OUTAGES_OF_ITS_OWN = 3
/** Answers of status 2xx to one call that cannot be used: the service counts the units of each. */
export const MOST_PAID_FAILURES = 2
/**
 * After this many failed calls of a task within one outage the service counts as down: the work
 * stops, and rows stay pending.
 */
export const MOST_PROBES = 8
/** The work also stops when the service can be reached and has answered no call for this long. */
export const NO_ANSWER_MS = 30 * 60_000
/** The work also stops when the service cannot be reached at all for this long. */
export const OUTAGE_MS = 120_000
/** After this long without a call, earlier failures say nothing about the present. */
export const OUTAGE_GAP_MS = 10 * 60_000

const WAITS_MS = [1_000, 4_000, 15_000, 45_000]

/** How long to wait after the `failures`-th failure (from 1); `random` adds up to a quarter. */
export function backoffMs(failures: number, random: () => number): number {
  const base = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? WAITS_MS[0]!
  return Math.round(base * (1 + random() / 4))
}
