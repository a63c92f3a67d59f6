import type { FastifyInstance } from 'fastify'
import type { User } from '../accounts.js'
import { calculate, type Result } from '../engine/calculate.js'
import { CannotCalculate } from '../engine/cannot-calculate.js'
import type { Day } from '../engine/day.js'
import { monthOf } from '../engine/day.js'
import { Refusal } from '../refusal.js'
import { type CorrectBody, readCorrectBody } from './correct-body.js'
import { feesOf, itemsOf, termsOf } from './correct-terms.js'
import { credentialOf, gate, requireScope } from './gate.js'
import { SAO_PAULO_OFFSET_MS } from './saved.js'
import type { World } from './world.js'

/** Years that an account without a subscription calculates. */
const FREE_YEARS = 2

/** The contract lists `POST /v1/correct` neither as consuming nor as free: here it is one unit. */
export function correctRoutes(app: FastifyInstance, world: World): void {
  app.post('/v1/correct', gate(world, { scope: 'calc:read', units: 1 }), async (request) => {
    const credential = credentialOf(world, request)
    const body = readCorrectBody(request.body)
    if (body.save) requireScope(credential, 'calc:write')
    const result = run(body, world, credential.user)
    return { ...answerOf(body, result), ...save(body, world, credential.user) }
  })
}

function run(body: CorrectBody, { catalogue, clock }: World, { subscribed }: User): Result {
  const blockedBefore = subscribed ? undefined : freeSince(clock())
  try {
    return calculate(itemsOf(body), termsOf(body, catalogue, blockedBefore), feesOf(body))
  } catch (error) {
    if (!(error instanceof CannotCalculate)) throw error
    throw new Refusal(422, 'ENGINE_ERROR', error.message)
  }
}

/** The first day that is calculated without a subscription: two years before today in São Paulo. */
function freeSince(now: number): Day {
  const today = new Date(now + SAO_PAULO_OFFSET_MS)
  const year = today.getUTCFullYear() - FREE_YEARS
  return { month: monthOf(year, today.getUTCMonth() + 1), day: today.getUTCDate() }
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

function save(body: CorrectBody, { saved, clock }: World, user: User) {
  if (!body.save) return { saved: false }
  const calculation = { type: 'atualizacaoMonetaria', ...(body.name && { name: body.name }) }
  return { saved: true, ...saved.add(user.id, calculation, clock()) }
}
