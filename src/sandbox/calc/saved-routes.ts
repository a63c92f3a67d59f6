import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readBody } from './body.js'
import { CALC_TYPES } from './calc-type.js'
import { catalogueOf } from './created-tables.js'
import type { CalculationDeps } from './deps.js'
import { credentialOf, gate, requireType } from './gate.js'
import { ownedCalculation, type Place, refuseWithoutFields } from './owned.js'
import { checkFields, readPatch } from './patch.js'
import { type Query, textIn } from './query.js'
import { runAnswer, runStored } from './run.js'
import { type Calculation, summaryOf } from './saved.js'
import { KINDS } from './types/index.js'

type OfOne = { Params: Place; Querystring: Query }

const creation = z.strictObject({ type: z.enum(CALC_TYPES), name: z.string().optional() })
const runBody = z.strictObject({ hash: z.string().optional() })

const ONE = '/v1/calc/:type/:id'

/** "Saved calculations" of the contract, except the list and the exports. */
export function savedRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  create(app, deps)
  open(app, deps)
  patch(app, deps)
  trash(app, deps)
  run(app, deps)
}

function create(app: FastifyInstance, deps: CalculationDeps): void {
  app.post('/v1/calc', gate(deps, { scope: 'calc:write', units: 1 }), async (request, reply) => {
    const credential = credentialOf(deps, request)
    const { type, name } = readBody(creation, request.body)
    requireType(credential, type)
    const { initial = {} } = KINDS[type]
    const fresh = { type, fields: initial, ...(name && { name }) }
    const { calcId, hash } = deps.saved.add(credential.user.id, fresh, deps.clock())
    return reply.code(201).send({ calcId, type, hash })
  })
}

function open(app: FastifyInstance, deps: CalculationDeps): void {
  const access = gate(deps, { scope: 'calc:read', units: 1, query: ['hash'] })
  app.get<OfOne>(ONE, access, async (request) => {
    const calculation = ownedCalculation(deps, request)
    textIn(request.query, 'hash')
    refuseWithoutFields(calculation)
    return wholeOf(calculation)
  })
}

/** The contract shows only `hash` of this answer. */
function wholeOf(calculation: Calculation) {
  const { hash, fields, result, trashed } = calculation
  return {
    ...summaryOf(calculation),
    hash,
    lixo: trashed ? 1 : 0,
    fields,
    ...(result && { resultado: result }),
  }
}

function patch(app: FastifyInstance, deps: CalculationDeps): void {
  app.patch<OfOne>(ONE, gate(deps, { scope: 'calc:write', units: 1 }), async (request) => {
    const calculation = ownedCalculation(deps, request)
    refuseWithoutFields(calculation)
    const fields = readPatch(request.body)
    checkFields(calculation, fields, catalogueOf(deps, calculation.user))
    deps.saved.write(calculation, fields, deps.clock())
    return { ok: true, calcId: calculation.calcId, updatedFields: Object.keys(fields) }
  })
}

/**
 * The contract does not list it as consuming. Archived and lost calculations can be trashed too.
 */
function trash(app: FastifyInstance, deps: CalculationDeps): void {
  app.delete<OfOne>(ONE, gate(deps, { scope: 'calc:write', units: 0 }), async (request) => {
    const calculation = ownedCalculation(deps, request)
    deps.saved.trash(calculation)
    return { ok: true, calcId: calculation.calcId, type: calculation.type, deleted: true }
  })
}

/** Stores its answer for later opening. `updatedAt` does not change, because the fields do not. */
function run(app: FastifyInstance, deps: CalculationDeps): void {
  app.post<OfOne>(`${ONE}/run`, gate(deps, { scope: 'calc:read', units: 1 }), async (request) => {
    const calculation = ownedCalculation(deps, request)
    refuseWithoutFields(calculation)
    if (request.body) readBody(runBody, request.body)
    const { user } = credentialOf(deps, request)
    const answer = runAnswer(calculation, runStored(calculation, deps, user))
    deps.saved.storeResult(calculation, answer)
    return answer
  })
}
