import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UserError } from '../core/errors.js'
import type { WebContext } from '../web/context.js'
import { logProblem, type Problem, problemOf } from '../web/problem.js'
import { formAgain } from './form-again.js'
import { type Html, html } from './html.js'
import { messageAdvice, messageText } from './messages.js'
import { mayAct, sendPage, sendPart, type Translate, translateIn } from './page.js'

/**
 * Adds the error handler: a problem is shown in the form that was sent, otherwise on a page of its
 * own.
 */
export function addErrors(server: FastifyInstance, context: WebContext): void {
  server.setErrorHandler(async (error, request, reply) => {
    request.language ??= 'pt'
    const problem = problemOf(error, request.language)
    logProblem(context.app.log, error, problem, { route: request.routeOptions.url })
    const translate = translateIn(request)
    // The unread rest of a body would be taken for the next request.
    if (!request.raw.readableEnded && request.method !== 'GET') reply.header('connection', 'close')
    reply.code(problem.status)
    const html = problemsHtml(request, problem)
    const again = await formAgain(request, reply, html).catch((fault: Error) => {
      // The problem is then shown on a page of its own.
      context.app.log.warn({ err: fault }, 'the refused form cannot be shown again')
      return undefined
    })
    if (again) return sendPart(reply, again)
    const title = titleOf(translate, problem)
    return sendPage(request, reply, context, { title, body: problemHtml(request, title, html) })
  })
  server.get('/*', { config: { public: true } }, (request, reply) => {
    const path = request.url.split('?')[0]!.slice(0, 200)
    // Programs get the API's own answer.
    if (/^\/(?:api|mcp|queues)(?:\/|$)/.test(path)) return reply.callNotFound()
    throw UserError.usage('no_route', { path })
  })
}

function titleOf(translate: Translate, { status }: Problem): string {
  if (status === 404 || status === 410) return translate('Não encontrado', 'Not found')
  return status >= 500
    ? translate('Não deu certo agora', 'It did not work now')
    : translate('Não foi possível', 'It was not possible')
}

function problemsHtml(request: FastifyRequest, { problems }: Problem): Html {
  return html`${problems.map((one) => {
    const todo = messageAdvice(request, one)
    return html`<p><strong>${messageText(request, one)}</strong>${todo && html`<br>${todo}`}</p>`
  })}`
}

function problemHtml(request: FastifyRequest, title: string, told: Html): Html {
  const translate = translateIn(request)
  return html`<h1>${title}</h1><div class="problem" role="alert">${told}</div>
<p class="actions">${(!request.viewer || mayAct(request)) && html`<a class="button" href="/">${translate('Nova planilha', 'New spreadsheet')}</a> `}<a class="button second" href="/lotes">${translate('Ver os lotes', 'See the batches')}</a></p>`
}
