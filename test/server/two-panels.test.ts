import { expect, test } from 'vitest'
import { form } from '../api/support.js'
import { startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

const PASSWORD = 'uma frase bem comprida'
const ASKING = 'valor;data\n1.234;01/02/2020\n'

test('two panels, each request at the other one → signed in, asked, answered, started, followed and downloaded as at one', async () => {
  const panels = [await startServed(bench.env), await startServed(bench.env, { worker: true })]
  const users = await panels[0]!.context.access.users()
  await users.add({ name: 'ana', role: 'operator', accounts: ['*'], password: PASSWORD })
  let turn = 0
  let cookie = ''
  let word = ''
  const next = async (path: string, asking: RequestInit = {}) => {
    const { url } = panels[turn++ % 2]!
    const headers = { cookie, 'x-csrf-token': word, accept: 'text/html, */*', ...asking.headers }
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...asking, headers })
    cookie = /lote_session=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? cookie
    return answer
  }
  const read = async (path: string) => {
    const page = await (await next(path)).text()
    word = /name="_csrf" value="([^"]+)"/.exec(page)?.[1] ?? word
    return page
  }
  const post = (path: string, body: URLSearchParams) => next(path, { method: 'POST', body })

  await read('/entrar')
  const signed = await post('/entrar', new URLSearchParams({ name: 'ana', password: PASSWORD }))
  expect(signed.status).toBe(303)
  expect(await read('/')).toContain('Nova planilha')
  const headers = { 'idempotency-key': 'uma' }
  const send = () => next('/api/batches', { method: 'POST', body: form(ASKING), headers })
  const first = await send()
  const second = await send()
  expect([first.status, second.status]).toEqual([409, 409])
  const { batch } = (await first.json()) as { batch: string }
  expect(await second.json()).toMatchObject({ batch })
  expect(await read(`/lotes/${batch}`)).toContain('Responder')
  const answered = await post(
    `/lotes/${batch}/respostas`,
    new URLSearchParams({ decimal: 'comma' }),
  )
  expect(answered.status).toBe(303)
  expect(await read(`/lotes/${batch}`)).toContain('Orçamento')
  expect((await post(`/lotes/${batch}/comecar`, new URLSearchParams())).status).toBe(303)
  const state = async () => (await next(`/api/batches/${batch}`)).json()
  await expect.poll(state).toMatchObject({ state: 'finished' })
  for (let time = 0; time < 2; time += 1)
    expect((await next(`/api/batches/${batch}/result.xlsx`)).status).toBe(200)
  expect((await post('/sair', new URLSearchParams())).status).toBe(303)
  for (let time = 0; time < 2; time += 1)
    expect((await next('/api/batches', { headers: { accept: '' } })).status).toBe(401)
  expect(bench.corrections()).toHaveLength(1)
  for (const one of panels) await one.close()
})

test('two panels, guesses of a password at one and the other → counted together', async () => {
  const panels = [await startServed(bench.env), await startServed(bench.env)]
  const users = await panels[0]!.context.access.users()
  await users.add({ name: 'ana', role: 'viewer', accounts: ['*'], password: PASSWORD })
  const guesses: string[] = []
  for (let guess = 0; guess < 6; guess += 1) {
    const { access } = panels[guess % 2]!.context
    guesses.push((await access.signIn({ name: 'ana', address: 'a', password: `${guess}` })).is)
  }
  expect(guesses).toEqual([...Array(5).fill('refused'), 'throttled'])
  for (const one of panels) await one.close()
})
