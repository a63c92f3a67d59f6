import type { Base } from './base/base.js'
import type { ListLawyers } from './communication.js'
import type { Gate } from './gate.js'
import type { Query } from './query.js'

/** What the routes are handed. */
export interface GazetteWorld extends Gate {
  clock: () => number
  base: () => Base
  listLawyers: ListLawyers
}

/** One request as a route sees it: all its answer is as of one instant. */
export interface Asked {
  base: Base
  listLawyers: ListLawyers
  query: Query
  /** The last part of the path, where the route has one. */
  reference: string
  at: number
}
