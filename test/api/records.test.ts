import { expect, test } from 'vitest'
import { rememberAnswer } from '../../src/records/remembered-answers.js'
import { dateInSaoPaulo } from '../../src/runtime/clock.js'
import { addDays } from '../../src/values/dates.js'
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
  body: Record<string, unknown>
}

async function ask(
  method: string,
  path: string,
  { authorization = '', body }: { authorization?: string; body?: object } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData
  const answer = await fetch(`${served.url}/api${path}`, {
    method,
    headers: {
      ...(authorization ? { authorization } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    body: isForm ? body : body ? JSON.stringify(body) : null,
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : {} }
}

function list(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob(['OAB;UF;Cor\n123456;SP;azul\nxx;SP;verde\n']), 'oabs.csv')
  return form
}

test('a watch added and run → a worker reads it, and its night tells its coverage', async () => {
  const added = await ask('POST', '/watches', { body: list({ name: 'diario' }) })
  expect(added).toMatchObject({ status: 201, body: { watch: { registrations: 1 } } })
  const codes = (added.body.told as { code: string }[]).map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['columns_left_out', 'watch_rejected']))
  expect(await ask('POST', '/watches', { body: list({ name: 'diario' }) })).toMatchObject({
    status: 409,
    body: { code: 'watch_exists' },
  })
  const { status, body } = await ask('POST', '/watches/diario/run')
  expect(status).toBe(202)
  const runs = async () => (await ask('GET', '/watches/diario/runs')).body.firings
  await expect
    .poll(runs, { timeout: 60_000 })
    .toMatchObject([{ firing: body.firing, manual: true, state: 'done' }])
  const { nights } = (await ask('GET', '/watches/diario/nights')).body as {
    nights: { coverage: { complete: number; failed: number } }[]
  }
  expect(nights).toHaveLength(1)
  expect(nights[0]!.coverage.complete).toBeGreaterThan(0)
  expect(nights[0]!.coverage.failed).toBe(0)
  expect((await ask('GET', '/schedules')).body).toEqual({ schedules: [] })
})

test('nights of two days asked at once → both are read, each as of its day; a day to come is refused', async () => {
  await ask('POST', '/watches', { body: list({ name: 'atrasado' }) })
  const today = dateInSaoPaulo(served.context.app.clock.now())
  const days = [addDays(today, -2), addDays(today, -1)]
  const asked = await Promise.all(
    days.map((night) => ask('POST', '/watches/atrasado/run', { body: { night } })),
  )
  expect(new Set(asked.map(({ body }) => body.firing)).size).toBe(2)
  const runs = async () => (await ask('GET', '/watches/atrasado/runs')).body.firings
  await expect
    .poll(runs, { timeout: 120_000 })
    .toMatchObject([{ state: 'done' }, { state: 'done' }])
  const { nights } = (await ask('GET', '/watches/atrasado/nights')).body as {
    nights: { night: string }[]
  }
  expect(nights.map(({ night }) => night).toSorted()).toEqual(days)
  expect(
    await ask('POST', '/watches/atrasado/run', { body: { night: addDays(today, 1) } }),
  ).toMatchObject({ status: 400, body: { code: 'watch_future' } })
  await ask('DELETE', '/watches/atrasado')
})

test('answers of two accounts → each is seen and forgotten by whom the account is given to', async () => {
  const bucket = await served.context.app.bucket()
  const about = { question: 'ask_tie', facts: {}, field: 'valor', said: 'B', column: 'B «Saldo»' }
  const [own, other] = await Promise.all(
    ['filial', 'matriz'].map((account) =>
      rememberAnswer(
        bucket,
        { book: account, job: 'correct', headings: ['Saldo'] },
        { at: new Date(0).toISOString(), account, ...about },
      ),
    ),
  )
  const { authorization } = await tokenOf(served, {
    name: 'rui',
    role: 'operator',
    accounts: ['filial'],
  })
  const seen = async () => (await ask('GET', '/answers', { authorization })).body.answers
  expect(await seen()).toMatchObject([{ id: own!.id, account: 'filial' }])
  expect(await ask('DELETE', `/answers/${other!.id}`, { authorization })).toMatchObject({
    status: 404,
    body: { code: 'answers_no_such' },
  })
  expect(await ask('DELETE', `/answers/${own!.id}`, { authorization })).toMatchObject({
    status: 204,
  })
  expect(await seen()).toEqual([])
})

