import type { FastifyInstance } from 'fastify'
import type { World } from '../calc/world.js'
import { guideRoutes } from '../guide/service.js'
import { oauthRoutes } from '../oauth/routes.js'
import { mcpRoutes } from './routes.js'

/** The routes of the calculation service for agents, under its prefix. */
export function agentService(world: World) {
  return async (app: FastifyInstance): Promise<void> => {
    mcpRoutes(app, world)
    guideRoutes(app, world)
    await app.register(oauthRoutes(world))
  }
}
