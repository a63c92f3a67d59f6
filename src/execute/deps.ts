import type { Lane } from '../core/batch.js'
import type { AccountHalted } from '../core/errors.js'
import type { FreeReads, Job, Knowledge } from '../core/job/job.js'
import type { Refused, TaskRef } from '../core/task.js'
import type { Clock } from '../runtime/clock.js'
import type { InFlightCalls } from '../runtime/in-flight-calls.js'
import type { Log } from '../runtime/log.js'
import type { ProcessIdentity } from '../runtime/process-identity.js'
import type { Caller } from '../services/caller.js'
import type { Bucket } from '../storage/bucket.js'
import type { ByteSemaphore } from './document-form.js'
import type { OutageDetector } from './outage-detector.js'
import type { PackLimits } from './pack-limit.js'
import type { Recent } from './recent.js'

/** What the execution of one account's tasks needs from outside. */
export interface ExecuteDeps {
  bucket: Bucket
  /**
   * A second ledger for all storages of this machine, where Redis belongs to this machine alone.
   */
  machine?: Bucket
  jobs: ReadonlyMap<string, Job>
  caller: Caller
  reads: FreeReads
  /** Caches an answer for later batches, where reading it costs units. */
  cacheAnswer?(path: string, body: unknown): Promise<void>
  book: string
  timeoutMs: number
  /** The price of a route, where the operator or evidence knows better than the contract. */
  costOf(route: string, declared: number): Cost
  /** The calls that a process waits for before it ends. */
  inFlight: InFlightCalls
  /** Called when a task no longer waits for units. */
  onUnderWay(ref: TaskRef): void
  /** Called with the number of rows that a task has settled. */
  onRows?(rows: number): void
  /** Bounds the bytes of documents that are sent at the same time. */
  room?: ByteSemaphore
  owner: ProcessIdentity
  clock: Clock
  random(): number
  log: Log
  outage: OutageDetector
  packLimits: PackLimits
  /** Whether a batch was cancelled; read again after an attempt was written down. */
  cancelled: Recent<boolean>
  /** Aborted when the process has to end: no new call is sent. */
  stopping: AbortSignal
}

/** The facts that all tasks of a batch share. */
export interface BatchFacts {
  job: Job
  knowledge: Knowledge
  /** The lane with which the batch was submitted. */
  lane: Lane
}

export interface Cost {
  units: number
  /** The contract does not state the price. */
  unpriced: boolean
}

/** How the execution of a task ended. */
export type Settled =
  | { is: 'settled'; rows: number; calls: number; refused?: Refused }
  /** Another process may be waiting for the answer of the task. */
  | { is: 'later'; ms: number }
  | { is: 'stopped' }
  | { is: 'cancelled' }
  | { is: 'halted'; halt: AccountHalted }
