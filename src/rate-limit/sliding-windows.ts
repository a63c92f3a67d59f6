import type { Window } from '../core/window.js'
import type { Grant, Held } from './grant.js'
import { type LimiterState, readLimiterState } from './limiter-state.js'
import { CONFIRM } from './scripts/confirm.js'
import { COST } from './scripts/cost.js'
import { FAIL } from './scripts/fail.js'
import { FOREIGN } from './scripts/foreign.js'
import { GRANT } from './scripts/grant.js'
import { MOVE } from './scripts/move.js'
import { PAUSE } from './scripts/pause.js'
import { READ } from './scripts/read.js'
import { REFUSE } from './scripts/refuse.js'
import { RELEASE } from './scripts/release.js'
import { run, type Script, type ScriptRunner, scriptOf } from './scripts/run.js'
import { SEED } from './scripts/seed.js'
import { SETTLE } from './scripts/settle.js'

export interface SlidingWindowsSettings {
  /** The name of the user whose limit it is: two credentials of one user share a limiter. */
  name: string
  /** At least one window; each process applies its own windows. */
  windows: Window[]
  /** For how long an unanswered call holds its units: its timeout. */
  holdMs: number
}

/** The place of a call among the waiting calls: see `fair-queue.ts`. */
export interface Place {
  batch: string
  /** 1: urgent, 2: normal, 3: background. */
  lane: number
  /** Longest sleep before it asks again; a second later than that it loses its place. */
  sleepMs: number
}

/** A grant from the ledger, from which the limiter is made again. */
export interface SeedEntry {
  id: string
  units: number
  /** How long ago it was granted, at least: where clocks may differ, give the shorter time. */
  ageMs: number
}

/** The request can never be granted. */
export class UnitsError extends Error {
  override readonly name = 'UnitsError'
  constructor(
    readonly book: string,
    readonly units: number,
    readonly window: Window | undefined,
  ) {
    super(
      window
        ? `book ${book}: ${units} units asked of a window of ${window.units} in ${window.ms} ms`
        : `book ${book}: ${units} is no number of units`,
    )
  }
}

/** A grant was requested with the id of a settled one: each sent call needs an id of its own. */
export class GrantIdError extends Error {
  override readonly name = 'GrantIdError'
  constructor(
    readonly book: string,
    readonly id: string,
  ) {
    super(`book ${book}: grant ${id} was settled already`)
  }
}

/**
 * The units of one user at one service, shared by all processes. In no window, wherever it begins,
 * does the service count more than its limit: a unit is held from before its call is sent until the
 * length of the window after its answer came, whenever in between the service counted it.
 *
 * `grant`, write the record of the call, `confirm`, send, `settle`. `release` gives back the units
 * of a call that was not sent after all.
 */
export class SlidingWindows {
  private readonly keys: string[]
  private readonly longestMs: number

  constructor(
    private readonly redis: ScriptRunner,
    readonly settings: SlidingWindowsSettings,
    private readonly scripts: SlidingWindowsScripts = SCRIPTS,
  ) {
    if (settings.windows.length === 0) throw new TypeError(`book ${settings.name}: no window`)
    // In a Redis cluster the text in braces decides the slot, so the name must not contain braces.
    const slot = `lote:{${encodeURIComponent(settings.name)}}`
    this.keys = KEYS.map((key) => `${slot}:${key}`)
    this.longestMs = Math.max(...settings.windows.map((window) => window.ms))
  }

  /**
   * Takes all units or none. A free call takes no units and only waits for a pause. With a place
   * the call waits its turn; without one it does not wait for other calls. `windows` are those of
   * the limiter, or as many with fewer units, where some are reserved. `advertised` is the limit
   * that the service advertises, 0 before it has, when one call is granted at a time until an
   * answer came; undefined for a service that advertises none.
   * @throws UnitsError when a window can never hold the units, GrantIdError when the id was settled
   */
  async grant(
    id: string,
    units: number,
    place: Place = NO_PLACE,
    windows: readonly Window[] = this.settings.windows,
    advertised = -1,
  ): Promise<Grant> {
    this.check(units)
    const pairs = windows.flatMap((window) => [window.units, window.ms])
    const line = [place.batch, place.lane, Math.ceil(place.sleepMs), LATE_MS, advertised]
    const { holdMs } = this.settings
    const answer = await this.run('grant', id, units, holdMs, windows.length, ...pairs, ...line)
    return this.readGrant(answer as [string, number, number, number], id, units)
  }

  private readGrant(
    [is, a, b, first]: [string, number | string, number, number],
    id: string,
    units: number,
  ): Grant {
    if (is === 'granted') return { is, id, units, atMs: a as number, unpricedCost: b }
    if (is === 'unknown') return { is, lost: a as string }
    if (is === 'advertised') return { is, units: a as number }
    if (is === 'held') return { is, as: a as Held['as'] }
    if (is === 'settled') throw new GrantIdError(this.settings.name, id)
    // The limiter's own window, as the one that was handed in may be smaller by its reserve.
    const window = this.settings.windows[b - 1]
    if (!window) return { is: 'denied', waitMs: a as number, because: 'paused', first }
    const because = first > 0 ? 'turn' : 'window'
    return { is: 'denied', waitMs: a as number, because, window, first }
  }

