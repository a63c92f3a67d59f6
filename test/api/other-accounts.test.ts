import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => {
  const { gazette, apiKey } = bench.sandbox
  const env = { ...bench.env, GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey }
  return startServed(env, { worker: true })
})

interface Answer {
  status: number
  body: Record<string, unknown[] & string>
}

type Ask = (method: string, path: string, body?: object) => Promise<Answer>

/** The API as an operator of one account asks it. */
async function asking(name: string, account: string): Promise<Ask> {
  const { authorization } = await tokenOf(served, { name, role: 'operator', accounts: [account] })
  return async (method, path, body) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${served.url}/api${path}`, {
      method,
      headers: {
        authorization,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : {} }
  }
}

function list(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob(['OAB;UF\n123456;SP\n']), 'oabs.csv')
  return form
}

const AT = { every: 'day', at: '06:00' }

/** The watch `civel` of the account `default`, whose schedule `diario` has read one night. */
async function nightRead(ana: Ask): Promise<void> {
  expect((await ana('POST', '/watches', list({ name: 'civel' }))).status).toBe(201)
  const notify = ['chefe@a.example']
  const nightly = { name: 'diario', ...AT, watch: 'civel', notify, texts: true }
  expect((await ana('POST', '/schedules', nightly)).status).toBe(201)
  expect((await ana('POST', '/schedules/diario/run-now')).status).toBe(202)
  await expect
    .poll(async () => (await ana('GET', '/schedules/diario/history')).body.firings, {
      timeout: 60_000,
    })
    .toMatchObject([{ state: 'done' }])
}

test('a watch of another account with the name of a schedule → its digest is seen by whose night it is', async () => {
  const ana = await asking('ana', 'default')
  const rui = await asking('rui', 'filial')
  await nightRead(ana)
  const watch = list({ name: 'diario', account: 'filial' })
  expect((await rui('POST', '/watches', watch)).status).toBe(201)
  expect((await rui('GET', '/notices?all=true')).body).toEqual({ notices: [] })
  const { notices } = (await ana('GET', '/notices?all=true')).body
  expect(notices).toMatchObject([{ to: 'chefe@a.example' }])
})

test('names given up by one account and taken by another → nothing of before is seen or mailed', async () => {
  const ana = await asking('ana', 'default')
  const rui = await asking('rui', 'filial')
  await nightRead(ana)
  expect((await ana('POST', '/watches/civel/run')).status).toBe(202)
  const report = { parameters: { watch: 'civel' } }
  expect((await ana('POST', '/reports/gazette', report)).status).toBe(201)
  const refused = { status: 409, body: { code: 'watch_still_scheduled' } }
  expect(await ana('DELETE', '/watches/civel')).toMatchObject(refused)
  const other = list({ name: 'diario', account: 'filial' })
  expect((await rui('POST', '/watches', other)).status).toBe(201)
  expect((await ana('DELETE', '/schedules/diario')).status).toBe(204)
  await expect
    .poll(async () => (await ana('GET', '/watches/civel/runs')).body.firings, { timeout: 60_000 })
    .toMatchObject([{ state: 'done' }])
  expect((await ana('DELETE', '/watches/civel')).status).toBe(204)

  expect((await rui('POST', '/watches', list({ name: 'civel', account: 'filial' }))).status).toBe(
    201,
  )
  const own = { name: 'diario', ...AT, watch: 'civel', notify: [] }
  expect((await rui('POST', '/schedules', own)).status).toBe(201)
  expect((await rui('GET', '/reports')).body).toEqual({ reports: [] })
  expect((await rui('GET', '/notices?all=true')).body).toEqual({ notices: [] })
  expect((await rui('GET', '/watches/civel/runs')).body).toEqual({ firings: [] })
  expect((await rui('GET', '/schedules/diario/history')).body).toMatchObject({ firings: [] })
})

test('a report on a watch of another account, its parameter spelt with a space → as if there were none', async () => {
  const ana = await asking('ana', 'default')
  const rui = await asking('rui', 'filial')
  expect((await ana('POST', '/watches', list({ name: 'civel' }))).status).toBe(201)
  for (const name of ['watch', 'watch ', ' watch']) {
    const weekly = { name: 'semana', ...AT, report: 'gazette', parameters: { [name]: 'civel' } }
    expect(await rui('POST', '/schedules', weekly)).toMatchObject({
      status: 404,
      body: { code: 'watch_unknown' },
    })
  }
  const weekly = { name: 'semana', ...AT, report: 'gazette', parameters: { 'watch ': 'civel' } }
  expect((await ana('POST', '/schedules', weekly)).status).toBe(201)
  expect((await ana('GET', '/schedules/semana')).status).toBe(200)
})
