import type { Window } from '../../src/core/window.js'

/** Number of arrivals that each kind of server would have refused. */
export interface Violations {
  sliding: number
  fixed: number
  bucket: number
}

/**
 * The independent judge: an exact log of the arrivals of units at the service, in true time with
 * fractions. It shares no code with the limiter.
 */
export class Arrivals {
  /** Number of requests, whatever their units. */
  calls = 0
  private readonly times: number[] = []

  get units(): number {
    return this.times.length
  }

  add(atMs: number, units: number): void {
    this.calls += 1
    for (let unit = 0; unit < units; unit++) this.times.push(atMs)
  }

  /** The arrival times in ascending order. */
  all(): Float64Array {
    return Float64Array.from(this.times).sort()
  }

  /**
   * Counts violations.
   * @param phase where, from 0 to 1, a server with fixed windows begins its first window
   */
  violations(windows: readonly Window[], phase: number): Violations {
    const times = this.all()
    const sum = (count: (window: Window) => number) => windows.map(count).reduce((a, b) => a + b, 0)
    return {
      sliding: sum((window) => overSliding(times, window)),
      fixed: sum((window) => overFixed(times, window, phase)),
      bucket: sum((window) => overBucket(times, window)),
    }
  }
}

/** Sliding windows at any position, both ends included. */
function overSliding(times: Float64Array, { units, ms }: Window): number {
  let over = 0
  for (let i = units; i < times.length; i++) if (times[i]! - times[i - units]! <= ms) over += 1
  return over
}

/** Consecutive windows from an unknown start. */
function overFixed(times: Float64Array, { units, ms }: Window, phase: number): number {
  const used = new Map<number, number>()
  for (const time of times) {
    const index = Math.floor(time / ms + phase)
    used.set(index, (used.get(index) ?? 0) + 1)
  }
  let over = 0
  for (const count of used.values()) over += Math.max(0, count - units)
  return over
}

/** A bucket of `units` tokens that refills evenly within one window. */
function overBucket(times: Float64Array, { units, ms }: Window): number {
  let tokens = units
  let last = Number.NEGATIVE_INFINITY
  let over = 0
  for (const time of times) {
    tokens = Math.min(units, tokens + ((time - last) * units) / ms)
    last = time
    // The margin of a ten-thousandth of a token absorbs rounding errors.
    if (tokens < 0.9999) over += 1
    else tokens -= 1
  }
  return over
}
