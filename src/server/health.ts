import Fastify, { type FastifyInstance } from 'fastify'
import type { App } from '../app/app.js'
import { readinessOf } from '../app/readiness.js'
import { UserError } from '../core/errors.js'

/** Adds the routes for supervisors of processes: without sign-in, and without personal data. */
export function addHealth(server: FastifyInstance, app: App): void {
  const readiness = readinessOf(app)
  const config = { machine: true, public: true }
  server.get('/health', { config, schema: { hide: true } }, async () => ({ ok: true }))
  server.get('/ready', { config, schema: { hide: true } }, async (_request, reply) => {
    const ready = await readiness()
    return reply.code(ready.ok ? 200 : 503).send(ready)
  })
}

/**
 * Adds the metrics, which name the accounts: where there are users, only an admin may read them.
 */
export function addMetrics(server: FastifyInstance, app: App): void {
  const options = { config: { role: 'admin' as const }, schema: { hide: true } }
  server.get('/metrics', options, async (_request, reply) => {
    const metrics = await app.measure()
    return reply.type(metrics.registry.contentType).send(await metrics.text())
  })
}

/**
 * Serves `/health`, `/ready` and `/metrics` alone, for a worker.
 * @throws UserError (2) when the port is taken
 */
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
    throw UserError.usage('serve_port', { host, port, reason, setBy: 'LOTE_METRICS_PORT' })
  }
  return () => server.close()
}
