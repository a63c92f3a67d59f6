import type { Limit } from './options.js'

export interface Setup {
  redisUrl: string
  limit: Limit
  /** Of this process. */
  callers: number
}

/** Sends a call and resolves when it is answered. */
export type Send = (call: number) => Promise<void>

/** A limiter in one way of using it. */
export interface Contestant {
  /** For `--only`. */
  name: string
  /** For the table. */
  title: string
  /** Puts calls into a queue of its own, before any worker begins; else the bench hands them out. */
  fill?(setup: Setup, calls: number): Promise<void>
  /** In each worker. */
  open(setup: Setup, send: Send): Promise<Opened>
  /** The script by which it grants, by hash: its time in Redis is taken. */
  grantSha?: string
}

export type Opened =
  /** Sends the call when it may be sent; resolves when it is answered. */
  | { is: 'gate'; pass(call: number): Promise<void> }
  /** Works on the queue that was filled; what fails is thrown by `failed`. */
  | { is: 'queue'; begin(failed: (error: Error) => void): void }
