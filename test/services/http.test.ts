import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Exchanged } from '../../src/services/answer.js'
import { bearer } from '../../src/services/auth.js'
import { codeOf, Http, type HttpRequest, type HttpSettings } from '../../src/services/http.js'
import { json, serverFor } from './support/server.js'
import { untrustedServer } from './support/untrusted.js'

const SECRET = 'svc_live_verysecret'
const opened: Http[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()))
})

function httpFor(baseUrl: string, more: Partial<HttpSettings> = {}): Http {
  const http = new Http({
    baseUrl,
    service: 'calculation',
    auth: bearer(SECRET),
    timeoutMs: 5_000,
    ...more,
  })
  opened.push(http)
  return http
}

const POST = { method: 'POST', path: '/v1/correct', body: { a: 'ação' } }

function errorOf(sent: Exchanged): string {
  if (sent.is === 'answered') throw new Error('answered')
  return codeOf(sent.error)
}

test('a request is sent once, with its body, its type and the credential', async () => {
  const server = await serverFor((_, response) => json(response, { ok: true }))
  const sent = await httpFor(server.url).send(POST)
  expect(sent).toMatchObject({ is: 'answered', answer: { status: 200, text: '{"ok":true}' } })
  expect(server.seen).toHaveLength(1)
  expect(server.seen[0]).toMatchObject({
    method: 'POST',
    path: '/v1/correct',
    body: '{"a":"ação"}',
    headers: {
      authorization: `Bearer ${SECRET}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
  })
})

test('a certificate that nobody trusts → nothing is sent', async () => {
  const server = await untrustedServer()
  const sent = await httpFor(server.url).send(POST)
  expect(sent.is).toBe('not-sent')
  expect(errorOf(sent)).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  expect(server.requests()).toBe(0)
})

test('a request without a body has no type', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  await httpFor(server.url).send({ method: 'GET', path: '/v1/indices?x=1' })
  expect(server.seen[0]).toMatchObject({ method: 'GET', path: '/v1/indices?x=1', body: '' })
  expect(server.seen[0]!.headers['content-type']).toBeUndefined()
})

test.each(['', '/', '/calc', '/calc/', '/a/b//'])('the base URL may end in "%s"', async (base) => {
  const server = await serverFor((_, response) => json(response, {}))
  await httpFor(server.url + base).send(POST)
  expect(server.seen[0]!.path).toBe(`${base.replace(/\/+$/, '')}/v1/correct`)
})

test('answers of any status are answers, and redirects are not followed', async () => {
  const server = await serverFor((_, response) => {
    response.writeHead(302, { location: `${server.url}/else`, 'set-cookie': ['a=1', 'b=2'] }).end()
  })
  const sent = await httpFor(server.url).send(POST)
  expect(sent).toMatchObject({
    answer: { status: 302, headers: { location: `${server.url}/else`, 'set-cookie': 'a=1, b=2' } },
  })
  expect(server.seen).toHaveLength(1)
})

test('connections are kept for the calls that follow', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const http = httpFor(server.url)
  for (let i = 0; i < 10; i += 1) await http.send(POST)
  expect(server.seen).toHaveLength(10)
  // A second one may be opened while the first is still reading the end of an answer.
  expect(server.connections).toBeLessThanOrEqual(2)
})

test('a refused connection was not sent', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const sent = await httpFor(`http://127.0.0.1:${port}`).send(POST)
  expect(sent.is).toBe('not-sent')
  expect(errorOf(sent)).toBe('ECONNREFUSED')
})

test('a refused connection under a name with two addresses was not sent', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  expect((await httpFor(`http://localhost:${port}`).send(POST)).is).toBe('not-sent')
})

test('a name that does not resolve was not sent', async () => {
  const sent = await httpFor('http://nowhere.invalid', { allowHttp: true }).send(POST)
  expect(sent.is).toBe('not-sent')
  expect(errorOf(sent)).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/)
})

test.each<[string, string, Partial<HttpSettings>, HttpRequest]>([
  [
    'a credential that no header can hold',
    'http://127.0.0.1:1',
    { auth: bearer(`${SECRET}\n`) },
    POST,
  ],
  ['a body that no JSON can hold', 'http://127.0.0.1:1', {}, { ...POST, body: 1n }],
])('%s was not sent', async (_name, url, more, call) => {
  const sent = await httpFor(url, more).send(call)
  expect(sent.is).toBe('not-sent')
  expect(JSON.stringify([errorOf(sent), String((sent as { error: Error }).error)])).not.toContain(
    SECRET,
  )
})

test('speaking TLS to a server that does not was not sent', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const sent = await httpFor(server.url.replace('http:', 'https:')).send(POST)
  expect(sent.is).toBe('not-sent')
})

