import type { Clock } from '../clock.js'
import type { Halt } from '../errors.js'
import type { FreeReads, Job } from '../job.js'
import type { Log } from '../log.js'
import type { Owner } from '../owner.js'
import type { Caller } from '../services/caller.js'
import type { Bucket } from '../stores/bucket.js'
import type { Reachability } from './reachability.js'

/** What the execution of tasks of one account needs from outside. */
export interface ExecuteWorld {
  bucket: Bucket
  jobs: ReadonlyMap<string, Job>
  caller: Caller
  reads: FreeReads
  book: string
  timeoutMs: number
  /** What a route costs, where the operator knows better than the contract says. */
  unitsOf(route: string, declared: number): number
  owner: Owner
  clock: Clock
  random(): number
  log: Log
  reachability: Reachability
  /** Aborted when the process has to end: nothing new is sent. */
  stopping: AbortSignal
}

/** How the execution of a task ended. */
export type Settled =
  | { is: 'settled'; rows: number; calls: number }
  /** Somebody else may be waiting for its answer. */
  | { is: 'later'; ms: number }
  | { is: 'stopped' }
  | { is: 'cancelled' }
  | { is: 'halted'; halt: Halt }
