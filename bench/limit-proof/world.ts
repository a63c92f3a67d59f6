import type { Window } from '../../src/core/window.js'
import type { Reserve } from '../../src/rate-limit/reserve.js'
import type { Dice } from './dice.js'
import type { ServiceSettings } from './service.js'
import type { WireSettings } from './wire.js'

/** As many digits as present-day timestamps, which must pass through Lua without loss. */
export const START_MS = 1_795_213_000_123

export interface BatchSettings {
  id: string
  lane: number
  calls: number
  /** In virtual time; default 0. */
  beginsMs?: number
  /** The number of calls of the batch that one process has waiting or in progress. */
  callers: number
  unitsOf(dice: Dice): number
  /** True if the contract does not state the cost of its calls. */
  untold?: boolean
}

/** Kinds of mishaps with their mean interval in milliseconds; an absent kind never happens. */
export interface Mishaps {
  crashMs?: number
  /** A process is stopped gracefully and replaced. */
  stopMs?: number
  redisLostMs?: number
  clockBackMs?: number
  /** A batch changes its lane, is paused or resumed. */
  moveMs?: number
  /** The share of granted calls that are not sent. */
  withdrawn?: number
  /** The share of calls whose connection fails. */
  notSent?: number
}

export interface World {
  /** The only source of randomness, so that a seed repeats a world. */
  dice: Dice
  windows: Window[]
  reserves?: Reserve[]
  /** The timeout of a call. */
  timeoutMs: number
  /**
   * The time between the record of a call and its sending; the limiter holds units for it in
   * addition to the timeout.
   */
  slackMs: number
  service: ServiceSettings
  batches: BatchSettings[]
  processes: number
  /**
   * The difference between each machine's clock and the true time; processes are distributed over
   * the machines.
   */
  skewsMs: number[]
  wire: WireSettings
  /** The longest duration of a write to the bucket or of a listing. */
  bucketMs: number
  mishaps: Mishaps
  /** A world that has not finished by then is stuck. */
  untilMs: number
}
