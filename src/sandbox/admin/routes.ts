import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { faultShape } from '../faults.js'
import { gazetteAdmin } from '../gazette/admin.js'
import { Refusal } from '../refusal.js'
import type { Reset, Services } from '../state.js'
import { violationsOf } from '../violations.js'
import { read, readReset } from './bodies.js'

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
      deps.faults.add(read(faultShape, body))
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

/**
 * Admits only requests from this machine that were meant for it. A browser on this machine may also
 * send requests of another origin's page, or to a name that was made to point here: both are
 * refused.
 * @throws Refusal 403
 */
export function guard({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): void {
  const { host, origin } = headers
  if (isLoopback(ip) && host !== undefined && isLoopbackUrl(`http://${host}`)) {
    if (origin === undefined || origin === `http://${host}`) return
  }
  throw new Refusal(403, 'FORBIDDEN', 'As rotas /_sandbox só atendem a esta máquina.')
}

function isLoopback(address: string): boolean {
  const v4 = address.replace(/^::ffff:/, '')
  return address === '::1' || (isIPv4(v4) && v4.startsWith('127.'))
}

function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || isLoopback(hostname)
}
