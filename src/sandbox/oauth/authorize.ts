import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CalculationDeps } from '../calc/deps.js'
import { textIn } from '../calc/query.js'
import { Refusal } from '../refusal.js'
import { issuerOf, resourcesOf } from './discovery.js'
import { type CodeGrant, type OauthClient, scopesIn } from './grants.js'
import { isRegistered } from './redirect-uri.js'
import { oauthRefusal } from './refusal.js'

/** The base64url of a SHA-256. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/**
 * Approves at once, for the main user: 302 to the client with a code or with the error. An unknown
 * client or redirect address is answered 400, because no safe address is known.
 */
export async function authorize(
  request: FastifyRequest,
  reply: FastifyReply,
  { grants }: CalculationDeps,
): Promise<FastifyReply> {
  const query = request.query as Record<string, unknown>
  const client = grants.client(textIn(query, 'client_id') ?? '')
  if (!client) throw oauthRefusal('invalid_client', 'client_id desconhecido.')
  const redirectUri = redirectUriIn(query, client)
  const answer = { iss: issuerOf(request), state: textIn(query, 'state') }
  try {
    const code = grants.issueCode(grantIn(query, { client, redirectUri }, resourcesOf(request)))
    return redirect(reply, redirectUri, { code, ...answer })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const failure = { error: error.code, error_description: error.message }
    return redirect(reply, redirectUri, { ...failure, ...answer })
  }
}

function redirectUriIn(query: Record<string, unknown>, { redirectUris }: OauthClient): string {
  const uri = textIn(query, 'redirect_uri') ?? (redirectUris.length === 1 ? redirectUris[0] : '')
  if (uri && isRegistered(uri, redirectUris)) return uri
  throw oauthRefusal('invalid_request', 'redirect_uri não é um dos registrados.')
}

function grantIn(
  query: Record<string, unknown>,
  to: Pick<CodeGrant, 'client' | 'redirectUri'>,
  resources: readonly string[],
): CodeGrant {
  if (textIn(query, 'response_type') !== 'code') {
    throw oauthRefusal('unsupported_response_type', 'response_type deve ser code.')
  }
  const challenge = textIn(query, 'code_challenge') ?? ''
  if (textIn(query, 'code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge)) {
    throw oauthRefusal('invalid_request', 'Falta code_challenge com o método S256.')
  }
  const resource = textIn(query, 'resource')
  if (resource !== undefined && !resources.includes(resource)) {
    throw oauthRefusal('invalid_target', `resource desconhecido: ${resource}`)
  }
  const scopes = scopesIn(textIn(query, 'scope'))
  if (!scopes) throw oauthRefusal('invalid_scope', 'Há um escopo desconhecido.')
  return { ...to, challenge, scopes }
}

function redirect(
  reply: FastifyReply,
  uri: string,
  parameters: Record<string, string | undefined>,
): FastifyReply {
  const location = new URL(uri)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) location.searchParams.set(name, value)
  }
  return reply.redirect(location.href, 302)
}
