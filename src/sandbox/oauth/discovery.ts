import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SCOPES } from '../accounts.js'

/**
 * The calculation service is the authorization server: `{auth_url}` of the contract is its base
 * URL.
 */
const ISSUER_PATH = '/calc'

export function issuerOf({ host }: Pick<FastifyRequest, 'host'>): string {
  return `http://${host}${ISSUER_PATH}`
}

/** Returns the resources that a token may be requested for: the connector, or the whole service. */
export function resourcesOf(request: Pick<FastifyRequest, 'host'>): string[] {
  return [`${issuerOf(request)}/mcp`, issuerOf(request)]
}

/**
 * Returns the challenge of a 401, which points to the discovery documents at the places of RFC 9728
 * and of the contract.
 */
export function challengeOf({ host }: FastifyRequest): string {
  const wellKnown = `http://${host}/.well-known`
  const resource = `resource_metadata="${wellKnown}/oauth-protected-resource${ISSUER_PATH}/mcp"`
  const server = `authorization_server="${wellKnown}/oauth-authorization-server${ISSUER_PATH}"`
  return `Bearer ${resource}, ${server}`
}

/** The documents below the base URL, where the contract has them. */
export function discoveryRoutes(app: FastifyInstance): void {
  app.get('/.well-known/oauth-authorization-server', async (request) => serverMetadata(request))
  app.get('/.well-known/oauth-protected-resource', async (request) => resourceMetadata(request))
}

/** The documents at the root of the host, where clients by RFC 8414 and RFC 9728 expect them. */
export function rootDiscoveryRoutes(app: FastifyInstance): void {
  const root = '/.well-known'
  app.get(`${root}/oauth-authorization-server${ISSUER_PATH}`, async (request) =>
    serverMetadata(request),
  )
  app.get(`${root}/oauth-protected-resource${ISSUER_PATH}/mcp`, async (request) =>
    resourceMetadata(request),
  )
}

/** RFC 8414. */
function serverMetadata(request: FastifyRequest) {
  const issuer = issuerOf(request)
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    registration_endpoint: `${issuer}/register`,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${issuer}/v1/guia`,
  }
}

/** RFC 9728. */
function resourceMetadata(request: FastifyRequest) {
  return {
    resource: `${issuerOf(request)}/mcp`,
    authorization_servers: [issuerOf(request)],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
  }
}
