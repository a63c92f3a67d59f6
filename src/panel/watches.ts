import type { FastifyInstance, FastifyRequest } from 'fastify'
import { manifestOf } from '../batches/stored.js'
import { UserError } from '../core/errors.js'
import { counted } from '../messages/format.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import { addWatch, removeWatch } from '../watches/keep-list.js'
import { nightsOf, watchDetails } from '../watches/overview.js'
import { publicationsOf } from '../watches/publications.js'
import type { Watch } from '../watches/watch.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { withList } from '../web/upload-list.js'
import { refuseAccount, visibleWatch, visibleWatches } from '../web/visible-records.js'
import { type Html, html } from './html.js'
import { nightsTable, publicationsHtml, stripHtml } from './nights.js'
import { csrfField, sayIn, sendPage } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/** *Acompanhamentos*: who is watched, how completely each night was read, and what it found. */
export function addWatches(server: FastifyInstance, context: WebContext): void {
  const { app } = context
  const schema = { hide: true }

  server.get('/acompanhamentos', { schema }, async (request, reply) => {
    const say = sayIn(request)
    const list = listOf(request, await visibleWatches(context, request.viewer))
    if (sendCsv(request, reply, [list])) return reply
    const title = say('Acompanhamentos', 'Watches')
    const body = html`<h1>${title}</h1><p class="lead">${say('As publicações dos diários, noite a noite, por inscrição na OAB ou processo.', 'The publications of the gazettes, night by night, by registration or case.')}</p>
${tableHtml(request, list)}${addForm(request)}`
    return sendPage(request, reply, context, { title, path: '/acompanhamentos', body })
  })

  server.post('/acompanhamentos', { handlerTimeout: LONG_MS, schema }, async (request, reply) => {
    const name = await withList(request, context, async ({ path, fields }) => {
      const { nome = '', conta } = fields
      const account = conta === '' ? undefined : conta
      refuseAccount(request.viewer, account)
      const wishes = { map: {}, ...(account === undefined ? {} : { account }) }
      return (await addWatch(app, { name: nome, file: path, wishes })).watch.name
    })
    return reply.redirect(`/acompanhamentos/${name}`, 303)
  })

  server.get('/acompanhamentos/:name', { schema }, async (request, reply) => {
    const { name } = request.params as { name: string }
    const say = sayIn(request)
    const watch = await visibleWatch(context, request.viewer, name)
    const bucket = await app.bucket()
    const nights = await nightsOf(bucket, name)
    const { seen, readings } = await watchDetails(bucket, name)
    const tables = [nightsTable(request, watch, nights), readingsTable(request, readings)]
    if (sendCsv(request, reply, tables)) return reply
    const body = html`<p class="soft"><a href="/acompanhamentos">${say('Acompanhamentos', 'Watches')}</a></p><h1>${name}</h1>
<p class="lead">${leadOf(request, watch, seen)}</p>
${stripHtml(request, nights, dateInSaoPaulo(app.clock.now()))}
${tables.map((table) => tableHtml(request, table))}
<div class="actions"><form method="post" action="/acompanhamentos/${name}/remover" data-sure="${say('Esquecer este acompanhamento? Os lotes das noites ficam.', 'Forget this watch? The batches of its nights stay.')}">${csrfField(request)}<button class="quiet">${say('Remover o acompanhamento', 'Remove the watch')}</button></form></div>`
    return sendPage(request, reply, context, { title: name, path: '/acompanhamentos', body })
  })

  server.get('/acompanhamentos/:name/noites/:batch', { schema }, async (request, reply) => {
    const { name, batch } = request.params as { name: string; batch: string }
    await visibleWatch(context, request.viewer, name)
    const bucket = await app.bucket()
    const night = (await nightsOf(bucket, name)).find((one) => one.batch === batch)
    if (!night) throw UserError.usage('no_batch', { batch })
    const publications = await publicationsOf(await manifestOf(app, batch), bucket)
    const body = publicationsHtml(request, { name, night, publications })
    return sendPage(request, reply, context, { title: name, path: '/acompanhamentos', body })
  })

  server.post('/acompanhamentos/:name/remover', { schema }, async (request, reply) => {
    const { name } = request.params as { name: string }
    await visibleWatch(context, request.viewer, name)
    await removeWatch(app, name)
    return reply.redirect('/acompanhamentos', 303)
  })
}

