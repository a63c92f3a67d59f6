import type { Window } from '../core/window.js'

/** Units granted to one call, and the instant by the clock of the process that sent it. */
export interface Grant {
  atMs: number
  units: number
}

export interface Overfull {
  window: Window
  /** Units in the fullest interval, and its bounds. */
  units: number
  fromMs: number
  toMs: number
}

/**
 * Difference between the clock of Redis, which grants, and that of the process on the same host:
 * the embedded one lags.
 */
const ONE_HOST_MS = 250
/** Difference between hosts that the limiter itself allows for (docs/decisions/0002). */
const SEVERAL_HOSTS_MS = 10_000

/**
 * Returns how much shorter than the window the counted interval is: the difference of clocks, but
 * never more than a quarter, so that the short windows of rehearsals are checked too.
 */
export function toleranceMs({ ms }: Window, isOneHost: boolean): number {
  return Math.min(isOneHost ? ONE_HOST_MS : SEVERAL_HOSTS_MS, Math.floor(ms / 4))
}

/**
 * Returns the fullest interval of a window, if it holds more than the limit. A unit is granted
 * again only a window after its answer, which comes after its grant was written: so no interval
 * shorter than the window, wherever it lies, holds more grants than the limit.
 */
export function overfull(
  grants: readonly Grant[],
  window: Window,
  shorterMs: number,
): Overfull | undefined {
  const sorted = grants.toSorted((a, b) => a.atMs - b.atMs)
  let worst: Overfull | undefined
  let first = 0
  let units = 0
  for (const grant of sorted) {
    units += grant.units
    while (grant.atMs - sorted[first]!.atMs >= window.ms - shorterMs) {
      units -= sorted[first]!.units
      first += 1
    }
    if (units <= (worst?.units ?? window.units)) continue
    worst = { window, units, fromMs: sorted[first]!.atMs, toMs: grant.atMs }
  }
  return worst
}

/**
 * Returns for each length the largest limit that was in force, because usage within an earlier
 * limit is no fault.
 */
export function largest(windows: readonly Window[]): Window[] {
  const byLength = new Map<number, number>()
  for (const { ms, units } of windows) byLength.set(ms, Math.max(units, byLength.get(ms) ?? 0))
  return [...byLength].map(([ms, units]) => ({ ms, units }))
}
