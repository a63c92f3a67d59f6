import type { Window } from '../../src/core/window.js'

export type RefuserKind = 'sliding' | 'fixed' | 'bucket'

/** One window of a server of any kind. */
interface Counter {
  /** Milliseconds until there is room for the units; 0 if there is now. */
  roomInMs(units: number, nowMs: number): number
  take(units: number, nowMs: number): void
  left(nowMs: number): number
}

/** A server that refuses calls above its limit and does not count refused ones. */
export class Refuser {
  private readonly counters: Counter[]

  constructor(
    kind: RefuserKind,
    private readonly windows: readonly Window[],
    phase = 0,
  ) {
    this.counters = windows.map((window) => COUNTERS[kind](window, phase))
  }

  /** Counts the call and returns undefined, or refuses it and returns the milliseconds to wait. */
  arrive(units: number, nowMs: number): number | undefined {
    const waits = this.counters.map((counter) => counter.roomInMs(units, nowMs))
    const waitMs = Math.max(...waits)
    if (waitMs > 0) return waitMs
    for (const counter of this.counters) counter.take(units, nowMs)
    return undefined
  }

  /** Returns the headers about the shortest window. */
  headers(nowMs: number): Record<string, string> {
    const at = this.windows.reduce((a, { ms }, i) => (ms < this.windows[a]!.ms ? i : a), 0)
    const counter = this.counters[at]!
    return {
      'x-ratelimit-limit': String(this.windows[at]!.units),
      'x-ratelimit-remaining': String(Math.max(0, Math.floor(counter.left(nowMs)))),
      'x-ratelimit-reset': String(Math.ceil(counter.roomInMs(1, nowMs) / 1000)),
    }
  }
}

const COUNTERS: Record<RefuserKind, (window: Window, phase: number) => Counter> = {
  sliding: (window) => new Sliding(window),
  fixed: (window, phase) => new Fixed(window, phase),
  bucket: (window) => new Bucket(window),
}

/** An arrival occupies the window from its time to one window later, the end excluded. */
class Sliding implements Counter {
  private log: number[] = []

  constructor(private readonly window: Window) {}

  roomInMs(units: number, nowMs: number): number {
    this.forget(nowMs)
    const last = this.log[this.log.length + units - this.window.units - 1]
    return last === undefined ? 0 : last + this.window.ms - nowMs
  }

  take(units: number, nowMs: number): void {
    for (let unit = 0; unit < units; unit++) this.log.push(nowMs)
  }

  left(nowMs: number): number {
    this.forget(nowMs)
    return this.window.units - this.log.length
  }

  private forget(nowMs: number): void {
    const gone = this.log.findIndex((at) => at > nowMs - this.window.ms)
    if (gone !== 0) this.log = gone < 0 ? [] : this.log.slice(gone)
  }
}

class Fixed implements Counter {
  private index = Number.NaN
  private used = 0

  constructor(
    private readonly window: Window,
    private readonly phase: number,
  ) {}

  roomInMs(units: number, nowMs: number): number {
    const { ms, units: limit } = this.window
    this.turn(nowMs)
    return this.used + units <= limit ? 0 : (this.index + 1 - this.phase) * ms - nowMs
  }

  take(units: number, nowMs: number): void {
    this.turn(nowMs)
    this.used += units
  }

  left(nowMs: number): number {
    this.turn(nowMs)
    return this.window.units - this.used
  }

  private turn(nowMs: number): void {
    const index = Math.floor(nowMs / this.window.ms + this.phase)
    if (index !== this.index) this.used = 0
    this.index = index
  }
}

/** A bucket with as many tokens as units, which refills evenly within one window. */
class Bucket implements Counter {
  private tokens: number
  private atMs = 0

  constructor(private readonly window: Window) {
    this.tokens = window.units
  }

  roomInMs(units: number, nowMs: number): number {
    // The margin of a ten-thousandth of a token absorbs rounding errors.
    const short = units - this.left(nowMs) - 0.0001
    return short <= 0 ? 0 : (short * this.window.ms) / this.window.units
  }

  take(units: number): void {
    this.tokens -= units
  }

  left(nowMs: number): number {
    const { units, ms } = this.window
    this.tokens = Math.min(units, this.tokens + ((nowMs - this.atMs) * units) / ms)
    this.atMs = nowMs
    return this.tokens
  }
}
