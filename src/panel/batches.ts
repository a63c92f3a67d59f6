import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BATCH_STATES, type BatchState } from '../batches/view/batch-status.js'
import { reportOf } from '../batches/view/report.js'
import { money } from '../publish/statement/statement-text.js'
import type { WebContext } from '../web/context.js'
import { type VisibleBatch, visibleBatches } from '../web/visible-batches.js'
import { minuteCell } from './format.js'
import { Html, html } from './html.js'
import { jobTitle } from './job-words.js'
import { mayAct, sendPage, type Translate, translateIn } from './page.js'
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
    const translate = translateIn(request)
    const list = listOf(context, request, batches, Boolean(busca ?? state))
    if (sendCsv(request, reply, [list])) return reply
    const body = html`<h1>${translate('Lotes', 'Batches')}</h1>
${searchForm(translate, busca, state)}${tableHtml(request, list)}
${next && html`<p class="actions"><a class="button second" href="${addressOf(request, { depois: next })}">${translate('Mais antigos', 'Older')}</a></p>`}`
    return sendPage(request, reply, context, {
      title: translate('Lotes', 'Batches'),
      path: '/lotes',
      body,
    })
  })
}

function searchForm(
  translate: Translate,
  sought: string | undefined,
  state: BatchState | undefined,
): Html {
  return html`<form class="search" role="search"><div><label for="busca">${translate('Nome do arquivo ou código', 'File name or id')}</label>
<input id="busca" type="search" name="busca" maxlength="200" value="${sought}"></div>
<div><label for="situacao">${translate('Situação', 'State')}</label><select id="situacao" name="situacao"><option value="">${translate('todas', 'all')}</option>${BATCH_STATES.map((one) => html`<option value="${one}"${one === state && new Html(' selected')}>${stateWord(translate, one)}</option>`)}</select></div><button class="second">${translate('Procurar', 'Search')}</button></form>`
}

function emptyHtml(request: FastifyRequest, isSought: boolean): Html {
  const translate = translateIn(request)
  const text = isSought
    ? translate('Nenhum lote assim.', 'No such batch.')
    : translate('Ainda não há lotes.', 'There are no batches yet.')
  return html`<p>${text}</p>${mayAct(request) && html`<p><a class="button" href="/">${translate('Enviar uma planilha', 'Send a spreadsheet')}</a></p>`}`
}

function listOf(
  { app }: WebContext,
  request: FastifyRequest,
  batches: VisibleBatch[],
  isSought: boolean,
): PageTable {
  const translate = translateIn(request)
  const rows = batches.map(({ manifest, state }): PageCell[] => {
    const { id, job, input, createdAt, rehearsal, total } = manifest
    const { rows, units } = reportOf(manifest, null, 0)
    return [
      {
        cell: input.name,
        shown: html`<a href="/lotes/${id}">${input.name}</a>${rehearsal && html` <span class="soft">${translate('ensaio', 'rehearsal')}</span>`}`,
      },
      jobTitle(translate, app.job(job)),
      minuteCell(createdAt),
      { number: String(rows.read) },
      { number: String(units.spent) },
      total === undefined ? null : { cell: { number: total }, shown: html`${money(total)}` },
      { cell: stateWord(translate, state), shown: stateMark(translate, state) },
    ]
  })
  return {
    id: 'lotes',
    title: translate('Enviados', 'Sent'),
    rows,
    empty: emptyHtml(request, isSought),
    columns: [
      { title: translate('Arquivo', 'File'), kind: 'text' },
      { title: translate('Trabalho', 'Job'), kind: 'text' },
      { title: translate('Enviado em', 'Sent at'), kind: 'minute' },
      { title: translate('Linhas', 'Rows'), kind: 'integer' },
      { title: translate('Unidades', 'Units'), kind: 'integer' },
      { title: translate('Total (R$)', 'Total (R$)'), kind: 'number' },
      { title: translate('Situação', 'State'), kind: 'text' },
    ],
  }
}
