import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holds } from '../access/roles.js'
import type { AccountHalt } from '../batches/run/account-halt.js'
import type { StorageRefusal } from '../batches/run/storage-refusal.js'
import { batchLog } from '../batches/view/batch-log.js'
import { duration } from '../messages/format.js'
import type { WebContext } from '../web/context.js'
import { ownConnections } from '../web/own-connections.js'
import { visibleBatches } from '../web/visible-batches.js'
import { visibleNotices, visibleSchedules } from '../web/visible-records.js'
import { serviceWord } from './accounts.js'
import { eventText, isNotThere } from './batch-log.js'
import { minuteCell } from './format.js'
import { type Html, html } from './html.js'
import { sendPage, translateIn } from './page.js'
import { haltText, refusalText } from './progress.js'
import { pruneForm } from './prune.js'
import { type PageTable, sendCsv, tableHtml } from './table.js'

/** How many of the newest batches are searched for errors. */
const BATCHES = 20
const ERRORS = 50

interface QueueState {
  account: string
  service: string
  workers: number
  tasks: number
  oldestMs: number
  waiting: number
  halt: AccountHalt | undefined
}

/** Adds *Operação*: workers, queues and errors; for operators. */
export function addOperations(server: FastifyInstance, context: WebContext): void {
  const options = { config: { role: 'operator' as const } }
  server.get('/operacao', options, async (request, reply) => {
    const translate = translateIn(request)
    const queues = await queuesOf(context, request)
    const tables = [
      queuesTable(request, queues),
      errorsTable(request, await errorsOf(context, request)),
    ]
    if (sendCsv(request, reply, tables)) return reply
    const title = translate('Operação', 'Operation')
    const body = html`<h1>${title}</h1><p class="lead">${translate('Quem trabalha, o que espera e o que deu errado.', 'Who works, what waits, and what went wrong.')}</p>
${unattended(request, queues)}${refused(request, await context.app.refusals.last())}${halted(request, queues)}${tables.map((table) => tableHtml(request, table))}
${holds(request.viewer.role, 'admin') && pruneForm(request)}
${request.viewer.accounts === '*' && html`<p class="actions"><a class="button second" href="/queues/">${translate('As filas, tarefa por tarefa', 'The queues, task by task')}</a></p>`}`
    return sendPage(request, reply, context, { title, path: '/operacao', body })
  })
}

async function queuesOf(context: WebContext, request: FastifyRequest): Promise<QueueState[]> {
  const { app } = context
  const found: QueueState[] = []
  for (const { account, queue: name } of await ownConnections(context, request.viewer)) {
    const queue = await app.queues.of(name)
    const { tasks, oldestMs } = await queue.depth(app.clock.now())
    const { waiting } = await (await app.gate(account)).state()
    found.push({
      account: account.name,
      service: serviceWord(translateIn(request), account),
      tasks,
      oldestMs,
      workers: await queue.workers(),
      waiting: waiting.length,
      halt: await app.halts.last(name),
    })
  }
  return found
}

/** Shows a warning for queues with tasks but without a worker. */
function unattended(request: FastifyRequest, queues: readonly QueueState[]): Html | undefined {
  const idle = queues.filter(({ workers, tasks }) => workers === 0 && tasks > 0)
  if (idle.length === 0) return undefined
  const translate = translateIn(request)
  const names = idle.map(({ account, service }) => `${account} (${service})`).join(', ')
  return html`<div class="problem" role="alert"><p><strong>${translate('Há tarefas que ninguém executa:', 'There are tasks that nobody executes:')}</strong> ${names}. ${translate('Inicie um lote worker.', 'Start a lote worker.')}</p></div>`
}

/** Shows the accounts that the service does not serve. */
function halted(request: FastifyRequest, queues: readonly QueueState[]): Html[] {
  return queues.flatMap(({ account, service, halt }) => {
    if (!halt) return []
    const text = haltText(translateIn(request), request.language, halt)
    return [
      html`<div class="problem" role="alert"><p><strong>${account} (${service}):</strong> ${text}</p></div>`,
    ]
  })
}

