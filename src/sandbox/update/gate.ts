import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Credential } from '../accounts.js'
import type { CalculationDeps } from '../calc/deps.js'
import { Refusal, tooMany } from '../refusal.js'
import { count, type RequestState } from '../request-hooks.js'

/**
 * The gate by section "Authentication": the raw key is the whole value of `Authorization`, and
 * every call costs one unit of the key's limit. The contract shows no scopes for this service, so
 * that they are not checked.
 */
export function gate(deps: CalculationDeps) {
  const check = (state: RequestState, request: FastifyRequest) => admit(state, request, deps)
  return { config: { units: 1, admit: check } }
}

function admit(state: RequestState, { headers }: FastifyRequest, deps: CalculationDeps): void {
  const key = headers.authorization ?? ''
  const credential = deps.accounts.credential(key)
  if (!credential || credential.revoked || !isKey(credential)) {
    throw new Refusal(401, 'UNAUTHORIZED', 'Authorization: chave ausente, inexistente ou revogada.')
  }
  deps.accounts.used(key)
  state.credential = credential
  state.entry.user = credential.user.id
  const account = accountOf(key)
  const retryAfter = count(state, { meter: deps.updateMeter, account, units: 1 })
  if (retryAfter === undefined) return
  throw tooMany('Limite de requisições excedido.', retryAfter)
}

/** Tokens of sessions and agents are refused, because this service accepts only keys. */
function isKey({ kind }: Credential): boolean {
  return kind === 'site' || kind === 'key'
}

/**
 * The key in the body must equal the one in the header.
 * @throws Refusal 401
 */
export function requireSameKey(body: Record<string, unknown>, { headers }: FastifyRequest): void {
  if (body.apikey === headers.authorization) return
  throw new Refusal(401, 'UNAUTHORIZED', 'apikey ausente ou diferente da chave em Authorization.')
}

/** An identifier of the key that does not reveal it. */
function accountOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}
