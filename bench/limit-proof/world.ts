import type { Window } from '../../src/core/window.js'
import type { Reserve } from '../../src/rate-limit/reserve.js'
import type { Dice } from './dice.js'
import type { ServiceSettings } from './service.js'
import type { WireSettings } from './wire.js'

/** As long as the instants of today: numbers of this length must come through Lua unharmed. */
export const START_MS = 1_795_213_000_123

export interface BatchSettings {
  id: string
  lane: number
  calls: number
  /** In virtual time; 0 unless said. */
  beginsMs?: number
  /** How many of its calls one process has under way or waiting at once. */
  callers: number
  unitsOf(dice: Dice): number
  /** The contract does not tell what its calls cost. */
  untold?: boolean
}

/** What goes wrong, and how often: on average once in so many milliseconds; never unless said. */
export interface Mishaps {
  crashMs?: number
  /** A process is stopped in order and another one started. */
  stopMs?: number
  redisLostMs?: number
  clockBackMs?: number
  /** A batch is put into another lane, held, or let go on. */
  moveMs?: number
  /** Of the calls that were granted: not sent after all. */
  withdrawn?: number
  /** Of the calls that were to be sent: the connection failed. */
  notSent?: number
}

export interface World {
  /** All chance comes from it, so that a seed repeats a world. */
  dice: Dice
  windows: Window[]
  reserves?: Reserve[]
  /** Of a call. */
  timeoutMs: number
  /** Between the record of a call and its sending; the book holds a call for both. */
  slackMs: number
  service: ServiceSettings
  batches: BatchSettings[]
  processes: number
  /** How far the clock of each machine is from the true time; processes are dealt out to them. */
  skewsMs: number[]
  wire: WireSettings
  /** A write to the bucket or a listing takes up to this long. */
  bucketMs: number
  mishaps: Mishaps
  /** When it is not done by then, something is stuck. */
  untilMs: number
}
