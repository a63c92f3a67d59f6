import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CalculationDeps } from '../calc/deps.js'
import { CannotCalculate } from '../engine/cannot-calculate.js'
import { Refusal } from '../refusal.js'
import { readAnswer, updateAnswer } from './answers.js'
import { asReadBody, asUpdateBody, readObject } from './bodies.js'
import { gate, requireSameKey } from './gate.js'
import { tableAnswer, tableNamed, tablesOf } from './tables.js'

/**
 * The monetary-update service, under the prefix of its registration. Where its contract is silent,
 * the sandbox chooses: errors are `{erro: string}`, 400 for an invalid body, 401 for the key in
 * either place, 404 for a table that is not listed, 413 for a `lista` of more than a thousand
 * items, 422 if the engine cannot calculate, 429 with `Retry-After` in seconds.
 */
export function updateService(deps: CalculationDeps) {
  const tables = tablesOf(deps.catalogue)
  const admitted = gate(deps)
  return async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(answerError)
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ erro: 'Rota inexistente.' }))
    app.get('/atualiza-v1/listaTabelas', admitted, async () => ({
      tabelas: tables.map(tableAnswer),
    }))
    app.post('/atualiza-v1/lerTabela', admitted, async (request) => {
      const body = asReadBody(jsonWithKey(request))
      return readAnswer(tableNamed(tables, body.tabela), body)
    })
    app.post('/atualiza-v1/atualiza', admitted, async (request) => {
      const body = asUpdateBody(jsonWithKey(request))
      return updateAnswer(tableNamed(tables, body.indiceAtualizacao), body, deps.calculate)
    })
  }
}

function jsonWithKey(request: FastifyRequest): Record<string, unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(400, 'BAD_REQUEST', 'Content-Type deve ser application/json.')
  }
  const json = readObject(request.body)
  requireSameKey(json, request)
  return json
}

function answerError(error: FastifyError | Error, _: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal && error.retryAfter !== undefined) {
    reply.header('retry-after', error.retryAfter)
  }
  return reply.code(statusOf(error)).send({ erro: error.message })
}

function statusOf(error: FastifyError | Error): number {
  if (error instanceof Refusal) return error.status
  if (error instanceof CannotCalculate) return 422
  return ('statusCode' in error ? error.statusCode : undefined) ?? 500
}
