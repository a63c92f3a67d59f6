import type { RedisServer } from '../redis/embedded-redis.js'
import type { Clock } from '../runtime/clock.js'
import type { Log } from '../runtime/log.js'
import type { ProcessIdentity } from '../runtime/process-identity.js'
import type { Bucket } from '../storage/bucket.js'
import type { Ask, Firing, Schedule } from './schedule.js'

/** What a firing is told, to do its work once however often it is tried. */
export interface Run {
  /** The same at every try: what was done under it is not done again. */
  id: string
  /** The instant it stands for; `--date` of what it does, not the clock. */
  scheduledAt: string
  manual: boolean
  caughtUp: boolean
  /** From 1; above it a worker died or was stopped in the middle, or what it works with was away. */
  attempt: number
  /** What an earlier try had started. */
  batch?: string
  /** Aborted when the worker is stopping, or another has taken over. */
  signal: AbortSignal
  /** To be told before work goes on, so that the next try finds it. */
  started(batch: string): Promise<void>
}

export type Fired =
  | { is: 'done'; batch?: string }
  /** Done and told, but for something that is tried again while no later firing takes it over. */
  | { is: 'owes'; batch?: string }
  /** For good; the reason is told to people. */
  | { is: 'failed'; reason: string; batch?: string }
  /** What it works with was away (a service, the storage): it is tried again. */
  | { is: 'away'; reason: string; batch?: string }
  /** The signal was heard: another worker goes on. */
  | { is: 'interrupted' }

/** Does what a schedule says. What is thrown is judged by {@link ScheduleDeps.explain}. */
export type Fire = (schedule: Schedule, run: Run) => Promise<Fired>

/** What people should hear of; may be told twice, under the same `about`. */
export type ScheduleEvent =
  | { is: 'failed'; about: string; firing: Firing }
  /** It was due long ago and has not ended; perhaps it has not begun. */
  | { is: 'waiting'; about: string; firing: Ask & Partial<Firing> }
  | { is: 'missed'; about: string; schedule: Schedule; missed: number[]; caughtUp: number }

/** A failure as people read it, and what comes of it: `unknown` is tried some times more. */
export interface Failure {
  is: 'final' | 'away' | 'unknown'
  reason: string
}

export interface ScheduleDeps {
  bucket: Bucket
  server: RedisServer
  /** Of queues and leases. */
  prefix: string
  owner: ProcessIdentity
  clock: Clock
  log: Log
  fire: Fire
  tell(happened: ScheduleEvent): Promise<void>
  /** What this worker has not that the schedule needs, as people read it: another may have it. */
  lacks(schedule: Schedule): Promise<string | undefined>
  explain(error: unknown): Failure
}
