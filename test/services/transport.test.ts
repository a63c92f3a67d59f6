import { FormData } from 'undici'
import { afterEach, describe, expect, test } from 'vitest'
import { type Auth, bearer } from '../../src/services/auth.js'
import { Http, type HttpRequest, type HttpSettings } from '../../src/services/http.js'
import { json, serverFor } from './support/server.js'

const KEY = 'svc_live_verysecret'
const opened: Http[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()))
})

function httpFor(baseUrl: string, more: Partial<HttpSettings> = {}): Http {
  const settings = { service: 'update', auth: bearer(KEY), timeoutMs: 5_000, ...more } as const
  const http = new Http({ baseUrl, ...settings })
  opened.push(http)
  return http
}

describe('plain http', () => {
  test.each([
    'http://localhost:1',
    'http://127.0.0.1:1/calc',
    'http://127.9.9.9',
    'http://[::1]:1',
  ])('%s stays on this machine', (url) => {
    expect(() => httpFor(url)).not.toThrow()
  })
  test.each([
    'http://calc.exemplo',
    'http://10.0.0.1',
    'http://0.0.0.0',
    'http://127.0.0.1.exemplo',
    'http://localhost.exemplo',
    'http://[::ffff:7f00:1]',
  ])('%s has to be allowed', (url) => {
    expect(() => httpFor(url)).toThrow(/plain http/)
    expect(() => httpFor(url, { allowHttp: true })).not.toThrow()
  })
  test('https needs no leave', () => {
    expect(() => httpFor('https://calc.exemplo/x/')).not.toThrow()
  })
})

test.each([
  'nonsense',
  'ftp://x',
  'https://u:s3cret@x',
  'https://x/?k=s3cret',
  'https://x/#s3cret',
])('%s is no base URL, and nothing secret of it is told', (url) => {
  expect(() => httpFor(url)).toThrow(/^base URL: (?!.*s3cret)/)
})

describe('who asks is told', () => {
  const cases: [name: string, auth: Auth, headers: object, body: object][] = [
    ['nobody', { scheme: 'none' }, {}, { a: 1 }],
    ['bearer', bearer(KEY), { authorization: `Bearer ${KEY}` }, { a: 1 }],
    [
      'a header of its own',
      { scheme: 'x-api-key', credential: KEY },
      { 'x-api-key': KEY },
      { a: 1 },
    ],
    ['the raw key', { scheme: 'raw', credential: KEY }, { authorization: KEY }, { a: 1 }],
    [
      'the raw key, in the body too',
      { scheme: 'raw', credential: KEY, bodyField: 'apikey' },
      { authorization: KEY },
      { apikey: KEY, a: 1 },
    ],
  ]
  test.each(cases)('%s', async (_name, auth, headers, body) => {
    const server = await serverFor((_, response) => json(response, {}))
    await httpFor(server.url, { auth }).send({ method: 'POST', path: '/x', body: { a: 1 } })
    const seen = server.seen[0]!
    const { authorization, 'x-api-key': key } = seen.headers
    expect(JSON.parse(JSON.stringify({ authorization, 'x-api-key': key }))).toEqual(headers)
    expect(JSON.parse(seen.body)).toEqual(body)
  })

  test('one request may be asked by another', async () => {
    const server = await serverFor((_, response) => json(response, {}))
    await httpFor(server.url).send({ method: 'GET', path: '/x', auth: bearer('jwt') })
    expect(server.seen[0]!.headers.authorization).toBe('Bearer jwt')
  })
})

test.each(['GET', 'POST', 'PATCH', 'DELETE'])('%s goes out as it is', async (method) => {
  const server = await serverFor((_, response) => json(response, {}))
  await httpFor(server.url).send({ method, path: '/x' })
  expect(server.seen[0]).toMatchObject({ method, path: '/x', body: '' })
  expect(server.seen[0]!.headers['content-type']).toBeUndefined()
})

test('a form goes out as multipart, whole', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const body = new FormData()
  body.append('a', 'ção')
  await httpFor(server.url).send({ method: 'POST', path: '/x', body })
  expect(server.seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(server.seen[0]!.body).toContain('name="a"\r\n\r\nção\r\n')
})

describe('who asked may end it', () => {
  test('before it is sent: nothing is', async () => {
    const server = await serverFor((_, response) => json(response, {}))
    const sent = await httpFor(server.url).send({ ...GET, signal: AbortSignal.abort() })
    expect([sent.is, server.seen]).toEqual(['not-sent', []])
  })
  test('under way: its answer is lost, though not for its length', async () => {
    const controller = new AbortController()
    const server = await serverFor(() => controller.abort())
    const sent = await httpFor(server.url).send({ ...GET, signal: controller.signal })
    expect(sent).toMatchObject({ is: 'lost', overlong: false })
  })
  test('or give it less time than the account', async () => {
    const server = await serverFor(() => undefined)
    const sent = await httpFor(server.url).send({ ...GET, timeoutMs: 100 })
    expect(sent).toMatchObject({ is: 'lost', overlong: true })
  })
  test('and leaves nothing at a signal that outlives the call', async () => {
    const server = await serverFor((_, response) => json(response, {}))
    const { signal } = new AbortController()
    let listening = 0
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    Object.assign(signal, {
      addEventListener: (...args: Parameters<typeof add>) => {
        listening += 1
        add(...args)
      },
      removeEventListener: (...args: Parameters<typeof remove>) => {
        listening -= 1
        remove(...args)
      },
    })
    const http = httpFor(server.url)
    for (let i = 0; i < 5; i += 1) await http.send({ ...GET, signal })
    expect(listening).toBe(0)
  })
})

const GET: HttpRequest = { method: 'GET', path: '/x' }
