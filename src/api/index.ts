import type { FastifyInstance } from 'fastify'
import type { WebContext } from '../web/context.js'

/** The HTTP API, under `/api`. */
export async function api(server: FastifyInstance, _context: WebContext): Promise<void> {
  server.get('/', { schema: { hide: true } }, () => ({ openapi: '/api/openapi.json' }))
}
