import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readBody } from './body.js'
import { CALC_TYPES } from './calc-type.js'
import { catalogueOf } from './created-tables.js'
import { credentialOf, gate, requireType } from './gate.js'
import { ownedCalculation, type Place, refuseWithoutFields } from './owned.js'
import { checkFields, readPatch } from './patch.js'
import { type Query, textIn } from './query.js'
import { runAnswer, runStored } from './run.js'
import { type Calculation, summaryOf } from './saved.js'
import { KINDS } from './types/index.js'
import type { World } from './world.js'

type OfOne = { Params: Place; Querystring: Query }

const creation = z.strictObject({ type: z.enum(CALC_TYPES), name: z.string().optional() })
const runBody = z.strictObject({ hash: z.string().optional() })

const ONE = '/v1/calc/:type/:id'

/** "Saved calculations" of the contract, except the list and the exports. */
export function savedRoutes(app: FastifyInstance, world: World): void {
  create(app, world)
  open(app, world)
  patch(app, world)
  trash(app, world)
  run(app, world)
}

function create(app: FastifyInstance, world: World): void {
  app.post('/v1/calc', gate(world, { scope: 'calc:write', units: 1 }), async (request, reply) => {
    const credential = credentialOf(world, request)
    const { type, name } = readBody(creation, request.body)
    requireType(credential, type)
    const { initial = {} } = KINDS[type]
    const fresh = { type, fields: initial, ...(name && { name }) }
    const { calcId, hash } = world.saved.add(credential.user.id, fresh, world.clock())
    return reply.code(201).send({ calcId, type, hash })
  })
}

function open(app: FastifyInstance, world: World): void {
  const access = gate(world, { scope: 'calc:read', units: 1, query: ['hash'] })
  app.get<OfOne>(ONE, access, async (request) => {
    const calculation = ownedCalculation(world, request)
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

function patch(app: FastifyInstance, world: World): void {
  app.patch<OfOne>(ONE, gate(world, { scope: 'calc:write', units: 1 }), async (request) => {
    const calculation = ownedCalculation(world, request)
    refuseWithoutFields(calculation)
    const fields = readPatch(request.body)
    checkFields(calculation, fields, catalogueOf(world, calculation.user))
    world.saved.write(calculation, fields, world.clock())
    return { ok: true, calcId: calculation.calcId, updatedFields: Object.keys(fields) }
  })
}

/**
 * The contract does not list it as consuming. Archived and lost calculations can be trashed too.
 */
function trash(app: FastifyInstance, world: World): void {
  app.delete<OfOne>(ONE, gate(world, { scope: 'calc:write', units: 0 }), async (request) => {
    const calculation = ownedCalculation(world, request)
    world.saved.trash(calculation)
    return { ok: true, calcId: calculation.calcId, type: calculation.type, deleted: true }
  })
}

/** Stores its answer for later opening. `updatedAt` does not change, because the fields do not. */
function run(app: FastifyInstance, world: World): void {
  app.post<OfOne>(`${ONE}/run`, gate(world, { scope: 'calc:read', units: 1 }), async (request) => {
    const calculation = ownedCalculation(world, request)
    refuseWithoutFields(calculation)
    if (request.body) readBody(runBody, request.body)
    const { user } = credentialOf(world, request)
    const answer = runAnswer(calculation, runStored(calculation, world, user))
    world.saved.keepResult(calculation, answer)
    return answer
  })
}
