import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccessLog, bodyToLog, type OpenEntry } from './access-log.js'
import type { Credential } from './accounts.js'
import { answerFault, cutConnection, resetConnection, truncateAnswer } from './fault-answers.js'
import { type Fault, type FaultQueue, isCounted, type WaitingFault } from './faults.js'
import type { Meter } from './meter.js'
import { placeOf } from './paths.js'
import { prefixOf } from './secrets.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Query parameters that the route accepts: none if absent, all with `any`. */
    query?: readonly string[] | 'any'
  }
}

/** A query with an unknown parameter; each service answers it with its own error body. */
class UnknownQuery extends Error {
  override readonly name = 'UnknownQuery'
  readonly statusCode = 400
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The service's own gate. If it throws, the request is refused, but answered only after its
     * body has been read.
     */
    admit?: (state: RequestState, request: FastifyRequest, reply: FastifyReply) => void
    /** Units that a call of the route counts against the limit. */
    units?: number
  }
}

export interface RequestState {
  entry: OpenEntry
  /** Set if the gate of the calculation or the update service admitted the request. */
  credential?: Credential
  /** The error that the gate threw on arrival. */
  refusal?: unknown
  /** The fault that applies to the request; a refused request leaves it in the queue. */
  fault?: Fault
}

export type RequestStates = WeakMap<FastifyRequest, RequestState>

/** The remote address of requests that the agent connector makes inside the process. */
export const INNER_ADDRESS = 'mcp'

/** The path of the sandbox's own routes, which belong to no service and are not logged. */
export const ADMIN_PATH = '/_sandbox'

export interface HookDeps {
  clock: () => number
  requestStates: RequestStates
  faults: FaultQueue
  journal: AccessLog
  latencyMs: number
  /** Aborted when the services end; it releases delayed answers. */
  closing: AbortSignal
}

/**
 * Adds the hooks for every request of every service. On arrival, before its body is read, a request
 * is logged, checked by its gate and matched with a fault. Refusal and fault take effect after the
 * body has been read, so that a refusal never cuts an upload.
 */
export function addRequestHooks(app: FastifyInstance, deps: HookDeps): void {
  const { requestStates } = deps
  app.addHook('onRequest', async (request, reply) => {
    if (!isAdmin(request)) admitRequest(request, reply, deps)
  })
  app.addHook('preHandler', async (request, reply) => {
    const state = requestStates.get(request)
    if (!state) return
    if (typeof request.body === 'string') state.entry.text = bodyToLog(request.body)
    if (state.refusal) throw state.refusal
    return beforeWork(state, request, reply, deps)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const state = requestStates.get(request)
    if (!state) return payload
    await delayAnswer(state, deps)
    return afterWork(state, reply, payload, deps)
  })
}

export function requestStateOf(
  requestStates: RequestStates,
  request: FastifyRequest,
): RequestState {
  const state = requestStates.get(request)
  if (!state) throw new Error(`no state was opened for ${request.method} ${request.url}`)
  return state
}

/**
 * Counts the request against the account's limit, unless its fault is one that the service would
 * not see. Returns the seconds to wait if the limit has no room.
 */
export function count(
  { entry, fault }: RequestState,
  { meter, account, units }: { meter: Meter; account: string; units: number },
): number | undefined {
  entry.account = account
  if (units === 0 || (fault && !isCounted(fault))) return undefined
  const retryAfter = meter.arrive(account, entry.at)
  if (retryAfter === undefined) entry.units = units
  return retryAfter
}

function isAdmin({ url }: FastifyRequest): boolean {
  return url === ADMIN_PATH || /^\/_sandbox[/?]/.test(url)
}

/** Synchronous, so that two requests never take the same turn of a fault. */
function admitRequest(request: FastifyRequest, reply: FastifyReply, deps: HookDeps): void {
  const state: RequestState = { entry: deps.journal.open(entryOf(request, deps.clock())) }
  deps.requestStates.set(request, state)
  const waiting = faultFor(request, deps.faults)
  if (waiting) state.fault = waiting.fault
  try {
    request.routeOptions.config.admit?.(state, request, reply)
    refuseUnknownQuery(request)
    if (waiting) deps.faults.take(waiting)
  } catch (error) {
    state.refusal = error
    delete state.fault
  }
}

function entryOf(request: FastifyRequest, at: number): OpenEntry {
  const { method, url, headers } = request
  const header = headers.authorization ?? headers['x-api-key']
  const key = typeof header === 'string' ? header.replace(/^bearer\s+/i, '') : undefined
  return {
    at,
    service: placeOf(url).service,
    user: null,
    key: key === undefined ? null : prefixOf(key),
    account: null,
    method,
    path: url,
    units: 0,
    status: 0,
    ...(request.ip === INNER_ADDRESS && { via: 'mcp' as const }),
  }
}

function faultFor(request: FastifyRequest, faults: FaultQueue): WaitingFault | undefined {
  const place = placeOf(request.url)
  const consuming = place.service === 'calc' && (request.routeOptions.config.units ?? 0) > 0
  return faults.find({ ...place, method: request.method, consuming })
}

function beforeWork(
  { fault, entry }: RequestState,
  request: FastifyRequest,
  reply: FastifyReply,
  { clock }: HookDeps,
): FastifyReply | undefined {
  if (!fault) return undefined
  if (!('reset' in fault)) return answerFault(fault, entry.service, reply)
  entry.answeredAt = clock()
  resetConnection(request, reply)
  return reply
}

/** Refused calls are answered at once, because no work was done for them. */
async function delayAnswer(
  { entry, fault }: RequestState,
  { latencyMs, closing }: HookDeps,
): Promise<void> {
  const ms = (fault?.delayMs ?? 0) + (entry.units > 0 ? latencyMs : 0)
  if (ms <= 0) return
  await wait(ms, undefined, { signal: closing }).catch(() => undefined)
}

async function afterWork(
  { entry, fault }: RequestState,
  reply: FastifyReply,
  payload: unknown,
  { clock }: HookDeps,
): Promise<unknown> {
  entry.answeredAt = clock()
  if (fault && 'lose' in fault) await cutConnection(reply)
  else if (fault && 'truncate' in fault) return truncateAnswer(reply, payload)
  else entry.status = reply.statusCode
  return payload
}

/**
 * Refuses parameters that the contract does not name, like unknown fields of bodies: a misspelt
 * filter would match everything, and a rehearsal would not show it.
 * @throws UnknownQuery
 */
function refuseUnknownQuery({ query, is404, routeOptions }: FastifyRequest): void {
  const { query: known = [] } = routeOptions.config
  if (is404 || known === 'any') return
  const unknown = Object.keys(query as object).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new UnknownQuery(`Parâmetro desconhecido: ${unknown.join(', ')}.`)
}
