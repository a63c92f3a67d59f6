import type { FastifyInstance } from 'fastify'
import type { CalculationDeps } from '../calc/deps.js'
import { guideRoutes } from '../guide.js'
import { oauthRoutes } from '../oauth/routes.js'
import { mcpRoutes } from './routes.js'

export function agentService(deps: CalculationDeps, routes: readonly string[]) {
  return async (app: FastifyInstance): Promise<void> => {
    mcpRoutes(app, deps)
    guideRoutes(app, deps, routes)
    await app.register(oauthRoutes(deps))
  }
}
