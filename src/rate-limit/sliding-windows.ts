import type { Window } from '../core/window.js'
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
  /** Of the user whose limit it is: two credentials of one user share a book. */
  name: string
  /** At least one. Processes may differ: each is held to its own. */
  windows: Window[]
  /** For how long a call that is not answered holds its units: its timeout. */
  holdMs: number
}

export type Grant = Granted | Denied | Unknown | Held
/** Redis has lost the book; list the records, and seed it with them under the name of this loss. */
interface Unknown {
  is: 'unknown'
  lost: string
}
/** `atMs` is Redis' clock: only to be compared with Redis' clock. */
export interface Granted {
  is: 'granted'
  id: string
  units: number
  atMs: number
  /** What an operation has been seen to cost of which the contract does not tell it; 0: nothing seen. */
  untoldCost: number
}
/**
 * There can be room in `waitMs`, not before. Because of the window that takes longest, in which
 * `first` units of others come before; or because the service said that it was too early.
 */
export interface Denied {
  is: 'denied'
  waitMs: number
  because: 'window' | 'turn' | 'paused'
  window?: Window
  first: number
}
/** A person paused or cancelled the batch. */
export interface Held {
  is: 'held'
  as: 'paused' | 'cancelled'
}

/** Where a call stands among others: see `fair-queue.ts`. */
export interface Place {
  batch: string
  /** 1: urgent, 2: normal, 3: background. */
  lane: number
  /** How long the asker sleeps at most before it asks again; later than that and a little, it is gone. */
  sleepMs: number
}

/** A grant from the records, to make the book again. */
export interface SeedEntry {
  id: string
  units: number
  /** How long ago it was granted, at least: by clocks that may differ, tell the shorter time. */
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

/** A grant was asked for with the id of one that was settled: each call sent has an id of its own. */
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
 * The units of one user at one service, shared by all processes. In no window, wherever one lays
 * it, does the service count more than its limit: a unit is held from before its call is sent until
 * the length of the window after its answer came, whenever in between the service counted it.
 *
 * `grant`, write the record of the call, `confirm`, send, `settle`. A call that was not sent after
 * all is given back by `release`.
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
    // Braces hold what decides the slot in a cluster, so a name must not have any.
    const slot = `lote:{${encodeURIComponent(settings.name)}}`
    this.keys = KEYS.map((key) => `${slot}:${key}`)
    this.longestMs = Math.max(...settings.windows.map((window) => window.ms))
  }

  /**
   * Takes the units or nothing. No units are taken for a free call, which only waits for a pause.
   * With a place the call waits its turn; without, it lets nobody first. `windows` are the book's
   * own, or as many with fewer units, where some are reserved.
   */
  async grant(
    id: string,
    units: number,
    place: Place = NO_PLACE,
    windows: readonly Window[] = this.settings.windows,
  ): Promise<Grant> {
    this.check(units)
    const pairs = windows.flatMap((window) => [window.units, window.ms])
    const line = [place.batch, place.lane, Math.ceil(place.sleepMs), LATE_MS]
    const { holdMs } = this.settings
    const answer = await this.run('grant', id, units, holdMs, windows.length, ...pairs, ...line)
    return this.readGrant(answer as [string, number, number, number], id, units)
  }

  private readGrant(
    [is, a, b, first]: [string, number | string, number, number],
    id: string,
    units: number,
  ): Grant {
    if (is === 'granted') return { is, id, units, atMs: a as number, untoldCost: b }
    if (is === 'unknown') return { is, lost: a as string }
    if (is === 'held') return { is, as: a as Held['as'] }
    if (is === 'settled') throw new GrantIdError(this.settings.name, id)
    // The book's own, as the one that was handed in may be the smaller by what is reserved.
    const window = this.settings.windows[b - 1]
    if (!window) return { is: 'denied', waitMs: a as number, because: 'paused', first }
    const because = first > 0 ? 'turn' : 'window'
    return { is: 'denied', waitMs: a as number, because, window, first }
  }

  /**
   * True: the units are held, for `holdMs` from now, and the call may be sent. False: the book was
   * lost since; ask again, under a new id.
   */
  async confirm(id: string, units: number): Promise<boolean> {
    return units === 0 || (await this.run('confirm', id, units, this.settings.holdMs)) === 1
  }

  /** The answer is in, or will never come. False: the book is lost, and there is nothing to do. */
  async settle(id: string, units: number, tookMs?: number): Promise<boolean> {
    return (await this.run('settle', id, units, tookMs ?? -1)) === 1
  }

  /** Gives back the units of a call that was never sent, or its place in the line. */
  async release(id: string, units: number): Promise<void> {
    if (units > 0) await this.run('release', id, units)
  }

  /** The service refused the call: its units stay, as units of nobody. */
  async refuse(id: string): Promise<void> {
    await this.run('refuse', id)
  }

  /** Grants nothing for that long; gives how long the pause is now, as it is never made shorter. */
  async pause(ms: number): Promise<number> {
    return (await this.run('pause', Math.ceil(ms))) as number
  }

  /**
   * A call failed or its answer was lost. Gives for how long nothing is granted; 0: it is no outage
   * yet. Any settled call ends it.
   */
  async fail(): Promise<number> {
    return (await this.run('fail', SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS)) as number
  }

  /**
   * The service told that `left` units are left in the window, and that there is more room in
   * `freeMs`: what it counts beyond this book is entered as somebody else's. Gives how much that was.
   */
  async foreign(id: string, window: Window, left: number, freeMs: number): Promise<number> {
    const args = [id, window.units, window.ms, left, Math.ceil(freeMs)]
    return (await this.run('foreign', ...args)) as number
  }

  /** Raises what an operation of untold cost is taken to cost; gives what it is now. */
  async raiseCost(units: number): Promise<number> {
    return (await this.run('cost', units)) as number
  }

  /** Puts a batch into another lane (from 1) or holds it; undefined: as its calls ask to be. */
  async move(batch: string, to: number | Held['as'] | undefined): Promise<void> {
    await this.run('move', batch, to ?? '')
  }

  async read(): Promise<LimiterState> {
    return readLimiterState(await this.run('read', this.longestMs), this.settings.windows)
  }

  /**
   * Makes a lost book again; false when it is there already, or was lost once more. The entries are
   * all grants of the last `longest window + holdMs`, listed after the loss was answered. Each is
   * held as if its call were never answered: until its deadline, and a window more.
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
/** Between the probes of a service that does not answer. */
const SHORTEST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 120_000
/** How much later than it said a waiting call may ask again before others take its place. */
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
