import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GazetteDeps } from './deps.js'
import { envelopeFor, GazetteRefusal } from './refusal.js'
import { gazetteRoutes } from './routes.js'

/** The routes of the gazette service, under the prefix of its registration. */
export function gazetteService(deps: GazetteDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(answerGazetteError)
    gazetteRoutes(app, deps)
  }
}

/** Answers every error in the service's envelope, including errors of the web framework. */
export function answerGazetteError(
  error: FastifyError | Error,
  _: FastifyRequest,
  reply: FastifyReply,
) {
  const status = statusOf(error)
  return reply.code(status).send(envelopeFor(status, error.message))
}

/** Refusals of the web framework become 400, because the contract has no other status for them. */
function statusOf(error: FastifyError | Error): number {
  if (error instanceof GazetteRefusal) return error.status
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500 ? 400 : 500
}
