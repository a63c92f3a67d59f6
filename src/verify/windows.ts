import type { Window } from '../core/window.js'

/** Units granted to one call, and when, by the clock of the process that sent it. */
export interface Grant {
  atMs: number
  units: number
}

export interface Overfull {
  window: Window
  /** Units in the fullest interval, and where it lies. */
  units: number
  fromMs: number
  toMs: number
}

/** Between the clock of Redis, which grants, and that of the process beside it: the embedded one lags. */
const ONE_HOST_MS = 250
/** Between machines: what the book itself allows for (docs/decisions/0002). */
const SEVERAL_HOSTS_MS = 10_000

/**
 * How much shorter than the window the interval is that is counted: what clocks may be apart, but
 * never more than a quarter, so that the short windows of rehearsals are looked at too.
 */
export function toleranceMs({ ms }: Window, isOneHost: boolean): number {
  return Math.min(isOneHost ? ONE_HOST_MS : SEVERAL_HOSTS_MS, Math.floor(ms / 4))
}

/**
 * The fullest interval of a window, if it holds more than the limit. A unit is granted again only a
 * window after its answer, which comes after its grant was written: so no interval that is shorter
 * than the window holds more grants than the limit, wherever it is laid.
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

/** For each length the largest limit that was in force: what was allowed at some time is no fault. */
export function largest(windows: readonly Window[]): Window[] {
  const byLength = new Map<number, number>()
  for (const { ms, units } of windows) byLength.set(ms, Math.max(units, byLength.get(ms) ?? 0))
  return [...byLength].map(([ms, units]) => ({ ms, units }))
}
