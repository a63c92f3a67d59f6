import type { FastifyInstance, FastifyRequest } from 'fastify'
import { seesAccount } from '../access/roles.js'
import { type AccountOverview, lookAtAccount } from '../batches/account-overview.js'
import { connectionFor } from '../batches/connect.js'
import { counted } from '../messages/format.js'
import type { WebContext } from '../web/context.js'
import { type Html, html } from './html.js'
import { type Say, sayIn, sendPage } from './page.js'
import { windowHtml } from './progress.js'

const SERVICES = ['calculation', 'gazette', 'update'] as const

/** *Contas*: what is used of each window now. */
export function addAccounts(server: FastifyInstance, context: WebContext): void {
  server.get('/contas', { schema: { hide: true } }, async (request, reply) => {
    const say = sayIn(request)
    const cards = (await overviewsFor(context, request)).map((one) => card(request, one))
    const body = html`<h1>${say('Contas', 'Accounts')}</h1>
<p class="lead">${say('Quanto de cada janela do limite está tomado agora.', 'How much of each window of the limit is used now.')}</p>
${cards.length > 0 ? cards : emptyHtml(say)}`
    return sendPage(request, reply, context, {
      ...{ title: say('Contas', 'Accounts'), path: '/contas', body },
    })
  })
}

/** Those of the viewer; in a rehearsal those of the sandbox, one to a service. */
async function overviewsFor(
  { app, sandbox }: WebContext,
  { viewer }: FastifyRequest,
): Promise<AccountOverview[]> {
  const overviews: AccountOverview[] = []
  if (sandbox) {
    for (const service of SERVICES) {
      const { connection } = await connectionFor(app, service, { sandbox: true, started: sandbox })
      overviews.push(await lookAtAccount(app, connection))
    }
    return overviews
  }
  for (const account of app.accounts())
    if (seesAccount(viewer, account.name))
      overviews.push(await lookAtAccount(app, app.connect(account)))
  return overviews
}

function card(request: FastifyRequest, { connection, state, batches }: AccountOverview): Html {
  const say = sayIn(request)
  const { name, service } = connection.account
  const services = {
    calculation: say('cálculos', 'calculations'),
    gazette: say('diários de justiça', 'court gazettes'),
    update: say('atualização monetária', 'monetary update'),
  }
  const windows = state.windows.map(({ window, used, nextFreeMs }) =>
    windowHtml(say, request.language, { ...window, used, nextFreeMs }),
  )
  const open = counted(
    request.language,
    batches.length,
    ['lote aberto', 'lotes abertos'],
    ['open batch', 'open batches'],
  )
  return html`<section class="card"><h2>${name} · ${services[service]}</h2>${windows}<p class="soft">${open}</p></section>`
}

function emptyHtml(say: Say): Html {
  return html`<div class="card empty"><p>${say('Nenhuma conta configurada. Ponha a chave do serviço em CALC_API_KEY, ou as contas em LOTE_ACCOUNTS.', 'No account is configured. Put the key of the service into CALC_API_KEY, or the accounts into LOTE_ACCOUNTS.')}</p></div>`
}
