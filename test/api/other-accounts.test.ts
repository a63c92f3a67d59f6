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

test('a report on a watch of another account, its parameter spelt with a space → as if there were none', async () => {
  const [ana, rui] = [await asking('ana', 'default'), await asking('rui', 'filial')]
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
