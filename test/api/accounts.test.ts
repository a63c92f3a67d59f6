import { expect, test } from 'vitest'
import { startServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'
import { form, SHEET } from './support.js'

const bench = useWorkbench()

interface Accounts {
  accounts: { account: string; windows: { used: number }[] }[]
}

test('a batch has spent a unit → both windows show it, to who sees the account', async () => {
  const served = await startServed(bench.env, { worker: true })
  const ana = await tokenOf(served, { name: 'ana', role: 'operator' })
  const rui = await tokenOf(served, { name: 'rui', role: 'operator', accounts: ['filial'] })
  const headers = { authorization: ana.authorization }
  await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(SHEET), headers })
  const accounts = async (authorization: string) => {
    const answer = await fetch(`${served.url}/api/accounts`, { headers: { authorization } })
    return ((await answer.json()) as Accounts).accounts
  }
  await expect
    .poll(() => accounts(ana.authorization))
    .toMatchObject([
      {
        account: 'default',
        service: 'calculation',
        foreign: 0,
        windows: [
          { units: 60, ms: 60_000, used: 1, takeable: 60 },
          { units: 300, ms: 3_600_000, used: 1, takeable: 300 },
        ],
      },
    ])
  expect(await accounts(rui.authorization)).toEqual([])
  await served.close()
})