test('a schedule in words, and changed → what is not said stays', async () => {
  await ask('POST', '/watches', { body: list({ name: 'escrito' }) })
  const nightly = { name: 'escrito', every: 'dia útil', at: '06:00', watch: 'escrito' }
  const added = await ask('POST', '/schedules', { body: { ...nightly, notify: ['ana@x.com'] } })
  expect(added).toMatchObject({
    status: 201,
    body: { cron: '0 6 * * 1-5', businessDays: true, notify: ['mailto:ana@x.com'] },
  })
  const changed = await ask('PATCH', '/schedules/escrito', { body: { at: '7h30', notify: [] } })
  expect(changed).toMatchObject({
    status: 200,
    body: { cron: '30 7 * * 1-5', businessDays: true, notify: [], does: 'watch escrito' },
  })
  const unchanged = await ask('PATCH', '/schedules/escrito', { body: {} })
  expect(unchanged).toMatchObject({ body: { code: 'schedule_edit_nothing' } })
  await ask('DELETE', '/schedules/escrito')
  await ask('DELETE', '/watches/escrito')
})

test('what is of accounts that are not his → as if there were none, whatever he asks', async () => {
  const { authorization: ana } = await tokenOf(served, {
    name: 'ana',
    role: 'admin',
    accounts: ['*'],
  })
  const { authorization: rui } = await tokenOf(served, {
    name: 'rui',
    role: 'operator',
    accounts: ['filial'],
  })
  await ask('POST', '/watches', { authorization: ana, body: list({ name: 'diario' }) })
  const at = { cron: '0 6 * * *', tz: 'America/Sao_Paulo' }
  const nightly = { name: 'noturno', ...at, watch: 'diario' }
  await ask('POST', '/schedules', { authorization: ana, body: nightly })
  const refused: [string, string, object?][] = [
    ['GET', '/watches/diario'],
    ['GET', '/watches/diario/nights'],
    ['GET', '/watches/diario/runs'],
    ['POST', '/watches/diario/run'],
    ['PUT', '/watches/diario', list({})],
    ['DELETE', '/watches/diario'],
    ['POST', '/schedules', { name: 'meu', ...at, watch: 'diario' }],
    ['POST', '/reports/gazette', { parameters: { watch: 'diario' } }],
    ['GET', '/schedules/noturno'],
    ['GET', '/schedules/noturno/next'],
    ['GET', '/schedules/noturno/history'],
    ['POST', '/schedules/noturno/pause'],
    ['POST', '/schedules/noturno/resume'],
    ['POST', '/schedules/noturno/run-now'],
    ['PATCH', '/schedules/noturno', { at: '07:00' }],
    ['DELETE', '/schedules/noturno'],
  ]
  for (const [method, path, body] of refused) {
    const { status } = await ask(method, path, { authorization: rui, ...(body ? { body } : {}) })
    expect([method, path, status]).toEqual([method, path, 404])
  }
  expect((await ask('GET', '/watches', { authorization: rui })).body).toEqual({ watches: [] })
  expect((await ask('GET', '/schedules', { authorization: rui })).body).toEqual({ schedules: [] })
  const named = list({ name: 'meu', account: 'default' })
  expect(await ask('POST', '/watches', { authorization: rui, body: named })).toMatchObject({
    body: { code: 'no_account' },
  })
  const file = { name: 'meu', ...at, job: 'correct', account: 'filial', file: '/etc/passwd' }
  const forAdmins: [string, string, object][] = [
    ['POST', '/schedules', file],
    ['POST', '/schedules', { ...file, file: 'bucket:access/cookie-secret' }],
    ['POST', '/reports/portfolio', { parameters: { portfolio: 'carteira.csv' } }],
    ['POST', '/calendars', { file: 'a.json', text: '{}' }],
    ['POST', '/prune', { olderThan: '1d', yes: true }],
  ]
  for (const [method, path, body] of forAdmins)
    expect([path, await ask(method, path, { authorization: rui, body })]).toMatchObject([
      path,
      { status: 403, body: { code: 'role_needed' } },
    ])
  expect(await ask('GET', '/watches/diario', { authorization: ana })).toMatchObject({ status: 200 })
})
