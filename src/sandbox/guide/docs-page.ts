import type { RouteGroup, RouteNote } from './route.js'

/** The page may use its own style and script, and call its own origin. */
export const DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'"

/** Returns the interactive reference, with a form for each route and no external resources. */
export function docsPage(groups: readonly RouteGroup[], basePath: string): string {
  const sections = groups.map(
    ({ title, routes }) => `<h2>${escaped(title)}</h2>${routes.map(routeForm).join('')}`,
  )
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>Referência</title><style>${STYLE}</style></head>
<body data-base="${escaped(basePath)}"><h1>Serviço de cálculos</h1>
<p>Ambiente de ensaio (sandbox): os valores não têm validade.</p>
<p><label>Credencial <input id="credential" type="password" autocomplete="off"></label></p>
${sections.join('\n')}<script>${SCRIPT}</script></body></html>
`
}

function routeForm({ method, path, summary, access, units, query = [], body }: RouteNote): string {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => field('path', name ?? ''))
  const inQuery = query.map((name) => field('query', name))
  const text =
    body === undefined
      ? ''
      : `<textarea name="body" rows="5">${escaped(JSON.stringify(body, null, 2))}</textarea>`
  return `<details><summary><code>${method} ${escaped(path)}</code> ${escaped(summary)}</summary>
<p>Credencial: ${access}; operações: ${units}</p>
<form data-method="${method}" data-path="${escaped(path)}">${[...inPath, ...inQuery].join('')}${text}
<button>Enviar</button><pre></pre></form></details>`
}

function field(kind: string, name: string): string {
  return `<label>${name} <input data-in="${kind}" name="${name}"></label> `
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
summary{cursor:pointer}textarea{display:block;width:100%;font-family:monospace}
pre{background:#eee;overflow:auto;max-height:24rem;white-space:pre-wrap}`

const SCRIPT = `document.addEventListener('submit', async (event) => {
  event.preventDefault()
  const form = event.target
  const query = new URLSearchParams()
  let path = form.dataset.path
  for (const input of form.querySelectorAll('input')) {
    if (input.dataset.in === 'path') path = path.replace('{' + input.name + '}', encodeURIComponent(input.value))
    else if (input.value) query.set(input.name, input.value)
  }
  const headers = {}
  const credential = document.getElementById('credential').value
  if (credential) headers.authorization = 'Bearer ' + credential
  if (form.elements.body) headers['content-type'] = 'application/json'
  if (path === '/mcp') headers.accept = 'application/json, text/event-stream'
  const search = query.size ? '?' + query : ''
  const answer = await fetch(document.body.dataset.base + path + search, {
    method: form.dataset.method, headers, body: form.elements.body ? form.elements.body.value : undefined,
  })
  form.querySelector('pre').textContent = answer.status + '\\n' + (await answer.text())
})`
