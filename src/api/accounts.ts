import { z } from 'zod'
import { seesAccount } from '../access/roles.js'
import { accountWindows } from '../batches/view/account-overview.js'
import type { WebContext } from '../web/context.js'

import { type ApiServer, operation } from './server.js'
import { finite } from './views.js'

const count = z.int().min(0)
const Account = z
  .object({
    account: z.string(),
    service: z.enum(['calculation', 'gazette', 'update']),
    windows: z.array(
      z.object({
        units: count.describe(
          'As the limiter applies them: the service may have advertised fewer.',
        ),
        ms: count,
        used: count,
        takeable: z.int().describe('Now; less while some is reserved to people.'),
        nextFreeMs: z.number().nullable(),
      }),
    ),
    foreign: count.describe(
      'Units that the same user spent elsewhere, as the service counts them.',
    ),
    pausedMs: z.number(),
    waiting: count.describe('Calls that wait for units.'),
  })
  .meta({ id: 'Account' })

/** Adds the routes of accounts and the present use of their windows. */
export function addAccountRoutes(server: ApiServer, { app }: WebContext): void {
  server.get(
    '/accounts',
    operation('listAccounts', 'Your accounts, with the state of their windows', {
      200: z.object({ accounts: z.array(Account) }),
    }),
    async ({ viewer }) => {
      const accounts: z.infer<typeof Account>[] = []
      for (const account of app.accounts())
        if (seesAccount(viewer, account.name))
          accounts.push(view(await accountWindows(app, account)))
      return { accounts }
    },
  )
}

function view({ windows, ...rest }: Awaited<ReturnType<typeof accountWindows>>) {
  return {
    ...rest,
    windows: windows.map((one) => ({ ...one, nextFreeMs: finite(one.nextFreeMs) })),
  }
}
