import type { FastifyInstance } from 'fastify'
import type { Journal } from './access-log.js'
import type { World } from './calc/world.js'
import type { Gazette } from './gazette/gazette.js'
import type { Limits } from './judge.js'
import type { ResetOptions } from './sandbox.js'
/** The three services with all their state, as of one seed. A reset makes them anew. */
export interface Services {
  app: FastifyInstance
  world: World
  gazette: Gazette
  journal: Journal
  limits: Limits
  /** Lets go of the answers that are held back. */
  end(): void
}

export type Reset = (options?: ResetOptions) => Promise<void>
