import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holds } from '../access/roles.js'
import { CalendarRecords } from '../batches/calendars.js'
import {
  calendarLine,
  calendarOf,
  courtNames,
  daysOfRule,
  listCalendars,
} from '../watches/calendar-overview.js'
import type { WebContext } from '../web/context.js'
import { receiveCalendar } from '../web/receive-calendar.js'
import { type Html, html } from './html.js'
import { fileForm, ownFields, sendPage, type Translate, translateIn } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/**
 * Adds *Calendários*: the holidays and suspensions by which deadlines are counted, with their
 * sources.
 */
export function addCalendars(server: FastifyInstance, context: WebContext): void {
  const { app } = context

  server.get('/calendarios', async (request, reply) => {
    const translate = translateIn(request)
    const day = (iso: string | null | undefined) => (iso ? { day: iso } : null)
    const all = (await listCalendars(await app.bucket())).map(calendarLine)
    const list: PageTable = {
      id: 'calendarios',
      title: translate('Em uso', 'In use'),
      empty: '',
      columns: [
        { title: translate('Código', 'Id'), kind: 'text' },
        { title: translate('Nome', 'Name'), kind: 'text' },
        { title: translate('Tribunais', 'Courts'), kind: 'text' },
        { title: translate('De', 'From'), kind: 'day' },
        { title: translate('Até', 'To'), kind: 'day' },
        { title: translate('Períodos', 'Periods'), kind: 'integer' },
        { title: translate('Arquivo', 'File'), kind: 'text' },
      ],
      rows: all.map((one) => [
        {
          cell: one.calendar,
          shown: html`<a href="/calendarios/${one.calendar}">${one.calendar}</a>`,
        },
        one.name,
        courtNames(one, translate),
        ...[one.from, one.to].map(day),
        { number: String(one.periods) },
        one.file ?? translate('do programa', 'of the program'),
      ]),
    }
    if (sendCsv(request, reply, [list])) return reply
    const title = translate('Calendários', 'Calendars')
    const body = html`<h1>${title}</h1><p class="lead">${translate('Feriados e suspensões pelos quais os prazos são contados.', 'Holidays and suspensions by which terms are counted.')}</p>${tableHtml(request, list)}${isAdmin(request) && addForm(request, translate)}`
    return sendPage(request, reply, context, { title, path: '/calendarios', body })
  })

  server.get('/calendarios/:id', async (request, reply) => {
    const translate = translateIn(request)
    const { id } = request.params as { id: string }
    const found = await calendarOf(await app.bucket(), id)
    const { profile } = found
    const isOwn = calendarLine(found).file !== null
    const list: PageTable = {
      id: 'periodos',
      title: translate('Dias', 'Days'),
      empty: translate('Nenhum período próprio.', 'No period of its own.'),
      columns: [
        { title: translate('Dias', 'Days'), kind: 'text' },
        { title: translate('O que é', 'What it is'), kind: 'text' },
        { title: translate('Lei ou ato', 'Law or act'), kind: 'text' },
      ],
      rows: profile.rules.map((rule) => [daysOfRule(rule), rule.name, rule.source]),
    }
    if (sendCsv(request, reply, [list])) return reply
    const body = html`<p class="soft"><a href="/calendarios">${translate('Calendários', 'Calendars')}</a></p><h1>${profile.name}</h1>${tableHtml(request, list)}${isOwn && isAdmin(request) && removeForm(request, translate, id)}`
    return sendPage(request, reply, context, { title: profile.name, path: '/calendarios', body })
  })
  const config = { role: 'admin' } as const
  server.post('/calendarios', { config }, async (request, reply) => {
    const { file, text } = await receiveCalendar(request, context)
    const addedAt = new Date(app.clock.now()).toISOString()
    const { profile } = await new CalendarRecords(await app.bucket()).add(file, text, addedAt)
    return reply.redirect(`/calendarios/${profile.id}`, 303)
  })

  server.post('/calendarios/:id/remover', { config }, async (request, reply) => {
    const { id } = request.params as { id: string }
    await new CalendarRecords(await app.bucket()).remove(id)
    return reply.redirect('/calendarios', 303)
  })
}

/** Calendars concern the deadlines of all accounts, so that only an admin changes them. */
function isAdmin({ viewer }: FastifyRequest): boolean {
  return holds(viewer.role, 'admin')
}

function addForm(request: FastifyRequest, translate: Translate): Html {
  return html`<section class="section card" aria-labelledby="novo"><h2 id="novo">${translate('Acrescentar o de um tribunal', 'Add that of a court')}</h2>
${fileForm(request, '/calendarios')}
<label class="drop"><strong>${translate('Solte o arquivo aqui', 'Drop the file here')}</strong><span class="soft">${translate('um .json com a fonte de cada dia; toma o lugar de uma versão anterior', 'a .json with the source of each day; it takes the place of an earlier version')}</span><br><input type="file" name="file" required accept=".json"></label>
<p class="actions"><button class="submit">${translate('Acrescentar', 'Add')}</button></p></form></section>`
}

function removeForm(request: FastifyRequest, translate: Translate, id: string): Html {
  const sure = translate(
    'Remover este calendário? Os prazos deixam de contar por ele.',
    'Remove this calendar? Terms are no longer counted by it.',
  )
  return html`<form class="actions" method="post" action="/calendarios/${id}/remover" data-sure="${sure}">${ownFields(request)}<button class="quiet">${translate('Remover', 'Remove')}</button></form>`
}
