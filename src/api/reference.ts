import type { FastifyInstance } from 'fastify'
import type { Language } from '../messages/index.js'
import { rehearsalText } from '../web/rehearsal.js'

interface Operation {
  operationId?: string
  summary?: string
  description?: string
}

const STYLE = `:root{color-scheme:light dark;background:Canvas;color:CanvasText}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:14px/1.4 ui-monospace,monospace}code{overflow-wrap:anywhere}pre{overflow:auto;padding:1rem;border:1px solid}
p.rehearsal{border:2px solid;padding:.5rem 1rem}summary{cursor:pointer;padding:.4rem 0}summary b{display:inline-block;min-width:4rem}`

/** Adds a page generated from the OpenAPI document; it loads nothing from other hosts. */
export function addReference(server: FastifyInstance, isRehearsal: boolean): void {
  const options = { config: { public: true }, schema: { hide: true } }
  server.get('/reference.css', options, (_request, reply) => reply.type('text/css').send(STYLE))
  server.get('/', options, ({ language }, reply) => {
    const document = server.swagger() as { paths?: Record<string, Record<string, Operation>> }
    const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation)),
    )
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>lote: API</title><link rel="stylesheet" href="/api/reference.css">
${isRehearsal ? rehearsalHtml(language) : ''}<h1>API</h1><p><a href="/api/openapi.json">openapi.json</a></p>
${operations.join('\n')}
</html>`)
  })
}

function rehearsalHtml(language: Language): string {
  const { text, todo } = rehearsalText(language)
  return `<p class="rehearsal"><strong>${text}</strong> ${todo}</p>`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { summary = '', description = '' } = operation
  return `<details><summary><b>${escaped(method.toUpperCase())}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
<p>${escaped(description)}</p><pre>${escaped(JSON.stringify(operation, null, 2))}</pre></details>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`)
}
