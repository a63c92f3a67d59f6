import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { form, planned, SHEET } from '../api/support.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env))

test('the storage is away → 503 and one sentence, on a page and in place of an upload; it is back → all as it was', async () => {
  const batch = await planned(served)
  const { url } = served
  const [data, away] = ['data', 'away'].map((name) => join(bench.dir, name)) as [string, string]
  await rename(data, away)
  await writeFile(data, '')
  const headers = { accept: 'text/html' }
  const body = form(`${SHEET}1,00;01/01/2020\n`)
  const asked = [
    fetch(`${url}/lotes/${batch}`, { headers }),
    fetch(`${url}/lotes`, { headers }),
    fetch(`${url}/envios`, { method: 'POST', body, headers }),
    fetch(`${url}/lotes/${batch}/comecar`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers,
    }),
  ]
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503)
    expect((await answer.text()).match(/class="problem" role="alert"/g)).toHaveLength(1)
  }
  expect((await fetch(`${url}/ready`)).status).toBe(503)
  await rename(data, `${data}.file`)
  await rename(away, data)
  const { batches } = (await (await fetch(`${url}/api/batches`)).json()) as { batches: object[] }
  expect(batches).toMatchObject([{ batch, state: 'planned' }])
  expect(bench.corrections()).toHaveLength(0)
})
