import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holds } from '../access/roles.js'
import type { Job } from '../core/job/job.js'
import { inZone } from '../messages/format.js'
import { changedRequest, editSchedule } from '../schedules/edit.js'
import { whenText } from '../schedules/every.js'
import {
  addSchedule,
  fireNow,
  pauseSchedule,
  removeSchedule,
  resumeSchedule,
} from '../schedules/manage.js'
import { plainName } from '../values/plain-name.js'
import type { WebContext } from '../web/context.js'
import { refuseAction } from '../web/refuse-action.js'
import { refuseInRehearsal } from '../web/rehearsal.js'
import {
  visibleFirings,
  visibleSchedule,
  visibleSchedules,
  visibleWatches,
} from '../web/visible-records.js'
import { firingsTable, stateWord } from './firings.js'
import { minuteCell } from './format.js'
import { html } from './html.js'
import { mayAct, ownFields, sendPage, type Translate, translateIn } from './page.js'
import { addForm, changesIn, editForm, scheduleIn } from './schedule-forms.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

const VERBS = { pausar: pauseSchedule, continuar: resumeSchedule, agora: fireNow } as const

/** Adds *Agendamentos*: schedules, their firings, and the results. */
export function addSchedules(server: FastifyInstance, context: WebContext): void {
  const { app } = context

  server.get('/agendamentos', async (request, reply) => {
    const translate = translateIn(request)
    const list = listOf(request, await visibleSchedules(context, request.viewer))
    if (sendCsv(request, reply, [list])) return reply
    const { acompanhamento } = request.query as { acompanhamento?: string }
    const watches = (await visibleWatches(context, request.viewer)).map(({ name }) => name)
    const title = translate('Agendamentos', 'Schedules')
    const body = html`<h1>${title}</h1><p class="lead">${translate('O que se faz sozinho, na hora marcada.', 'What is done by itself, at its hour.')}</p>${tableHtml(request, list)}${mayAct(request) && addForm(request, { watches, jobs: jobsFor(request, context) }, acompanhamento)}`
    return sendPage(request, reply, context, { title, path: '/agendamentos', body })
  })

  server.post('/agendamentos', async (request, reply) => {
    const { nome = '', ...form } = request.body as Record<string, string>
    const asked = scheduleIn(form)
    await refuseAction(context, request.viewer, asked)
    await addSchedule(app, plainName(nome), asked)
    return reply.redirect(`/agendamentos/${plainName(nome)}`, 303)
  })

  server.get('/agendamentos/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const schedule = await visibleSchedule(context, request.viewer, name)
    const translate = translateIn(request)
    const { firings } = await visibleFirings(context, request.viewer, name)
    const history = firingsTable(request, firings, {
      title: translate('O que já foi feito', 'What was done'),
      empty: translate(
        'Ainda não chegou a primeira vez. "Fazer agora" não espera por ela.',
        'The first time has not come. "Do it now" does not wait for it.',
      ),
    })
    if (sendCsv(request, reply, [history])) return reply
    const isPaused = schedule.pausedAt !== undefined
    const line = (await visibleSchedules(context, request.viewer)).find(
      (one) => one.line.schedule === name,
    )!.line
    const form = (verb: string, text: string, kind = 'second', sure?: string) =>
      html`<form method="post" action="/agendamentos/${name}/${verb}" data-sure="${sure}">${ownFields(request)}<button class="${kind}">${text}</button></form>`
    const body = html`<p class="soft"><a href="/agendamentos">${translate('Agendamentos', 'Schedules')}</a></p><h1>${name}</h1>
<p class="lead">${doesText(translate, line.does)} · ${whenText(schedule, request.language)} · ${line.next === null ? translate('pausado', 'paused') : `${translate('próximo', 'next')}: ${inZone(Date.parse(line.next), schedule.tz, request.language)}`}</p>
${schedule.notify.length > 0 && html`<p>${translate('Avisa', 'Tells')}: ${schedule.notify.length}</p>`}
${
  mayAct(request) &&
  html`<div class="actions">${!context.sandbox && form('agora', translate('Fazer agora', 'Do it now'), '')}${isPaused ? form('continuar', translate('Continuar', 'Resume')) : form('pausar', translate('Pausar', 'Pause'))}${form('remover', translate('Remover', 'Remove'), 'quiet', translate('Remover este agendamento? O histórico fica.', 'Remove this schedule? Its history stays.'))}</div>
${editForm(request, schedule)}`
}${tableHtml(request, history)}`
    return sendPage(request, reply, context, { title: name, path: '/agendamentos', body })
  })

  server.post('/agendamentos/:name/mudar', async (request, reply) => {
    const { name } = request.params as { name: string }
    const form = request.body as Record<string, string>
    const { does } = await visibleSchedule(context, request.viewer, name)
    const changes = changesIn(form)
    const asked = changedRequest(does, changes)
    if (asked) await refuseAction(context, request.viewer, asked)
    await editSchedule(app, name, changes)
    return reply.redirect(`/agendamentos/${name}`, 303)
  })

  for (const [verb, act] of Object.entries({ ...VERBS, remover: removeSchedule }))
    server.post(`/agendamentos/:name/${verb}`, async (request, reply) => {
      const { name } = request.params as { name: string }
      await visibleSchedule(context, request.viewer, name)
      if (verb === 'agora') refuseInRehearsal(context)
      await act(app, name)
      return reply.redirect(verb === 'remover' ? '/agendamentos' : `/agendamentos/${name}`, 303)
    })
}

/**
 * Returns the jobs that the user may schedule; a schedule's file may belong to anyone, see {@link
 * refuseAction}.
 */
function jobsFor({ viewer }: FastifyRequest, { app }: WebContext): Job[] {
  const mayName = viewer.accounts === '*' && holds(viewer.role, 'admin')
  return [...app.jobs.values()].filter(({ kind }) => mayName && kind !== 'watch')
}

function doesText(translate: Translate, does: string): string {
  return does
    .replace(/^watch /, translate('lê as publicações de ', 'reads the publications of '))
    .replace(/^report /, translate('faz o relatório ', 'makes the report '))
}

function listOf(
  request: FastifyRequest,
  schedules: Awaited<ReturnType<typeof visibleSchedules>>,
): PageTable {
  const translate = translateIn(request)
  const moment = (iso: string | null) => (iso === null ? null : minuteCell(iso))
  return {
    id: 'agendamentos',
    title: translate('Agendados', 'Scheduled'),
    empty: html`<p>${translate('Nada está agendado.', 'Nothing is scheduled.')}</p>${
      mayAct(request) &&
      html`<p>${translate('Escolha abaixo o que fazer toda noite ou toda semana.', 'Choose below what to do each night or each week.')}</p>`
    }`,
    columns: [
      { title: translate('Nome', 'Name'), kind: 'text' },
      { title: translate('Faz', 'Does'), kind: 'text' },
      { title: translate('Situação', 'State'), kind: 'text' },
      { title: translate('Próxima vez', 'Next'), kind: 'minute' },
      { title: translate('Última vez', 'Last'), kind: 'minute' },
      { title: translate('Terminou', 'Ended'), kind: 'text' },
    ],
    rows: schedules.map(({ line }) => [
      {
        cell: line.schedule,
        shown: html`<a href="/agendamentos/${line.schedule}">${line.schedule}</a>`,
      },
      doesText(translate, line.does),
      line.state === 'paused' ? translate('pausado', 'paused') : translate('ativo', 'active'),
      ...[line.next, line.last].map(moment),
      line.lastState === null ? null : stateWord(translate, line.lastState),
    ]),
  }
}
