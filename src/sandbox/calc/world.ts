import type { Accounts } from '../accounts.js'
import type { Catalogue } from '../catalogue/catalogue.js'
import type { FaultQueue } from '../faults.js'
import type { Meter } from '../meter.js'
import type { Grants } from '../oauth/grants.js'
import type { Random } from '../random.js'
import type { Passages } from '../request-hooks.js'
import type { Uploads } from './extract/uploads.js'
import type { Falsify } from './falsify.js'
import type { SavedCalculations } from './saved.js'
import type { SeededCalculations } from './seeds.js'

/** What the calculation service's routes are handed. */
export interface World {
  clock: () => number
  accounts: Accounts
  catalogue: Catalogue
  meter: Meter
  /** Of the update service, by key. */
  updateMeter: Meter
  /** Of extraction. */
  uploads: Uploads
  faults: FaultQueue
  saved: SavedCalculations
  /** Those of them that were there from the start. */
  seeded: SeededCalculations
  /** Of agents. */
  grants: Grants
  /** What is wrong with the corrections, and by which numbers. */
  falsify?: Falsify
  random: Random
  /** The open requests. */
  passages: Passages
}
