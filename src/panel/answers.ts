import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RememberedAnswer } from '../records/remembered-answers.js'
import type { WebContext } from '../web/context.js'
import { forgetVisibleAnswer } from '../web/visible-answers.js'
import { minuteCell } from './format.js'
import { type Html, html } from './html.js'
import { fieldLabel } from './job-words.js'
import { mayAct, ownFields, type Translate, translateIn } from './page.js'
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
  const translate = translateIn(request)
  return {
    id: 'respostas',
    title: translate('Respostas guardadas', 'Remembered answers'),
    empty: translate(
      'Nenhuma. São guardadas as que alguém deu em um terminal, sobre qual coluna é qual campo.',
      'None. Those are kept that somebody gave at a terminal, about which column is which field.',
    ),
    columns: [
      { title: translate('Desde', 'Since'), kind: 'minute' },
      { title: translate('Conta', 'Account'), kind: 'text' },
      { title: translate('Trabalho', 'Job'), kind: 'text' },
      { title: translate('Campo', 'Field'), kind: 'text' },
      { title: translate('Coluna', 'Column'), kind: 'text' },
      { title: translate('Títulos', 'Headings'), kind: 'text' },
      { title: translate('Código', 'Id'), kind: 'text' },
    ],
    rows: answers.map(({ id, at, account, job, field, column, headings }) => [
      minuteCell(at),
      account,
      job,
      fieldLabel(translate, field),
      column || translate('nenhuma', 'none'),
      headings.filter(Boolean).join('; '),
      {
        cell: id,
        shown: mayAct(request) ? forgetForm(request, translate, id) : html`${id}`,
      },
    ]),
  }
}

function forgetForm(request: FastifyRequest, translate: Translate, id: string): Html {
  const label = translate(`Esquecer a resposta ${id}`, `Forget the answer ${id}`)
  return html`<form method="post" action="/respostas/${id}/esquecer">${ownFields(request)}${id} <button class="quiet" aria-label="${label}">${translate('Esquecer', 'Forget')}</button></form>`
}
