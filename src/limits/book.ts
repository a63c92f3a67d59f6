import type { Redis } from 'ioredis'
import { occupancy } from './model.js'
import { CONFIRM } from './scripts/confirm.js'
import { GRANT } from './scripts/grant.js'
import { PAUSE } from './scripts/pause.js'
import { READ } from './scripts/read.js'
import { RELEASE } from './scripts/release.js'
import { run, type Script, scriptOf } from './scripts/run.js'
import { SEED } from './scripts/seed.js'
import { SETTLE } from './scripts/settle.js'
import type { Window } from './window.js'

export interface BookSettings {
  /** Of the user whose limit it is: two credentials of one user share a book. */
  name: string
  /** At least one. Processes may differ: each is held to its own. */
  windows: Window[]
  /** For how long a call that is not answered holds its units: its timeout. */
  holdMs: number
}

/** `unknown`: Redis has lost the book; seed it from the records before anything is granted. */
export type Grant = Granted | Denied | { is: 'unknown' }
/** `atMs` is Redis' clock: only to be compared with Redis' clock. */
export type Granted = { is: 'granted'; id: string; units: number; atMs: number }
/** There can be room in `waitMs`, not before; the window is the one that takes longest. */
export type Denied = { is: 'denied'; waitMs: number; because: 'window' | 'paused'; window?: Window }

export interface BookState {
  /** False: the book is lost, and what follows is empty. */
  known: boolean
  nowMs: number
  pausedMs: number
  windows: { window: Window; used: number; nextFreeMs: number }[]
  /** For each unit that occupies the longest window, its mark relative to now, in rising order. */
  marks: number[]
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
export class Book {
  private readonly keys: string[]
  private readonly longestMs: number

  constructor(
    private readonly redis: Redis,
    readonly settings: BookSettings,
    private readonly scripts: BookScripts = SCRIPTS,
  ) {
    if (settings.windows.length === 0) throw new TypeError(`book ${settings.name}: no window`)
    // Braces hold what decides the slot in a cluster, so a name must not have any.
    const slot = `lote:{${encodeURIComponent(settings.name)}}`
    this.keys = [`${slot}:state`, `${slot}:units`]
    this.longestMs = Math.max(...settings.windows.map((window) => window.ms))
  }

  /** Takes the units or nothing. No units are taken for a free call, which only waits for a pause. */
  async grant(id: string, units: number): Promise<Grant> {
    const { windows, holdMs, name } = this.settings
    this.check(units)
    const pairs = windows.flatMap((window) => [window.units, window.ms])
    const [is, a, b] = (await this.run('grant', id, units, holdMs, windows.length, ...pairs)) as [
      string,
      number,
      number,
    ]
    if (is === 'granted') return { is, id, units, atMs: a }
    if (is === 'unknown') return { is }
    if (is === 'settled') throw new GrantIdError(name, id)
    const window = windows[b - 1]
    return {
      is: 'denied',
      waitMs: a,
      ...(window ? { because: 'window', window } : { because: 'paused' }),
    }
  }

  /**
   * True: the units are held, for `holdMs` from now, and the call may be sent. False: the book was
   * lost since; ask again, under a new id.
   */
  async confirm(id: string, units: number): Promise<boolean> {
    return units === 0 || (await this.run('confirm', id, units, this.settings.holdMs)) === 1
  }

  /** The answer is in, or will never come. False: the book is lost, and there is nothing to do. */
  async settle(id: string, units: number): Promise<boolean> {
    return (await this.run('settle', id, units)) === 1
  }

  /** Gives back the units of a call that was never sent. */
  async release(id: string, units: number): Promise<void> {
    await this.run('release', id, units)
  }

  /** Grants nothing for that long; gives how long the pause is now, as it is never made shorter. */
  async pause(ms: number): Promise<number> {
    return (await this.run('pause', Math.ceil(ms))) as number
  }

  async read(): Promise<BookState> {
    const [known, nowMs, pausedMs, ...marks] = (await this.run('read', this.longestMs)) as [
      number,
      number,
      number,
    ]
    const windows = this.settings.windows.map((window) => ({
      window,
      ...occupancy(marks, window, 0),
    }))
    return { known: known === 1, nowMs, pausedMs, windows, marks }
  }

  /**
   * Makes a lost book again; false when it is there already. The entries are all grants of the
   * last `longest window + holdMs`, listed after `unknown` was answered. Each is held as if its
   * call were never answered: until its deadline, and a window more.
   */
  async seed(entries: readonly SeedEntry[]): Promise<boolean> {
    const { holdMs } = this.settings
    // A record from the future was written by a clock that is ahead: the grant itself is past.
    const grants = entries.flatMap(({ id, units, ageMs }) => [
      id,
      units,
      Math.ceil(holdMs - Math.max(ageMs, 0)),
    ])
    return (await this.run('seed', this.longestMs, ...grants)) === 1
  }

  private run(name: keyof BookScripts, ...args: (string | number)[]): Promise<unknown> {
    return run(this.redis, this.scripts[name], this.keys, args)
  }

  private check(units: number): void {
    const { name, windows } = this.settings
    if (!Number.isInteger(units) || units < 0) throw new UnitsError(name, units, undefined)
    const window = windows.find((each) => units > each.units)
    if (window) throw new UnitsError(name, units, window)
  }
}

export type BookScripts = Readonly<
  Record<'grant' | 'confirm' | 'settle' | 'release' | 'pause' | 'read' | 'seed', Script>
>

export const SCRIPTS: BookScripts = {
  grant: scriptOf(GRANT),
  confirm: scriptOf(CONFIRM),
  settle: scriptOf(SETTLE),
  release: scriptOf(RELEASE),
  pause: scriptOf(PAUSE),
  read: scriptOf(READ),
  seed: scriptOf(SEED),
}
