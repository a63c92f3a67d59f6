import type { FastifyInstance } from 'fastify'
import { replayNotices } from '../notices/overview.js'
import type { WebContext } from '../web/context.js'
import { visibleNotice, visibleNotices } from '../web/visible-records.js'
import { minuteCell } from './format.js'
import { html } from './html.js'
import { mayAct, ownFields, sendPage, translateIn } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/** Adds *Avisos*: mails and webhooks with their delivery, and sending them again. */
export function addNotices(server: FastifyInstance, context: WebContext): void {
  const { app } = context

  server.get('/avisos', async (request, reply) => {
    const translate = translateIn(request)
    const { viewer, language } = request
    const notices = (await visibleNotices(context, viewer, { all: true, language })).toReversed()
    const states = {
      waiting: [translate('a enviar', 'to be sent'), 'look'],
      delivered: [translate('entregue', 'delivered'), 'good'],
      dead: [translate('não entregue', 'not delivered'), 'bad'],
    } as const
    const list: PageTable = {
      id: 'avisos',
      title: translate('Enviados e por enviar', 'Sent and to be sent'),
      empty: translate(
        'Nenhum aviso ainda. O primeiro vem de um agendamento com "Avisar" preenchido, ou da noite de uma planilha com e-mails dos responsáveis.',
        'No notice yet. The first comes from a schedule with "Tell" filled in, or from the night of a sheet with addresses of those responsible.',
      ),
      columns: [
        { title: translate('Quando', 'When'), kind: 'minute' },
        { title: translate('Assunto', 'Subject'), kind: 'text' },
        { title: translate('Para', 'To'), kind: 'text' },
        { title: translate('Situação', 'State'), kind: 'text' },
        { title: translate('Tentativas', 'Attempts'), kind: 'integer' },
        { title: translate('Última resposta', 'Last answer'), kind: 'text' },
      ],
      rows: notices.map(({ line }) => {
        const [word, tone] = states[line.state]
        const again =
          line.state === 'dead' &&
          mayAct(request) &&
          html`<form method="post" action="/avisos/${line.notice}/reenviar">${ownFields(request)}<button class="quiet">${translate('Enviar de novo', 'Send again')}</button></form>`
        return [
          minuteCell(line.createdAt),
          line.subject,
          line.to,
          { cell: word, shown: html`<span class="state ${tone}">${word}</span>${again}` },
          { number: String(line.attempts) },
          line.last,
        ]
      }),
    }
    if (sendCsv(request, reply, [list])) return reply
    const title = translate('Avisos', 'Notices')
    const body = html`<h1>${title}</h1>${tableHtml(request, list)}`
    return sendPage(request, reply, context, { title, path: '/avisos', body })
  })

  server.post('/avisos/:id/reenviar', async (request, reply) => {
    const { id } = request.params as { id: string }
    const { language } = request
    await visibleNotice(context, request.viewer, { id, language })
    await replayNotices(await app.bucket(), [id], app.clock.now())
    return reply.redirect('/avisos', 303)
  })
}
