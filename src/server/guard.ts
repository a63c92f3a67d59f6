import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { SESSION_MS } from '../access/access.js'
import { noteDeed } from '../access/audit.js'
import { holds, type Role, type Viewer } from '../access/roles.js'
import { UserError } from '../core/errors.js'
import { SESSION_COOKIE, type WebContext } from '../web/context.js'
import { preferredLanguage } from './language.js'
import { isLoopback } from './loopback.js'

/**
 * Requests in a minute, per process: more than a person, or a script that polls every second,
 * makes.
 */
const OF_A_USER = 3_000
const OF_A_STRANGER = 600
const MINUTE_S = 60

/**
 * Bounds the requests of one user, or of one address without a user; this machine is not counted.
 */
class RequestLimits {
  private readonly users = new RateLimiterMemory({ points: OF_A_USER, duration: MINUTE_S })
  private readonly strangers = new RateLimiterMemory({ points: OF_A_STRANGER, duration: MINUTE_S })

  /** @throws UserError (2) too_many_requests, with the seconds to wait */
  async count(viewer: Viewer | undefined, address: string): Promise<void> {
    if (viewer?.by === 'loopback') return
    try {
      await (viewer ? this.users.consume(viewer.name) : this.strangers.consume(address))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.ceil(error.msBeforeNext / 1000)
      throw UserError.usage('too_many_requests', { seconds })
    }
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Checks each request before its route: its user, the user's rights, and whether the browser was
 * tricked into sending it.
 */
export function guard(server: FastifyInstance, context: WebContext): void {
  const { app, access } = context
  const limits = new RequestLimits()
  server.decorateRequest('viewer')
  server.decorateRequest('language', 'pt')
  server.decorateRequest('csrf', '')
  server.decorateRequest('isStill', async function (this: FastifyRequest) {
    try {
      const viewer = await viewerOf(this, await access.isOpen(), context)
      return viewer?.name === this.viewer.name
    } catch {
      // The token was refused, or the storage is away: the stream ends, and a client with rights
      // connects again.
      return false
    }
  })
  server.decorateRequest('deed')
  server.decorateReply('signIn', function (this: FastifyReply, cookie: string) {
    setCookie(this, cookie, SESSION_MS)
  })
  server.decorateReply('signOut', function (this: FastifyReply) {
    this.clearCookie(SESSION_COOKIE, { path: '/' })
  })
  server.addHook('onRequest', async (request, reply) => {
    request.language = preferredLanguage(request.headers['accept-language'], app.config.language)
    // The answer belongs to one person, so no cache may store it, whatever host was named.
    reply.header('cache-control', 'no-store').header('vary', 'Cookie, Accept-Language')
    if (request.routeOptions.config.machine) return
    const isOpen = await access.isOpen()
    if (isOpen) refuseOtherHosts(request)
    await ensureCookie(request, reply, context)
    const viewer = await viewerOf(request, isOpen, context)
    await limits.count(viewer, request.ip)
    if (request.routeOptions.config.public) {
      if (viewer) request.viewer = viewer
      return
    }
    if (!viewer) return refuseStranger(request, reply)
    request.viewer = viewer
    refuseRole(viewer, request)
  })
  server.addHook('preHandler', async (request) => refuseForged(request, context))
  const noting = new Set<Promise<void>>()
  server.addHook('onResponse', async (request, reply) => {
    const isDeed = request.routeOptions.config.audited || !READS.has(request.method)
    if (!isDeed || request.is404 || isRefusedAtDoor(request)) return
    const noted = noteRequest(request, reply, context).finally(() => noting.delete(noted))
    noting.add(noted)
    await noted
  })
  server.addHook('onClose', async () => {
    await Promise.all(noting)
  })
}

/**
 * Refuses a host name that was made to point to this machine: through it, another site's page could
 * read what only this machine may see.
 */
function refuseOtherHosts({ headers }: FastifyRequest): void {
  const host = headers.host ?? ''
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  if (!isLoopback(name)) throw UserError.usage('host_refused', { host })
}

async function ensureCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { access }: WebContext,
): Promise<void> {
  const brought = request.cookies[SESSION_COOKIE]
  const isOurs = brought !== undefined && (await access.isOurs(brought))
  if (!isOurs && !wantsPage(request)) return
  const cookie = isOurs ? brought : await access.anonymous()
  if (!isOurs) setCookie(reply, cookie, SESSION_MS)
  request.csrf = await access.csrfOf(cookie)
}

function setCookie(reply: FastifyReply, cookie: string, ms: number): void {
  const isSecure = reply.request.headers['x-forwarded-proto'] === 'https'
  const maxAge = Math.floor(ms / 1000)
  reply.setCookie(SESSION_COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge,
  })
}

async function viewerOf(
  request: FastifyRequest,
  isOpen: boolean,
  { access }: WebContext,
): Promise<Viewer | undefined> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined) {
    const viewer = await access.byToken(token)
    if (!viewer) throw UserError.usage('token_refused')
    return viewer
  }
  if (isOpen) return { name: 'local', role: 'admin', accounts: '*', by: 'loopback' }
  return access.bySession(request.cookies[SESSION_COOKIE])
}

function refuseStranger(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!wantsPage(request)) throw UserError.usage('sign_in_required')
  return reply.redirect(`/entrar?para=${encodeURIComponent(request.url)}`, 303)
}

function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  const isPage = headers.accept?.includes('text/html') === true
  return method === 'GET' && isPage && !url.startsWith('/api/batches')
}

function refuseRole({ role }: Viewer, { method, routeOptions }: FastifyRequest): void {
  const needed: Role = routeOptions.config.role ?? (READS.has(method) ? 'viewer' : 'operator')
  if (!holds(role, needed)) throw UserError.usage('role_needed', { role, needed })
}

/**
 * Refuses forged requests. A browser sends the cookie along for any site, but only our pages know
 * the CSRF token.
 */
async function refuseForged(request: FastifyRequest, { access }: WebContext): Promise<void> {
  const { method, headers } = request
  if (READS.has(method) || request.viewer?.by === 'token') return
  const cookie = request.cookies[SESSION_COOKIE]
  const isBrowser = Boolean(cookie ?? headers.origin ?? headers['sec-fetch-site'])
  if (!isBrowser) return
  const csrfToken = headers['x-csrf-token'] ?? fieldOf(request.body) ?? fieldOf(request.query)
  const isOurs = typeof csrfToken === 'string' && cookie && (await access.isCsrf(cookie, csrfToken))
  if (!isOurs) throw UserError.usage('form_expired')
}

/** Whether the request was refused before it did anything; such requests could fill the log. */
function isRefusedAtDoor({ viewer, routeOptions }: FastifyRequest): boolean {
  return viewer === undefined && routeOptions.config.public !== true
}

function fieldOf(fields: unknown): unknown {
  return (fields as { _csrf?: unknown } | undefined | null)?._csrf
}

async function noteRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { app }: WebContext,
): Promise<void> {
  const { viewer, params, deed } = request
  const [target] = Object.values((params ?? {}) as Record<string, string>)
  try {
    await noteDeed(await app.bucket(), {
      at: new Date(app.clock.now()).toISOString(),
      user: viewer?.name ?? '-',
      by: viewer?.by ?? '-',
      action: [request.method, request.routeOptions.url, deed].filter(Boolean).join(' '),
      target: target?.slice(0, 200),
      address: request.ip,
      status: reply.statusCode,
    })
  } catch (error) {
    app.log.error({ err: error, route: request.routeOptions.url }, 'audit')
  }
}
