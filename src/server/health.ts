import type { FastifyInstance } from 'fastify'
import { readiness } from '../app/readiness.js'
import type { WebContext } from '../web/context.js'

/** For who looks after processes: without sign-in, and telling nothing of anybody. */
export function addHealth(server: FastifyInstance, { app }: WebContext): void {
  const config = { machine: true, public: true }
  server.get('/health', { config, schema: { hide: true } }, async () => ({ ok: true }))
  server.get('/ready', { config, schema: { hide: true } }, async (_request, reply) => {
    const ready = await readiness(app)
    return reply.code(ready.ok ? 200 : 503).send(ready)
  })
}
