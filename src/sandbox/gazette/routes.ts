import type { FastifyInstance, FastifyRequest } from 'fastify'
import { judge } from './gate.js'
import type { Query } from './query.js'
import { notFound } from './refusal.js'
import { caseList, dossier } from './routes/cases.js'
import { communication, communicationList } from './routes/communications.js'
import { me } from './routes/me.js'
import { lawyer, lawyerList, party, partyList } from './routes/people.js'
import { tribunalList } from './routes/tribunals.js'
import type { Asked, GazetteWorld } from './world.js'

type Route = (asked: Asked) => unknown

/** The routes of the contract, "Endpoints", but for `/v1/me`. */
const ROUTES: Record<string, Route> = {
  '/v1/communications': communicationList,
  '/v1/communications/:reference': communication,
  '/v1/processos': caseList,
  '/v1/processos/:reference': dossier,
  '/v1/lawyers': lawyerList,
  '/v1/lawyers/:reference': lawyer,
  '/v1/parties': partyList,
  '/v1/parties/:reference': party,
  '/v1/tribunals': tribunalList,
}

type Request = FastifyRequest<{ Querystring: Query; Params: { reference?: string } }>

/** Only GET; whatever else is asked is counted and not found. */
export function gazetteRoutes(app: FastifyInstance, world: GazetteWorld): void {
  const options = { config: { judge: judge(world) }, exposeHeadRoute: false }
  const counted = (answer: (request: Request) => unknown) => async (request: Request) => {
    try {
      return answer(request)
    } finally {
      world.base().growth.answered()
    }
  }
  for (const [path, route] of Object.entries(ROUTES)) {
    app.get(
      path,
      options,
      counted((request) => route(askedIn(request, world))),
    )
  }
  app.get(
    '/v1/me',
    options,
    counted((request) => me(world, request)),
  )
  app.all('/*', options, () => {
    throw notFound()
  })
}

function askedIn({ query, params }: Request, world: GazetteWorld): Asked {
  const { clock, base, listLawyers } = world
  return { base: base(), listLawyers, query, reference: params.reference ?? '', at: clock() }
}
