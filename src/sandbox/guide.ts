import type { FastifyInstance, RouteOptions } from 'fastify'
import type { CalculationDeps } from './calc/deps.js'
import { gate } from './calc/gate.js'

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

/** Hears of the routes of the calculation service, and returns the list that grows with them. */
export function heardRoutes(app: FastifyInstance): readonly string[] {
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    if (!url.startsWith('/calc/') || method === 'HEAD') return
    routes.push(`${method} ${url.slice('/calc'.length).replace(/:(\w+)/g, '{$1}')}`)
  })
  return routes
}

/**
 * `/v1/guia` in Markdown and `/v1/docs` as a page, of which the contract says that they exist. Both
 * require a credential, like every route that rule 1 does not exempt.
 */
export function guideRoutes(
  app: FastifyInstance,
  deps: CalculationDeps,
  routes: readonly string[],
): void {
  const admitted = gate(deps, { scope: null, units: 0 })
  app.get('/v1/guia', admitted, async (_, reply) =>
    reply.type('text/markdown; charset=utf-8').send(guide(routes)),
  )
  app.get('/v1/docs', admitted, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'")
      .send(page(routes)),
  )
}

function guide(routes: readonly string[]): string {
  const list = routes.map((route) => `- \`${route}\``).join('\n')
  return `${[INTRODUCTION, '## Rotas', list, ERRORS].join('\n\n')}\n`
}

function page(routes: readonly string[]): string {
  const list = routes.map((route) => `<li><code>${route}</code></li>`).join('\n')
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>Referência</title></head>
<body><h1>Serviço de cálculos</h1>
<p>Ambiente de ensaio (sandbox): os valores não têm validade.</p>
<ul>
${list}
</ul></body></html>
`
}
