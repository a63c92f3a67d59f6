import type { RedisServer } from '../redis/embedded-redis.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import type { ProcessIdentity } from '../runtime/process-identity.js'
import type { Bucket } from '../storage/bucket.js'
import type { Firing, FiringRequest, Schedule } from './schedule.js'

/** The facts of one try of a firing, so that its work is done once however often it is tried. */
export interface FiringTry {
  /** The same at every try: work recorded under it is not repeated. */
  id: string
  /**
   * The instant of the schedule that the firing stands for; the action takes its `--date` from it,
   * not from the clock.
   */
  scheduledAt: string
  manual: boolean
  caughtUp: boolean
  /** From 1; higher where a worker died or stopped, or a service or the storage was away. */
  attempt: number
  /** The batch that an earlier try started. */
  batch?: string
  /** Aborts when the worker stops, or another has taken over. */
  signal: AbortSignal
  /**
   * Stores the batch before work goes on, so that the next try finds it; undefined, where nothing
   * was made of it and no try will.
   */
  started(batch: string | undefined): Promise<void>
}

export type Fired =
  | { is: 'done'; batch?: string }
  /** Done and notified, except for a part that is tried again until a later firing includes it. */
  | { is: 'owes'; batch?: string }
  /** Failed for good; users see the reason. */
  | { is: 'failed'; reason: string; batch?: string }
  /** A service or the storage was away: the firing is tried again. */
  | { is: 'away'; reason: string; batch?: string }
  /** The signal aborted the try: another worker continues. */
  | { is: 'interrupted' }

/** Performs the action of a schedule. {@link ScheduleDeps.explain} classifies what it throws. */
export type Fire = (schedule: Schedule, run: FiringTry) => Promise<Fired>

/**
 * An event that the schedule's recipients get a notice of; it may be reported twice under the same
 * `about`.
 */
export type ScheduleEvent =
  | { is: 'failed'; about: string; firing: Firing }
  /** The firing has been due for long and has not ended; it may not have begun. */
  | { is: 'waiting'; about: string; firing: FiringRequest & Partial<Firing> }
  | { is: 'missed'; about: string; schedule: Schedule; missed: number[]; caughtUp: number }

/** A failure for users, and whether it is tried again: `unknown` is tried a few times more. */
export interface Failure {
  is: 'final' | 'away' | 'unknown'
  reason: string
}

export interface ScheduleDeps {
  bucket: Bucket
  server: RedisServer
  /** Prefix of queues and leases. */
  prefix: string
  owner: ProcessIdentity
  clock: Clock
  log: Log
  fire: Fire
  notify(happened: ScheduleEvent): Promise<void>
  /**
   * Returns what the schedule needs and this worker lacks, for users: another worker may have it.
   */
  missing(schedule: Schedule): Promise<string | undefined>
  explain(error: unknown, schedule: string): Failure
}
