import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RememberedAnswer } from '../records/remembered-answers.js'
import type { WebContext } from '../web/context.js'
import { forgetVisibleAnswer } from '../web/visible-answers.js'
import { minuteCell } from './format.js'
import { type Html, html } from './html.js'
import { fieldLabel } from './job-words.js'
import { mayAct, ownFields, type Say, sayIn } from './page.js'
import type { PageTable } from './table.js'

/** Adds *Esquecer*, which removes a remembered answer, so that its question is asked again. */
export function addAnswers(server: FastifyInstance, context: WebContext): void {
  server.post('/respostas/:id/esquecer', async (request, reply) => {
    const { id } = request.params as { id: string }
    await forgetVisibleAnswer(context, request.viewer, id)
    return reply.redirect('/contas#respostas', 303)
  })
}

/** Lists the columns that users chose at a terminal. */
export function answersTable(
  request: FastifyRequest,
  answers: readonly RememberedAnswer[],
): PageTable {
  const say = sayIn(request)
  return {
    ...{ id: 'respostas', title: say('Respostas guardadas', 'Remembered answers') },
    empty: say(
      'Nenhuma. São guardadas as que alguém deu em um terminal, sobre qual coluna é qual campo.',
      'None. Those are kept that somebody gave at a terminal, about which column is which field.',
    ),
    columns: [
      { title: say('Desde', 'Since'), kind: 'minute' },
      { title: say('Conta', 'Account'), kind: 'text' },
      { title: say('Trabalho', 'Job'), kind: 'text' },
      { title: say('Campo', 'Field'), kind: 'text' },
      { title: say('Coluna', 'Column'), kind: 'text' },
      { title: say('Títulos', 'Headings'), kind: 'text' },
      { title: say('Código', 'Id'), kind: 'text' },
    ],
    rows: answers.map(({ id, at, account, job, field, column, headings }) => [
      ...[minuteCell(at), account, job, fieldLabel(say, field), column || say('nenhuma', 'none')],
      headings.filter(Boolean).join('; '),
      {
        cell: id,
        shown: mayAct(request) ? forgetForm(request, say, id) : html`${id}`,
      },
    ]),
  }
}

function forgetForm(request: FastifyRequest, say: Say, id: string): Html {
  const label = say(`Esquecer a resposta ${id}`, `Forget the answer ${id}`)
  return html`<form method="post" action="/respostas/${id}/esquecer">${ownFields(request)}${id} <button class="quiet" aria-label="${label}">${say('Esquecer', 'Forget')}</button></form>`
}
