import { read as readXlsx } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { form, SHEET } from './support.js'

const DAY_MS = 86_400_000
const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { worker: true }))

/** What the tests look at of any answer. */
interface Body {
  batch: string
  state: string
  rows: unknown
  lane: string
  next: string
  batches: { batch: string }[]
  files: { href: string; bytes: number }[]
  questions: { choices: { answers: object }[] }[]
}

async function post(path: string, body?: object, headers: Record<string, string> = {}) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${served.url}/api${path}`, {
    method: 'POST',
    headers: body && !isForm ? { 'content-type': 'application/json', ...headers } : headers,
    body: body && !isForm ? JSON.stringify(body) : (body as FormData | undefined),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: (text ? JSON.parse(text) : null) as Body,
  }
}

async function get(path: string) {
  const answer = await fetch(`${served.url}/api${path}`)
  return { status: answer.status, body: (await answer.json()) as Body }
}

function finished(batch: string) {
  return expect.poll(async () => (await get(`/batches/${batch}`)).body.state).toBe('finished')
}

test('a clear sheet → planned, started, finished, its workbook handed out', async () => {
  const sent = await post('/batches', form(SHEET))
  expect(sent).toMatchObject({ status: 201, body: { job: 'correct', file: 'carteira.csv' } })
  expect(sent.body.rows).toMatchObject({ read: 4, rejected: 1, ignored: 1, pending: 2 })
  const { batch } = sent.body
  expect(sent.headers.get('location')).toBe(`/api/batches/${batch}`)
  await finished(batch)
  const { body } = await get(`/batches/${batch}`)
  expect(body).toMatchObject({ units: { quoted: 1, spent: 1 }, calls: 1, settled: 1, tasks: 1 })
  const rows = await get(`/batches/${batch}/rows?outcome=rejected`)
  expect(rows.body).toMatchObject({
    headings: ['valor', 'vencimento'],
    rows: [{ line: 4, outcome: 'rejected', cells: ['abc', '15/03/2021'] }],
    next: null,
  })
  const files = await get(`/batches/${batch}/files`)
  expect(files.body.files).toMatchObject([
    { name: 'result.xlsx', href: `/api/batches/${batch}/result.xlsx` },
  ])
  const whole = await fetch(`${served.url}${files.body.files[0]!.href}`)
  expect(whole.headers.get('content-disposition')).toContain('carteira-resultado.xlsx')
  expect((await whole.arrayBuffer()).byteLength).toBe(files.body.files[0]!.bytes)
  expect(bench.corrections()).toHaveLength(1)
})

test('plan=true → nothing is spent until it is started', async () => {
  const { body } = await post('/batches?plan=true', form(SHEET))
  expect(body).toMatchObject({ state: 'planned', quote: { calls: 1, units: 1 } })
  expect((await get(`/batches/${body.batch}`)).body.state).toBe('planned')
  expect(bench.corrections()).toHaveLength(0)
  const started = await post(`/batches/${body.batch}/start`)
  expect(started).toMatchObject({ status: 200 })
  await finished(body.batch)
})

test('a planned batch is cancelled → removed, and the same can be sent again', async () => {
  const { body } = await post('/batches?plan=true', form(SHEET))
  expect((await post(`/batches/${body.batch}/cancel`)).status).toBe(204)
  expect((await get(`/batches/${body.batch}`)).status).toBe(404)
  expect((await post('/batches?plan=true', form(SHEET))).status).toBe(201)
})

test('paused before it starts, moved and resumed → called only then', async () => {
  const { body } = await post('/batches?plan=true', form(SHEET))
  const path = `/batches/${body.batch}`
  await post(`${path}/pause`)
  expect((await post(`${path}/start`)).body.state).toBe('paused')
  expect((await post(`${path}/lane`, { lane: 'urgent' })).body.lane).toBe('urgent')
  expect(bench.corrections()).toHaveLength(0)
  await post(`${path}/resume`)
  await finished(body.batch)
  expect(await post(`${path}/pause`)).toMatchObject({ status: 409, body: { code: 'batch_over' } })
})

describe('a sheet that leaves a question', () => {
  const asked = () => post('/batches?plan=true', form('valor;data\n1.234;01/02/2020\n', {}))

  test('→ asked with what can answer it, answered, planned', async () => {
    const first = await asked()
    expect(first.status).toBe(409)
    expect(first.body).toMatchObject({ exitStatus: 4, questions: [{ code: 'ask_mark' }] })
    const { batch } = first.body
    expect((await get(`/batches/${batch}`)).body).toMatchObject({ state: 'asking' })
    const answered = await post(`/batches/${batch}/answers?plan=true`, { decimal: 'comma' })
    expect(answered).toMatchObject({ status: 201, body: { batch, state: 'planned' } })
  })

  test.each([0, 1])('→ its choice %i is an answer as it stands', async (at) => {
    const tied = form('Vencimento;Valor da Guia;Valor do Depósito\n15/03/2021;15,00;12,00\n', {})
    const { body } = await post('/batches?plan=true', tied)
    const { choices } = body.questions[0]!
    expect(choices).toHaveLength(2)
    const answered = await post(`/batches/${body.batch}/answers?plan=true`, choices[at]!.answers)
    expect(answered).toMatchObject({ status: 201, body: { state: 'planned' } })
  })

  test('an answer to what was not asked → refused, and nothing changed', async () => {
    const { body } = await asked()
    const answered = await post(`/batches/${body.batch}/answers`, { dates: 'mdy' })
    expect(answered).toMatchObject({ status: 400, body: { code: 'not_asked' } })
    expect((await get(`/batches/${body.batch}`)).body).toMatchObject({ state: 'asking' })
  })

  test('an answer where nothing was asked → told so', async () => {
    const { body } = await post('/batches?plan=true', form(SHEET))
    const answered = await post(`/batches/${body.batch}/answers`, { dates: 'mdy' })
    const problems = [{ todo: 'O que foi perguntado: nada.' }]
    expect(answered).toMatchObject({ status: 400, body: { code: 'not_asked', problems } })
  })
})

test('the same once more → the first is offered, until it is asked to pay again', async () => {
  const first = await post('/batches', form(SHEET))
  await finished(first.body.batch)
  const second = await post('/batches', form(SHEET))
  expect(second).toMatchObject({ status: 409, body: { first: first.body.batch } })
  const again = await post(`/batches/${second.body.batch}/answers`, { again: true })
  expect(again.status).toBe(201)
  await finished(second.body.batch)
  expect(bench.corrections()).toHaveLength(2)
})

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'pedido-1' }

  test('sent twice → one batch', async () => {
    const first = await post('/batches', form(SHEET), key)
    const second = await post('/batches', form(SHEET), key)
    expect(second).toMatchObject({ status: 200, body: { batch: first.body.batch } })
    expect((await get('/batches')).body.batches).toHaveLength(1)
  })

  test('sent four times at once → one batch, told to each', async () => {
    const fields = { again: 'true' }
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => post('/batches', form(SHEET, fields), key)),
    )
    expect(new Set(sent.map(({ body }) => body.batch)).size).toBe(1)
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
    expect((await get('/batches')).body.batches).toHaveLength(1)
  })

  test('for a file that is refused, sent twice → refused in the same words', async () => {
    const pdf = () => post('/batches', form('%PDF-1.7', {}, 'x.pdf'), key)
    const first = await pdf()
    const second = await pdf()
    expect(first.status).toBe(400)
    expect([second.status, second.body]).toEqual([400, first.body])
  })

  test('for what was sent before without it, twice → the first batch is told both times', async () => {
    const first = await post('/batches?plan=true', form(SHEET))
    const repeated = { status: 409, body: { first: first.body.batch } }
    expect(await post('/batches', form(SHEET), key)).toMatchObject(repeated)
    expect(await post('/batches', form(SHEET), key)).toMatchObject(repeated)
  })

  test('planned, and then sent to be started → the same batch, started', async () => {
    const first = await post('/batches?plan=true', form(SHEET), key)
    const second = await post('/batches', form(SHEET), key)
    expect(second).toMatchObject({ status: 200, body: { batch: first.body.batch } })
    await finished(first.body.batch)
  })

  test('a day later → another request: what was sent then is told, not repeated', async () => {
    const first = await post('/batches?plan=true', form(SHEET), key)
    const { clock } = served.context.app
    const now = clock.now
    const at = (ms: number) => {
      clock.now = () => now() + ms
    }
    at(DAY_MS - 60_000)
    expect(await post('/batches?plan=true', form(SHEET), key)).toMatchObject({ status: 200 })
    at(DAY_MS + 60_000)
    const later = await post('/batches?plan=true', form(SHEET), key)
    expect(later).toMatchObject({ status: 409, body: { first: first.body.batch } })
    clock.now = now
  })

  test('for another sheet → refused', async () => {
    await post('/batches?plan=true', form(SHEET), key)
    const other = await post('/batches?plan=true', form(`${SHEET}9,99;01/01/2020\n`), key)
    expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  })
})

test('many batches → the newest first, by pages and filters', async () => {
  const ids: string[] = []
  for (const n of [1, 2, 3]) {
    const sheet = `${SHEET}${n},00;01/01/2020\n`
    ids.unshift((await post('/batches?plan=true', form(sheet, {}, `carteira-${n}.csv`))).body.batch)
  }
  const sorted = ids.toSorted().reverse()
  const first = await get('/batches?limit=2')
  expect(first.body.batches.map(({ batch }: { batch: string }) => batch)).toEqual(
    sorted.slice(0, 2),
  )
  const rest = await get(`/batches?limit=2&cursor=${first.body.next}`)
  expect(rest.body).toMatchObject({ batches: [{ batch: sorted[2] }], next: null })
  expect((await get('/batches?text=CARTEIRA-2')).body.batches).toMatchObject([
    { file: 'carteira-2.csv' },
  ])
  expect((await get('/batches?job=calc')).body.batches).toEqual([])
  const stray = await get('/batches?cursor=zzzz')
  expect(stray).toMatchObject({ status: 400, body: { code: 'bad_cursor' } })
  const asked = { planned: 3, open: 0, finished: 0 }
  for (const [state, count] of Object.entries(asked))
    expect((await get(`/batches?state=${state}`)).body.batches).toHaveLength(count)
  expect(first.body.batches).toMatchObject([{ state: 'planned' }, { state: 'planned' }])
})

test('the workbook by range and by what is known already → a part, nothing, or the whole', async () => {
  const { body } = await post('/batches', form(SHEET))
  await finished(body.batch)
  const url = `${served.url}/api/batches/${body.batch}/result.xlsx`
  const whole = await fetch(url)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const etag = whole.headers.get('etag')!
  const part = await fetch(url, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
  const one = await fetch(url, { headers: { range: 'bytes=5-5' } })
  expect([one.status, Buffer.from(await one.arrayBuffer())]).toEqual([206, bytes.subarray(5, 6)])
  const last = await fetch(url, { headers: { range: 'bytes=-7' } })
  expect(Buffer.from(await last.arrayBuffer())).toEqual(bytes.subarray(-7))
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const beyond = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } })
  expect(beyond.status).toBe(416)
  const other = await fetch(url, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } })
  expect(other.status).toBe(200)
})

test('the workbook with sheets=all → the sheets for checking beside the usual ones', async () => {
  const { body } = await post('/batches', form(SHEET))
  await finished(body.batch)
  const sheets = async (query: string) => {
    const answer = await fetch(`${served.url}/api/batches/${body.batch}/result.xlsx${query}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    return Object.keys(readXlsx(bytes).Sheets)
  }
  const usual = await sheets('')
  const all = await sheets('?sheets=all')
  expect(all).toEqual(expect.arrayContaining(usual))
  expect(all.length).toBeGreaterThan(usual.length)
})