test('a connection cut before the request was read is lost: who knows what was read', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sent = await httpFor(`http://127.0.0.1:${port}`).send(POST)
  expect(sent).toMatchObject({ is: 'lost', overlong: false })
  await new Promise((resolve) => server.close(resolve))
})

test('a connection cut after the request was read is lost, and nothing is sent again', async () => {
  const server = await serverFor((_, __, socket) => socket.destroy())
  expect((await httpFor(server.url).send(POST)).is).toBe('lost')
  expect(server.seen).toHaveLength(1)
})

test.each([
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ECONNREFUSED',
])('the way to the service ends with %s after the request was read → lost: it may have been done', async (code) => {
  const sockets: Socket[] = []
  const connected = (told: unknown) => void sockets.push((told as { socket: Socket }).socket)
  subscribe('undici:client:connected', connected)
  const server = await serverFor(() => {
    const error = Object.assign(new Error(`read ${code}`), { code, syscall: 'read' })
    for (const socket of sockets) socket.destroy(error)
  })
  const sent = await httpFor(server.url).send(POST)
  unsubscribe('undici:client:connected', connected)
  expect(sent).toMatchObject({ is: 'lost', overlong: false })
  expect([errorOf(sent), server.seen.length]).toEqual([code, 1])
})

test('an answer cut in its middle is lost', async () => {
  const server = await serverFor((_, response, socket) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"total":', () => socket.destroy())
  })
  expect((await httpFor(server.url).send(POST)).is).toBe('lost')
})

test.each([
  ['headers that do not come', false],
  ['a body that does not end', true],
])('%s: lost within the timeout, for being too long', async (_name, begins) => {
  const server = await serverFor((_, response) => {
    if (begins) response.writeHead(200).write('{')
  })
  const sent = await httpFor(server.url, { timeoutMs: 200 }).send(POST)
  expect(sent).toMatchObject({ is: 'lost', overlong: true })
})

test('a body that drips ends with the timeout of the whole exchange, not of a pause', async () => {
  let drip: NodeJS.Timeout | undefined
  const server = await serverFor((_, response) => {
    response.writeHead(200)
    drip = setInterval(() => response.write(' '), 20)
  })
  const sent = await httpFor(server.url, { timeoutMs: 300 }).send(POST)
  clearInterval(drip)
  expect(sent).toMatchObject({ is: 'lost', overlong: true })
  expect(errorOf(sent)).toBe('TimeoutError')
})

test('an answer larger than the bound is lost, for being too long', async () => {
  const server = await serverFor((_, response) => response.end('x'.repeat(5_000)))
  const sent = await httpFor(server.url, { largestAnswer: 1_000 }).send(POST)
  expect(sent).toMatchObject({ is: 'lost', overlong: true })
})

test('the credential is in no error', async () => {
  const server = await serverFor((_, __, socket) => socket.destroy())
  for (const url of [server.url, 'http://127.0.0.1:1', 'http://nowhere.invalid']) {
    const sent = await httpFor(url, { allowHttp: true }).send(POST)
    const { error } = sent as { error: Error & { cause?: unknown } }
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(SECRET)
  }
})
