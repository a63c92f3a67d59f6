import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CalculationDeps } from '../calc/deps.js'
import { isRedirectUri } from './redirect-uri.js'
import { oauthRefusal } from './refusal.js'

/** RFC 7591, section 2. As the RFC requires, fields that the server does not use are ignored. */
const clientMetadata = z.looseObject({
  redirect_uris: z.array(z.string()).min(1),
  client_name: z.string().optional(),
})

/** Registers a client: 201 with its metadata. Every client is public and gets no secret. */
export async function register(
  { body }: FastifyRequest,
  reply: FastifyReply,
  { grants }: CalculationDeps,
): Promise<FastifyReply> {
  const read = clientMetadata.safeParse(jsonOf(body))
  if (!read.success) throw oauthRefusal('invalid_client_metadata', z.prettifyError(read.error))
  const { redirect_uris: redirectUris, client_name: name = 'Agente' } = read.data
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri))
  if (wrong !== undefined) {
    throw oauthRefusal('invalid_redirect_uri', `redirect_uri não aceito: ${wrong}`)
  }
  const client = grants.register({ name, redirectUris })
  return reply.code(201).send({
    client_id: client.id,
    client_id_issued_at: Math.floor(client.issuedAt / 1000),
    client_name: client.name,
    redirect_uris: client.redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  })
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    return undefined
  }
}
