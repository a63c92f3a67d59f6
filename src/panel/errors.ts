import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UserError } from '../core/errors.js'
import type { WebContext } from '../web/context.js'
import { type Problem, problemOf } from '../web/problem.js'
import { type Html, html } from './html.js'
import { mayAct, type Say, sayIn, sendPage } from './page.js'

/** What goes wrong on a page is told on a page: the sentence, what to do, and the way back. */
export function addErrors(server: FastifyInstance, context: WebContext): void {
  server.setErrorHandler((error, request, reply) => {
    request.language ??= 'pt'
    const problem = problemOf(error, request.language)
    if (problem.status >= 500)
      context.app.log.error({ err: error, route: request.routeOptions.url }, 'request')
    const say = sayIn(request)
    // What is left of a body that nobody reads would be taken for the next request.
    if (!request.raw.readableEnded && request.method !== 'GET') reply.header('connection', 'close')
    reply.code(problem.status)
    const page = { title: titleOf(say, problem), body: problemHtml(request, problem) }
    return sendPage(request, reply, context, page)
  })
  server.get('/*', { config: { public: true }, schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?')[0]!.slice(0, 200)
    // Programs are told as they read it.
    if (/^\/(?:api|mcp|queues)(?:\/|$)/.test(path)) return reply.callNotFound()
    throw UserError.usage('no_route', { path })
  })
}

function titleOf(say: Say, { status }: Problem): string {
  if (status === 404 || status === 410) return say('Não encontrado', 'Not found')
  return status >= 500
    ? say('Não deu certo agora', 'It did not work now')
    : say('Não foi possível', 'It was not possible')
}

function problemHtml(request: FastifyRequest, problem: Problem): Html {
  const say = sayIn(request)
  const told = problem.problems.map(
    ({ text, todo }) => html`<p><strong>${text}</strong>${todo && html`<br>${todo}`}</p>`,
  )
  return html`<h1>${titleOf(say, problem)}</h1><div class="problem" role="alert">${told}</div>
<p class="actions">${(!request.viewer || mayAct(request)) && html`<a class="button" href="/">${say('Nova planilha', 'New spreadsheet')}</a> `}<a class="button second" href="/lotes">${say('Ver os lotes', 'See the batches')}</a></p>`
}
