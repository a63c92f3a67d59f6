import type { FastifyInstance } from 'fastify'
import type { CalculationDeps } from '../calc/deps.js'
import { gate } from '../calc/gate.js'
import { DOCS_POLICY, docsPage } from './docs-page.js'
import { guia } from './guia.js'
import { openApi } from './openapi.js'
import { routeGroups } from './routes.js'

/** `/v1/guia` and `/v1/docs` require a credential, like every route that rule 1 does not exempt. */
export function guideRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const groups = routeGroups()
  const admitted = gate(deps, { scope: null, units: 0 })
  app.get('/v1/guia', admitted, async (_, reply) =>
    reply.type('text/markdown; charset=utf-8').send(guia(groups)),
  )
  app.get('/v1/docs', admitted, async (request, reply) => {
    const baseUrl = `http://${request.host}${app.prefix}`
    if (request.headers.accept?.startsWith('application/json')) return openApi(groups, baseUrl)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', DOCS_POLICY)
      .send(docsPage(groups, app.prefix))
  })
}
