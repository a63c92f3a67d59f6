import type { Window } from '../core/window.js'
import type { UsageEntry } from '../records/usage-ledger.js'
import { usageSince } from '../records/usage-ledger.js'
import type { Engine } from './engine.js'

/** Units that the account `book` was granted since, by the ledger. */
export async function grantedSince(
  engine: Pick<Engine, 'bucket' | 'clock'>,
  book: string,
  sinceMs: number,
): Promise<UsageEntry[]> {
  const entries = await usageSince([await engine.bucket()], book, sinceMs, engine.clock.now())
  return entries.sort((a, b) => a.atMs - b.atMs)
}

/** How many units a window held at some instants, in even steps; the last is now. */
export interface WindowCourse {
  window: Window
  fromMs: number
  toMs: number
  used: number[]
}

/** So many lengths of a window are looked back. */
const WINDOWS_BACK = 3
const POINTS = 90

/**
 * The course of each window until now, by when units were granted; how full it is now is what the
 * limiter holds, which knows of other uses of the same user.
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

/** `entries` in rising order of instants. */
export function courseOf(
  window: Window,
  entries: readonly UsageEntry[],
  nowMs: number,
  spanMs = window.ms * WINDOWS_BACK,
): WindowCourse {
  const fromMs = nowMs - spanMs
  const used: number[] = []
  let [entered, left, held] = [0, 0, 0]
  for (let at = 0; at <= POINTS; at += 1) {
    const atMs = fromMs + (spanMs * at) / POINTS
    for (let one = entries[entered]; one && one.atMs <= atMs; one = entries[entered]) {
      held += one.units
      entered += 1
    }
    for (
      let one = entries[left];
      left < entered && one && one.atMs <= atMs - window.ms;
      one = entries[left]
    ) {
      held -= one.units
      left += 1
    }
    used.push(held)
  }
  return { window, fromMs, toMs: nowMs, used }
}

/** Units by who took them: a batch, or what is no batch's. The most first. */
export function unitsByBatch(entries: readonly UsageEntry[]): [batch: string, units: number][] {
  const units = new Map<string, number>()
  for (const one of entries) {
    const [batch = ''] = one.grant.split('.')
    units.set(batch, (units.get(batch) ?? 0) + one.units)
  }
  return [...units].sort(([, a], [, b]) => b - a)
}
