import type { RouteGroup, RouteNote } from './route.js'

const ACCESS_TEXT: Record<string, string> = {
  none: 'nenhuma',
  any: 'qualquer credencial',
  jwt: 'sessão (JWT)',
}

/** Returns the guide in Markdown. */
export function guia(groups: readonly RouteGroup[]): string {
  return `${[INTRODUCTION, ...groups.map(groupText), ERRORS].join('\n\n')}\n`
}

function groupText({ title, routes }: RouteGroup): string {
  const heading = ['| Rota | O que faz | Credencial | Operações |', '|---|---|---|---|']
  return [`## ${title}`, '', ...heading, ...routes.map(rowText)].join('\n')
}

function rowText({ method, path, summary, access, units }: RouteNote): string {
  return `| \`${method} ${path}\` | ${summary} | ${ACCESS_TEXT[access] ?? access} | ${units} |`
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
