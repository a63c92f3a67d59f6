import type { Window } from '../core/window.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import { type LimiterState, stateOfRecords } from './limiter-state.js'
import type { AdvertisedLimits } from './rate-limit-headers.js'
import { evidenceOf, type Suspicion, suspect } from './rejection-attribution.js'
import { limitsAt, type Reserve } from './reserve.js'
import type { ScriptRunner } from './scripts/run.js'
import { type Held, type SeedEntry, SlidingWindows } from './sliding-windows.js'
import { isUnpriced, refusedFacts } from './unpriced.js'
import { waitForUnits } from './wait.js'

export interface RateLimiterSettings {
  name: string
  windows: Window[]
  reserves?: readonly Reserve[]
  holdMs: number
  clock: Clock
  random(): number
  /** Grants of the book since an instant, from the records in the bucket. */
  recentlySpent(sinceMs: number): Promise<{ atMs: number; units: number; grant: string }[]>
  log: Log
  /** What was known of the key's own limit when the process began. */
  toldBefore?: number | undefined
  /** Keeps what is told of it, for those who come after. */
  onTold?(units: number): void
}

export interface Entering {
  /** Where the call waits; without it, it lets nobody first. */
  place?: { batch: string; lane: number }
  signal?: AbortSignal
}

export type Entered = { is: 'granted'; atMs: number } | { is: 'held' } | { is: 'stopped' }

/**
 * The ledger was written by the clocks of several machines, each up to ten seconds off: two of them
 * may be twenty apart, and each grant is held that much longer.
 */
const SKEW_MS = 20_000

/** The way of a call through the book: granted, confirmed, settled; and a lost book made again. */
export class RateLimiter {
  private readonly book: SlidingWindows
  private recovering: Promise<void> | undefined
  private refusals: Promise<unknown> = Promise.resolve()
  private suspicion: Suspicion | undefined
  private cost = 0
  private ceiling: number | undefined

  constructor(
    redis: ScriptRunner,
    private readonly settings: RateLimiterSettings,
  ) {
    this.book = new SlidingWindows(redis, settings)
    this.ceiling = settings.toldBefore
  }

  /** What an operation has been seen to cost of which the contract does not tell it; 0: nothing seen. */
  get untoldCost(): number {
    return this.cost
  }

  /** Waits until the units are granted. */
  async enter(id: string, units: number, { place, signal }: Entering = {}): Promise<Entered> {
    const { clock, log, name } = this.settings
    const until = signal ?? new AbortController().signal
    try {
      const answer = await waitForUnits(this.book, {
        id,
        units,
        ...(place ? { place } : {}),
        signal: until,
        windows: () => this.limits(units),
        recover: (lost) => this.recover(lost),
        onWait: ({ waitMs, because, window, first }) =>
          log.debug({ book: name, id, waitMs, because, window, first }, 'waiting for units'),
        sleep: clock.sleep,
      })
      if (answer.is === 'held') return { is: 'held' }
      this.cost = Math.max(this.cost, answer.untoldCost)
      return { is: 'granted', atMs: answer.atMs }
    } catch (error) {
      if (until.aborted) return { is: 'stopped' }
      throw error
    }
  }

  confirm(id: string, units: number): Promise<boolean> {
    return this.book.confirm(id, units)
  }
  async settle(id: string, units: number, tookMs?: number): Promise<void> {
    await this.book.settle(id, units, tookMs)
  }
  async release(id: string, units: number): Promise<void> {
    await this.book.release(id, units)
  }
  move(batch: string, to: number | Held['as'] | undefined): Promise<void> {
    return this.book.move(batch, to)
  }
  /** How the book stands; one that Redis has lost, as the records will make it again. */
  async state(): Promise<LimiterState> {
    const state = await this.book.read()
    this.cost = Math.max(this.cost, state.untoldCost)
    return state.known ? state : stateOfRecords(state, await this.entries(), this.settings)
  }
  /** What may be taken of each window now, by a call of so many units. */
  limits(units = 1): Window[] {
    const { reserves = [], clock } = this.settings
    return limitsAt(this.windows(units), reserves, clock.now(), Math.max(1, units))
  }

  /** What the service told of the key's limit in the shortest window; it may be more than is used. */
  get toldLimit(): number | undefined {
    return this.ceiling
  }

