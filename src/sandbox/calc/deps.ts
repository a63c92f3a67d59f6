import type { Accounts } from '../accounts.js'
import type { Catalogue } from '../catalogue/catalogue.js'
import type { calculate } from '../engine/calculate.js'
import type { FaultQueue } from '../faults.js'
import type { Meter } from '../meter.js'
import type { Grants } from '../oauth/grants.js'
import type { RequestStates } from '../request-hooks.js'
import type { Uploads } from './extract/uploads.js'
import type { SavedCalculations } from './saved.js'
import type { SeededCalculations } from './seeds.js'

/** The dependencies of the calculation service's routes. */
export interface CalculationDeps {
  clock: () => number
  accounts: Accounts
  catalogue: Catalogue
  meter: Meter
  /** The meter of the update service, by key. */
  updateMeter: Meter
  uploads: Uploads
  faults: FaultQueue
  saved: SavedCalculations
  seeded: SeededCalculations
  /** Authorisations of agents. */
  grants: Grants
  calculate: typeof calculate
  requestStates: RequestStates
}
