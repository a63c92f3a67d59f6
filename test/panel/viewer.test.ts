import { expect, test } from 'vitest'
import { form, planned, SHEET } from '../api/support.js'
import { startServed, useServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => {
  const { gazette, apiKey } = bench.sandbox
  const env = { ...bench.env, GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey }
  return startServed(env, { worker: true })
})

async function send(path: string, body: FormData | URLSearchParams) {
  const answer = await fetch(`${served.url}${path}`, { method: 'POST', body, redirect: 'manual' })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

async function finished(batch: string): Promise<string> {
  const state = async () =>
    (await (await fetch(`${served.url}/api/batches/${batch}`)).json()) as unknown
  await expect.poll(state).toMatchObject({ state: 'finished' })
  return batch
}

test('who may only look, on each page → offered no form and no upload', async () => {
  const done = await finished((await send('/api/batches', form(SHEET))).body.batch)
  const waiting = await planned(served, `${SHEET}5,00;10/01/2020\n`)
  const asking = await send('/api/batches', form('vencimento;valor\n10/01/2020;1.234\n'))
  expect(asking.status).toBe(409)
  const list = new FormData()
  list.set('name', 'diario')
  list.set('file', new Blob(['OAB;UF\n123456;SP\n']), 'oabs.csv')
  expect((await send('/acompanhamentos', list)).status).toBe(303)
  const daily = { nome: 'a', fazer: 'watch:diario', hora: '06:00', dias: 'day' }
  expect((await send('/agendamentos', new URLSearchParams(daily))).status).toBe(303)
  const lists = ['/', '/lotes', '/acompanhamentos', '/agendamentos', '/relatorios', '/avisos']
  const batches = [done, waiting, asking.body.batch as string].map((id) => `/lotes/${id}`)
  const others = ['/contas', '/calendarios', '/acompanhamentos/diario', '/agendamentos/a', '/nada']
  const { authorization } = await tokenOf(served, {
    name: 'rui',
    role: 'viewer',
    accounts: ['*'],
  })
  for (const path of [...lists, ...batches, ...others]) {
    const answer = await fetch(`${served.url}${path}`, { headers: { authorization } })
    const page = await answer.text()
    expect(page).toContain('<h1>')
    expect([path, /<form[^>]*post|type="file"|href="\/"[^>]*>Nova/.exec(page)]).toEqual([
      path,
      null,
    ])
  }
})
