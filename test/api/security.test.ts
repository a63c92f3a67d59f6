import { readdir } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'
import { form, planned, SHEET } from './support.js'

const MOST_BYTES = 1024 ** 2
const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { upload: { mostBytes: MOST_BYTES } }))

async function send(body: FormData, headers: Record<string, string> = {}) {
  const url = `${served.url}/api/batches?plan=true`
  const answer = await fetch(url, { method: 'POST', body, headers })
  return { status: answer.status, body: (await answer.json()) as { code: string; file: string } }
}

/** What was written that is no record of who may do what. */
async function kept(): Promise<string[]> {
  const found: string[] = []
  for await (const key of (await served.context.app.bucket()).list(''))
    if (!/^(?:access|audit)\//.test(key)) found.push(key)
  return found
}

test('a batch of accounts that are not his → as if there were none, by every route', async () => {
  const ana = await tokenOf(served, { name: 'ana', role: 'admin', accounts: ['*'] })
  const { authorization } = await tokenOf(served, {
    name: 'rui',
    role: 'operator',
    accounts: ['filial'],
  })
  const batch = await planned(served, SHEET, { authorization: ana.authorization })
  const routes = served.routes.filter(({ url }) => /\/(?:batches|lotes)\/:id/.test(url))
  const tried = routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => ({
      method: String(method),
      url: url
        .replace(':id', batch)
        .replace(/\*|:line/, 'result.xlsx')
        .replace(':other', batch),
    }))
  expect(tried.length).toBeGreaterThan(35)
  for (const { method, url } of tried) {
    const bodies = { lane: { lane: 'urgent' }, statements: { format: 'pdf' } }
    const body = bodies[url.split('/').at(-1) as 'lane'] ?? {}
    const answer = await fetch(`${served.url}${url}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(body) : null,
    })
    expect([url, answer.status]).toEqual([url, 404])
  }
  const list = await fetch(`${served.url}/api/batches`, { headers: { authorization } })
  expect(await list.json()).toEqual({ batches: [], next: null })
  const sent = await send(form(SHEET), { authorization })
  expect(sent).toMatchObject({ status: 400, body: { code: 'no_account' } })
})

describe('the name of a file', () => {
  test.each([
    ['../../../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini.csv', 'boot.ini.csv'],
    ['..', 'planilha'],
    ['\u202egpj.csv', 'gpj.csv'],
    ['<img src=x onerror=alert(1)>.csv', '<img src=x onerror=alert(1)>.csv'],
    [`${'ç'.repeat(400)}.csv`, `${'ç'.repeat(73)}.csv`],
    ['.tmp', 'planilha.tmp'],
  ])('%j → stored as %j, within its batch', async (given, name) => {
    const { status, body } = await send(form(SHEET, {}, given))
    expect({ status, file: body.file }).toEqual({ status: 201, file: name })
    for (const key of await kept()) expect(key).not.toContain('..')
  })
})

/** Opens a form on a socket and leaves it unfinished. */
function unfinishedForm() {
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1')
  const head = [
    'POST /api/batches HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
    '',
    '--b',
    'Content-Disposition: form-data; name="file"; filename="a.csv"',
    '',
    'valor;vencimento',
  ]
  socket.write(head.join('\r\n'))
  return socket
}

/** Whole by its length, but without the boundary that ends it. */
function unendedForm(): string {
  const part = (name: string, content: string, more = '') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
  return `${part('job', 'correct')}${part('file', SHEET, '; filename="a.csv"')}`
}

describe('an upload', () => {
  test('one byte beyond the bound → 413, and nothing is kept', async () => {
    const body = form(Buffer.alloc(MOST_BYTES + 1, 'a'))
    expect(await send(body)).toMatchObject({ status: 413, body: { code: 'upload_too_big' } })
    expect(await kept()).toEqual([])
  })

  test('cut off half-way → nothing is kept', async () => {
    const socket = unfinishedForm()
    const unfinished = () => readdir(`${bench.dir}/data/.tmp`)
    await expect.poll(unfinished).toHaveLength(1)
    socket.destroy()
    await expect.poll(unfinished).toEqual([])
    expect(await kept()).toEqual([])
  })

  test('a form without its end → told as cut off, and nothing is kept', async () => {
    const body = unendedForm()
    const answer = await fetch(`${served.url}/api/batches`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'upload_cut' })
    expect(await kept()).toEqual([])
  })

  test('a client that drips bytes → ended by the bound that is handed in, and nothing is kept', async () => {
    served.context.upload.patienceMs = 100
    const socket = unfinishedForm()
    const dripping = setInterval(() => socket.write('x'), 20)
    await new Promise((resolve) => {
      socket.on('error', () => undefined).on('close', resolve)
    })
    clearInterval(dripping)
    expect(await kept()).toEqual([])
    expect((await send(form(SHEET))).status).toBe(201)
  })

  test.each([
    ['no spreadsheet', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]), 'a.csv'],
    ['half of a workbook', Buffer.from('PK\u0003\u0004abc'), 'a.xlsx'],
    ['nothing at all', Buffer.alloc(0), 'a.csv'],
  ])('%s → 400, and nothing is kept', async (_, content, name) => {
    const { status } = await send(form(content, {}, name))
    expect(status).toBe(400)
    expect(await kept()).toEqual([])
  })

  test('fields that are not of the form, or no form → 400', async () => {
    expect((await send(form(SHEET, { parameters: '{' }))).body.code).toBe('bad_request')
    expect((await send(form(SHEET, { parameters: '{"index":["a"]}' }))).status).toBe(400)
    expect((await send(form(SHEET, { secret: 'x' }))).status).toBe(400)
    expect((await send(form(SHEET, { job: 'nada' }))).body.code).toBe('unknown_job')
    const json = await fetch(`${served.url}/api/batches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(json.status).toBe(400)
    expect(await kept()).toEqual([])
  })
})

