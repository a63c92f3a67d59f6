import type { FastifyInstance } from 'fastify'
import type { AccessLog } from './access-log.js'
import type { CalculationDeps } from './calc/deps.js'
import type { Gazette } from './gazette/gazette.js'
import type { ResetOptions } from './sandbox.js'
import type { Limits } from './violations.js'
/**
 * The three services with all their state, as it follows from one seed. A reset creates new ones.
 */
export interface Services {
  app: FastifyInstance
  deps: CalculationDeps
  gazette: Gazette
  journal: AccessLog
  limits: Limits
  /** Releases delayed answers. */
  end(): void
}

export type Reset = (options?: ResetOptions) => Promise<void>
