import type { Window } from '../core/window.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import type { Held } from './grant.js'
import { type LimiterState, stateOfRecords } from './limiter-state.js'
import type { AdvertisedLimits } from './rate-limit-headers.js'
import { evidenceOf, type Suspicion, updateSuspicion } from './rejection-attribution.js'
import { limitsAt, type Reserve } from './reserve.js'
import type { ScriptRunner } from './scripts/run.js'
import { type SeedEntry, SlidingWindows } from './sliding-windows.js'
import { isUnpriced, refusedFacts } from './unpriced.js'
import { waitForUnits } from './wait.js'

export interface RateLimiterSettings {
  name: string
  windows: Window[]
  reserves?: readonly Reserve[]
  holdMs: number
  clock: Clock
  random(): number
  /** Reads the grants of this limiter since an instant from the ledger. */
  recentlySpent(sinceMs: number): Promise<{ atMs: number; units: number; grant: string }[]>
  /** Reads until when the service asked to wait, as `onPaused` stored it; -Infinity for never. */
  pausedUntil?(): Promise<number>
  /** Stores until when the service asked to wait, for a limiter that Redis loses. */
  onPaused?(untilMs: number): void
  log: Log
  /** The service advertises the limit of the key in its answers. */
  advertises?: boolean
  /** The limit of the key as known when the process began. */
  advertisedBefore?: number | undefined
  /** Stores the advertised limit for later processes. */
  onAdvertised?(units: number): void
}

export interface EnterOptions {
  /** The batch and lane of the call; a call without a place does not wait for others. */
  place?: { batch: string; lane: number }
  signal?: AbortSignal
}

export type Entered = { is: 'granted'; atMs: number } | { is: 'held' } | { is: 'stopped' }

/**
 * The ledger was written by the clocks of several machines, each up to ten seconds off: two of them
 * may be twenty apart, and each grant and pause is held that much longer.
 */
const SKEW_MS = 20_000
/**
 * How long a call whose record is written waits for Redis. Its record stays open meanwhile, and a
 * process that ends leaves it as a call that may have been sent.
 */
const CONFIRM_WITHIN_MS = 3_000

/**
 * Takes a call through the limiter (granted, confirmed, settled), and makes a lost limiter again.
 */
export class RateLimiter {
  private readonly slidingWindows: SlidingWindows
  private recovering: Promise<void> | undefined
  private refusals: Promise<unknown> = Promise.resolve()
  private suspicion: Suspicion | undefined
  /** Until when the service asked this process to wait. */
  private pausedUntilMs = 0
  private cost = 0
  private advertisedUnits: number | undefined

  constructor(
    redis: ScriptRunner,
    private readonly settings: RateLimiterSettings,
  ) {
    this.slidingWindows = new SlidingWindows(redis, settings)
    this.advertisedUnits = settings.advertisedBefore
  }

  /**
   * The observed price of an operation whose price the contract does not state; 0 before any
   * evidence.
   */
  get unpricedCost(): number {
    return this.cost
  }

  /** Waits until the units are granted. */
  async enter(id: string, units: number, { place, signal }: EnterOptions = {}): Promise<Entered> {
    const { clock, log, name } = this.settings
    const until = signal ?? new AbortController().signal
    try {
      const answer = await waitForUnits(this.slidingWindows, {
        id,
        units,
        place,
        signal: until,
        windows: () => this.limits(units),
        advertised: () => (this.settings.advertises ? (this.advertisedUnits ?? 0) : undefined),
        adopt: (limit) => this.adoptLimit(limit),
        recover: (lost) => this.recover(lost),
        onWait: ({ waitMs, because, window, first }) =>
          log.debug({ book: name, id, waitMs, because, window, first }, 'waiting for units'),
        sleep: clock.sleep,
      })
      if (answer.is === 'held') return { is: 'held' }
      this.cost = Math.max(this.cost, answer.unpricedCost)
      return { is: 'granted', atMs: answer.atMs }
    } catch (error) {
      if (until.aborted) return { is: 'stopped' }
      throw error
    }
  }

  /** False as well while Redis is away; the units are released once it is back. */
  async confirm(id: string, units: number): Promise<boolean> {
    const answered = new AbortController()
    const away = this.settings.clock.sleep(CONFIRM_WITHIN_MS, answered.signal).then(() => false)
    try {
      return await Promise.race([this.slidingWindows.confirm(id, units), away])
    } finally {
      answered.abort()
    }
  }
  async settle(id: string, units: number, tookMs?: number): Promise<void> {
    await this.slidingWindows.settle(id, units, tookMs)
  }
  async release(id: string, units: number): Promise<void> {
    await this.slidingWindows.release(id, units)
  }
  move(batch: string, to: number | Held['as'] | undefined): Promise<void> {
    return this.slidingWindows.move(batch, to)
  }
  /** Reads the limiter's state; a state that Redis has lost is computed from the ledger. */
  async state(): Promise<LimiterState> {
    const state = await this.slidingWindows.read()
    this.cost = Math.max(this.cost, state.unpricedCost)
    if (state.known) return state
    const pausedMs = Math.max(state.pausedMs, await this.pauseLeftMs())
    return stateOfRecords({ ...state, pausedMs }, await this.entries(), this.settings)
  }
  /** The units of each window that a call of `units` units may take now. */
  limits(units = 1): Window[] {
    const { reserves = [], clock } = this.settings
    return limitsAt(this.windows(units), reserves, clock.now(), Math.max(1, units))
  }

