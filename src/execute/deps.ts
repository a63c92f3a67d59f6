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

/** What the execution of tasks of one account needs from outside. */
export interface ExecuteDeps {
  bucket: Bucket
  /** Where Redis is of this machine alone: the ledger of all its storages. */
  machine?: Bucket
  jobs: ReadonlyMap<string, Job>
  caller: Caller
  reads: FreeReads
  /** Keeps an answer for the batches that come after, where reading it costs. */
  keep?(path: string, body: unknown): Promise<void>
  book: string
  timeoutMs: number
  /** What a route costs, where operator or evidence know better than the contract says. */
  costOf(route: string, declared: number): Cost
  /** What a process that has to end waits for. */
  sent: InFlightCalls
  /** Told when a task waits for units no more. */
  onUnderWay(ref: TaskRef): void
  /** Told how many rows a task has settled. */
  onRows?(rows: number): void
  /** For the documents that are sent at a time. */
  room?: ByteSemaphore
  owner: ProcessIdentity
  clock: Clock
  random(): number
  log: Log
  outage: OutageDetector
  packLimits: PackLimits
  /** Whether a batch was cancelled; looked at again when a call was written down. */
  cancelled: Recent<boolean>
  /** Aborted when the process has to end: nothing new is sent. */
  stopping: AbortSignal
}

/** What is the same for all tasks of a batch. */
export interface BatchFacts {
  job: Job
  knowledge: Knowledge
  /** As it was submitted. */
  lane: Lane
}

export interface Cost {
  units: number
  /** The contract does not tell it. */
  untold: boolean
}

/** How the execution of a task ended. */
export type Settled =
  | { is: 'settled'; rows: number; calls: number; refused?: Refused }
  /** Somebody else may be waiting for its answer. */
  | { is: 'later'; ms: number }
  | { is: 'stopped' }
  | { is: 'cancelled' }
  | { is: 'halted'; halt: AccountHalted }
