import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newestVersion } from '../batches/patch/mended-rows.js'
import type { Manifest } from '../core/batch.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { repeatAndStart } from '../web/repeat-uncertain.js'
import { draftAgain } from '../web/upload.js'
import { visibleManifest } from '../web/visible.js'
import { type Html, html } from './html.js'
import { parameterField, plan, valueText } from './new-sheet.js'
import { ownFields, translateIn } from './page.js'

/** Adds *Refazer*: submits the file of a finished batch again, with other parameters. */
export function addRerun(server: FastifyInstance, context: WebContext): void {
  server.post('/lotes/:id/refazer', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const base = await visibleManifest(context, request.viewer, id)
    const parameters = parametersIn(request.body as Record<string, string>)
    return plan(context, await draftAgain(context, request.viewer, base, { parameters }), reply)
  })
}

/** Adds *Perguntar de novo*: repeats the calls of uncertain rows at the user's decision. */
export function addRepeat(server: FastifyInstance, context: WebContext): void {
  server.post('/lotes/:id/incertas', async (request, reply) => {
    const { id } = request.params as { id: string }
    await repeatAndStart(context, await visibleManifest(context, request.viewer, id))
    return reply.redirect(`/lotes/${id}`, 303)
  })
}

export function repeatHtml(request: FastifyRequest, batch: string): Html {
  const translate = translateIn(request)
  const sure = translate(
    'Perguntar de novo? O que já foi feito no serviço pode ficar em dobro, e é cobrado.',
    'Ask again? What was done at the service may be done twice, and is charged.',
  )
  return html`<form class="actions" method="post" action="/lotes/${batch}/incertas" data-sure="${sure}">${ownFields(request)}<button class="second">${translate('Perguntar de novo as incertas', 'Ask the uncertain ones again')}</button></form>`
}

/**
 * Offers the batch's parameters with their earlier values; undefined where the batch cannot be
 * repeated.
 */
export async function rerunHtml(
  { app, sandbox }: WebContext,
  request: FastifyRequest,
  { id, job: kind, parameters, ownSandbox }: Manifest,
): Promise<Html | undefined> {
  const job = app.job(kind)
  const isHere = ownSandbox === (sandbox !== undefined)
  if (!isHere || job.documents || kind === 'watch') return undefined
  // Only the newest version can be repeated.
  if (await newestVersion(id, await app.bucket())) return undefined
  const translate = translateIn(request)
  const fields = job.parameters.flatMap((one) => {
    const value = parameters[one.name]
    if (value === undefined) return []
    const before = translate(
      `antes: ${valueText(translate, value)}`,
      `before: ${valueText(translate, value)}`,
    )
    return [parameterField(translate, job, one, before)]
  })
  return html`<section class="section card" aria-labelledby="refazer"><h2 id="refazer">${translate('Refazer com outra data', 'Run again with another date')}</h2>
<p>${translate('O mesmo arquivo, com o que mudar abaixo; em branco, fica como antes. Sai um lote novo, com o seu orçamento e a aba Comparação.', 'The same file, with what you change below; blank, it stays as before. It is a batch of its own, with its quote and the sheet Comparação.')}</p>
<form method="post" action="/lotes/${id}/refazer">${ownFields(request)}<div class="fields">${fields}</div>
<p class="actions"><button class="second" data-busy="${translate('Lendo de novo…', 'Reading again…')}">${translate('Ver quanto custa refazer', 'See what it costs to run again')}</button></p></form></section>`
}

function parametersIn(form: Record<string, string>): Record<string, string> {
  const prefix = 'parameters.'
  const given = Object.entries(form).filter(([name, value]) => name.startsWith(prefix) && value)
  return Object.fromEntries(given.map(([name, value]) => [name.slice(prefix.length), value]))
}
