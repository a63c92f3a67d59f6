import type { FastifyRequest } from 'fastify'
import type { Credential, Scope } from '../accounts.js'
import { Refusal, tooMany } from '../refusal.js'
import { count, type RequestState, requestStateOf } from '../request-hooks.js'
import type { CalculationDeps } from './deps.js'

export interface Access {
  /** Null if any credential suffices. */
  scope: Scope | null
  /** Requires a human session: neither a key nor an agent's token suffices. */
  session?: true
  /** Units that a call of the route counts against the limit. */
  units: 0 | 1
  /** Query parameters that the route accepts; none if absent. */
  query?: readonly string[]
}

/**
 * The options of a route, which the request hooks apply on arrival, before the body is read:
 * authentication, rate limit, scope.
 */
export function gate(deps: CalculationDeps, access: Access) {
  return {
    config: {
      units: access.units,
      ...(access.query && { query: access.query }),
      admit: (state: RequestState, request: FastifyRequest) => admit(state, request, deps, access),
    },
  }
}

export function credentialOf(deps: CalculationDeps, request: FastifyRequest): Credential {
  const { credential } = requestStateOf(deps.requestStates, request)
  if (!credential) throw new Error(`${request.url} answers without having asked for a credential`)
  return credential
}

/** @throws Refusal 403 naming the scope */
export function requireScope({ scopes }: Credential, scope: Scope): void {
  if (scopes.includes(scope)) return
  throw new Refusal(403, 'FORBIDDEN_SCOPE', `A credencial não tem o escopo ${scope}.`)
}

/** @throws Refusal 403 naming the calculation type */
export function requireType({ allowedTipos }: Credential, type: string): void {
  if (allowedTipos === null || allowedTipos.includes(type)) return
  throw new Refusal(403, 'FORBIDDEN_SCOPE', `A chave não vale para cálculos do tipo ${type}.`)
}

function admit(
  state: RequestState,
  request: FastifyRequest,
  deps: CalculationDeps,
  access: Access,
): void {
  const credential = authenticate(request.headers.authorization, deps)
  const account = String(credential.user.id)
  state.credential = credential
  state.entry.user = credential.user.id
  const retryAfter = count(state, { meter: deps.meter, account, units: access.units })
  if (retryAfter !== undefined) throw tooMany('Limite de uso excedido.', retryAfter)
  if (access.session) requireSession(credential)
  if (access.scope !== null) requireScope(credential, access.scope)
}

/** The routes of keys list a 401 and no 403; the contract shows no code for it. */
function requireSession({ kind }: Credential): void {
  if (kind === 'jwt') return
  throw new Refusal(401, 'JWT_REQUIRED', 'Só uma sessão de login (JWT) gerencia chaves.')
}

function authenticate(header: string | undefined, { accounts }: CalculationDeps): Credential {
  const key = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1]
  // The contract shows no code for a missing credential.
  if (key === undefined)
    throw new Refusal(401, 'UNAUTHORIZED', 'Falta Authorization: Bearer <chave>.')
  const credential = accounts.credential(key)
  if (!credential || credential.revoked) throw unknownCredential(key)
  accounts.used(key)
  return credential
}

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The contract shows this code for keys, but none for an unknown or expired JWT. */
function unknownCredential(key: string): Refusal {
  if (JWT.test(key)) return new Refusal(401, 'INVALID_TOKEN', 'Token inválido ou expirado.')
  return new Refusal(401, 'INVALID_API_KEY', 'Chave inexistente ou revogada.')
}
