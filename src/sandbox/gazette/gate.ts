import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Meter } from '../meter.js'
import { count, type Passage, type Passages, passageOf } from '../request-hooks.js'
import type { GazetteKey, KeyShelf } from './keys.js'
import { headersOf, standingOf } from './limits.js'
import { GazetteRefusal } from './refusal.js'

export interface Gate {
  shelf: KeyShelf
  meter: Meter
  passages: Passages
  user: { id: number; nome: string }
}

/**
 * Every request with a valid key counts as one unit, whatever its result; all answers carry the
 * headers.
 */
export function judge(gate: Gate) {
  return (passage: Passage, request: FastifyRequest, reply: FastifyReply): void => {
    const key = keyOf(request, gate)
    const { meter } = gate
    passage.entry.user = gate.user.id
    const retryAfter = count(passage, { meter, account: key.id, units: 1 })
    const standing = standingOf(meter, key.id, passage.entry.at)
    reply.headers(headersOf(standing))
    const { fault } = passage
    const asked = fault && 'status' in fault && fault.status === 429
    // Every 429 of this service carries it; a fault's own headers replace it.
    if (asked) reply.header('retry-after', String(Math.max(1, standing.reset)))
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
  return { key: keyOf(request, gate), at: passageOf(gate.passages, request).entry.at }
}

/** `Authorization: Bearer` takes precedence over `X-API-Key`. */
function keyOf({ headers }: FastifyRequest, { shelf }: Gate): GazetteKey {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  const text = bearer ?? headers['x-api-key']
  const key = typeof text === 'string' ? shelf.accepted(text.trim()) : undefined
  if (key) return key
  throw new GazetteRefusal(401, 'Chave de API ausente, inválida, revogada ou vencida.')
}