describe('a browser that another site leads here', () => {
  test.each([
    ['origin', 'http://evil.test'],
    ['sec-fetch-site', 'cross-site'],
  ])('%s: %s → refused, and nothing is kept', async (name, value) => {
    expect(await send(form(SHEET), { [name]: value })).toMatchObject({
      status: 403,
      body: { code: 'form_expired' },
    })
    expect(await kept()).toEqual([])
  })

  test('with the cookie and a word of another cookie → refused; with its own → taken', async () => {
    const page = async () => {
      const answer = await fetch(`${served.url}/api/`, { headers: { accept: 'text/html' } })
      return /lote_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')![1]!
    }
    const mine = await page()
    const other = await page()
    const { access } = served.context
    const posting = async (of: string) =>
      send(form(SHEET), {
        cookie: `lote_session=${mine}`,
        'x-csrf-token': await access.csrfOf(of),
      })
    expect((await posting(other)).status).toBe(403)
    expect((await posting(mine)).status).toBe(201)
  })

  test('a token that another site cannot know → taken, wherever it is sent from', async () => {
    const { authorization } = await tokenOf(served, {
      name: 'ana',
      role: 'admin',
      accounts: ['*'],
    })
    expect((await send(form(SHEET), { authorization, origin: 'http://evil.test' })).status).toBe(
      201,
    )
  })

  test('the cookie → not for scripts, nor for what other sites post', async () => {
    const answer = await fetch(`${served.url}/api/`, { headers: { accept: 'text/html' } })
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
  })
})

