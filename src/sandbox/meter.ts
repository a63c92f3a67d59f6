import type { Window } from '../core/window.js'

/**
 * Checks arrivals against sliding windows, with an exact log of the accepted ones. A counted arrival occupies `[at, at + window)`; a refused one occupies nothing.
 */
export function createMeter(windows: readonly Window[]) {
  const longestMs = Math.max(0, ...windows.map(({ ms }) => ms))
  const logs = new Map<string, number[]>()
  /** The counted arrivals within the longest window, earliest first. */
  const arrivals = (account: string, at: number) =>
    (logs.get(account) ?? []).filter((earlier) => earlier > at - longestMs)
  return {
    windows,
    arrivals,
    /** Counts the arrival and returns undefined, or refuses it and returns the seconds to wait. */
    arrive(account: string, at: number): number | undefined {
      const log = arrivals(account, at)
      const freeAt = Math.max(...windows.map((window) => roomAt(log, window)))
      if (freeAt > at) return Math.ceil((freeAt - at) / 1000)
      log.push(at)
      logs.set(account, log)
      return undefined
    },
  }
}
export type Meter = ReturnType<typeof createMeter>

/** The time at which the window has room: when its n-th last arrival leaves it. */
function roomAt(log: readonly number[], { units, ms }: Window): number {
  const blocking = log[log.length - units]
  return blocking === undefined ? Number.NEGATIVE_INFINITY : blocking + ms
}
