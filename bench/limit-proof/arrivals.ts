import type { Window } from '../../src/core/window.js'

/** How many arrivals each kind of server would have had to refuse. */
export interface Violations {
  sliding: number
  fixed: number
  bucket: number
}

/**
 * The independent judge: an exact log of when units arrived at the service, in true time with
 * fractions. It shares nothing with what decides.
 */
export class Arrivals {
  /** Requests, of whatever number of units. */
  calls = 0
  private readonly times: number[] = []

  get units(): number {
    return this.times.length
  }

  add(atMs: number, units: number): void {
    this.calls += 1
    for (let unit = 0; unit < units; unit++) this.times.push(atMs)
  }

  /** The instants in their order. */
  all(): Float64Array {
    return Float64Array.from(this.times).sort()
  }

  /** `phase`: where, from 0 to 1, a server of fixed windows begins its first. */
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

/** Any window wherever it is laid, both of its ends included. */
function overSliding(times: Float64Array, { units, ms }: Window): number {
  let over = 0
  for (let i = units; i < times.length; i++) if (times[i]! - times[i - units]! <= ms) over += 1
  return over
}

/** Windows one after the other, from some instant that we do not know. */
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

/** A bucket of `units` tokens that is filled again evenly in one window. */
function overBucket(times: Float64Array, { units, ms }: Window): number {
  let tokens = units
  let last = Number.NEGATIVE_INFINITY
  let over = 0
  for (const time of times) {
    tokens = Math.min(units, tokens + ((time - last) * units) / ms)
    last = time
    // A ten-thousandth of a token for the sums of fractions.
    if (tokens < 0.9999) over += 1
    else tokens -= 1
  }
  return over
}
