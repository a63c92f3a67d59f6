import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.js'
import { isCalcType } from './calc-type.js'
import type { CalculationDeps } from './deps.js'
import { describe } from './describe.js'
import { credentialOf, gate, requireType } from './gate.js'
import { knownType } from './owned.js'
import { countIn, type Query, textIn } from './query.js'
import { summaryOf } from './saved.js'

/** The contract shows neither default nor maximum of `limit`. */
const DEFAULT_LIMIT = 50
const MAX_LIMIT = 500

/** The free routes about calculations: the description of a type, and the list of calculations. */
export function calculationRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const free = gate(deps, { scope: 'calc:read', units: 0 })
  app.get<{ Params: { type: string } }>(
    '/v1/describe/:type',
    free,
    async ({ params: { type } }) => {
      if (isCalcType(type)) return describe(type)
      throw new Refusal(404, 'NOT_FOUND', `Não há esquema para o tipo ${type}.`)
    },
  )
  const list = gate(deps, { scope: 'calc:read', units: 0, query: ['type', 'limit', 'offset'] })
  app.get<{ Querystring: Query }>('/v1/calc', list, async (request) => {
    const { user, allowedTipos } = credentialOf(deps, request)
    const asked = textIn(request.query, 'type')
    const type = asked === undefined ? undefined : knownType(asked)
    if (type !== undefined) requireType(credentialOf(deps, request), type)
    const limit = Math.min(countIn(request.query, 'limit', 1) ?? DEFAULT_LIMIT, MAX_LIMIT)
    const offset = countIn(request.query, 'offset', 0) ?? 0
    const shown = deps.saved
      .of(user.id)
      .filter((one) => type === undefined || one.type === type)
      // A key that is restricted to some types cannot list the others.
      .filter((one) => allowedTipos === null || allowedTipos.includes(one.type))
    return { calculations: shown.slice(offset, offset + limit).map(summaryOf) }
  })
}
