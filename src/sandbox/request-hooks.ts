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
    /** The service's own gate; a throw refuses the request, answered once its body has been read. */
    judge?: (passage: Passage, request: FastifyRequest, reply: FastifyReply) => void
    /** What a call of the route counts against the limit. */
    units?: number
  }
}

/** One request on its way through the sandbox. */
export interface Passage {
  entry: OpenEntry
  /** Of a request that the gate of the calculation or the update service let in. */
  credential?: Credential
  /** Found on arrival. */
  refusal?: unknown
  /** What goes wrong with the request; a refused one leaves it waiting. */
  fault?: Fault
}

export type Passages = WeakMap<FastifyRequest, Passage>

/** The remote address of requests that the agent connector makes inside the process. */
export const INNER_ADDRESS = 'mcp'

/** Where the sandbox's own routes are: they are no service's, and are not watched. */
export const ADMIN_PATH = '/_sandbox'

export interface Watch {
  clock: () => number
  passages: Passages
  faults: FaultQueue
  journal: Journal
  latencyMs: number
  /** Ends waiting answers. */
  closing: AbortSignal
}

/**
 * What every request of every service goes through, in the order of its life. On arrival, before its
 * body is read, it is written down and judged, and meets the fault that waits for it. Refusal and
 * fault are carried out once the body is in, so that a refusal never cuts an upload.
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
 * Counts the request against the account's limit, unless its fault is one that the service never
 * sees. Answers the seconds to wait when the limit has no room.
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

/** All at once: two requests never meet the same turn of a fault. */
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

/** Refused calls are answered at once: nothing was calculated for them. */
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
