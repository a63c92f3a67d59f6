import type { Base } from './base/base.js'
import type { ListLawyers } from './communication.js'
import type { Gate } from './gate.js'
import type { Query } from './query.js'

export interface GazetteDeps extends Gate {
  clock: () => number
  base: () => Base
  listLawyers: ListLawyers
}

/** One request as a route receives it; the whole answer is as of one instant. */
export interface RouteInput {
  base: Base
  listLawyers: ListLawyers
  query: Query
  /** The last part of the path, for routes that have one. */
  reference: string
  at: number
}
