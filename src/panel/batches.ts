import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reportOf } from '../batches/report.js'
import type { Manifest } from '../core/batch.js'
import type { WebContext } from '../web/context.js'
import { visibleBatches } from '../web/visible-batches.js'
import { minuteCell } from './format.js'
import { type Html, html } from './html.js'
import { jobTitle } from './job-words.js'
import { type Say, sayIn, sendPage } from './page.js'
import { type PageCell, type PageTable, sendCsv, tableHtml } from './table.js'

const PAGE_ROWS = 50

/** *Lotes*: the newest first, searched by file name and id. */
export function addBatches(server: FastifyInstance, context: WebContext): void {
  server.get('/lotes', { schema: { hide: true } }, async (request, reply) => {
    const { busca, depois } = request.query as { busca?: string; depois?: string }
    const filters = { text: busca, cursor: depois, limit: PAGE_ROWS }
    const { batches, next } = await visibleBatches(context, request.viewer, filters)
    const say = sayIn(request)
    const list = listOf(context, request, batches, busca)
    if (sendCsv(request, reply, [list])) return reply
    const body = html`<h1>${say('Lotes', 'Batches')}</h1>
${searchForm(say, busca)}${tableHtml(request, list)}
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
  return html`<p>${text}</p><p><a class="button" href="/">${say('Enviar a primeira planilha', 'Send a spreadsheet')}</a></p>`
}

function listOf(
  { app }: WebContext,
  request: FastifyRequest,
  batches: Manifest[],
  sought?: string,
): PageTable {
  const say = sayIn(request)
  const states: Record<Manifest['state'], [string, string]> = {
    open: [say('aberto', 'open'), 'look'],
    finished: [say('pronto', 'finished'), 'good'],
    cancelled: [say('cancelado', 'cancelled'), 'bad'],
  }
  const rows = batches.map((manifest): PageCell[] => {
    const { id, job, input, createdAt, state, rehearsal } = manifest
    const { rows, units } = reportOf(manifest, null, 0)
    const [word, tone] = states[state]
    return [
      {
        cell: input.name,
        shown: html`<a href="/lotes/${id}">${input.name}</a>${rehearsal && html` <span class="soft">${say('ensaio', 'rehearsal')}</span>`}`,
      },
      jobTitle(say, app.job(job)),
      minuteCell(createdAt),
      { number: String(rows.read) },
      { number: String(units.spent) },
      { cell: word, shown: html`<span class="state ${tone}">${word}</span>` },
    ]
  })
  return {
    ...{ id: 'lotes', title: say('Enviados', 'Sent'), rows, empty: emptyHtml(say, sought) },
    columns: [
      { title: say('Arquivo', 'File'), kind: 'text' },
      { title: say('Trabalho', 'Job'), kind: 'text' },
      { title: say('Enviado em', 'Sent at'), kind: 'minute' },
      { title: say('Linhas', 'Rows'), kind: 'integer' },
      { title: say('Unidades', 'Units'), kind: 'integer' },
      { title: say('Situação', 'State'), kind: 'text' },
    ],
  }
}
