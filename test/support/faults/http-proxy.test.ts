import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HttpFault, type HttpProxy, startHttpProxy } from './http-proxy.js'

const BODY = 'the whole answer'
let server: Server
let proxy: HttpProxy
let asked: { method: string; condition: string | undefined; body: string }[]

beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    const condition = request.headers['if-none-match']
    asked.push({ method: request.method!, condition, body: await textOf(request) })
    response.end(BODY)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy = await startHttpProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(async () => {
  await proxy.close()
  server.close()
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

async function put(fault?: HttpFault): Promise<string> {
  proxy.disturb = () => fault
  const headers = { 'if-none-match': '*' }
  try {
    const answer = await fetch(`${proxy.url}/key`, { method: 'PUT', body: 'mine', headers })
    return `${answer.status} ${await answer.text()}`
  } catch {
    return 'lost'
  }
}

const ONCE = [{ method: 'PUT', condition: '*', body: 'mine' }]

test('undisturbed, request and answer pass as they are', async () => {
  expect(await put()).toBe(`200 ${BODY}`)
  expect(asked).toEqual(ONCE)
})

test.each<[string, HttpFault, string, unknown[]]>([
  ['an answer instead', { is: 'answer', status: 503, body: 'slow' }, '503 slow', []],
  ['another answer after the work', { is: 'answer-after', status: 500, body: 'x' }, '500 x', ONCE],
  ['the answer lost', { is: 'lose' }, 'lost', ONCE],
  ['a reset before the work', { is: 'reset' }, 'lost', []],
  ['the request twice', { is: 'twice' }, `200 ${BODY}`, [...ONCE, ...ONCE]],
  ['the end of the answer cut off', { is: 'truncate' }, 'lost', ONCE],
  ['a slow answer', { is: 'slow', ms: 20 }, `200 ${BODY}`, ONCE],
  [
    'a header taken away',
    { is: 'without', header: 'if-none-match' },
    `200 ${BODY}`,
    [{ ...ONCE[0], condition: undefined }],
  ],
])('%s', async (_name, fault, told, seen) => {
  expect(await put(fault)).toBe(told)
  expect(asked).toEqual(seen)
})

test('a server that is away ends the connection', async () => {
  server.close()
  server.closeAllConnections()
  expect(await put()).toBe('lost')
})
