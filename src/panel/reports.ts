import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UserError } from '../core/errors.js'
import { keys } from '../records/keys.js'
import { REPORTS, type ReportKind, reportState } from '../reports/report.js'
import { reportKind } from '../reports/request.js'
import { askReport } from '../web/ask-report.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { filledFields } from '../web/form-fields.js'
import { sendObject, XLSX } from '../web/send-object.js'
import { visibleReport, visibleReports } from '../web/visible-records.js'
import { minuteCell } from './format.js'
import { type Html, html } from './html.js'
import { mayAct, ownFields, sendPage, translateIn } from './page.js'
import { paramsIn, reportHint, reportWord } from './schedule-forms.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/** Adds *Relatórios*: the stored reports, each with its workbook. */
export function addReports(server: FastifyInstance, context: WebContext): void {
  const { app } = context
  server.get('/relatorios', async (request, reply) => {
    const translate = translateIn(request)
    const reports = (await visibleReports(context, request.viewer)).toSorted((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    )
    const list: PageTable = {
      id: 'relatorios',
      title: translate('Feitos', 'Made'),
      empty: html`<p>${translate('Nenhum relatório ainda.', 'No report yet.')}</p>${mayAct(request) && html`<p>${translate('Relatórios não gastam unidades; faça um abaixo, ou agende.', 'Reports spend no units; make one below, or schedule it.')}</p><p><a class="button" href="/agendamentos">${translate('Agendar um relatório', 'Schedule a report')}</a></p>`}`,
      columns: [
        { title: translate('Quando', 'When'), kind: 'minute' },
        { title: translate('Relatório', 'Report'), kind: 'text' },
        { title: translate('Situação', 'State'), kind: 'text' },
        { title: translate('Linhas', 'Rows'), kind: 'integer' },
        { title: translate('Planilha', 'Workbook'), kind: 'text' },
      ],
      rows: reports.map(({ id, kind, title, createdAt, incomplete, rows }) => [
        minuteCell(createdAt),
        title,
        reportState({ kind, incomplete, rows }, translate),
        { number: String(rows.read) },
        {
          cell: id,
          shown: html`<a href="/relatorios/${kind}/${id}/result.xlsx" download>${translate('Baixar', 'Download')}<span class="unseen"> ${title}</span></a>`,
        },
      ]),
    }
    if (sendCsv(request, reply, [list])) return reply
    const title = translate('Relatórios', 'Reports')
    const body = html`<h1>${title}</h1>${tableHtml(request, list)}${mayAct(request) && makeForm(request)}`
    return sendPage(request, reply, context, { title, path: '/relatorios', body })
  })

  server.post('/relatorios', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const { kind, opcoes = '', conta } = filledFields(request.body as Record<string, string>)
    const param = paramsIn(opcoes)
    await askReport(context, request.viewer, { kind: reportKind(kind), param, account: conta })
    return reply.redirect('/relatorios', 303)
  })

  server.get(
    '/relatorios/:kind/:id/result.xlsx',
    { handlerTimeout: LONG_MS },
    async (request, reply) => {
      const { kind, id } = request.params as { kind: ReportKind; id: string }
      if (!REPORTS.includes(kind)) throw UserError.usage('no_route', { path: kind })
      await visibleReport(context, request.viewer, { kind, id })
      const bucket = await app.bucket()
      const key = keys.reportResult(kind, id)
      const bytes = (await bucket.size(key)) ?? 0
      return sendObject(request, reply, bucket, {
        key,
        bytes,
        type: XLSX,
        name: `${kind}-${id}.xlsx`,
      })
    },
  )
}

function makeForm(request: FastifyRequest): Html {
  const translate = translateIn(request)
  const title = translate('Fazer um relatório', 'Make a report')
  const kinds = REPORTS.map(
    (kind) => html`<option value="${kind}">${reportWord(translate, kind)}</option>`,
  )
  return html`<section class="section card" aria-labelledby="fazer"><h2 id="fazer">${title}</h2><form method="post" action="/relatorios">${ownFields(request)}
<div class="fields"><div><label for="kind">${translate('Relatório', 'Report')}</label><select id="kind" name="kind">${kinds}</select></div>
<div><label for="opcoes">${translate('Opções', 'Options')}<span class="hint">${reportHint(translate)}</span></label><input id="opcoes" name="opcoes" maxlength="500"></div>
<div><label for="conta">${translate('Conta', 'Account')}<span class="hint">${translate('vazio: a conta padrão', 'empty: the default account')}</span></label><input id="conta" name="conta" maxlength="100"></div></div>
<p class="actions"><button class="submit" data-busy="${translate('Fazendo o relatório…', 'Making the report…')}">${title}</button></p></form></section>`
}
