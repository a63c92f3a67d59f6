import type { FastifyInstance } from 'fastify'
import type { User } from '../accounts.js'
import type { Result } from '../engine/calculate.js'
import { Refusal } from '../refusal.js'
import { type CorrectBody, readCorrectBody } from './correct-body.js'
import { feesOf, itemsOf, termsOf } from './correct-terms.js'
import { catalogueOf } from './created-tables.js'
import type { CalculationDeps } from './deps.js'
import { engineAnswer } from './engine-answer.js'
import { credentialOf, gate, requireScope, requireType } from './gate.js'
import { fieldsOfCorrect } from './types/atualizacao-monetaria.js'
import { blockedBefore } from './window.js'

const TYPE = 'atualizacaoMonetaria'

/**
 * `POST /v1/correct`. The contract lists it neither as consuming nor as free; here it costs one
 * unit.
 */
export function correctRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  app.post('/v1/correct', gate(deps, { scope: 'calc:read', units: 1 }), async (request) => {
    const credential = credentialOf(deps, request)
    const body = readCorrectBody(request.body)
    requireType(credential, TYPE)
    if (body.save) requireScope(credential, 'calc:write')
    const result = withHint(() => run(body, deps, credential.user))
    return { ...answerOf(body, result), ...save(body, deps, credential.user) }
  })
}

/** Adds a hint if a table was given as the index, or an index as the table. */
function withHint<T>(calculate: () => T): T {
  try {
    return calculate()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INDEX_NOT_TABLE') throw error
    const hint = 'Índices vão no campo index, tabelas judiciais no campo table.'
    throw new Refusal(error.status, error.code, error.message, { hint })
  }
}

function run(body: CorrectBody, deps: CalculationDeps, user: User): Result {
  const catalogue = catalogueOf(deps, user.id)
  const since = blockedBefore(user, deps.clock())
  return engineAnswer(() =>
    deps.calculate(itemsOf(body), termsOf(body, catalogue, since), feesOf(body)),
  )
}

function answerOf(body: CorrectBody, result: Result) {
  return {
    total: result.total.toNumber(),
    correcaoMonetaria: result.correction.toNumber(),
    juros: result.interest.toNumber(),
    multa: result.fine.toNumber(),
    honorarios: result.fees.toNumber(),
    items: result.items.map(({ corrected, total, memoria }, at) => ({
      date: body.items[at]?.date,
      amount: body.items[at]?.amount,
      corrected: corrected.toNumber(),
      total: total.toNumber(),
      memoria,
    })),
  }
}

/** Saves the call as a calculation of its type, which can be opened, run and exported. */
function save(body: CorrectBody, deps: CalculationDeps, user: User) {
  if (!body.save) return { saved: false }
  const fields = fieldsOfCorrect(body, catalogueOf(deps, user.id))
  const calculation = { type: TYPE, fields, ...(body.name && { name: body.name }) } as const
  const { calcId, hash } = deps.saved.add(user.id, calculation, deps.clock())
  return { saved: true, calcId, hash }
}