  /**
   * True: the units are held for `holdMs` from now, and the call may be sent. False: the limiter
   * was lost, or paused, since the grant; ask again, under a new id.
   */
  async confirm(id: string, units: number): Promise<boolean> {
    return units === 0 || (await this.run('confirm', id, units, this.settings.holdMs)) === 1
  }

  /**
   * The answer has arrived, or never will. False: the limiter is lost, and the caller has nothing
   * to do.
   */
  async settle(id: string, units: number, tookMs?: number): Promise<boolean> {
    return (await this.run('settle', id, units, tookMs ?? -1)) === 1
  }

  /** Gives back the units of a call that was never sent, or its place in the queue. */
  async release(id: string, units: number): Promise<void> {
    if (units > 0) await this.run('release', id, units)
  }

  /** The service refused the call: its units stay, as external usage. */
  async refuse(id: string): Promise<void> {
    await this.run('refuse', id)
  }

  /** Grants nothing for `ms`; returns how long the pause lasts now, as it is never shortened. */
  async pause(ms: number): Promise<number> {
    return (await this.run('pause', Math.ceil(ms))) as number
  }

  /**
   * Counts a call that failed or whose answer was lost. Returns for how many ms nothing is granted;
   * 0 before it is an outage. Any settled call ends the outage.
   */
  async fail(): Promise<number> {
    return (await this.run('fail', SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS)) as number
  }

  /**
   * Enters, as external usage, what the service counts beyond this limiter: `left` units are left
   * in the window, and there is more room in `freeMs`. Shares the advertised limit with all
   * processes. Returns how many units it entered.
   */
  async enterExternalUsage(
    id: string,
    window: Window,
    left: number,
    freeMs: number,
    advertised = 0,
  ): Promise<number> {
    const args = [id, window.units, window.ms, left, Math.ceil(freeMs), advertised]
    return (await this.run('foreign', ...args)) as number
  }

  /** Raises the assumed price of an unpriced operation; returns the price now. */
  async raiseCost(units: number): Promise<number> {
    return (await this.run('cost', units)) as number
  }

  /** Puts a batch into a lane (from 1) or holds it; undefined: the lane that its calls name. */
  async move(batch: string, to: number | Held['as'] | undefined): Promise<void> {
    await this.run('move', batch, to ?? '')
  }

  async read(): Promise<LimiterState> {
    return readLimiterState(await this.run('read', this.longestMs), this.settings.windows)
  }

  /**
   * Makes a lost limiter again; false when it is there already, or was lost once more. The entries
   * are all grants of the last `longest window + holdMs`, listed after the loss was reported. Each
   * is held as if its call were never answered: until its deadline, and one window more.
   */
  async seed(entries: readonly SeedEntry[], lost: string): Promise<boolean> {
    const { holdMs } = this.settings
    // A record from the future was written by a clock that is ahead: the grant itself is past.
    const grants = entries.flatMap(({ id, units, ageMs }) => [
      id,
      units,
      Math.ceil(holdMs - Math.max(ageMs, 0)),
    ])
    return (await this.run('seed', this.longestMs, lost, ...grants)) === 1
  }

  private run(name: keyof SlidingWindowsScripts, ...args: (string | number)[]): Promise<unknown> {
    return run(this.redis, this.scripts[name], this.keys, args)
  }

  private check(units: number): void {
    const { name, windows } = this.settings
    if (!Number.isInteger(units) || units < 0) throw new UnitsError(name, units, undefined)
    const window = windows.find((each) => units > each.units)
    if (window) throw new UnitsError(name, units, window)
  }
}

/** In the order in which the scripts name them: see scripts/prelude.ts. */
const KEYS = ['state', 'units', 'line1', 'line2', 'line3', 'late', 'next', 'moved']
/** The pauses between probes of a service that does not answer, in ms. */
const SHORTEST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 120_000
/** By how many ms a waiting call may be late before it loses its place. */
const LATE_MS = 1_000
const NO_PLACE: Place = { batch: '', lane: 2, sleepMs: 0 }

export type SlidingWindowsScripts = Readonly<
  Record<
    | 'grant'
    | 'confirm'
    | 'settle'
    | 'release'
    | 'refuse'
    | 'pause'
    | 'foreign'
    | 'cost'
    | 'fail'
    | 'move'
    | 'read'
    | 'seed',
    Script
  >
>

export const SCRIPTS: SlidingWindowsScripts = {
  grant: scriptOf(GRANT),
  confirm: scriptOf(CONFIRM),
  settle: scriptOf(SETTLE),
  release: scriptOf(RELEASE),
  refuse: scriptOf(REFUSE),
  pause: scriptOf(PAUSE),
  foreign: scriptOf(FOREIGN),
  cost: scriptOf(COST),
  fail: scriptOf(FAIL),
  move: scriptOf(MOVE),
  read: scriptOf(READ),
  seed: scriptOf(SEED),
}
