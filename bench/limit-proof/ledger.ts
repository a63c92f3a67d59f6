import type { Dice } from './dice.js'
import type { Schedule } from './schedule.js'

interface Entry {
  atMs: number
  units: number
  grant: string
  /** From this time on, listings show the entry. */
  visibleMs: number
}

/** The ledger in the bucket: granted units, recorded by clocks that may differ. */
export class Ledger {
  private entries: Entry[] = []

  constructor(
    private readonly schedule: Schedule,
    private readonly dice: Dice,
    /** The longest duration of a write or a listing. */
    private readonly longestMs: number,
  ) {}

  /** `atMs` is the time by the writer's clock. */
  async write(atMs: number, units: number, grant: string): Promise<void> {
    const ms = this.dice.delay(this.longestMs)
    // Others may see the entry before the writer knows that it is written.
    const visibleMs = this.schedule.nowMs + this.dice.delay(ms)
    this.entries.push({ atMs, units, grant, visibleMs })
    await this.pass(ms)
  }

  async remove(grant: string): Promise<void> {
    await this.pass(this.dice.delay(this.longestMs))
    this.entries = this.entries.filter((entry) => entry.grant !== grant)
  }

  /** Returns entries written before the listing began, and possibly some written during it. */
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
