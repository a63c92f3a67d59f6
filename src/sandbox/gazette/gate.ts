import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Meter } from '../meter.js'
import { count, type RequestState, type RequestStates, requestStateOf } from '../request-hooks.js'
import type { GazetteKey, GazetteKeyRing } from './keys.js'
import { headersOf, windowStateOf } from './limits.js'
import { GazetteRefusal } from './refusal.js'

export interface Gate {
  keyRing: GazetteKeyRing
  meter: Meter
  requestStates: RequestStates
  user: { id: number; nome: string }
}

/**
 * Every request with a valid key counts as one unit, whatever its result; all answers carry the
 * headers.
 */
export function checkRequest(gate: Gate) {
  return (state: RequestState, request: FastifyRequest, reply: FastifyReply): void => {
    const key = keyOf(request, gate)
    const { meter } = gate
    state.entry.user = gate.user.id
    const retryAfter = count(state, { meter, account: key.id, units: 1 })
    const windowState = windowStateOf(meter, key.id, state.entry.at)
    reply.headers(headersOf(windowState))
    const { fault } = state
    const asked = fault && 'status' in fault && fault.status === 429
    // Every 429 of this service carries it; a fault's own headers replace it.
    if (asked) reply.header('retry-after', String(Math.max(1, windowState.reset)))
    if (retryAfter === undefined) return
    reply.header('retry-after', String(retryAfter))
    throw new GazetteRefusal(429, 'Limite de requisições por minuto excedido.')
  }
}

/**
 * Returns the key of a request and the time of its arrival.
 * @throws GazetteRefusal 401
 */
export function callerOf(gate: Gate, request: FastifyRequest): { key: GazetteKey; at: number } {
  return { key: keyOf(request, gate), at: requestStateOf(gate.requestStates, request).entry.at }
}

/** `Authorization: Bearer` takes precedence over `X-API-Key`. */
function keyOf({ headers }: FastifyRequest, { keyRing }: Gate): GazetteKey {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  const text = bearer ?? headers['x-api-key']
  const key = typeof text === 'string' ? keyRing.accepted(text.trim()) : undefined
  if (key) return key
  throw new GazetteRefusal(401, 'Chave de API ausente, inválida, revogada ou vencida.')
}
