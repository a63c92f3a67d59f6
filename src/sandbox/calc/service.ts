import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, envelopeOf, Refusal } from '../refusal.js'
import { authRoutes } from './auth-routes.js'
import { calculationRoutes } from './calculation-routes.js'
import { indexRoutes, tableRoutes } from './catalogue-routes.js'
import { correctRoutes } from './correct.js'
import type { CalculationDeps } from './deps.js'
import { exportRoutes } from './export-routes.js'
import { extractRoutes } from './extract/routes.js'
import { keyRoutes } from './key-routes.js'
import { savedRoutes } from './saved-routes.js'

/** The routes of the calculation service, under the prefix of its registration. */
export function calculationService(deps: CalculationDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(answerError)
    app.setNotFoundHandler(answerUnknown)
    app.get('/health', async () => ({ ok: 1, service: 'calc', env: 'sandbox' }))
    authRoutes(app, deps)
    keyRoutes(app, deps)
    indexRoutes(app, deps)
    tableRoutes(app, deps)
    calculationRoutes(app, deps)
    savedRoutes(app, deps)
    exportRoutes(app, deps)
    correctRoutes(app, deps)
    await app.register(extractRoutes(deps))
  }
}

/** Answers every error in the contract's envelope, including errors of the web framework. */
export function answerError(error: FastifyError | Error, _: FastifyRequest, reply: FastifyReply) {
  return refuse(reply, error instanceof Refusal ? error : refusalOf(error))
}

/** Answers a request for an unknown route; it needs no credential. */
export function answerUnknown({ method, url }: FastifyRequest, reply: FastifyReply) {
  return refuse(reply, new Refusal(404, 'NOT_FOUND', `Rota inexistente: ${method} ${url}`))
}

function refusalOf(error: FastifyError | Error): Refusal {
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 413) return new Refusal(413, 'PAYLOAD_TOO_LARGE', 'Corpo grande demais.')
  if (status >= 400 && status < 500) return badRequest(error.message)
  return new Refusal(500, 'INTERNAL_ERROR', error.message)
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.status === 401 && !reply.hasHeader('www-authenticate')) {
    reply.header('www-authenticate', 'Bearer')
  }
  return reply.code(refusal.status).send(envelopeOf(refusal))
}
