import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findManifest } from '../batches/stored-batches.js'
import { findDraft } from '../batches/submission/drafts.js'
import { type AccountOverview, accountOverview } from '../batches/view/account-overview.js'
import { grantedSince, unitsByBatch, windowCourses } from '../batches/view/account-usage.js'
import { count, counted, duration } from '../messages/format.js'
import type { WebContext } from '../web/context.js'
import { ownConnections } from '../web/own-connections.js'
import { visibleAnswers } from '../web/visible-answers.js'
import { answersTable } from './answers.js'
import { courseChart } from './charts.js'
import { type Html, html } from './html.js'
import { sendPage, type Translate, translateIn } from './page.js'
import { windowHtml } from './progress.js'
import { type PageCell, type PageTable, sendCsv, tableHtml } from './table.js'

const DAY_MS = 86_400_000

/** Adds *Contas*: the present use of each window. */
export function addAccounts(server: FastifyInstance, context: WebContext): void {
  server.get('/contas', async (request, reply) => {
    const translate = translateIn(request)
    const connections = await ownConnections(context, request.viewer)
    const overviews = await Promise.all(connections.map((one) => accountOverview(context.app, one)))
    const used = await Promise.all(overviews.map((one) => usedTable(context, request, one)))
    const answers = answersTable(request, await visibleAnswers(context, request.viewer))
    if (sendCsv(request, reply, [...used, answers])) return reply
    const cards = await Promise.all(
      overviews.map(
        async (one, at) =>
          html`${await card(context, request, one)}${tableHtml(request, used[at]!)}`,
      ),
    )
    const body = html`<h1>${translate('Contas', 'Accounts')}</h1>
<p class="lead">${translate('Quanto de cada janela do limite está tomado agora.', 'How much of each window of the limit is used now.')}</p>
${cards.length > 0 ? cards : emptyHtml(translate)}
${tableHtml(request, answers)}`
    return sendPage(request, reply, context, {
      title: translate('Contas', 'Accounts'),
      path: '/contas',
      body,
    })
  })
}

async function card(
  { app }: WebContext,
  request: FastifyRequest,
  { connection, state, takeable, batches }: AccountOverview,
): Promise<Html> {
  const translate = translateIn(request)
  const { account } = connection
  const windows = state.windows.map(({ window, used, nextFreeMs }) =>
    windowHtml(translate, request.language, { ...window, used, nextFreeMs }),
  )
  const now = state.windows.map(({ window, used }) => ({ ...window, used }))
  const courses = await windowCourses(app, connection.book, now, DAY_MS)
  const charts = courses.map((course) => courseChart(translate, request.language, course))
  const reserved = state.windows.flatMap(({ window }, at) => {
    const units = window.units - (takeable[at] ?? window.units)
    return units > 0
      ? [`${count(request.language, units)} ${translate('em', 'in')} ${duration(window.ms)}`]
      : []
  })
  const open = counted(
    request.language,
    batches.length,
    ['lote aberto', 'lotes abertos'],
    ['open batch', 'open batches'],
  )
  return html`<section class="card"><h2>${account.name} · ${serviceWord(translate, account)}</h2>${windows}<p class="soft">${open}${reserved.length > 0 && ` · ${translate('reservadas a pessoas agora', 'kept for people now')}: ${reserved.join(', ')}`}</p><h3>${translate('As últimas 24 horas', 'The last 24 hours')}</h3>${charts}</section>`
}

/** What the service of an account does, in words. */
export function serviceWord(
  translate: Translate,
  { service }: Pick<AccountOverview['connection']['account'], 'service'>,
): string {
  const services = {
    calculation: translate('cálculos', 'calculations'),
    gazette: translate('diários de justiça', 'court gazettes'),
    update: translate('atualização monetária', 'monetary update'),
  }
  return services[service]
}

function emptyHtml(translate: Translate): Html {
  return html`<div class="card empty"><p>${translate('Nenhuma conta configurada. Ponha a chave do serviço em CALC_API_KEY, ou as contas em LOTE_ACCOUNTS.', 'No account is configured. Put the key of the service into CALC_API_KEY, or the accounts into LOTE_ACCOUNTS.')}</p></div>`
}

/** Lists the users and batches that took units in the last 24 hours. */
async function usedTable(
  { app }: WebContext,
  request: FastifyRequest,
  { connection: { account, book } }: AccountOverview,
): Promise<PageTable> {
  const translate = translateIn(request)
  const name = `${account.name} (${serviceWord(translate, account)})`
  const entries = await grantedSince(app, book, app.clock.now() - DAY_MS)
  return {
    id: `uso-${account.service}-${account.name.replace(/[^\w-]/g, '_')}`,
    title: translate(`Quem usou ${name} em 24 horas`, `Who used ${name} in 24 hours`),
    empty: translate('Nenhuma unidade foi usada.', 'No unit was used.'),
    columns: [
      { title: translate('Usuário', 'User'), kind: 'text' },
      { title: translate('Lote', 'Batch'), kind: 'text' },
      { title: translate('Arquivo', 'File'), kind: 'text' },
      { title: translate('Unidades', 'Units'), kind: 'integer' },
    ],
    rows: await Promise.all(unitsByBatch(entries).map((one) => usedRow(app, translate, one))),
  }
}

/**
 * Names the sender: without users it is this machine; an unknown one is a command or a schedule.
 */
function sender(translate: Translate, by: string | undefined): string {
  if (by === undefined)
    return translate('linha de comando ou agendamento', 'command line or schedule')
  return by === 'local' ? translate('esta máquina', 'this machine') : by
}

/** Only uploads by the page or the API name their user. */
async function usedRow(
  app: WebContext['app'],
  translate: Translate,
  [batch, units]: [batch: string, units: number],
): Promise<PageCell[]> {
  const draft = await findDraft(app, batch)
  const name = draft?.name ?? (await findManifest(app, batch))?.input.name ?? null
  return [
    sender(translate, draft?.by),
    { cell: batch, shown: html`<a href="/lotes/${batch}">${batch}</a>` },
    name,
    { number: String(units) },
  ]
}
