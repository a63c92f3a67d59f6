import type { Window } from '../../core/window.js'
import type { UsageEntry } from '../../records/usage-ledger.js'
import { usageSince } from '../../records/usage-ledger.js'
import type { Engine } from '../engine.js'

/** Returns the grants of the limiter `book` since an instant, from the ledger. */
export async function grantedSince(
  engine: Pick<Engine, 'bucket' | 'clock'>,
  book: string,
  sinceMs: number,
): Promise<UsageEntry[]> {
  const entries = await usageSince([await engine.bucket()], book, sinceMs, engine.clock.now())
  return entries.sort((a, b) => a.atMs - b.atMs)
}

/**
 * The most units that a window held in each of some equal steps; the last value is the current one.
 */
export interface WindowCourse {
  window: Window
  fromMs: number
  toMs: number
  used: number[]
}

/** How many lengths of a window the course goes back by default. */
const WINDOWS_BACK = 3
const POINTS = 90

/**
 * Returns the course of each window until now, by the instants of the grants. The last value comes
 * from the limiter, which also knows of external usage.
 */
export async function windowCourses(
  engine: Pick<Engine, 'bucket' | 'clock'>,
  book: string,
  windows: readonly (Window & { used: number })[],
  spanMs?: number,
): Promise<WindowCourse[]> {
  const nowMs = engine.clock.now()
  const longestMs = Math.max(0, ...windows.map(({ ms }) => ms))
  const backMs = (spanMs ?? longestMs * WINDOWS_BACK) + longestMs
  const entries = await grantedSince(engine, book, nowMs - backMs)
  return windows.map(({ used, ...window }) => {
    const course = courseOf(window, entries, nowMs, spanMs)
    return { ...course, used: [...course.used.slice(0, -1), used] }
  })
}

/** Returns the course of one window; `entries` are in rising order of instants. */
export function courseOf(
  window: Window,
  entries: readonly UsageEntry[],
  nowMs: number,
  spanMs = window.ms * WINDOWS_BACK,
): WindowCourse {
  const fromMs = nowMs - spanMs
  const held = new WindowUnits(window.ms, entries)
  held.mostUntil(fromMs)
  const used = Array.from({ length: POINTS + 1 }, (_, at) =>
    held.mostUntil(fromMs + (spanMs * at) / POINTS),
  )
  return { window, fromMs, toMs: nowMs, used }
}

/** The units that a window holds as time goes on, by grants in rising order of instants. */
class WindowUnits {
  private entered = 0
  private left = 0
  private units = 0

  constructor(
    private readonly windowMs: number,
    private readonly grants: readonly UsageEntry[],
  ) {}

  /**
   * Returns the most units that the window held since the instant of the call before: a peak may
   * lie between two.
   */
  mostUntil(atMs: number): number {
    let most = 0
    for (let one = this.grants[this.entered]; one && one.atMs <= atMs; ) {
      this.leave(one.atMs)
      this.units += one.units
      most = Math.max(most, this.units)
      this.entered += 1
      one = this.grants[this.entered]
    }
    this.leave(atMs)
    return Math.max(most, this.units)
  }

  private leave(atMs: number): void {
    const isOut = (one: UsageEntry | undefined) => one && one.atMs <= atMs - this.windowMs
    while (this.left < this.entered && isOut(this.grants[this.left])) {
      this.units -= this.grants[this.left]!.units
      this.left += 1
    }
  }
}

/** Sums units by batch, or by other user of the account; the most first. */
export function unitsByBatch(entries: readonly UsageEntry[]): [batch: string, units: number][] {
  const units = new Map<string, number>()
  for (const one of entries) {
    const [batch = ''] = one.grant.split('.')
    units.set(batch, (units.get(batch) ?? 0) + one.units)
  }
  return [...units].sort(([, a], [, b]) => b - a)
}
