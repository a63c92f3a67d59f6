import type { Dice } from './dice.js'
import type { Schedule } from './schedule.js'

interface Entry {
  atMs: number
  units: number
  grant: string
  /** From this instant on a listing shows it. */
  visibleMs: number
}

/** The bucket: what each call was granted, written down by clocks that may differ. */
export class Ledger {
  private entries: Entry[] = []

  constructor(
    private readonly schedule: Schedule,
    private readonly dice: Dice,
    /** A write or a listing takes up to this long. */
    private readonly longestMs: number,
  ) {}

  /** `atMs` is by the clock of who writes. */
  async write(atMs: number, units: number, grant: string): Promise<void> {
    const ms = this.dice.delay(this.longestMs)
    // It can be seen before the writer knows that it was written.
    const visibleMs = this.schedule.nowMs + this.dice.delay(ms)
    this.entries.push({ atMs, units, grant, visibleMs })
    await this.pass(ms)
  }

  async remove(grant: string): Promise<void> {
    await this.pass(this.dice.delay(this.longestMs))
    this.entries = this.entries.filter((entry) => entry.grant !== grant)
  }

  /** What was written before it begins, and perhaps what is written meanwhile. */
  async since(atMs: number): Promise<{ atMs: number; units: number; grant: string }[]> {
    const begun = this.schedule.nowMs
    const asked = this.entries.filter((entry) => entry.atMs >= atMs)
    await this.pass(this.dice.delay(this.longestMs))
    return asked.filter(({ visibleMs }) => visibleMs <= begun || this.dice.chance(0.5))
  }

  private pass(ms: number): Promise<void> {
    return new Promise((resolve) => this.schedule.in(ms, resolve))
  }
}
