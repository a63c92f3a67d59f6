import type { AccountHalted } from '../core/errors.js'
import type { Job } from '../core/job/job.js'
import type { TaskQueue } from '../redis/queue.js'
import type { Clock } from '../runtime/clock.js'
import type { Bucket } from '../storage/bucket.js'
export interface Progress {
  tasks: number
  missing: number
  rowsSettled: number
  paused: boolean
}

export interface CoordinatorDeps {
  bucket: Bucket
  queue: TaskQueue
  /** Puts a batch into another lane of the account's fair queue, or holds it. */
  move(batch: string, to: LineMove): Promise<void>
  jobs: ReadonlyMap<string, Job>
  clock: Clock
  /** Aborted when this process has to end. */
  stopping: AbortSignal
  /** Returns the halt of the account when it cannot be used any more. */
  halted(): AccountHalted | undefined
  progress?(progress: Progress): void
}

/** The place of a batch's calls in the account's fair queue: a lane from 1, or held. */
export type LineMove = number | 'paused' | 'cancelled' | undefined
