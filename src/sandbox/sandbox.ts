import type { Window } from '../core/window.js'
import type { AccessLogEntry } from './access-log.js'
import type { Login, PersonName, SandboxKeys } from './accounts.js'
import type { SeededCalculations } from './calc/seeds.js'
import type { calculate } from './engine/calculate.js'
import type { Fault } from './faults.js'
import type { GazetteBase, GazetteOptions } from './gazette/gazette.js'
import type { GazetteKeys } from './gazette/keys.js'
import type { Shapes } from './shapes/shape.js'

export interface SandboxOptions {
  /** 0, the default, takes any free port. */
  port?: number
  /** Default: 60 a minute and 300 an hour. */
  calcLimits?: Window[]
  /** For each key of the gazette service; default: 60 a minute. */
  gazetteLimits?: Window[]
  /** For each key of the update service; default: 60 a minute. */
  updateLimits?: Window[]
  /** The size and kind of the gazette's base. */
  gazette?: GazetteOptions
  /** The duration of a consuming call; default 0. */
  latencyMs?: number
  /**
   * Number of calculations in the main user's list at the start, if more than the default of some
   * fifteen.
   */
  saved?: number
  /** The shapes of answers, wherever the contract leaves them open; default 1. */
  shapes?: Shapes
  /** Another calculation of amounts, to prove the checks that detect wrong ones; default: the engine's. */
  calculate?: typeof calculate
  /** Determines keys and hashes. */
  seed?: number
  /** In milliseconds; default: `Date.now`. */
  clock?: () => number
  /**
   * `YYYY-MM`: the last month that counts as published, to imitate a past day. Default: all months
   * of the series.
   */
  publishedTo?: string
}

/** The options that a reset may change, until the next reset. */
export type ResetOptions = Pick<
  SandboxOptions,
  'seed' | 'calcLimits' | 'gazetteLimits' | 'updateLimits'
>

/** The services on this machine, by base URL. */
export interface Sandbox {
  url: string
  calc: string
  gazette: string
  update: string
  /** A live key with all scopes, of a user with a subscription. */
  apiKey: string
  keys: SandboxKeys
  /** The login of the user of `apiKey`. */
  login: Login
  /** The login of each user, by purpose; that of `restricted` is always refused. */
  logins: Record<PersonName, Login>
  /** Keys of the gazette service; `main` is `apiKey`. */
  gazetteKeys: GazetteKeys
  /** The content of the gazette's base, and ways to change it. */
  gazetteBase: GazetteBase
  seeded: SeededCalculations
  /** Every request so far, in order of arrival. */
  journal(): AccessLogEntry[]
  /**
   * Windows in which the sandbox admitted more calls of an account than its limits allow; empty if
   * the limits held.
   */
  violations(): string[]
  /** Adds a fault for the next consuming calls, or for the requests that it names. */
  fault(fault: Fault): void
  /**
   * Returns all state to that of the seed: accounts, calculations, used limits, faults and the
   * access log.
   */
  reset(options?: ResetOptions): Promise<void>
  /** Number of uploads still stored; each is deleted 48 hours after its arrival. */
  uploads(): number
  /** Ends open connections and delayed answers. */
  close(): Promise<void>
}
