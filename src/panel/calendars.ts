import type { FastifyInstance } from 'fastify'
import {
  calendarLine,
  calendarOf,
  daysOfRule,
  listCalendars,
} from '../watches/calendar-overview.js'
import type { WebContext } from '../web/context.js'
import { html } from './html.js'
import { sayIn, sendPage } from './page.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/** *Calendários*: the holidays and suspensions that deadlines are counted by, with the act of each. */
export function addCalendars(server: FastifyInstance, context: WebContext): void {
  const { app } = context
  const schema = { hide: true }

  server.get('/calendarios', { schema }, async (request, reply) => {
    const say = sayIn(request)
    const day = (iso: string | null | undefined) => (iso ? { day: iso } : null)
    const all = (await listCalendars(await app.bucket())).map(calendarLine)
    const list: PageTable = {
      ...{ id: 'calendarios', title: say('Em uso', 'In use'), empty: '' },
      columns: [
        { title: say('Código', 'Id'), kind: 'text' },
        { title: say('Nome', 'Name'), kind: 'text' },
        { title: say('Tribunais', 'Courts'), kind: 'text' },
        { title: say('De', 'From'), kind: 'day' },
        { title: say('Até', 'To'), kind: 'day' },
        { title: say('Períodos', 'Periods'), kind: 'integer' },
        { title: say('Arquivo', 'File'), kind: 'text' },
      ],
      rows: all.map((one) => [
        {
          cell: one.calendar,
          shown: html`<a href="/calendarios/${one.calendar}">${one.calendar}</a>`,
        },
        ...[one.name, one.courts.join(', ')],
        ...[one.from, one.to].map(day),
        { number: String(one.periods) },
        one.file ?? say('do programa', 'of the program'),
      ]),
    }
    if (sendCsv(request, reply, [list])) return reply
    const title = say('Calendários', 'Calendars')
    const body = html`<h1>${title}</h1><p class="lead">${say('Feriados e suspensões pelos quais os prazos são contados.', 'Holidays and suspensions by which terms are counted.')}</p>${tableHtml(request, list)}`
    return sendPage(request, reply, context, { title, path: '/calendarios', body })
  })

  server.get('/calendarios/:id', { schema }, async (request, reply) => {
    const say = sayIn(request)
    const { id } = request.params as { id: string }
    const { profile } = await calendarOf(await app.bucket(), id)
    const list: PageTable = {
      ...{ id: 'periodos', title: say('Dias', 'Days') },
      empty: say('Nenhum período próprio.', 'No period of its own.'),
      columns: [
        { title: say('Dias', 'Days'), kind: 'text' },
        { title: say('O que é', 'What it is'), kind: 'text' },
        { title: say('Lei ou ato', 'Law or act'), kind: 'text' },
      ],
      rows: profile.rules.map((rule) => [daysOfRule(rule), rule.name, rule.source]),
    }
    if (sendCsv(request, reply, [list])) return reply
    const body = html`<p class="soft"><a href="/calendarios">${say('Calendários', 'Calendars')}</a></p><h1>${profile.name}</h1>${tableHtml(request, list)}`
    return sendPage(request, reply, context, { title: profile.name, path: '/calendarios', body })
  })
}
