import type { FastifyInstance } from 'fastify'
import type { CalculationDeps } from '../calc/deps.js'
import { gate } from '../calc/gate.js'
import { DOCS_POLICY, docsPage } from './docs-page.js'
import { openApi } from './openapi.js'
import type { RouteGroup, RouteNote } from './route.js'
import { routeGroups } from './routes.js'

const ACCESS_TEXT: Record<string, string> = {
  none: 'nenhuma',
  any: 'qualquer credencial',
  jwt: 'sessão (JWT)',
}

const INTRODUCTION = `# Guia do serviço de cálculos

Ambiente de ensaio (sandbox): os valores não têm validade.

Envie \`Authorization: Bearer <credencial>\`: a chave do site (UUID), uma chave \`svc_live_\` ou
\`svc_test_\`, o JWT do login ou um token OAuth 2.1. São 60 operações por minuto e 300 por hora por
usuário; ao passar disso a resposta é 429, com \`retryAfter\` em segundos.

Um cálculo salvo: \`POST /v1/calc\`, \`PATCH\` com os campos de \`GET /v1/describe/{type}\`,
\`run\` e \`export\`. Para correção monetária, \`POST /v1/correct\` faz tudo em uma chamada.`

const ERRORS = `## Erros

Todo erro tem a forma \`{"error": {"code": "...", "message": "..."}}\`, às vezes com \`hint\` e
\`docUrl\`.`

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

/** Returns the guide in Markdown. */
function guia(groups: readonly RouteGroup[]): string {
  return `${[INTRODUCTION, ...groups.map(groupText), ERRORS].join('\n\n')}\n`
}

function groupText({ title, routes }: RouteGroup): string {
  const heading = ['| Rota | O que faz | Credencial | Operações |', '|---|---|---|---|']
  return [`## ${title}`, '', ...heading, ...routes.map(rowText)].join('\n')
}

function rowText({ method, path, summary, access, units }: RouteNote): string {
  return `| \`${method} ${path}\` | ${summary} | ${ACCESS_TEXT[access] ?? access} | ${units} |`
}
