import type { FastifyRequest } from 'fastify'
import type { Accounts, Credential } from '../accounts.js'
import type { Catalogue } from '../catalogue/catalogue.js'
import type { FaultQueue } from '../faults.js'
import type { OpenEntry } from '../journal.js'
import type { Meter } from '../meter.js'
import type { SavedCalculations } from './saved.js'

/** What the calculation service's routes are handed. */
export interface World {
  clock: () => number
  accounts: Accounts
  catalogue: Catalogue
  meter: Meter
  faults: FaultQueue
  saved: SavedCalculations
  /** The open requests. */
  passages: WeakMap<FastifyRequest, Passage>
}

/** One request on its way through the service. */
export interface Passage {
  entry: OpenEntry
  credential?: Credential
  /** Found on arrival, and answered when the body has been read. */
  refusal?: Error
  /** How long the answer is held back. */
  delayMs: number
  ending: 'answer' | 'lose-answer' | 'reset' | { status: number; type: string; body: string }
}
