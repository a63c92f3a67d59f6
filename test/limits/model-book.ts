import type { BookSettings, Grant } from '../../src/limits/book.js'
import { judge } from '../../src/limits/model.js'

/** A book in memory: the rule of the model, and what the scripts do around it. */
export class ModelBook {
  private units: { member: string; mark: number }[] = []
  private pausedUntilMs = 0

  constructor(
    readonly settings: BookSettings,
    private clockMs = 0,
  ) {}

  grant(id: string, units: number, atMs: number): Grant | { is: 'settled' } {
    const { windows, holdMs } = this.settings
    const nowMs = Math.max(atMs, this.clockMs)
    const held = units > 0 ? this.units.find(({ member }) => member === `${id}:1`) : undefined
    if (held)
      return held.mark > nowMs ? { is: 'granted', id, units, atMs: nowMs } : { is: 'settled' }
    if (this.pausedUntilMs > nowMs)
      return { is: 'denied', waitMs: this.pausedUntilMs - nowMs, because: 'paused' }
    if (units === 0) return { is: 'granted', id, units, atMs: nowMs }
    this.clockMs = nowMs
    const longestMs = Math.max(...windows.map(({ ms }) => ms))
    this.units = this.units.filter(({ mark }) => mark + longestMs >= nowMs)
    const marks = this.marks()
    const verdict = judge(marks, windows, units, nowMs)
    if (verdict.is === 'full')
      return { is: 'denied', waitMs: verdict.waitMs, because: 'window', window: verdict.window }
    this.hold(id, units, nowMs + holdMs)
    return { is: 'granted', id, units, atMs: nowMs }
  }

  settle(id: string, units: number, atMs: number): void {
    this.clockMs = Math.max(atMs, this.clockMs)
    this.hold(id, units, this.clockMs)
  }

  confirm(id: string, units: number, atMs: number): boolean {
    const members = new Set(this.units.map(({ member }) => member))
    for (let k = 1; k <= units; k++) if (!members.has(`${id}:${k}`)) return false
    if (units === 0) return true
    this.clockMs = Math.max(atMs, this.clockMs)
    this.hold(id, units, this.clockMs + this.settings.holdMs)
    return true
  }

  release(id: string): void {
    this.units = this.units.filter(({ member }) => !member.startsWith(`${id}:`))
  }

  pause(ms: number, atMs: number): number {
    const nowMs = Math.max(atMs, this.clockMs)
    this.pausedUntilMs = Math.max(this.pausedUntilMs, nowMs + ms)
    return this.pausedUntilMs - nowMs
  }

  marks(): number[] {
    return this.units.map(({ mark }) => mark).sort((a, b) => a - b)
  }

  /** The instant that counts as now, of a clock that may have been set back. */
  now(atMs: number): number {
    return Math.max(atMs, this.clockMs)
  }

  private hold(id: string, units: number, mark: number): void {
    for (let k = 1; k <= units; k++) {
      const member = `${id}:${k}`
      const found = this.units.find((unit) => unit.member === member)
      if (found) found.mark = mark
      else this.units.push({ member, mark })
    }
  }
}