describe('a name of the host that leads elsewhere', () => {
  const names = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }

  test('without users → refused, on every route but those of machines', async () => {
    const urls = ['/', '/lotes', '/api/batches', '/api/openapi.json', '/entrar', '/metrics']
    for (const url of urls) expect((await asked(url, { host: 'evil.test' })).status).toBe(421)
  })

  test('with users → in no link, header or redirect; nothing private may be kept by a cache', async () => {
    const { authorization } = await tokenOf(served, { name: 'ana', role: 'admin' })
    const batch = await planned(served, SHEET, { authorization })
    const urls = served.routes
      .filter(({ method, url }) => method === 'GET' && !/[:*]/.test(url) && url !== '/api/events')
      .map(({ url }) => url)
    expect(urls.length).toBeGreaterThan(20)
    const own = [`/lotes/${batch}`, `/api/batches/${batch}`, `/lotes/${batch}/andamento`, '/nada']
    for (const url of [...urls, ...own]) {
      const seen = await asked(url, { ...names, authorization, accept: 'text/html' })
      expect([url, seen.text.includes('evil.test')]).toEqual([url, false])
      if (!url.startsWith('/assets/') && !['/health', '/ready'].includes(url))
        expect([url, seen.cache]).toEqual([url, 'no-store'])
    }
    const stranger = await asked('/lotes', { ...names, accept: 'text/html' })
    expect(stranger).toMatchObject({ status: 303, location: '/entrar?para=%2Flotes' })
    const out = await asked('//evil.test/x', { ...names, accept: 'text/html' })
    expect(out.location ?? '').not.toMatch(/^(?:https?:)?\/\//)
  })
})

/** By a socket of its own: fetch sends the true name of the host. */
async function asked(path: string, headers: Record<string, string>) {
  const { port } = new URL(served.url)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject)
  })
  const { 'cache-control': cache, location } = answer.headers
  const body = await text(answer)
  const head = JSON.stringify(answer.headers)
  return { status: answer.statusCode, cache, location, text: head + body }
}

test('a stranger who asks over and over → 429 with how long to wait, machines are answered; no record of it', async () => {
  await tokenOf(served, { name: 'ana', role: 'admin' })
  const answers = []
  for (let n = 0; n < 601; n += 1)
    answers.push(await fetch(`${served.url}/api/batches/${n}/pause`, { method: 'POST' }))
  expect(answers.slice(0, 600).every(({ status }) => status === 401)).toBe(true)
  expect(answers[600]!.status).toBe(429)
  expect(Number(answers[600]!.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetch(`${served.url}/health`)).status).toBe(200)
  const bucket = await served.context.app.bucket()
  const records: string[] = []
  for await (const key of bucket.list('audit/')) records.push(key)
  expect(records).toEqual([])
})

test('a user who is disabled → his open stream ends, and tells nothing more', async () => {
  const ana = await tokenOf(served, { name: 'ana', role: 'admin', accounts: ['*'] })
  const rui = await tokenOf(served, { name: 'rui', role: 'viewer', accounts: ['*'] })
  const batch = await planned(served, SHEET, { authorization: ana.authorization })
  const stream = await fetch(`${served.url}/api/batches/${batch}/events`, {
    headers: { authorization: rui.authorization },
  })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  while (!heard.includes('planned')) heard += (await reader.read()).value
  await (await served.context.access.users()).disable('rui')
  await fetch(`${served.url}/api/batches/${batch}/pause`, {
    method: 'POST',
    headers: { authorization: ana.authorization },
  })
  const rest = async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) heard += read.value
  }
  await rest().catch(() => undefined)
  expect(heard).not.toContain('paused')
})

test('1,000 streams of one batch → each is told at once, of a pause as well', async () => {
  const batch = await planned(served)
  const over = new AbortController()
  const heard = Array.from({ length: 1_000 }, () => '')
  const open = heard.map(async (_, at) => {
    const url = `${served.url}/api/batches/${batch}/events`
    const answer = await fetch(url, { signal: over.signal })
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) heard[at] += chunk
  })
  const all = (word: string) => () => heard.filter((text) => text.includes(word)).length
  await expect.poll(all('"state":"planned"')).toBe(1_000)
  await fetch(`${served.url}/api/batches/${batch}/pause`, { method: 'POST' })
  await expect.poll(all('"state":"paused"')).toBe(1_000)
  over.abort()
  await Promise.allSettled(open)
  expect((await fetch(`${served.url}/health`)).status).toBe(200)
})
