import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GazetteDeps, RouteInput } from './deps.js'
import { checkRequest } from './gate.js'
import type { Query } from './query.js'
import { notFound } from './refusal.js'
import { caseList, dossier } from './routes/cases.js'
import { communication, communicationList } from './routes/communications.js'
import { me } from './routes/me.js'
import { lawyer, lawyerList, party, partyList } from './routes/people.js'
import { tribunalList } from './routes/tribunals.js'

type Answer = (asked: RouteInput) => unknown

const PAGING = ['limit', 'offset']
const PERIOD = ['data_inicio', 'data_fim']
const OAB = ['numero_oab', 'uf_oab']
const OF_A_PUBLICATION = ['numero_processo', 'tribunal', 'tipo_comunicacao', 'orgao_id']

/**
 * The routes of the contract, "Endpoints", except `/v1/me`, with the query parameters that each
 * accepts.
 */
const ROUTES: Record<string, [Answer, readonly string[]]> = {
  '/v1/communications': [
    communicationList,
    ['q', ...OAB, ...OF_A_PUBLICATION, ...PERIOD, ...PAGING],
  ],
  '/v1/communications/:reference': [communication, []],
  '/v1/processos': [caseList, ['q', 'tribunal', ...PERIOD, ...PAGING]],
  '/v1/processos/:reference': [dossier, []],
  '/v1/lawyers': [lawyerList, [...OAB, 'nome']],
  '/v1/lawyers/:reference': [lawyer, []],
  '/v1/parties': [partyList, ['nome', 'tipo', ...PAGING]],
  '/v1/parties/:reference': [party, []],
  '/v1/tribunals': [tribunalList, ['sigla', 'uf', 'ativo']],
}

type Request = FastifyRequest<{ Querystring: Query; Params: { reference?: string } }>

/** Only GET is served; other methods and paths are counted and not found. */
export function gazetteRoutes(app: FastifyInstance, deps: GazetteDeps): void {
  const options = { config: { admit: checkRequest(deps) }, exposeHeadRoute: false }
  const counted = (answer: (request: Request) => unknown) => async (request: Request) => {
    try {
      return answer(request)
    } finally {
      deps.base().growth.answered()
    }
  }
  for (const [path, [answer, query]] of Object.entries(ROUTES)) {
    const config = { ...options.config, query }
    app.get(
      path,
      { ...options, config },
      counted((request) => answer(routeInput(request, deps))),
    )
  }
  app.get(
    '/v1/me',
    options,
    counted((request) => me(deps, request)),
  )
  app.all('/*', { ...options, config: { ...options.config, query: 'any' } }, () => {
    throw notFound()
  })
}

function routeInput({ query, params }: Request, deps: GazetteDeps): RouteInput {
  const { clock, base, listLawyers } = deps
  return { base: base(), listLawyers, query, reference: params.reference ?? '', at: clock() }
}
