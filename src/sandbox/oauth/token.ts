import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CalculationDeps } from '../calc/deps.js'
import { resourcesOf } from './discovery.js'
import { ACCESS_SECONDS, type Grants, type OauthClient, scopesIn, type Tokens } from './grants.js'
import { oauthRefusal } from './refusal.js'

const FORM = /^application\/x-www-form-urlencoded\b/i

/**
 * Answers RFC 6749, section 5.1: `{access_token, token_type, expires_in, refresh_token, scope}`.
 */
export function token(request: FastifyRequest, { grants }: CalculationDeps) {
  const form = formOf(request)
  const client = grants.client(form.get('client_id') ?? '')
  if (!client) throw oauthRefusal('invalid_client', 'client_id desconhecido.', 401)
  const resource = form.get('resource')
  if (resource !== null && !resourcesOf(request).includes(resource)) {
    throw oauthRefusal('invalid_target', `resource desconhecido: ${resource}`)
  }
  return tokenAnswer(exchange(form, client, grants))
}

function formOf({ headers, body }: FastifyRequest): URLSearchParams {
  if (FORM.test(headers['content-type'] ?? '') && typeof body === 'string') {
    return new URLSearchParams(body)
  }
  throw oauthRefusal('invalid_request', 'O corpo deve ser application/x-www-form-urlencoded.')
}

function exchange(form: URLSearchParams, client: OauthClient, grants: Grants): Tokens {
  const grantType = parameter(form, 'grant_type')
  if (grantType === 'authorization_code') return exchangeCode(form, client, grants)
  if (grantType === 'refresh_token') return exchangeRefreshToken(form, client, grants)
  throw oauthRefusal('unsupported_grant_type', `grant_type não aceito: ${grantType}`)
}

function exchangeCode(form: URLSearchParams, client: OauthClient, grants: Grants): Tokens {
  const code = parameter(form, 'code')
  const verifier = parameter(form, 'code_verifier')
  const redirectUri = form.get('redirect_uri')
  const grant = grants.takeCode(code)
  const isValid =
    grant !== undefined &&
    grant.client === client &&
    (redirectUri === null || redirectUri === grant.redirectUri) &&
    createHash('sha256').update(verifier).digest('base64url') === grant.challenge
  if (!isValid) throw oauthRefusal('invalid_grant', 'Código inválido, vencido ou já usado.')
  return grants.issueTokens(client, grant.scopes, code)
}

function exchangeRefreshToken(form: URLSearchParams, client: OauthClient, grants: Grants): Tokens {
  const asked = form.get('scope')
  const scopes = asked === null ? undefined : scopesIn(asked)
  if (asked !== null && !scopes) throw oauthRefusal('invalid_scope', 'Há um escopo desconhecido.')
  const tokens = grants.refresh(parameter(form, 'refresh_token'), client, scopes)
  if (tokens) return tokens
  throw oauthRefusal('invalid_grant', 'refresh_token inválido ou já usado.')
}

function parameter(form: URLSearchParams, name: string): string {
  const value = form.get(name)
  if (value !== null && value !== '') return value
  throw oauthRefusal('invalid_request', `Falta ${name}.`)
}

function tokenAnswer({ access, refresh, scopes }: Tokens) {
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
}