/** Shows why the storage takes no write. */
function refused(request: FastifyRequest, refusal: StorageRefusal | undefined): Html | undefined {
  if (!refusal) return undefined
  const text = refusalText(translateIn(request), request.language, refusal)
  return html`<div class="problem" role="alert"><p><strong>${text}</strong></p></div>`
}

function queuesTable(request: FastifyRequest, queues: readonly QueueState[]): PageTable {
  const translate = translateIn(request)
  const figure = (number: number) => ({ number: String(number) })
  return {
    id: 'filas',
    title: translate('Filas', 'Queues'),
    empty: translate('Nenhuma conta está configurada.', 'No account is configured.'),
    columns: [
      { title: translate('Conta', 'Account'), kind: 'text' },
      { title: translate('Serviço', 'Service'), kind: 'text' },
      { title: 'Workers', kind: 'integer' },
      { title: translate('Tarefas', 'Tasks'), kind: 'integer' },
      { title: translate('A mais antiga espera há', 'The oldest waits for'), kind: 'text' },
      {
        title: translate('Chamadas à espera do limite', 'Calls that wait for the limit'),
        kind: 'integer',
      },
    ],
    rows: queues.map(({ account, service, workers, tasks, oldestMs, waiting }) => [
      account,
      service,
      figure(workers),
      figure(tasks),
      oldestMs > 0 ? duration(oldestMs) : null,
      figure(waiting),
    ]),
  }
}

interface ErrorLine {
  at: string
  what: string
  href: string
  name: string
}

/** Collects errors of the newest batches, of schedules and of notices, the latest first. */
async function errorsOf(context: WebContext, request: FastifyRequest): Promise<ErrorLine[]> {
  const found = [...(await batchErrors(context, request)), ...(await otherErrors(context, request))]
  return found.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, ERRORS)
}

async function batchErrors(context: WebContext, request: FastifyRequest): Promise<ErrorLine[]> {
  const translate = translateIn(request)
  const { batches } = await visibleBatches(context, request.viewer, { limit: BATCHES })
  const logs = batches.map(async ({ manifest }) => {
    const events = await batchLog(context.app, manifest)
    const failed = events.filter(
      (event) => event.is === 'notAnswered' || (event.is === 'refused' && !isNotThere(event)),
    )
    return failed.map((event) => ({
      at: new Date(event.atMs).toISOString(),
      what: eventText(translate, request.language, event),
      href: `/lotes/${manifest.id}`,
      name: manifest.input.name,
    }))
  })
  return (await Promise.all(logs)).flat()
}

async function otherErrors(context: WebContext, request: FastifyRequest): Promise<ErrorLine[]> {
  const translate = translateIn(request)
  const { viewer, language } = request
  const schedules = await visibleSchedules(context, viewer)
  const notices = await visibleNotices(context, viewer, { all: false, language })
  return [
    ...schedules
      .filter(({ line }) => line.lastState === 'failed' || line.lastState === 'missed')
      .map(({ line: { last, schedule } }) => ({
        at: last ?? '',
        href: `/agendamentos/${schedule}`,
        name: schedule,
        what: translate('O agendamento não foi cumprido.', 'The schedule was not kept.'),
      })),
    ...notices
      .filter(({ line }) => line.state === 'dead')
      .map(({ line: { createdAt, subject } }) => ({
        at: createdAt,
        href: '/avisos',
        name: subject,
        what: translate('O aviso não foi entregue.', 'The notice was not delivered.'),
      })),
  ]
}

function errorsTable(request: FastifyRequest, errors: readonly ErrorLine[]): PageTable {
  const translate = translateIn(request)
  return {
    id: 'erros',
    title: translate('Últimos erros', 'Last errors'),
    empty: translate(
      'Nenhum erro nos lotes mais novos, agendamentos e avisos.',
      'No error in the newest batches, schedules and notices.',
    ),
    columns: [
      { title: translate('Quando', 'When'), kind: 'minute' },
      { title: translate('O que houve', 'What happened'), kind: 'text' },
      { title: translate('Onde', 'Where'), kind: 'text' },
    ],
    rows: errors.map(({ at, what, href, name }) => [
      at === '' ? null : minuteCell(at),
      what,
      { cell: name, shown: html`<a href="${href}">${name}</a>` },
    ]),
  }
}
