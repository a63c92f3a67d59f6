import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { count } from '../messages/format.js'
import { agesOf } from '../retention/ages.js'
import { type PrunePlan, planPrune } from '../retention/plan.js'
import { prune } from '../retention/prune.js'
import { pruneSentences } from '../retention/summary.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { type Html, html } from './html.js'
import { messageText } from './messages.js'
import { ownFields, sendPage, translateIn } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

const USUAL_AGE = '90d'

/**
 * Adds *Apagar o que é antigo*: shows what pruning would delete, and deletes it; it concerns all
 * accounts and requires an admin.
 */
export function addPrune(server: FastifyInstance, context: WebContext): void {
  const { app } = context
  const options = {
    config: { role: 'admin' as const },
    handlerTimeout: LONG_MS,
  }
  const send = async (request: FastifyRequest, reply: FastifyReply, isDone: boolean) => {
    const { idade = '' } = (isDone ? request.body : request.query) as Record<string, string>
    const bucket = await app.bucket()
    const ages = agesOf(idade, app.config, app.clock.now())
    const planned = await planPrune(bucket, ages)
    const plan = isDone ? await prune(planned, bucket, ages) : planned
    const list = batchesTable(request, plan)
    if (sendCsv(request, reply, [list])) return reply
    const title = translateIn(request)('Apagar o que é antigo', 'Remove what is old')
    const body = planHtml(request, plan, { title, age: idade, isDone, list })
    return sendPage(request, reply, context, { title, path: '/operacao', body })
  }
  server.get('/operacao/antigos', options, (request, reply) => send(request, reply, false))
  server.post('/operacao/antigos/apagar', options, (request, reply) => send(request, reply, true))
}

export function pruneForm(request: FastifyRequest): Html {
  const translate = translateIn(request)
  return html`<section class="section card" aria-labelledby="antigos"><h2 id="antigos">${translate('Apagar o que é antigo', 'Remove what is old')}</h2>
<form action="/operacao/antigos"><label for="idade">${translate('Terminado há mais de', 'Ended longer ago than')}<span class="hint">90d, 12h</span></label><input id="idade" name="idade" required maxlength="6" pattern="[1-9][0-9]{0,4}[dh]" value="${USUAL_AGE}">
<p class="actions"><button class="second">${translate('Ver o que sairia', 'See what would go')}</button></p></form></section>`
}

function planHtml(
  request: FastifyRequest,
  plan: PrunePlan,
  { title, age, isDone, list }: { title: string; age: string; isDone: boolean; list: PageTable },
): Html {
  const translate = translateIn(request)
  const number = (of: number) => count(request.language, of)
  const messages = pruneSentences(plan, isDone, number)
  return html`<p class="soft"><a href="/operacao">${translate('Operação', 'Operation')}</a></p><h1>${title}</h1>
<ul class="told">${messages.map((one) => html`<li>${messageText(request, one)}</li>`)}</ul>
${tableHtml(request, list)}${!isDone && confirmForm(request, age)}`
}

function confirmForm(request: FastifyRequest, age: string): Html {
  const translate = translateIn(request)
  const sure = translate(
    'Apagar de vez? Não há como desfazer.',
    'Remove for good? It cannot be undone.',
  )
  return html`<form class="actions" method="post" action="/operacao/antigos/apagar" data-sure="${sure}">${ownFields(request)}<input type="hidden" name="idade" value="${age}"><button>${translate('Apagar', 'Remove')}</button></form>`
}

function batchesTable(request: FastifyRequest, { batches }: PrunePlan): PageTable {
  const translate = translateIn(request)
  const why = {
    ended: translate('terminado', 'ended'),
    'half-made': translate('feito pela metade', 'half made'),
    begun: translate('começado a apagar', 'removal begun'),
  }
  return {
    id: 'lotes-antigos',
    title: translate('Lotes', 'Batches'),
    empty: translate('Nenhum lote é tão antigo.', 'No batch is that old.'),
    columns: [
      { title: translate('Lote', 'Batch'), kind: 'text' },
      { title: translate('Por quê', 'Why'), kind: 'text' },
      { title: translate('Objetos', 'Objects'), kind: 'integer' },
      { title: 'MB', kind: 'number' },
    ],
    rows: batches.map((one) => [
      one.id,
      why[one.why],
      { number: String(one.objects) },
      { number: (one.bytes / 1e6).toFixed(2) },
    ]),
  }
}
