import type { Redis } from 'ioredis'
import type { Clock } from '../clock.js'
import type { Log } from '../log.js'
import { Book, type BookState } from './book.js'
import { waitForUnits } from './wait.js'
import type { Window } from './window.js'

export interface GateSettings {
  name: string
  windows: Window[]
  holdMs: number
  clock: Clock
  random(): number
  /** Grants of the book since an instant, from the records in the bucket. */
  recentlySpent(sinceMs: number): Promise<{ atMs: number; units: number; grant: string }[]>
  log: Log
}

/** The ledger was written by the clocks of several machines: each grant is held this much longer. */
const SKEW_MS = 10_000

/** The way of a call through the book: granted, confirmed, settled; and a lost book made again. */
export class BookGate {
  private readonly book: Book
  private recovering: Promise<void> | undefined

  constructor(
    redis: Redis,
    private readonly settings: GateSettings,
  ) {
    this.book = new Book(redis, settings)
  }

  async enter(
    id: string,
    units: number,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<{ atMs: number } | undefined> {
    const { clock, random, log, name } = this.settings
    try {
      return await waitForUnits(this.book, {
        id,
        units,
        signal,
        recover: () => this.recover(),
        onWait: ({ waitMs, because, window }) =>
          log.debug({ book: name, id, waitMs, because, window }, 'waiting for units'),
        sleep: clock.sleep,
        random,
      })
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  }

  confirm(id: string, units: number): Promise<boolean> {
    return this.book.confirm(id, units)
  }
  async settle(id: string, units: number): Promise<void> {
    await this.book.settle(id, units)
  }
  async release(id: string, units: number): Promise<void> {
    await this.book.release(id, units)
  }
  async pause(ms: number): Promise<void> {
    await this.book.pause(ms)
  }
  state(): Promise<BookState> {
    return this.book.read()
  }

  /**
   * Redis lost the book: the ledger in the bucket says what may still count at the service. Those
   * who wait for units in this process wait for one recovery.
   */
  private recover(): Promise<void> {
    this.recovering ??= this.seed().finally(() => {
      this.recovering = undefined
    })
    return this.recovering
  }

  private async seed(): Promise<void> {
    const { clock, windows, holdMs, recentlySpent, log, name } = this.settings
    const longest = Math.max(...windows.map((window) => window.ms))
    const spent = await recentlySpent(clock.now() - longest - holdMs - SKEW_MS)
    const now = clock.now()
    const entries = spent.map(({ atMs, units, grant }) => ({
      id: grant,
      units,
      ageMs: now - atMs - SKEW_MS,
    }))
    const seeded = await this.book.seed(entries)
    log.info({ book: name, entries: entries.length, seeded }, 'book made again')
  }
}
