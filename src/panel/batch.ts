import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Engine } from '../batches/engine.js'
import { refuseMixed } from '../batches/patch/patch-request.js'
import {
  cancelBatch,
  moveBatch,
  pauseBatch,
  resumeBatch,
  startBatch,
} from '../batches/run/steer.js'
import { findManifest } from '../batches/stored-batches.js'
import { windowCourses } from '../batches/view/account-usage.js'
import { batchLog } from '../batches/view/batch-log.js'
import { type BatchStatus, batchStatus } from '../batches/view/batch-status.js'
import { makeStatements } from '../batches/view/statements.js'
import { LANES, type Lane, type Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import { STATEMENT_FORMATS } from '../publish/statement/statements-zip.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { askingDraft, visibleManifest } from '../web/visible.js'
import { logHtml } from './batch-log.js'
import { type Html, html } from './html.js'
import { jobTitle } from './job-words.js'
import { versionsHtml } from './mend.js'
import { mayAct, ownFields, type Page, sendPage, sendPart, translateIn } from './page.js'
import { plannedHtml, plannedTables } from './planned.js'
import { progressHtml, stateMark } from './progress.js'
import { askedTables, questionsPage } from './questions.js'
import { resultHtml, resultTables } from './result.js'
import { laneWord } from './schedule-forms.js'
import { type PageTable, sendCsv } from './table.js'

const VERBS = { comecar: startBatch, pausar: pauseBatch, continuar: resumeBatch } as const

/** Adds *Lote*: questions, quote, progress and result of a batch, and the actions on it. */
export function addBatch(server: FastifyInstance, context: WebContext): void {
  const { app, sandbox } = context
  const manifestIn = (request: FastifyRequest) =>
    visibleManifest(context, request.viewer, (request.params as { id: string }).id)

  server.get('/lotes/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const draft = await askingDraft(context, request.viewer, id)
    if (draft) {
      const tables = askedTables(request, draft)
      if (sendCsv(request, reply, tables)) return reply
      const page = await questionsPage(context, request, { draft, tables })
      return sendPage(request, reply, context, page)
    }
    const manifest = await manifestIn(request)
    const status = await batchStatus(app, manifest, sandbox)
    const tables = await tablesOf(app, request, manifest, status)
    if (sendCsv(request, reply, tables)) return reply
    const page = await batchPage(context, request, { manifest, status, tables })
    return sendPage(request, reply, context, page)
  })

  server.get('/lotes/:id/andamento', async (request, reply) => {
    const manifest = await manifestIn(request)
    const status = await batchStatus(app, manifest, sandbox)
    return sendPart(reply, await standingHtml(app, request, manifest, status))
  })

  for (const [verb, act] of Object.entries(VERBS))
    server.post(`/lotes/:id/${verb}`, async (request, reply) => {
      const manifest = await manifestIn(request)
      if (verb !== 'pausar') refuseMixed(manifest, sandbox !== undefined)
      await act(app, manifest)
      return reply.redirect(`/lotes/${manifest.id}`, 303)
    })

  server.post('/lotes/:id/cancelar', async (request, reply) => {
    const manifest = await manifestIn(request)
    await cancelBatch(app, manifest)
    // Cancelling a batch that has spent nothing has removed it.
    const isKept = await findManifest(app, manifest.id)
    return reply.redirect(isKept ? `/lotes/${manifest.id}` : '/lotes', 303)
  })

  server.post('/lotes/:id/demonstrativos', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const manifest = await manifestIn(request)
    const { formato } = request.body as { formato?: string }
    const format = STATEMENT_FORMATS.find((one) => one === formato)
    if (!format) throw UserError.usage('statements_format', { value: String(formato) })
    await makeStatements(app, manifest, format)
    return reply.redirect(`/lotes/${manifest.id}#arquivos`, 303)
  })

  server.post('/lotes/:id/faixa', async (request, reply) => {
    const manifest = await manifestIn(request)
    const { faixa } = request.body as { faixa?: string }
    const lane = LANES.find((one) => one === faixa)
    if (!lane) throw UserError.usage('bad_request', { problem: 'faixa' })
    await moveBatch(app, manifest, lane)
    return reply.redirect(`/lotes/${manifest.id}`, 303)
  })
}

