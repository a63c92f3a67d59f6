import type { Window } from '../core/window.js'
import type { JournalEntry } from './access-log.js'
import type { Login, PersonName, SandboxKeys } from './accounts.js'
import type { Falsify } from './calc/falsify.js'
import type { SeededCalculations } from './calc/seeds.js'
import type { Fault } from './faults.js'
import type { GazetteBase, GazetteOptions } from './gazette/gazette.js'
import type { GazetteKeys } from './gazette/keys.js'
import type { Shapes } from './shapes/shape.js'

export interface SandboxOptions {
  /** 0, the default, takes any free port. */
  port?: number
  /** 60 a minute and 300 an hour by default. */
  calcLimits?: Window[]
  /** Per key of the gazette service: 60 a minute by default. */
  gazetteLimits?: Window[]
  /** Per key of the update service: 60 a minute by default. */
  updateLimits?: Window[]
  /** The size and the kind of the gazette's base. */
  gazette?: GazetteOptions
  /** How long the answer of a consuming call takes; default 0. */
  latencyMs?: number
  /** How many calculations the main user's list has at the start: some fifteen unless it is more. */
  saved?: number
  /** Of answers, wherever the contract leaves them open; 1 by default. */
  shapes?: Shapes
  /** Corrections that are wrong with HTTP 200, for the proof of what checks them; none by default. */
  falsify?: Falsify
  /** Keys and hashes follow from it. */
  seed?: number
  /** Milliseconds; `Date.now` by default. */
  clock?: () => number
  /** `YYYY-MM`: the last month taken as published, as on a day of the past. Default: all there are. */
  publishedTo?: string
}

/** What a reset may change of the options that the sandbox was started with, until the next reset. */
export type ResetOptions = Pick<
  SandboxOptions,
  'seed' | 'calcLimits' | 'gazetteLimits' | 'updateLimits'
>

/** The services on this machine, at their base URLs. */
export interface Sandbox {
  url: string
  calc: string
  gazette: string
  update: string
  /** A live key with all scopes, of a user with a subscription. */
  apiKey: string
  keys: SandboxKeys
  /** What the user of `apiKey` logs in with. */
  login: Login
  /** What each user logs in with, by what the user is for; `restricted` is refused all the same. */
  logins: Record<PersonName, Login>
  /** Of the gazette service; `main` is `apiKey`. */
  gazetteKeys: GazetteKeys
  /** What the gazette's base holds, and ways to have it grow. */
  gazetteBase: GazetteBase
  /** Saved calculations that are there from the start, by the part they play. */
  seeded: SeededCalculations
  /** Every request so far, in order of arrival. */
  journal(): JournalEntry[]
  /** Windows in which an account was let through more often than its limits allow: none, if all is well. */
  violations(): string[]
  /** Something that goes wrong with the next consuming calls, or with the requests it names. */
  fault(fault: Fault): void
  /** All state back to the seed: accounts, calculations, limits used, faults and the journal. */
  reset(options?: ResetOptions): Promise<void>
  /** Uploads still kept: each is deleted 48 hours after it came. */
  uploads(): number
  /** Ends open connections and waiting answers. */
  close(): Promise<void>
}
