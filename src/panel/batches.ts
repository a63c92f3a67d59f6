import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BATCH_STATES, type BatchState } from '../batches/batch-status.js'
import { reportOf } from '../batches/report.js'
import type { WebContext } from '../web/context.js'
import { type VisibleBatch, visibleBatches } from '../web/visible-batches.js'
import { minuteCell } from './format.js'
import { Html, html } from './html.js'
import { jobTitle } from './job-words.js'
import { mayAct, type Say, sayIn, sendPage } from './page.js'
import { stateMark, stateWord } from './progress.js'
import { addressOf, type PageCell, type PageTable, sendCsv, tableHtml } from './table.js'

const PAGE_ROWS = 50

/** Adds *Lotes*: the batches, newest first, with a search by file name and id. */
export function addBatches(server: FastifyInstance, context: WebContext): void {
  server.get('/lotes', async (request, reply) => {
    const { busca, depois, situacao, csv } = request.query as Record<string, string | undefined>
    const state = BATCH_STATES.find((one) => one === situacao)
    // The page holds the newest of what is sought, a file all of it.
    const part = csv === undefined ? { cursor: depois, limit: PAGE_ROWS } : { limit: Infinity }
    const filters = { text: busca, state, ...part }
    const { batches, next } = await visibleBatches(context, request.viewer, filters)
    const say = sayIn(request)
    const list = listOf(context, request, batches, Boolean(busca ?? state))
    if (sendCsv(request, reply, [list])) return reply
    const body = html`<h1>${say('Lotes', 'Batches')}</h1>
${searchForm(say, busca, state)}${tableHtml(request, list)}
${next && html`<p class="actions"><a class="button second" href="${addressOf(request, { depois: next })}">${say('Mais antigos', 'Older')}</a></p>`}`
    return sendPage(request, reply, context, {
      ...{ title: say('Lotes', 'Batches'), path: '/lotes', body },
    })
  })
}

function searchForm(say: Say, sought: string | undefined, state: BatchState | undefined): Html {
  return html`<form class="search" role="search"><div><label for="busca">${say('Nome do arquivo ou código', 'File name or id')}</label>
<input id="busca" type="search" name="busca" maxlength="200" value="${sought}"></div>
<div><label for="situacao">${say('Situação', 'State')}</label><select id="situacao" name="situacao"><option value="">${say('todas', 'all')}</option>${BATCH_STATES.map((one) => html`<option value="${one}"${one === state && new Html(' selected')}>${stateWord(say, one)}</option>`)}</select></div><button class="second">${say('Procurar', 'Search')}</button></form>`
}

function emptyHtml(request: FastifyRequest, isSought: boolean): Html {
  const say = sayIn(request)
  const text = isSought
    ? say('Nenhum lote assim.', 'No such batch.')
    : say('Ainda não há lotes.', 'There are no batches yet.')
  return html`<p>${text}</p>${mayAct(request) && html`<p><a class="button" href="/">${say('Enviar uma planilha', 'Send a spreadsheet')}</a></p>`}`
}

function listOf(
  { app }: WebContext,
  request: FastifyRequest,
  batches: VisibleBatch[],
  isSought: boolean,
): PageTable {
  const say = sayIn(request)
  const rows = batches.map(({ manifest, state }): PageCell[] => {
    const { id, job, input, createdAt, rehearsal } = manifest
    const { rows, units } = reportOf(manifest, null, 0)
    return [
      {
        cell: input.name,
        shown: html`<a href="/lotes/${id}">${input.name}</a>${rehearsal && html` <span class="soft">${say('ensaio', 'rehearsal')}</span>`}`,
      },
      jobTitle(say, app.job(job)),
      minuteCell(createdAt),
      { number: String(rows.read) },
      { number: String(units.spent) },
      { cell: stateWord(say, state), shown: stateMark(say, state) },
    ]
  })
  return {
    ...{ id: 'lotes', title: say('Enviados', 'Sent'), rows, empty: emptyHtml(request, isSought) },
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
