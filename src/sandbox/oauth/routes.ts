import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CalculationDeps } from '../calc/deps.js'
import { Refusal } from '../refusal.js'
import { authorize } from './authorize.js'
import { discoveryRoutes } from './discovery.js'
import { register } from './register.js'
import { token } from './token.js'

/**
 * OAuth 2.1 for agents: Authorization Code with PKCE and Dynamic Client Registration, below the
 * base URL of the calculation service. No route needs a credential. Errors are RFC 6749's `{error,
 * error_description}`, not the service's envelope.
 */
export function oauthRoutes(deps: CalculationDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(answerOauthError)
    app.addHook('onSend', async (_, reply, payload) => {
      reply.header('cache-control', 'no-store')
      return payload
    })
    discoveryRoutes(app)
    app.post('/register', async (request, reply) => register(request, reply, deps))
    // "Unrecognized request parameters MUST be ignored" (RFC 6749, 3.1).
    const query = { config: { query: 'any' } } as const
    app.get('/authorize', query, async (request, reply) => authorize(request, reply, deps))
    app.post('/token', async (request) => token(request, deps))
  }
}

function answerOauthError(error: FastifyError | Error, _: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    return reply.code(error.status).send({ error: error.code, error_description: error.message })
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  const code = status < 500 ? 'invalid_request' : 'server_error'
  return reply.code(status).send({ error: code, error_description: error.message })
}
