import type { Window } from '../../src/limits/window.js'

/** The service's side: it keeps when it counted each unit, and knows nothing of how we decide. */
export class Judge {
  private readonly countedMs: number[] = []

  count(atMs: number): void {
    this.countedMs.push(atMs)
  }

  /** How many units each kind of server would have refused; 0 is what we promise. */
  violations(windows: Window[], phase: number): { sliding: number; fixed: number; bucket: number } {
    const times = [...this.countedMs].sort((a, b) => a - b)
    const sum = (count: (times: number[], window: Window) => number) =>
      windows.map((window) => count(times, window)).reduce((a, b) => a + b)
    return {
      sliding: sum(sliding),
      fixed: sum((t, window) => fixed(t, window, phase)),
      bucket: sum(bucket),
    }
  }

  get counted(): number {
    return this.countedMs.length
  }
}

/** Any window wherever it is laid, both of its ends included. */
function sliding(times: number[], { units, ms }: Window): number {
  return times.filter((time, i) => i >= units && time - times[i - units]! <= ms).length
}

/** Windows one after the other, from some instant that we do not know. */
function fixed(times: number[], { units, ms }: Window, phase: number): number {
  const used = new Map<number, number>()
  for (const time of times) {
    const index = Math.floor(time / ms + phase)
    used.set(index, (used.get(index) ?? 0) + 1)
  }
  return [...used.values()].map((count) => Math.max(0, count - units)).reduce((a, b) => a + b, 0)
}

/** A bucket of `units` tokens that is filled again evenly in one window. */
function bucket(times: number[], { units, ms }: Window): number {
  let tokens = units
  let last = Number.NEGATIVE_INFINITY
  let refused = 0
  for (const time of times) {
    tokens = Math.min(units, tokens + ((time - last) * units) / ms)
    last = time
    // A ten-thousandth of a token for the sums of fractions.
    if (tokens < 0.9999) refused += 1
    else tokens -= 1
  }
  return refused
}
