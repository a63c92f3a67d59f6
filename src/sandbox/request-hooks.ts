import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyToKeep, type Journal, type OpenEntry } from './access-log.js'
import type { Credential } from './accounts.js'
import { answerInstead, cut, inTheMiddle, resetConnection } from './fault-answers.js'
import { type Fault, type FaultQueue, isCounted, type WaitingFault } from './faults.js'
import type { Meter } from './meter.js'
import { placeOf } from './paths.js'
import { prefixOf } from './secrets.js'
import { refuseUnknownQuery } from './unknown-query.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The service's own gate. If it throws, the request is refused, but answered only after its
     * body has been read.
     */
    judge?: (passage: Passage, request: FastifyRequest, reply: FastifyReply) => void
    /** Units that a call of the route counts against the limit. */
    units?: number
  }
}

/** The state of one request in the sandbox. */
export interface Passage {
  entry: OpenEntry
  /** Set if the gate of the calculation or the update service admitted the request. */
  credential?: Credential
  /** The error that the gate threw on arrival. */
  refusal?: unknown
  /** The fault that applies to the request; a refused request leaves it in the queue. */
  fault?: Fault
}

export type Passages = WeakMap<FastifyRequest, Passage>

/** The remote address of requests that the agent connector makes inside the process. */
export const INNER_ADDRESS = 'mcp'

/** The path of the sandbox's own routes, which belong to no service and are not logged. */
export const ADMIN_PATH = '/_sandbox'

export interface Watch {
  clock: () => number
  passages: Passages
  faults: FaultQueue
  journal: Journal
  latencyMs: number
  /** Aborted when the services end; it releases delayed answers. */
  closing: AbortSignal
}

/**
 * Adds the hooks for every request of every service. On arrival, before its body is read, a request
 * is logged, checked by its gate and matched with a fault. Refusal and fault take effect after the
 * body has been read, so that a refusal never cuts an upload.
 */
export function watchPassages(app: FastifyInstance, watch: Watch): void {
  const { passages } = watch
  app.addHook('onRequest', async (request, reply) => {
    if (!isAdmin(request)) arrive(request, reply, watch)
  })
  app.addHook('preHandler', async (request, reply) => {
    const passage = passages.get(request)
    if (!passage) return
    if (typeof request.body === 'string') passage.entry.text = bodyToKeep(request.body)
    if (passage.refusal) throw passage.refusal
    return beforeWork(passage, request, reply, watch)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const passage = passages.get(request)
    if (!passage) return payload
    await hold(passage, watch)
    return afterWork(passage, reply, payload, watch)
  })
}

export function passageOf(passages: Passages, request: FastifyRequest): Passage {
  const passage = passages.get(request)
  if (!passage) throw new Error(`no passage was opened for ${request.method} ${request.url}`)
  return passage
}

/**
 * Counts the request against the account's limit, unless its fault is one that the service would
 * not see. Returns the seconds to wait if the limit has no room.
 */
export function count(
  { entry, fault }: Passage,
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
function arrive(request: FastifyRequest, reply: FastifyReply, watch: Watch): void {
  const passage: Passage = { entry: watch.journal.open(entryOf(request, watch.clock())) }
  watch.passages.set(request, passage)
  const waiting = faultFor(request, watch.faults)
  if (waiting) passage.fault = waiting.fault
  try {
    request.routeOptions.config.judge?.(passage, request, reply)
    refuseUnknownQuery(request)
    if (waiting) watch.faults.take(waiting)
  } catch (error) {
    passage.refusal = error
    delete passage.fault
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
  { fault, entry }: Passage,
  request: FastifyRequest,
  reply: FastifyReply,
  { clock }: Watch,
): FastifyReply | undefined {
  if (!fault) return undefined
  if (!('reset' in fault)) return answerInstead(fault, entry.service, reply)
  entry.answeredAt = clock()
  resetConnection(request, reply)
  return reply
}

/** Refused calls are answered at once, because no work was done for them. */
async function hold({ entry, fault }: Passage, { latencyMs, closing }: Watch): Promise<void> {
  const ms = (fault?.delayMs ?? 0) + (entry.units > 0 ? latencyMs : 0)
  if (ms <= 0) return
  await wait(ms, undefined, { signal: closing }).catch(() => undefined)
}

async function afterWork(
  { entry, fault }: Passage,
  reply: FastifyReply,
  payload: unknown,
  { clock }: Watch,
): Promise<unknown> {
  entry.answeredAt = clock()
  if (fault && 'lose' in fault) await cut(reply)
  else if (fault && 'truncate' in fault) return inTheMiddle(reply, payload)
  else entry.status = reply.statusCode
  return payload
}