function leadOf(request: FastifyRequest, { registrations, input }: Watch, seen: number): string {
  const say = sayIn(request)
  const number = (value: number, pt: [string, string], en: [string, string]) =>
    counted(request.language, value, pt, en)
  const watched = number(
    registrations,
    ['inscrição ou processo', 'inscrições ou processos'],
    ['registration or case', 'registrations or cases'],
  )
  const shown = number(
    seen,
    ['publicação mostrada', 'publicações mostradas'],
    ['publication shown', 'publications shown'],
  )
  return say(
    `${watched}, da planilha ${input.name}; ${shown} até agora.`,
    `${watched}, of the spreadsheet ${input.name}; ${shown} so far.`,
  )
}

function listOf(
  request: FastifyRequest,
  watches: Awaited<ReturnType<typeof visibleWatches>>,
): PageTable {
  const say = sayIn(request)
  return {
    ...{ id: 'acompanhamentos', title: say('Acompanhados', 'Watched') },
    empty: say(
      'Ainda não há acompanhamentos. Envie abaixo a planilha com as inscrições na OAB ou os processos; a primeira noite é lida por um agendamento.',
      'There are no watches yet. Send the spreadsheet of registrations or cases below; a schedule reads the first night.',
    ),
    columns: [
      { title: say('Nome', 'Name'), kind: 'text' },
      { title: say('Planilha', 'Spreadsheet'), kind: 'text' },
      { title: say('Acompanhados', 'Watched'), kind: 'integer' },
      { title: say('Última noite', 'Last night'), kind: 'day' },
    ],
    rows: watches.map(({ name, input, registrations, last }) => [
      { cell: name, shown: html`<a href="/acompanhamentos/${name}">${name}</a>` },
      input.name,
      { number: String(registrations) },
      last === null ? null : { day: last },
    ]),
  }
}

function readingsTable(
  request: FastifyRequest,
  readings: Awaited<ReturnType<typeof watchDetails>>['readings'],
): PageTable {
  const say = sayIn(request)
  const day = (iso: string | undefined) => (iso === undefined ? null : { day: iso })
  return {
    ...{
      id: 'grafias',
      title: say('Até onde cada grafia foi lida', 'How far each spelling was read'),
    },
    empty: say('Nenhuma noite foi lida ainda.', 'No night was read yet.'),
    columns: [
      { title: say('Acompanhado', 'Watched'), kind: 'text' },
      { title: say('Grafia', 'Spelling'), kind: 'text' },
      { title: say('Lido desde', 'Read from'), kind: 'day' },
      { title: say('Lido por inteiro até', 'Read whole to'), kind: 'day' },
      { title: say('Em aberto desde', 'Open from'), kind: 'day' },
    ],
    rows: readings.map(({ watched, spelling, from, wholeTo, openFrom }) => [
      ...[watched, spelling],
      ...[from, wholeTo, openFrom].map(day),
    ]),
  }
}

function addForm(request: FastifyRequest): Html {
  const say = sayIn(request)
  const action = `/acompanhamentos?_csrf=${encodeURIComponent(request.csrf)}`
  return html`<section class="section card" aria-labelledby="novo"><h2 id="novo">${say('Acompanhar outra planilha', 'Watch another spreadsheet')}</h2>
<form method="post" action="${action}" enctype="multipart/form-data">
<div class="fields"><div><label for="nome">${say('Nome', 'Name')}<span class="hint">${say('por exemplo', 'for example')} equipe-civel</span></label><input id="nome" name="nome" required maxlength="60" pattern="[A-Za-z0-9_\\-][A-Za-z0-9_.\\-]*"></div>
<div><label for="conta">${say('Conta', 'Account')}<span class="hint">${say('vazio: a conta padrão', 'empty: the default account')}</span></label><input id="conta" name="conta" maxlength="100"></div></div>
<label class="drop"><strong>${say('Solte a planilha aqui', 'Drop the spreadsheet here')}</strong><span class="soft">${say('com as colunas OAB e UF, ou o número do processo', 'with the columns OAB and UF, or the case number')}</span><br><input type="file" name="file" required accept=".xlsx,.csv,.txt,.tsv"></label>
<p class="actions"><button class="submit" data-busy="${say('Lendo a planilha…', 'Reading the spreadsheet…')}">${say('Acompanhar', 'Watch')}</button></p></form></section>`
}
