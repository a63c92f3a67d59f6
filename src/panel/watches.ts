import type { FastifyInstance, FastifyRequest } from 'fastify'
import { manifestOf } from '../batches/stored-batches.js'
import { UserError } from '../core/errors.js'
import { counted, firstNames } from '../messages/format.js'
import { dateInSaoPaulo } from '../runtime/clock.js'
import type { HistoryLine } from '../schedules/history.js'
import { readNow, requestedReadings } from '../schedules/manage.js'
import { plainName } from '../values/plain-name.js'
import { addWatch, removeWatch, replaceWatch } from '../watches/manage-watch.js'
import { nightsOf, watchDetails } from '../watches/overview.js'
import { publicationsOf } from '../watches/publications.js'
import type { Watch } from '../watches/watch.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { filledFields, readWatchFields } from '../web/form-fields.js'
import { refuseInRehearsal } from '../web/rehearsal.js'
import { withList } from '../web/upload-list.js'
import {
  refuseAccount,
  refuseScheduled,
  visibleWatch,
  visibleWatches,
} from '../web/visible-records.js'
import { firingsTable } from './firings.js'
import { momentOf } from './format.js'
import { type Html, html } from './html.js'
import { nightsTable, publicationsHtml, stripHtml } from './nights.js'
import { mayAct, sendPage, translateIn } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'
import { addForm, readForm, removeForm, replaceForm } from './watch-forms.js'

/** Adds *Acompanhamentos*: watches, the coverage of their nights, and the publications. */
export function addWatches(server: FastifyInstance, context: WebContext): void {
  const { app } = context

  server.get('/acompanhamentos', async (request, reply) => {
    const translate = translateIn(request)
    const list = listOf(request, await visibleWatches(context, request.viewer))
    if (sendCsv(request, reply, [list])) return reply
    const title = translate('Acompanhamentos', 'Watches')
    const body = html`<h1>${title}</h1><p class="lead">${translate('As publicações dos diários, noite a noite, por inscrição na OAB ou processo.', 'The publications of the gazettes, night by night, by registration or case.')}</p>
${tableHtml(request, list)}${mayAct(request) && addForm(request)}`
    return sendPage(request, reply, context, { title, path: '/acompanhamentos', body })
  })

  server.post('/acompanhamentos', { handlerTimeout: LONG_MS }, async (request, reply) => {
    const name = await withList(request, context, async ({ path, fields }) => {
      const { name: named = '', ...wishes } = readWatchFields(filledFields(fields))
      refuseAccount(request.viewer, wishes.account)
      const name = plainName(named)
      if (request.viewer.accounts !== '*') await refuseScheduled(context, name)
      return (await addWatch(app, { name, file: path, wishes })).watch.name
    })
    return reply.redirect(`/acompanhamentos/${name}`, 303)
  })

  server.post(
    '/acompanhamentos/:name/lista',
    { handlerTimeout: LONG_MS },
    async (request, reply) => {
      const { name } = request.params as { name: string }
      await visibleWatch(context, request.viewer, name)
      await withList(request, context, async ({ path, fields }) => {
        const { name: _, ...wishes } = readWatchFields(filledFields(fields))
        if (wishes.account !== undefined) refuseAccount(request.viewer, wishes.account)
        return replaceWatch(app, { name, file: path, wishes })
      })
      return reply.redirect(`/acompanhamentos/${name}`, 303)
    },
  )

  server.get('/acompanhamentos/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const translate = translateIn(request)
    const watch = await visibleWatch(context, request.viewer, name)
    const bucket = await app.bucket()
    const nights = await nightsOf(bucket, name)
    const today = dateInSaoPaulo(app.clock.now())
    const { seen, readings } = await watchDetails(bucket, name)
    const asked = await requestedReadings(app, name)
    const tables = [
      nightsTable(request, watch, nights),
      ...(asked.length > 0 ? [requestsTable(request, asked)] : []),
      readingsTable(request, readings),
    ]
    if (sendCsv(request, reply, tables)) return reply
    const body = html`<p class="soft"><a href="/acompanhamentos">${translate('Acompanhamentos', 'Watches')}</a></p><h1>${name}</h1>
<p class="lead">${leadOf(request, watch, seen)}</p>${replacedHtml(request, watch)}
${stripHtml(request, nights, today)}
${tables.map((table) => tableHtml(request, table))}
${mayAct(request) && [!context.sandbox && readForm(request, name, today), replaceForm(request, name), removeForm(request, name)]}`
    return sendPage(request, reply, context, { title: name, path: '/acompanhamentos', body })
  })

  server.get('/acompanhamentos/:name/noites/:batch', async (request, reply) => {
    const { name, batch } = request.params as { name: string; batch: string }
    await visibleWatch(context, request.viewer, name)
    const bucket = await app.bucket()
    const night = (await nightsOf(bucket, name)).find((one) => one.batch === batch)
    if (!night) throw UserError.usage('no_batch', { batch })
    const publications = await publicationsOf(await manifestOf(app, batch), bucket)
    const today = dateInSaoPaulo(app.clock.now())
    const body = publicationsHtml(request, { name, night, publications, today })
    return sendPage(request, reply, context, { title: name, path: '/acompanhamentos', body })
  })

  addVerbs(server, context)
}

