import Fastify, { type FastifyInstance } from 'fastify'
import type { App } from '../app/app.js'
import { readinessOf } from '../app/readiness.js'
import { UserError } from '../core/errors.js'

/** For who looks after processes: without sign-in, and telling nothing of anybody. */
export function addHealth(server: FastifyInstance, app: App): void {
  const readiness = readinessOf(app)
  const config = { machine: true, public: true }
  server.get('/health', { config, schema: { hide: true } }, async () => ({ ok: true }))
  server.get('/ready', { config, schema: { hide: true } }, async (_request, reply) => {
    const ready = await readiness()
    return reply.code(ready.ok ? 200 : 503).send(ready)
  })
}

/** Names the accounts: where there are users, for an admin. */
export function addMetrics(server: FastifyInstance, app: App): void {
  const options = { config: { role: 'admin' as const }, schema: { hide: true } }
  server.get('/metrics', options, async (_request, reply) => {
    const metrics = await app.measure()
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })
}

/** `/health`, `/ready` and `/metrics` alone, of a worker. @throws UserError (2) where the port is taken */
export async function serveHealth(
  app: App,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = Fastify({ logger: false, forceCloseConnections: true })
  addHealth(server, app)
  addMetrics(server, app)
  await app.measure()
  try {
    await server.listen({ host, port })
  } catch (error) {
    await server.close()
    const { code: reason } = error as NodeJS.ErrnoException
    throw UserError.usage('serve_port', { host, port, reason })
  }
  return () => server.close()
}
