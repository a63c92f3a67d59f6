import type { Window } from '../../src/core/window.js'
import { OUTAGE_AFTER } from '../../src/rate-limit/scripts/fail.js'
import { checkWindows } from '../../src/rate-limit/window-rule.js'
import { FairQueue } from './fair-queue.js'

/** The answer of a limiter script, as sent over the wire. */
export type Raw = unknown

export interface GrantAsked {
  id: string
  units: number
  holdMs: number
  windows: Window[]
  /** Empty: the call is in no queue. */
  batch: string
  lane: number
  sleepMs: number
  lateMs: number
}

export interface SeedAsked {
  rememberMs: number
  lost: string
  grants: { id: string; units: number; markMs: number }[]
}

interface Late {
  untilMs: number
  units: number
}

/**
 * The limiter in memory: the rule of `window-rule.ts`, the queue of `fair-queue.ts`, and the rest
 * of the scripts. Times are whole milliseconds of Redis' clock.
 */
export class ModelLimiter {
  private readonly units = new Map<string, number>()
  /** The marks of all units in ascending order. */
  private marks: number[] = []
  private line = new FairQueue()
  /** Waiting calls with their lanes. */
  private readonly places = new Map<string, { units: number; lane: number }>()
  private late = new Map<string, Late>()
  private readonly moved = new Map<string, string>()
  private known = false
  /** The name of a loss for which no limiter has been seeded yet. */
  private lost: string | undefined
  private memoryMs = 0
  private clockMs = 0
  private pausedUntilMs = 0
  private answerMs = -1
  private cost = 0
  /** The number of failures in a row, and the end of a call that probes an outage. */
  private failures = 0
  private probe: { id: string; untilMs: number } | undefined

  /** Redis loses all data. */
  lose(): void {
    this.forget()
    this.moved.clear()
    this.known = false
    this.lost = undefined
    this.memoryMs = 0
    this.pausedUntilMs = 0
    this.answerMs = -1
    this.cost = 0
    this.failures = 0
    this.probe = undefined
  }

  grant(asked: GrantAsked, atMs: number): Raw {
    const { id, units, windows, batch } = asked
    const now = this.now(atMs)
    if (units > 0) {
      if (!this.known || windows.some(({ ms }) => ms > this.memoryMs)) {
        this.lost ??= `${id}@${now}`
        return ['unknown', this.lost]
      }
      const mark = this.units.get(`${id}:1`)
      if (mark !== undefined) return mark > now ? ['granted', now, this.cost] : ['settled']
    }
    const moved = batch === '' ? undefined : this.moved.get(batch)
    if (moved === 'paused' || moved === 'cancelled') {
      if (units > 0) this.leave(id)
      return ['held', moved]
    }
    return this.decide({ ...asked, lane: moved ? Number(moved) : asked.lane }, now)
  }

  private decide(asked: GrantAsked, now: number): Raw {
    const { id, units, holdMs, windows, batch } = asked
    if (this.pausedUntilMs > now) return this.stop(asked, now, this.pausedUntilMs)
    if (units === 0) return ['granted', now, this.cost]
    const isOutage = this.failures >= OUTAGE_AFTER
    if (isOutage && this.probe && this.probe.untilMs > now) {
      return this.stop(asked, now, this.probe.untilMs)
    }
    this.clockMs = now
    this.dropUnits(now - this.memoryMs)
    let first = 0
    if (batch !== '') {
      this.dropLate(now)
      this.line.join(id, units, batch, asked.lane)
      this.places.set(id, { units, lane: asked.lane })
      first = this.line.ahead(id)
    }
    const verdict = checkWindows(this.marks, windows, units, now, first)
    if (verdict.is === 'full') {
      const untilMs = now + Math.min(verdict.waitMs, asked.sleepMs) + asked.lateMs
      if (batch !== '') this.late.set(id, { untilMs, units })
      return ['denied', verdict.waitMs, windows.indexOf(verdict.window) + 1, first]
    }
    if (batch !== '') {
      this.late.delete(id)
      this.places.delete(id)
      this.line.serve(id)
    }
    if (isOutage) this.probe = { id, untilMs: now + holdMs }
    this.hold(id, units, now + holdMs)
    return ['granted', now, this.cost]
  }

  /** No call is granted; a waiting call keeps its place. */
  private stop({ id, batch, sleepMs, lateMs }: GrantAsked, now: number, untilMs: number): Raw {
    const place = batch === '' ? undefined : this.late.get(id)
    if (place) place.untilMs = now + Math.min(untilMs - now, sleepMs) + lateMs
    return ['denied', untilMs - now, 0, 0]
  }

  confirm(id: string, units: number, holdMs: number, atMs: number): Raw {
    if (!this.known || this.pausedUntilMs > this.now(atMs)) return 0
    for (let k = 1; k <= units; k++) if (!this.units.has(`${id}:${k}`)) return 0
    this.clockMs = this.now(atMs)
    this.hold(id, units, this.clockMs + holdMs)
    return 1
  }

  settle(id: string, units: number, tookMs: number, atMs: number): Raw {
    if (!this.known) return 0
    this.clockMs = this.now(atMs)
    this.failures = 0
    this.probe = undefined
    this.hold(id, units, this.clockMs)
    if (tookMs >= 0) {
      const mean = this.answerMs >= 0 ? this.answerMs : tookMs
      this.answerMs = Math.floor(mean + (tookMs - mean) / 16)
    }
    return 1
  }