interface Looked {
  manifest: Manifest
  status: BatchStatus
  tables: PageTable[]
}

const isOver = ({ state }: BatchStatus) => state === 'finished' || state === 'cancelled'

async function tablesOf(
  engine: Engine,
  request: FastifyRequest,
  manifest: Manifest,
  status: BatchStatus,
): Promise<PageTable[]> {
  if (status.state === 'planned') return plannedTables(engine, request, manifest, status)
  return isOver(status) ? resultTables(engine, request, manifest, status) : []
}

async function batchPage(
  context: WebContext,
  request: FastifyRequest,
  looked: Looked,
): Promise<Page> {
  const { app } = context
  const { manifest, status } = looked
  const translate = translateIn(request)
  const part =
    status.state === 'planned'
      ? plannedHtml(app, request, looked)
      : isOver(status)
        ? await resultHtml(context, request, looked)
        : await openHtml(app, request, manifest, status)
  const intro = html`<p class="soft">${jobTitle(translate, app.job(manifest.job))} · <code>${manifest.id}</code></p>
<h1>${manifest.input.name}</h1><p>${stateMark(translate, status.state)}</p>${await versionsHtml(app, request, manifest)}`
  return { title: manifest.input.name, path: '/lotes', body: [intro, part] }
}

async function openHtml(
  engine: Engine,
  request: FastifyRequest,
  manifest: Manifest,
  status: BatchStatus,
): Promise<Html> {
  const { batch, state } = status
  return html`<div data-follow="/api/batches/${batch}/events" data-part="/lotes/${batch}/andamento" data-state="${state}">
${await standingHtml(engine, request, manifest, status)}</div>
${mayAct(request) && steerHtml(request, status)}`
}

function steerHtml(request: FastifyRequest, { batch, state, lane }: BatchStatus): Html {
  const translate = translateIn(request)
  return html`<div class="actions">
${state === 'open' && verbForm(request, batch, 'pausar', translate('Pausar', 'Pause'))}
${state === 'paused' && verbForm(request, batch, 'continuar', translate('Continuar', 'Resume'))}
${state !== 'cancelling' && [laneForm(request, batch, lane), cancelForm(request, batch)]}
</div>`
}

/** Shows the parts of an open batch that change: progress, windows, events. */
async function standingHtml(
  engine: Engine,
  request: FastifyRequest,
  manifest: Manifest,
  status: BatchStatus,
): Promise<Html> {
  const courses = await windowCourses(engine, manifest.book, status.windows)
  const log = logHtml(request, await batchLog(engine, manifest))
  const nowMs = engine.clock.now()
  return html`${progressHtml(translateIn(request), request.language, { ...status, courses }, nowMs)}${log}`
}

function verbForm(request: FastifyRequest, batch: string, verb: string, text: string): Html {
  return html`<form method="post" action="/lotes/${batch}/${verb}">${ownFields(request)}<button class="second">${text}</button></form>`
}

function laneForm(request: FastifyRequest, batch: string, lane: Lane): Html {
  const translate = translateIn(request)
  const rest = LANES.filter((one) => one !== lane)
  return html`<form method="post" action="/lotes/${batch}/faixa">${ownFields(request)}
<label for="faixa">${translate('Faixa', 'Lane')}</label><select id="faixa" name="faixa">
${[lane, ...rest].map((one) => html`<option value="${one}">${laneWord(translate, one)}</option>`)}</select>
<button class="second">${translate('Mudar', 'Change')}</button></form>`
}

function cancelForm(request: FastifyRequest, batch: string): Html {
  const translate = translateIn(request)
  const sure = translate(
    'Cancelar de vez? O que já foi respondido é entregue.',
    'Cancel for good? What was answered is handed out.',
  )
  return html`<form method="post" action="/lotes/${batch}/cancelar" data-sure="${sure}">${ownFields(request)}<button class="quiet">${translate('Cancelar o lote', 'Cancel the batch')}</button></form>`
}
