import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import cookies from '@fastify/cookie'
import forms from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { api } from '../api/index.js'
import { mcp } from '../api/mcp/index.js'
import { UserError } from '../core/errors.js'
import { panel } from '../panel/index.js'
import { whileRedis } from '../web/check-redis.js'
import { ANSWER_MS, type WebContext } from '../web/context.js'
import { logProblem, problemOf } from '../web/problem.js'
import { guard } from './guard.js'
import { addHealth, addMetrics } from './health.js'
import { preferredLanguage } from './language.js'
import { isLoopback } from './loopback.js'
import { addBoard } from './queue-board.js'

/** Nothing from other hosts, nothing inline, and no framing by other pages. */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
}
/** The bound of a body that is not a file. */
const MOST_BODY_BYTES = 1024 ** 2
/** The time for an upload over a slow line; a stalled one is cut long before (`upload.ts`). */
const REQUEST_MS = 3_600_000
const HEADERS_MS = 15_000

export interface Listening {
  url: string
  routes: readonly RouteOptions[]
  close(): Promise<void>
}

interface Built {
  server: FastifyInstance
  routes: RouteOptions[]
}

/** Builds the page and the API in one server, not listening yet. */
async function newServer(context: WebContext): Promise<Built> {
  const server = Fastify({
    logger: false,
    frameworkErrors: answerUnread,
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    handlerTimeout: ANSWER_MS,
    http: { headersTimeout: HEADERS_MS },
    forceCloseConnections: true,
    // The throttle counts the connection's address, whatever a header claims.
    trustProxy: false,
    routerOptions: { maxParamLength: 200 },
  })
  const routes: RouteOptions[] = []
  server.addHook('onRoute', (route) => {
    routes.push(route)
  })
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // With it a form of ours names its origin, so that it is shown again when it is refused.
    referrerPolicy: { policy: 'same-origin' },
    // Only the proxy before this server knows whether the host name has a certificate.
    strictTransportSecurity: false,
  })
  await server.register(cookies)
  await server.register(forms)
  await server.register(multipart, {
    limits: { fileSize: context.upload.mostBytes, files: 1, fields: 50, fieldSize: 100_000 },
  })
  answerErrors(server, context)
  refuseWithoutRedis(server, context)
  guard(server, context)
  addHealth(server, context.app)
  addMetrics(server, context.app)
  await server.register((scope) => api(scope, context), { prefix: '/api' })
  mcp(server, context)
  await addBoard(server, context)
  await server.register((scope) => panel(scope, context))
  return { server, routes }
}

/**
 * Starts the server.
 * @throws UserError (2) when the port is taken, or when others could enter without a user
 */
export async function startServer(
  context: WebContext,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  if (!isLoopback(host) && (await context.access.isOpen()))
    throw UserError.usage('serve_needs_user', { host })
  const { server, routes } = await newServer(context)
  try {
    await server.listen({ host, port })
  } catch (error) {
    await server.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw UserError.usage('serve_port', { host, port, reason: code })
  }
  const address = server.server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return { routes, url: `http://${name}:${address.port}`, close: () => server.close() }
}

/** Answers errors as problem+json, with the messages of the command line. */
function answerErrors(server: FastifyInstance, { app }: WebContext): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = answerProblem(error, request, reply)
    logProblem(app.log, error, problem, { route: request.routeOptions.url })
  })
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!.slice(0, 200)
    answerProblem(UserError.usage('no_route', { path }), request, reply)
  })
}

/** Answers a request that has no route because its address cannot be parsed. */
function answerUnread(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.language = preferredLanguage(request.headers['accept-language'], 'pt')
  answerProblem(error, request, reply)
}

function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error, request.language ?? 'pt')
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  const { seconds } = problem.problems[0]?.facts ?? {}
  if (problem.status === 429 && seconds !== undefined) reply.header('retry-after', String(seconds))
  // The rest of an unread body would be taken for the next request.
  if (!request.raw.readableEnded && hasBody(request)) reply.header('connection', 'close')
  reply.code(problem.status).type('application/problem+json; charset=utf-8')
  reply.serializer((body: unknown) => JSON.stringify(body)).send(problem)
  return problem
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/**
 * Answers a request that is still under way when Redis takes no write: its handler would wait for
 * Redis without end. Routes with a longer time limit check Redis where they need it.
 */
function refuseWithoutRedis(server: FastifyInstance, context: WebContext): void {
  server.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { config, handlerTimeout } = routeOptions
    if (config.machine || handlerTimeout !== ANSWER_MS) return
    whileRedis(context, () => once(reply.raw, 'close')).catch((error: unknown) => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(error)
    })
  })
}
