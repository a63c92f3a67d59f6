import type { Limit } from './options.js'

export interface Setup {
  redisUrl: string
  limit: Limit
  /** Number of callers in this process. */
  callers: number
}

/** Sends a call and resolves when it is answered. */
export type Send = (call: number) => Promise<void>

/** A limiter used in one particular way. */
export interface Contestant {
  /** The name for `--only`. */
  name: string
  /** The name in the table. */
  title: string
  /**
   * Puts the calls into the limiter's own queue before the workers begin; otherwise the bench
   * distributes them.
   */
  fill?(setup: Setup, calls: number): Promise<void>
  /** Called in each worker. */
  open(setup: Setup, send: Send): Promise<Opened>
  /** The hash of the script that grants, whose time in Redis is measured. */
  grantSha?: string
}

export type Opened =
  /** Sends the call as soon as the limit allows; resolves when it is answered. */
  | { is: 'gate'; pass(call: number): Promise<void> }
  /** Works on the filled queue; reports errors to `failed`. */
  | { is: 'queue'; begin(failed: (error: Error) => void): void }
