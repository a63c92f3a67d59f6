import type { FastifyInstance } from 'fastify'
import { gazetteAdmin } from '../gazette/admin.js'
import { Refusal } from '../refusal.js'
import type { Reset, Services } from '../state.js'
import { violationsOf } from '../violations.js'
import { readFault, readReset } from './bodies.js'
import { guard } from './guard.js'

/**
 * The sandbox's own routes, for rehearsals on this machine only. Errors use the calculation
 * service's envelope; the access log does not contain these requests.
 */
export function adminRoutes(services: Services, reset: Reset) {
  return async (app: FastifyInstance): Promise<void> => {
    const { gazette, journal, limits, deps } = services
    app.addHook('onRequest', async (request) => guard(request))
    app.get('/', async () => ({
      services: { calc: '/calc', gazette: '/gazette', update: '/update' },
      limits,
      now: deps.clock(),
      requests: journal.entries().length,
      faults: deps.faults.waiting(),
      routes: ROUTES,
    }))
    app.get<{ Querystring: { since?: unknown } }>('/journal', async ({ query }) => {
      const since = sinceOf(query.since)
      return { entries: journal.entries().filter(({ at }) => at >= since) }
    })
    app.get('/violations', async () => ({ violations: violationsOf(journal.entries(), limits) }))
    app.post('/faults', async ({ body }, reply) => {
      deps.faults.add(readFault(body))
      return reply.code(201).send({ faults: deps.faults.waiting() })
    })
    app.delete('/faults', async () => {
      deps.faults.clear()
      return { faults: [] }
    })
    gazetteAdmin(app, gazette.base)
    app.post('/reset', async ({ body }) => {
      await reset(readReset(body))
      return { ok: true }
    })
  }
}

const ROUTES = [
  'GET /_sandbox',
  'GET /_sandbox/journal?since=ms',
  'GET /_sandbox/violations',
  'POST /_sandbox/faults',
  'DELETE /_sandbox/faults',
  'GET /_sandbox/gazette',
  'POST /_sandbox/gazette/grow',
  'POST /_sandbox/gazette/cancel',
  'POST /_sandbox/gazette/remove',
  'POST /_sandbox/reset',
]

/** Milliseconds of the sandbox's clock; without the parameter, all entries are returned. */
function sinceOf(text: unknown): number {
  if (text === undefined) return Number.NEGATIVE_INFINITY
  const since = typeof text === 'string' && text !== '' ? Number(text) : Number.NaN
  if (Number.isFinite(since)) return since
  throw new Refusal(400, 'BAD_REQUEST', 'since deve ser um instante em milissegundos.')
}
