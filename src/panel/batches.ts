import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reportOf } from '../batches/report.js'
import type { Manifest } from '../core/batch.js'
import { count } from '../messages/format.js'
import type { WebContext } from '../web/context.js'
import { visibleBatches } from '../web/visible-batches.js'
import { momentOf } from './format.js'
import { type Html, html } from './html.js'
import { type Say, sayIn, sendPage } from './page.js'

const PAGE_ROWS = 50

/** *Lotes*: the newest first, searched by file name and id. */
export function addBatches(server: FastifyInstance, context: WebContext): void {
  server.get('/lotes', { schema: { hide: true } }, async (request, reply) => {
    const { busca, depois } = request.query as { busca?: string; depois?: string }
    const filters = { text: busca, cursor: depois, limit: PAGE_ROWS }
    const { batches, next } = await visibleBatches(context, request.viewer, filters)
    const say = sayIn(request)
    const body = html`<h1>${say('Lotes', 'Batches')}</h1>
${searchForm(say, busca)}${batches.length > 0 ? listHtml(context, request, batches) : emptyHtml(say, busca)}
${next && html`<p class="actions"><a class="button second" href="/lotes?depois=${next}&amp;busca=${encodeURIComponent(busca ?? '')}">${say('Mais antigos', 'Older')}</a></p>`}`
    return sendPage(request, reply, context, {
      ...{ title: say('Lotes', 'Batches'), path: '/lotes', body },
    })
  })
}

function searchForm(say: Say, sought: string | undefined): Html {
  return html`<form class="search" role="search"><div><label for="busca">${say('Nome do arquivo ou código', 'File name or id')}</label>
<input id="busca" type="search" name="busca" maxlength="200" value="${sought}"></div><button class="second">${say('Procurar', 'Search')}</button></form>`
}

function emptyHtml(say: Say, sought: string | undefined): Html {
  const text = sought
    ? say('Nenhum lote com esse nome.', 'No batch of that name.')
    : say('Ainda não há lotes.', 'There are no batches yet.')
  return html`<div class="card empty"><p>${text}</p><p><a class="button" href="/">${say('Enviar a primeira planilha', 'Send a spreadsheet')}</a></p></div>`
}

function listHtml({ app }: WebContext, request: FastifyRequest, batches: Manifest[]): Html {
  const say = sayIn(request)
  const number = (value: number) => count(request.language, value)
  const states: Record<Manifest['state'], [string, string]> = {
    open: [say('aberto', 'open'), 'look'],
    finished: [say('pronto', 'finished'), 'good'],
    cancelled: [say('cancelado', 'cancelled'), 'bad'],
  }
  const lines = batches.map((manifest) => {
    const { id, job, input, createdAt, state, rehearsal } = manifest
    const { rows, units } = reportOf(manifest, null, 0)
    const [word, tone] = states[state]
    return html`<tr><td class="text"><a href="/lotes/${id}">${input.name}</a>${rehearsal && html` <span class="soft">${say('ensaio', 'rehearsal')}</span>`}</td>
<td class="text">${app.job(job).title}</td><td>${momentOf(createdAt)}</td><td class="number">${number(rows.read)}</td><td class="number">${number(units.spent)}</td><td><span class="state ${tone}">${word}</span></td></tr>`
  })
  return html`<div class="table" role="region" aria-label="${say('Lotes', 'Batches')}" tabindex="0"><table><thead><tr><th scope="col">${say('Arquivo', 'File')}</th><th scope="col">${say('Trabalho', 'Job')}</th><th scope="col">${say('Enviado em', 'Sent at')}</th>
<th scope="col" class="number">${say('Linhas', 'Rows')}</th><th scope="col" class="number">${say('Unidades', 'Units')}</th><th scope="col">${say('Situação', 'State')}</th></tr></thead><tbody>${lines}</tbody></table></div>`
}
