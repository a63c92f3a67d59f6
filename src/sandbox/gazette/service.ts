import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeFor, GazetteRefusal } from './refusal.js'
import { gazetteRoutes } from './routes.js'
import type { GazetteWorld } from './world.js'

/** The gazette service, under whatever prefix it is registered. */
export function gazetteService(world: GazetteWorld) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(answerGazetteError)
    gazetteRoutes(app, world)
  }
}

/** Every error leaves in the service's envelope, those that the web framework finds too. */
export function answerGazetteError(
  error: FastifyError | Error,
  _: FastifyRequest,
  reply: FastifyReply,
) {
  const status = statusOf(error)
  return reply.code(status).send(envelopeFor(status, error.message))
}

/** The web framework's own refusals are bad requests: the contract knows no others. */
function statusOf(error: FastifyError | Error): number {
  if (error instanceof GazetteRefusal) return error.status
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500 ? 400 : 500
}
