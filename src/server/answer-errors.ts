import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UserError } from '../core/errors.js'
import type { WebContext } from '../web/context.js'
import { logProblem, problemOf } from '../web/problem.js'
import { preferredLanguage } from './language.js'

/** Answers errors as problem+json, with the messages of the command line. */
export function answerErrors(server: FastifyInstance, { app }: WebContext): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = answerProblem(error, request, reply)
    logProblem(app.log, error, problem, { route: request.routeOptions.url })
  })
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!.slice(0, 200)
    answerProblem(UserError.usage('no_route', { path }), request, reply)
  })
}

/** Answers a request that has no route because its address cannot be parsed. */
export function answerUnread(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  request.language = preferredLanguage(request.headers['accept-language'], 'pt')
  answerProblem(error, request, reply)
}

function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error, request.language ?? 'pt')
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  const { seconds } = problem.problems[0]?.facts ?? {}
  if (problem.status === 429 && seconds !== undefined) reply.header('retry-after', String(seconds))
  // The rest of an unread body would be taken for the next request.
  if (!request.raw.readableEnded && hasBody(request)) reply.header('connection', 'close')
  reply.code(problem.status).type('application/problem+json; charset=utf-8')
  reply.serializer((body: unknown) => JSON.stringify(body)).send(problem)
  return problem
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