  /** As configured, or what the service says the shortest holds where that is less. */
  windows(least = 1): Window[] {
    const { windows } = this.settings
    const shortest = shortestOf(windows)
    const most = Math.max(this.ceiling ?? Number.POSITIVE_INFINITY, least)
    return windows.map((one) =>
      one === shortest ? { ...one, units: Math.min(one.units, most) } : one,
    )
  }

  /**
   * The service answered 429 to this call: nothing goes out for as long as it says. Its own word,
   * not the edge's, is also evidence of who else uses the limit, or of what the call costs.
   */
  async refused(id: string, waitMs: number, from: 'service' | 'edge'): Promise<void> {
    const paused = this.book.pause(waitMs)
    if (from === 'edge') return void (await paused)
    const refused = this.book.refuse(id)
    // One after the other: of several at once the last knows what became of the others.
    const learnt = this.refusals.then(() => this.learn(id, waitMs))
    this.refusals = learnt.catch(() => undefined)
    await Promise.all([paused, refused, learnt])
  }

  /** A call failed or its answer was lost: several in a row pause the account. */
  async failed(): Promise<void> {
    const { name, log } = this.settings
    const pausedMs = await this.book.fail()
    if (pausedMs > 0) log.warn({ book: name, pausedMs }, 'the service does not answer')
  }

  /** What a service tells can only make us slower than our own book is. */
  async told({ limit, remaining, resetMs }: AdvertisedLimits): Promise<void> {
    const { random } = this.settings
    if (limit !== undefined && limit >= 1) this.heed(Math.floor(limit))
    const shortest = shortestOf(this.windows())
    if (remaining === undefined || remaining >= shortest.units) return
    const id = Math.floor(random() * 2 ** 40).toString(36)
    await this.book.foreign(id, shortest, remaining, resetMs ?? shortest.ms)
  }

  /** A key may have less than it was taken to have, and its limit may be raised again. */
  private heed(limit: number): void {
    const { name, log, windows } = this.settings
    if (limit === this.ceiling) return
    const before = shortestOf(this.windows()).units
    this.ceiling = limit
    this.settings.onTold?.(limit)
    const units = shortestOf(this.windows()).units
    if (units === before) return
    log.warn(
      { book: name, configured: shortestOf(windows).units, told: limit, units },
      'the limit is another',
    )
  }

  private async learn(id: string, waitMs: number): Promise<void> {
    const { log, name, clock, random } = this.settings
    const windows = this.windows()
    const state = await this.book.read()
    const evidence = evidenceOf({
      windows,
      retryAfterMs: waitMs,
      ...refusedFacts(state, windows, id),
    })
    if (evidence.is === 'ours') return
    const { window, room, isWhole, cost } = evidence
    const { suspicion, raise } = isWhole
      ? suspect(this.suspicion, evidence, clock.now())
      : { suspicion: this.suspicion, raise: false }
    this.suspicion = suspicion
    const facts = { book: name, grant: id, untold: isUnpriced(id), window, room, waitMs }
    if (raise && cost !== undefined) {
      this.cost = await this.book.raiseCost(cost)
      log.warn({ ...facts, cost }, 'an operation costs more than was known')
      return
    }
    const others = await this.book.foreign(`${id}${random()}`, window, 0, waitMs)
    log.warn({ ...facts, others, suspected: cost }, 'the service is fuller than our book')
  }

  /**
   * Redis lost the book: the ledger in the bucket says what may still count at the service. Those
   * who wait for units in this process wait for one recovery.
   */
  private recover(lost: string): Promise<void> {
    this.recovering ??= this.seed(lost).finally(() => {
      this.recovering = undefined
    })
    return this.recovering
  }

  private async seed(lost: string): Promise<void> {
    const { log, name } = this.settings
    const entries = await this.entries()
    const seeded = await this.book.seed(entries, lost)
    log.info({ book: name, entries: entries.length, seeded }, 'book made again')
  }

  private async entries(): Promise<SeedEntry[]> {
    const { clock, windows, holdMs, recentlySpent } = this.settings
    const longest = Math.max(...windows.map((window) => window.ms))
    const spent = await recentlySpent(clock.now() - longest - holdMs - SKEW_MS)
    const now = clock.now()
    return spent.map(({ atMs, units, grant }) => ({
      id: grant,
      units,
      ageMs: now - atMs - SKEW_MS,
    }))
  }
}

function shortestOf(windows: readonly Window[]): Window {
  return windows.reduce((a, b) => (a.ms <= b.ms ? a : b))
}
