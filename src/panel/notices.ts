import type { FastifyInstance } from 'fastify'
import { replayNotices } from '../notices/overview.js'
import type { WebContext } from '../web/context.js'
import { visibleNotice, visibleNotices } from '../web/visible-records.js'
import { minuteCell } from './format.js'
import { html } from './html.js'
import { mayAct, ownFields, sayIn, sendPage } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/** Adds *Avisos*: mails and webhooks with their delivery, and sending them again. */
export function addNotices(server: FastifyInstance, context: WebContext): void {
  const { app } = context

  server.get('/avisos', async (request, reply) => {
    const say = sayIn(request)
    const { viewer, language } = request
    const notices = (await visibleNotices(context, viewer, { all: true, language })).toReversed()
    const states = {
      waiting: [say('a enviar', 'to be sent'), 'look'],
      delivered: [say('entregue', 'delivered'), 'good'],
      dead: [say('não entregue', 'not delivered'), 'bad'],
    } as const
    const list: PageTable = {
      ...{ id: 'avisos', title: say('Enviados e por enviar', 'Sent and to be sent') },
      empty: say(
        'Nenhum aviso ainda. Um agendamento com "Avisar" preenchido manda o primeiro.',
        'No notice yet. A schedule with "Tell" filled in sends the first.',
      ),
      columns: [
        { title: say('Quando', 'When'), kind: 'minute' },
        { title: say('Assunto', 'Subject'), kind: 'text' },
        { title: say('Para', 'To'), kind: 'text' },
        { title: say('Situação', 'State'), kind: 'text' },
        { title: say('Tentativas', 'Attempts'), kind: 'integer' },
        { title: say('Última resposta', 'Last answer'), kind: 'text' },
      ],
      rows: notices.map(({ line }) => {
        const [word, tone] = states[line.state]
        const again =
          line.state === 'dead' &&
          mayAct(request) &&
          html`<form method="post" action="/avisos/${line.notice}/reenviar">${ownFields(request)}<button class="quiet">${say('Enviar de novo', 'Send again')}</button></form>`
        return [
          ...[minuteCell(line.createdAt), line.subject, line.to],
          { cell: word, shown: html`<span class="state ${tone}">${word}</span>${again}` },
          ...[{ number: String(line.attempts) }, line.last],
        ]
      }),
    }
    if (sendCsv(request, reply, [list])) return reply
    const title = say('Avisos', 'Notices')
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
