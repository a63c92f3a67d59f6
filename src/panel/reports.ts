import type { FastifyInstance } from 'fastify'
import { UserError } from '../core/errors.js'
import { keys } from '../records/keys.js'
import { REPORTS, type ReportKind } from '../reports/report.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { sendObject, XLSX } from '../web/send-object.js'
import { visibleReport, visibleReports } from '../web/visible-records.js'
import { minuteCell } from './format.js'
import { html } from './html.js'
import { sayIn, sendPage } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/** *Relatórios*: those that were made, each with its workbook. */
export function addReports(server: FastifyInstance, context: WebContext): void {
  const { app } = context
  server.get('/relatorios', { schema: { hide: true } }, async (request, reply) => {
    const say = sayIn(request)
    const reports = (await visibleReports(context, request.viewer)).toSorted((a, b) =>
      b.createdAt.localeCompare(a.createdAt),
    )
    const list: PageTable = {
      ...{ id: 'relatorios', title: say('Feitos', 'Made') },
      empty: html`<p>${say('Nenhum relatório ainda. Relatórios não gastam unidades e são feitos por um agendamento.', 'No report yet. Reports spend no units; a schedule makes them.')}</p><p><a class="button" href="/agendamentos">${say('Agendar um relatório', 'Schedule a report')}</a></p>`,
      columns: [
        { title: say('Quando', 'When'), kind: 'minute' },
        { title: say('Relatório', 'Report'), kind: 'text' },
        { title: say('Situação', 'State'), kind: 'text' },
        { title: say('Linhas', 'Rows'), kind: 'integer' },
        { title: say('Planilha', 'Workbook'), kind: 'text' },
      ],
      rows: reports.map(({ id, kind, title, createdAt, incomplete, rows }) => [
        ...[minuteCell(createdAt), title],
        incomplete ? say('incompleto', 'incomplete') : say('completo', 'complete'),
        { number: String(rows.read) },
        {
          cell: id,
          shown: html`<a href="/relatorios/${kind}/${id}/result.xlsx" download>${say('Baixar', 'Download')}<span class="unseen"> ${title}</span></a>`,
        },
      ]),
    }
    if (sendCsv(request, reply, [list])) return reply
    const title = say('Relatórios', 'Reports')
    const body = html`<h1>${title}</h1>${tableHtml(request, list)}`
    return sendPage(request, reply, context, { title, path: '/relatorios', body })
  })

  server.get(
    '/relatorios/:kind/:id/result.xlsx',
    { schema: { hide: true }, handlerTimeout: LONG_MS },
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
