import { expect, test } from 'vitest'
import { form, SHEET } from '../api/support.js'
import { startServed, useServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { worker: true }))

async function asked(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${served.url}${path}`, { headers })
  const { status } = answer
  return {
    status,
    policy: answer.headers.get('content-security-policy') ?? '',
    text: await answer.text(),
  }
}

/** The cells of a table that is taken as CSV. */
const cells = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))

test('Operação → who works and what waits, and what went wrong with the batch it happened to', async () => {
  const envelope = { code: 'INTERNAL', message: 'x' }
  bench.sandbox.fault({ status: 500, envelope, times: 1 })
  const sent = await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(SHEET) })
  const { batch } = (await sent.json()) as { batch: string }
  const errors = async () => (await asked('/operacao?csv=erros')).text
  await expect.poll(errors, { timeout: 120_000 }).toContain('carteira.csv')
  expect(await errors()).toContain('500')
  const [, queue] = cells((await asked('/operacao?csv=filas')).text)
  expect(queue!.slice(0, 3)).toEqual(['default', 'cálculos', '1'])
  expect((await asked('/operacao')).text).toContain(`/lotes/${batch}`)
})

test('bull-board → the queues to look at, nothing to change, no script inline', async () => {
  const page = await asked('/queues/')
  expect(page.status).toBe(200)
  expect(page.policy).toContain("script-src 'self';")
  const inline = [...page.text.matchAll(/<script(?![^>]*(?: src=|application\/json))/g)]
  expect(inline).toEqual([])
  const [, script] = /src="(static\/js\/main[^"]+)"/.exec(page.text)!
  expect((await asked(`/queues/${script}`)).status).toBe(200)
  const { queues } = JSON.parse((await asked('/queues/api/queues')).text) as {
    queues: { name: string; readOnlyMode: boolean }[]
  }
  expect(queues).toMatchObject([{ readOnlyMode: true }])
  const pause = `${served.url}/queues/api/queues/${encodeURIComponent(queues[0]!.name)}/pause`
  expect((await fetch(pause, { method: 'PUT' })).status).toBe(405)
  expect((await asked('/')).policy).not.toContain('unsafe')
})

test('a viewer, an operator of one account → no Operação; no queues of others', async () => {
  const rui = await tokenOf(served, { name: 'rui', role: 'viewer', accounts: ['*'] })
  const eva = await tokenOf(served, { name: 'eva', role: 'operator', accounts: ['filial'] })
  for (const path of ['/operacao', '/queues/', '/queues/api/queues'])
    expect([path, (await asked(path, { authorization: rui.authorization })).status]).toEqual([
      path,
      403,
    ])
  const { authorization } = eva
  expect((await asked('/operacao', { authorization })).text).not.toContain('default')
  expect((await asked('/queues/api/queues', { authorization })).status).toBe(403)
})
