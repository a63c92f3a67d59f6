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
import { firingHistory } from '../schedules/overview.js'
import { plainName } from '../values/plain-name.js'
import type { WebContext } from '../web/context.js'
import { refuseAction } from '../web/refuse-action.js'
import { visibleSchedule, visibleSchedules, visibleWatches } from '../web/visible-records.js'
import { minuteCell } from './format.js'
import { html } from './html.js'
import { mayAct, ownFields, type Say, sayIn, sendPage } from './page.js'
import { addForm, changesIn, editForm, scheduleIn } from './schedule-forms.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

const VERBS = { pausar: pauseSchedule, continuar: resumeSchedule, agora: fireNow } as const

/** Adds *Agendamentos*: schedules, their firings, and the results. */
export function addSchedules(server: FastifyInstance, context: WebContext): void {
  const { app } = context

  server.get('/agendamentos', async (request, reply) => {
    const say = sayIn(request)
    const list = listOf(request, await visibleSchedules(context, request.viewer))
    if (sendCsv(request, reply, [list])) return reply
    const { acompanhamento } = request.query as { acompanhamento?: string }
    const watches = (await visibleWatches(context, request.viewer)).map(({ name }) => name)
    const title = say('Agendamentos', 'Schedules')
    const body = html`<h1>${title}</h1><p class="lead">${say('O que se faz sozinho, na hora marcada.', 'What is done by itself, at its hour.')}</p>${tableHtml(request, list)}${mayAct(request) && addForm(request, { watches, jobs: jobsFor(request, context) }, acompanhamento)}`
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
    const say = sayIn(request)
    const { firings } = await firingHistory(app, name)
    const history = historyOf(request, firings)
    if (sendCsv(request, reply, [history])) return reply
    const isPaused = schedule.pausedAt !== undefined
    const line = (await visibleSchedules(context, request.viewer)).find(
      (one) => one.line.schedule === name,
    )!.line
    const form = (verb: string, text: string, kind = 'second', sure?: string) =>
      html`<form method="post" action="/agendamentos/${name}/${verb}" data-sure="${sure}">${ownFields(request)}<button class="${kind}">${text}</button></form>`
    const body = html`<p class="soft"><a href="/agendamentos">${say('Agendamentos', 'Schedules')}</a></p><h1>${name}</h1>
<p class="lead">${doesText(say, line.does)} · ${whenText(schedule, request.language)} · ${line.next === null ? say('pausado', 'paused') : `${say('próximo', 'next')}: ${inZone(Date.parse(line.next), schedule.tz, request.language)}`}</p>
${schedule.notify.length > 0 && html`<p>${say('Avisa', 'Tells')}: ${schedule.notify.length}</p>`}
${
  mayAct(request) &&
  html`<div class="actions">${form('agora', say('Fazer agora', 'Do it now'), '')}${isPaused ? form('continuar', say('Continuar', 'Resume')) : form('pausar', say('Pausar', 'Pause'))}${form('remover', say('Remover', 'Remove'), 'quiet', say('Remover este agendamento? O histórico fica.', 'Remove this schedule? Its history stays.'))}</div>
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

function doesText(say: Say, does: string): string {
  return does
    .replace(/^watch /, say('lê as publicações de ', 'reads the publications of '))
    .replace(/^report /, say('faz o relatório ', 'makes the report '))
}

function listOf(
  request: FastifyRequest,
  schedules: Awaited<ReturnType<typeof visibleSchedules>>,
): PageTable {
  const say = sayIn(request)
  const moment = (iso: string | null) => (iso === null ? null : minuteCell(iso))
  return {
    ...{ id: 'agendamentos', title: say('Agendados', 'Scheduled') },
    empty: html`<p>${say('Nada está agendado.', 'Nothing is scheduled.')}</p>${
      mayAct(request) &&
      html`<p>${say('Escolha abaixo o que fazer toda noite ou toda semana.', 'Choose below what to do each night or each week.')}</p>`
    }`,
    columns: [
      { title: say('Nome', 'Name'), kind: 'text' },
      { title: say('Faz', 'Does'), kind: 'text' },
      { title: say('Situação', 'State'), kind: 'text' },
      { title: say('Próxima vez', 'Next'), kind: 'minute' },
      { title: say('Última vez', 'Last'), kind: 'minute' },
      { title: say('Terminou', 'Ended'), kind: 'text' },
    ],
    rows: schedules.map(({ line }) => [
      {
        cell: line.schedule,
        shown: html`<a href="/agendamentos/${line.schedule}">${line.schedule}</a>`,
      },
      doesText(say, line.does),
      line.state === 'paused' ? say('pausado', 'paused') : say('ativo', 'active'),
      ...[line.next, line.last].map(moment),
      line.lastState === null ? null : stateWord(say, line.lastState),
    ]),
  }
}

function stateWord(say: Say, state: string): string {
  const words: Record<string, string> = {
    ...{ asked: say('na fila', 'queued'), claimed: say('começando', 'beginning') },
    ...{ started: say('em andamento', 'under way'), done: say('feito', 'done') },
    ...{ failed: say('falhou', 'failed'), missed: say('perdido', 'missed') },
    unattended: say('ninguém trabalhava', 'nobody was working'),
  }
  return words[state] ?? state
}

function historyOf(
  request: FastifyRequest,
  firings: Awaited<ReturnType<typeof firingHistory>>['firings'],
): PageTable {
  const say = sayIn(request)
  return {
    ...{ id: 'historico', title: say('O que já foi feito', 'What was done') },
    empty: say(
      'Ainda não chegou a primeira vez. "Fazer agora" não espera por ela.',
      'The first time has not come. "Do it now" does not wait for it.',
    ),
    columns: [
      { title: say('Previsto para', 'Due at'), kind: 'minute' },
      { title: say('Terminou em', 'Ended at'), kind: 'minute' },
      { title: say('Situação', 'State'), kind: 'text' },
      { title: say('Lote', 'Batch'), kind: 'text' },
      { title: say('Motivo', 'Reason'), kind: 'text' },
    ],
    rows: firings.map(({ scheduledAt, endedAt, state, manual, batch, reason }) => [
      minuteCell(scheduledAt),
      endedAt === null ? null : minuteCell(endedAt),
      stateWord(say, state) + (manual ? say(' (a pedido)', ' (asked for)') : ''),
      batch === null ? null : { cell: batch, shown: html`<a href="/lotes/${batch}">${batch}</a>` },
      reason,
    ]),
  }
}
