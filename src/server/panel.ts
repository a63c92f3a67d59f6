import type { FastifyInstance } from 'fastify'
import type { WebContext } from '../web/context.js'

/** The page, until there is one: the reference of the API. */
export async function panel(server: FastifyInstance, _context: WebContext): Promise<void> {
  server.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/api/', 303))
}
