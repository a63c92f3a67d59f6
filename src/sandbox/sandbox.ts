import type { Window } from '../limits/window.js'
import type { SandboxKeys } from './accounts.js'
import type { Fault } from './faults.js'
import type { JournalEntry } from './journal.js'

export interface SandboxOptions {
  /** 0, the default, takes any free port. */
  port?: number
  /** 60 a minute and 300 an hour by default. */
  calcLimits?: Window[]
  /** Kept for the gazette service: 60 a minute by default. */
  gazetteLimits?: Window[]
  /** How long the answer of a consuming call takes; default 0. */
  latencyMs?: number
  /** Keys and hashes follow from it. */
  seed?: number
  /** Milliseconds; `Date.now` by default. */
  clock?: () => number
  /** `YYYY-MM`: the last month taken as published, as on a day of the past. Default: all there are. */
  publishedTo?: string
}

/** The services on this machine, at their base URLs. */
export interface Sandbox {
  url: string
  calc: string
  gazette: string
  update: string
  /** A live key with all scopes, of a user with a subscription. */
  apiKey: string
  keys: SandboxKeys
  /** Every request so far, in order of arrival. */
  journal(): JournalEntry[]
  /** Windows in which a user was let through more often than the limits allow: none, if all is well. */
  violations(): string[]
  /** Something that goes wrong with the next consuming calls. */
  fault(fault: Fault): void
  /** Ends open connections and waiting answers. */
  close(): Promise<void>
}