function addVerbs(server: FastifyInstance, context: WebContext): void {
  const { app } = context
  server.post('/acompanhamentos/:name/agora', async (request, reply) => {
    const { name } = request.params as { name: string }
    await visibleWatch(context, request.viewer, name)
    refuseInRehearsal(context)
    const { noite = '' } = request.body as Record<string, string>
    await readNow(app, name, noite === '' ? {} : { night: noite })
    return reply.redirect(`/acompanhamentos/${name}`, 303)
  })

  server.post('/acompanhamentos/:name/remover', async (request, reply) => {
    const { name } = request.params as { name: string }
    await visibleWatch(context, request.viewer, name)
    await refuseScheduled(context, name)
    await removeWatch(app, name)
    return reply.redirect('/acompanhamentos', 303)
  })
}

function leadOf(request: FastifyRequest, { registrations, input }: Watch, seen: number): string {
  const translate = translateIn(request)
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
  return translate(
    `${watched}, da planilha ${input.name}; ${shown} até agora.`,
    `${watched}, of the spreadsheet ${input.name}; ${shown} so far.`,
  )
}

/** Says who left and who came when the list was last replaced. */
function replacedHtml(request: FastifyRequest, { replacedAt, changes }: Watch): Html | undefined {
  if (replacedAt === undefined || changes === undefined) return undefined
  const { language } = request
  const translate = translateIn(request)
  const named = (title: string, all: readonly string[]) =>
    all.length === 0 ? '' : ` ${title}: ${firstNames(language, all)}.`
  const at = momentOf(replacedAt)
  const left = named(translate('Saíram', 'Left'), changes.left)
  const came = named(translate('Entraram', 'New'), changes.came)
  const same = translate(' São os mesmos de antes.', ' They are the same as before.')
  return html`<p>${translate(`Planilha trocada em ${at}.`, `Spreadsheet replaced on ${at}.`)}${left + came || same}</p>`
}

function listOf(
  request: FastifyRequest,
  watches: Awaited<ReturnType<typeof visibleWatches>>,
): PageTable {
  const translate = translateIn(request)
  return {
    id: 'acompanhamentos',
    title: translate('Acompanhados', 'Watched'),
    empty: html`<p>${translate('Ainda não há acompanhamentos.', 'There are no watches yet.')}</p>${
      mayAct(request) &&
      html`<p>${translate('Envie abaixo a planilha com as inscrições na OAB ou os processos; a primeira noite é lida por um agendamento.', 'Send the spreadsheet of registrations or cases below; a schedule reads the first night.')}</p>`
    }`,
    columns: [
      { title: translate('Nome', 'Name'), kind: 'text' },
      { title: translate('Planilha', 'Spreadsheet'), kind: 'text' },
      { title: translate('Acompanhados', 'Watched'), kind: 'integer' },
      { title: translate('Última noite', 'Last night'), kind: 'day' },
    ],
    rows: watches.map(({ name, input, registrations, last }) => [
      { cell: name, shown: html`<a href="/acompanhamentos/${name}">${name}</a>` },
      input.name,
      { number: String(registrations) },
      last === null ? null : { day: last },
    ]),
  }
}

function requestsTable(request: FastifyRequest, asked: readonly HistoryLine[]): PageTable {
  const title = translateIn(request)('Leituras pedidas', 'Readings asked for')
  return firingsTable(request, asked, { title, empty: '' })
}

function readingsTable(
  request: FastifyRequest,
  readings: Awaited<ReturnType<typeof watchDetails>>['readings'],
): PageTable {
  const translate = translateIn(request)
  const day = (iso: string | undefined) => (iso === undefined ? null : { day: iso })
  return {
    id: 'grafias',
    title: translate('Até onde cada grafia foi lida', 'How far each spelling was read'),
    empty: translate('Nenhuma noite foi lida ainda.', 'No night was read yet.'),
    columns: [
      { title: translate('Acompanhado', 'Watched'), kind: 'text' },
      { title: translate('Grafia', 'Spelling'), kind: 'text' },
      { title: translate('Lido desde', 'Read from'), kind: 'day' },
      { title: translate('Lido por inteiro até', 'Read whole to'), kind: 'day' },
      { title: translate('Em aberto desde', 'Open from'), kind: 'day' },
    ],
    rows: readings.map(({ watched, spelling, from, wholeTo, openFrom }) => [
      watched,
      spelling,
      ...[from, wholeTo, openFrom].map(day),
    ]),
  }
}