  /**
   * The advertised limit of the key in the shortest window; it may be higher than the configured
   * one.
   */
  get advertisedLimit(): number | undefined {
    return this.advertisedUnits
  }

  /** The windows as configured; the shortest holds the advertised limit where that is less. */
  windows(least = 1): Window[] {
    const { windows } = this.settings
    const shortest = shortestOf(windows)
    const most = Math.max(this.advertisedUnits ?? Number.POSITIVE_INFINITY, least)
    return windows.map((one) =>
      one === shortest ? { ...one, units: Math.min(one.units, most) } : one,
    )
  }

  /**
   * Handles a 429 to this call: nothing is granted for `waitMs`. A 429 of the service itself, not
   * of the edge, is also evidence of external usage or of the price of the call.
   */
  async refused(id: string, waitMs: number, from: 'service' | 'edge'): Promise<void> {
    const paused = this.slidingWindows.pause(waitMs)
    this.pausedUntilMs = Math.max(this.pausedUntilMs, this.settings.clock.now() + waitMs)
    this.settings.onPaused?.(this.pausedUntilMs)
    if (from === 'edge') return void (await paused)
    const refused = this.slidingWindows.refuse(id)
    // Refusals are handled one after the other, so that the last of several knows what the others
    // led to.
    const learnt = this.refusals.then(() => this.attributeRefusal(id, waitMs))
    this.refusals = learnt.catch(() => undefined)
    await Promise.all([paused, refused, learnt])
  }

  /** Counts a call that failed or whose answer was lost: several in a row pause the account. */
  async failed(): Promise<void> {
    const { name, log } = this.settings
    const pausedMs = await this.slidingWindows.fail()
    if (pausedMs > 0) log.warn({ book: name, pausedMs }, 'the service does not answer')
  }

  /** Takes over the advertised limits, which can only make the limiter slower. */
  async advertised({ limit, remaining, resetMs }: AdvertisedLimits): Promise<void> {
    const { random } = this.settings
    const before = this.advertisedUnits
    if (limit !== undefined && limit >= 1) this.adoptLimit(Math.floor(limit))
    const shortest = shortestOf(this.windows())
    const left = Math.min(remaining ?? shortest.units, shortest.units)
    const now = this.advertisedUnits
    if (left === shortest.units && now === before) return
    const id = Math.floor(random() * 2 ** 40).toString(36)
    const freeMs = resetMs ?? shortest.ms
    await this.slidingWindows.enterExternalUsage(id, shortest, left, freeMs, now)
  }

  /** Adopts the advertised limit, which may be lower than configured and may rise again. */
  private adoptLimit(limit: number): void {
    const { name, log, windows } = this.settings
    if (limit === this.advertisedUnits) return
    const before = shortestOf(this.windows()).units
    this.advertisedUnits = limit
    this.settings.onAdvertised?.(limit)
    const units = shortestOf(this.windows()).units
    if (units === before) return
    log.warn(
      { book: name, configured: shortestOf(windows).units, told: limit, units },
      'the limit is another',
    )
  }

  private async attributeRefusal(id: string, waitMs: number): Promise<void> {
    const { log, name, clock, random } = this.settings
    const windows = this.windows()
    const state = await this.slidingWindows.read()
    const evidence = evidenceOf({
      windows,
      retryAfterMs: waitMs,
      ...refusedFacts(state, windows, id),
    })
    if (evidence.is === 'ours') return
    const { window, room, isWhole, cost } = evidence
    const { suspicion, raise } = isWhole
      ? updateSuspicion(this.suspicion, evidence, clock.now())
      : { suspicion: this.suspicion, raise: false }
    this.suspicion = suspicion
    const facts = { book: name, grant: id, untold: isUnpriced(id), window, room, waitMs }
    if (raise && cost !== undefined) {
      this.cost = await this.slidingWindows.raiseCost(cost)
      log.warn({ ...facts, cost }, 'an operation costs more than was known')
      return
    }
    const others = await this.slidingWindows.enterExternalUsage(
      `${id}${random()}`,
      window,
      0,
      waitMs,
    )
    log.warn({ ...facts, others, suspected: cost }, 'the service is fuller than our book')
  }

  /**
   * Makes a limiter that Redis has lost again, from the grants in the ledger that the service may
   * still count and the pause that it asked for. All calls of this process that wait for units
   * share one recovery.
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
    // Before it is seeded, so that nothing is granted in between.
    const pauseMs = await this.pauseLeftMs()
    if (pauseMs > 0) await this.slidingWindows.pause(pauseMs)
    const seeded = await this.slidingWindows.seed(entries, lost)
    log.info({ book: name, entries: entries.length, seeded }, 'book made again')
  }

  /** How many milliseconds are left of the longest told pause; not positive when it is over. */
  private async pauseLeftMs(): Promise<number> {
    const { clock, pausedUntil } = this.settings
    const storedMs = (await pausedUntil?.()) ?? Number.NEGATIVE_INFINITY
    return Math.max(this.pausedUntilMs, storedMs + SKEW_MS) - clock.now()
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
