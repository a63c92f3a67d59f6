import type { FastifyInstance } from 'fastify'
import { badRequest, Refusal } from '../refusal.js'
import { describe, isCalcType } from './describe.js'
import { credentialOf, gate } from './gate.js'
import { countIn, type Query, textIn } from './query.js'
import type { World } from './world.js'

/** The contract shows neither default nor maximum of `limit`. */
const DEFAULT_LIMIT = 50
const MAX_LIMIT = 500

/** The free routes about calculations; what creates, runs and exports them is yet to come. */
export function calculationRoutes(app: FastifyInstance, world: World): void {
  const free = gate(world, { scope: 'calc:read', units: 0 })
  app.get<{ Params: { type: string } }>(
    '/v1/describe/:type',
    free,
    async ({ params: { type } }) => {
      if (isCalcType(type)) return describe(type)
      throw new Refusal(404, 'NOT_FOUND', `Não há esquema para o tipo ${type}.`)
    },
  )
  app.get<{ Querystring: Query }>('/v1/calc', free, async (request) => {
    const type = typeIn(request.query)
    const limit = Math.min(countIn(request.query, 'limit', 1) ?? DEFAULT_LIMIT, MAX_LIMIT)
    const offset = countIn(request.query, 'offset', 0) ?? 0
    const all = world.saved.of(credentialOf(world, request).user.id)
    const found = type === undefined ? all : all.filter((one) => one.type === type)
    return { calculations: found.slice(offset, offset + limit) }
  })
}

function typeIn(query: Query): string | undefined {
  const type = textIn(query, 'type')
  if (type === undefined || isCalcType(type)) return type
  throw badRequest(`Tipo de cálculo desconhecido: ${type}.`)
}