  release(id: string, units: number): Raw {
    this.leave(id)
    if (this.probe?.id === id) this.probe = undefined
    let gone = 0
    for (let k = 1; k <= units; k++) if (this.drop(`${id}:${k}`)) gone += 1
    return gone
  }

  /** The units of a refused call lose their owner. */
  refuse(id: string): Raw {
    for (let k = 1; ; k++) {
      const mark = this.units.get(`${id}:${k}`)
      if (mark === undefined) return k - 1
      this.drop(`${id}:${k}`)
      this.put(`~${id}:${k}`, mark)
    }
  }

  pause(ms: number, atMs: number): Raw {
    const now = this.now(atMs)
    this.pausedUntilMs = Math.max(this.pausedUntilMs, now + ms)
    return this.pausedUntilMs - now
  }

  /** Records a call that failed or whose answer was lost. */
  fail(shortestMs: number, longestMs: number, atMs: number): Raw {
    const pausedMs = Math.max(0, this.pausedUntilMs - this.now(atMs))
    if (this.failures >= OUTAGE_AFTER && (pausedMs > 0 || !this.probe)) return pausedMs
    this.failures += 1
    this.probe = undefined
    if (this.failures < OUTAGE_AFTER) return 0
    return this.pause(Math.min(shortestMs * 2 ** (this.failures - OUTAGE_AFTER), longestMs), atMs)
  }

  foreign(id: string, { units, ms }: Window, left: number, freeMs: number, atMs: number): Raw {
    if (!this.known) return 0
    const now = this.now(atMs)
    const used = this.marks.filter((mark) => mark >= now - ms).length
    const others = Math.max(0, units - left - used)
    const free = Math.min(freeMs, ms)
    // The first unit expires when there is room again, the last one a window from now.
    for (let k = 1; k <= others; k++) {
      const leavesMs = now + free + ((ms - free) * k) / others
      this.put(`~${id}:${k}`, Math.ceil(leavesMs - ms))
    }
    if (others > 0) this.clockMs = now
    return others
  }

  raiseCost(units: number): Raw {
    this.cost = Math.max(this.cost, units)
    return this.cost
  }

  move(batch: string, to: string): Raw {
    if (to === '') return this.moved.delete(batch) ? 1 : 0
    const isNew = !this.moved.has(batch)
    this.moved.set(batch, to)
    return isNew ? 1 : 0
  }

  /** Returns whether some window has no room for another unit. */
  isFull(windows: readonly Window[], atMs: number): boolean {
    return checkWindows(this.marks, windows, 1, this.now(atMs)).is === 'full'
  }

  read(longestMs: number, atMs: number): Raw {
    const now = this.now(atMs)
    const units = [...this.units]
      .filter(([, mark]) => mark >= now - longestMs)
      .sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
      .flatMap(([member, mark]) => [member, mark - now])
    return [
      this.known && longestMs <= this.memoryMs ? 1 : 0,
      now,
      Math.max(this.pausedUntilMs - now, 0),
      this.answerMs,
      this.cost,
      units,
      ...[1, 2, 3].map((lane) => this.waitingIn(lane)),
      [...this.moved].flat(),
      this.failures,
    ]
  }

  seed({ rememberMs, lost, grants }: SeedAsked, atMs: number): Raw {
    if (this.known && this.memoryMs >= rememberMs) return 0
    if (this.lost !== lost) return 0
    this.lost = undefined
    const now = this.now(atMs)
    if (!this.known) {
      this.forget()
      this.memoryMs = rememberMs
    }
    for (const { id, units, markMs } of grants) {
      for (let k = 1; k <= units; k++) {
        if (!this.units.has(`${id}:${k}`)) this.put(`${id}:${k}`, now + markMs)
      }
    }
    this.known = true
    this.memoryMs = Math.max(this.memoryMs, rememberMs)
    this.clockMs = now
    return 1
  }

  private forget(): void {
    this.units.clear()
    this.marks = []
    this.line = new FairQueue()
    this.places.clear()
    this.late.clear()
  }

  private now(atMs: number): number {
    return this.known ? Math.max(atMs, this.clockMs) : atMs
  }

  /** In no particular order; only `ahead` shows the order of the queue. */
  private waitingIn(lane: number): string[] {
    const there = [...this.places].filter(([, place]) => place.lane === lane)
    return there.flatMap(([id, { units }]) =>
      Array.from({ length: units }, (_, k) => `${id}:${k + 1}`),
    )
  }

  private leave(id: string): void {
    this.line.leave(id)
    this.places.delete(id)
    this.late.delete(id)
  }

  private dropLate(now: number): void {
    for (const [id, { untilMs }] of this.late) if (untilMs < now) this.leave(id)
  }

  private dropUnits(beforeMs: number): void {
    if (this.marks.length === 0 || this.marks[0]! >= beforeMs) return
    for (const [member, mark] of this.units) if (mark < beforeMs) this.drop(member)
  }

  private hold(id: string, units: number, mark: number): void {
    for (let k = 1; k <= units; k++) this.put(`${id}:${k}`, mark)
  }

  private put(member: string, mark: number): void {
    this.drop(member)
    this.units.set(member, mark)
    this.marks.splice(indexOf(this.marks, mark), 0, mark)
  }

  private drop(member: string): boolean {
    const mark = this.units.get(member)
    if (mark === undefined) return false
    this.units.delete(member)
    this.marks.splice(indexOf(this.marks, mark), 1)
    return true
  }
}

/** The position of a number in an ascending list, or where it would be inserted. */
function indexOf(rising: readonly number[], wanted: number): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rising[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
