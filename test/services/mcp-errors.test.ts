import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { McpConnector } from '../../src/services/calculation/mcp.js'
import { ServiceError } from '../../src/services/service-error.js'
import { connectorServer, type Message, methodsOf, result, rpcError } from './support/mcp.js'
import { KEY, printed, senderTo, thrownBy } from './support/sender.js'
import { json, serverFor } from './support/server.js'

type Answers = Parameters<typeof connectorServer>[0]

async function calling(answers: Answers, settings: Parameters<typeof senderTo>[2] = {}) {
  const server = await connectorServer(answers)
  const { sender, gate } = senderTo(server.url, 'calculation', settings)
  const connector = await McpConnector.connect(sender)
  return { connector, server, gate }
}

const page = (status: number) => (_: Message, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end('<html>')
const error = (status: number, told: object) => (message: Message, response: ServerResponse) =>
  rpcError(response, message, told, status)

test.each<[name: string, answers: Answers, facts: object]>([
  [
    'no such tool',
    error(200, { code: -32602, message: 'Tool x not found' }),
    { verdict: 'refused', code: '-32602', serviceMessage: 'Tool x not found', status: 200 },
  ],
  ['no such method', error(200, { code: -32601, message: 'm' }), { verdict: 'refused' }],
  [
    'an error inside',
    error(200, { code: -32603, message: 'm' }),
    { verdict: 'broken', code: '-32603' },
  ],
  ['an error of its own', error(200, { code: -32050, message: 'm' }), { verdict: 'broken' }],
  [
    '400 with a JSON-RPC error',
    error(400, { code: -32700, message: 'm' }),
    { verdict: 'refused', code: 'HTTP_400', status: 400 },
  ],
  [
    '401',
    error(401, { code: -32001, message: 'Unauthorized' }),
    { verdict: 'halt', why: 'unauthorized', serviceMessage: 'Unauthorized' },
  ],
  ['401 without a body', page(401), { verdict: 'halt', why: 'unauthorized', code: 'HTTP_401' }],
  [
    '429 with the wait in the data of the error',
    error(429, { code: -32029, message: 'm', data: { retryAfter: 7 } }),
    { verdict: 'wait', waitMs: 7_000, from: 'service' },
  ],
  [
    '429 with the header',
    (_, response) => response.setHeader('Retry-After', '9') && json(response, {}, 429),
    { verdict: 'wait', waitMs: 9_000, from: 'edge' },
  ],
  ['502 of the edge', page(502), { verdict: 'broken', status: 502 }],
  ['a redirect', page(307), { verdict: 'halt', why: 'unreachable' }],
  ['200 that is a page', page(200), { verdict: 'unknown', code: 'UNREADABLE_ANSWER' }],
  ['200 that is empty', (_, response) => response.end(), { verdict: 'unknown' }],
  [
    '202 in place of an answer',
    (_, response) => response.writeHead(202).end(),
    { verdict: 'unknown' },
  ],
  [
    'an answer to another question',
    (message, response) => result(response, { ...message, id: 4711 }, { content: [] }),
    { verdict: 'unknown', code: 'UNREADABLE_ANSWER' },
  ],
  [
    'an answer that the protocol does not know',
    (message, response) => result(response, message, { content: 'x' }),
    { verdict: 'unknown', code: 'UNREADABLE_ANSWER' },
  ],
  [
    'a stream that ends without an answer',
    (_, response) => response.setHeader('content-type', 'text/event-stream').end(': bye\n\n'),
    { verdict: 'unknown', code: 'UNREADABLE_ANSWER' },
  ],
  [
    'a lost answer',
    (_, response) => response.destroy(),
    { verdict: 'unknown', sent: true, status: undefined },
  ],
])('%s is thrown with its facts, and nothing is sent again', async (_name, answers, facts) => {
  const { connector, server } = await calling(answers)
  const thrown = await thrownBy(connector.callTool({ name: 'x', arguments: { a: 1 } }))
  expect(thrown).toBeInstanceOf(ServiceError)
  expect(thrown).toMatchObject({ ...facts, service: 'calculation', route: 'POST /mcp' })
  expect(methodsOf(server).slice(2)).toEqual(['tools/call'])
  await connector.close()
})

const LIMIT = { error: { code: 'RATE_LIMITED', message: 'limite' } }
const reported = (text: unknown) => (message: Message, response: ServerResponse) =>
  result(response, message, {
    content: [{ type: 'text', text: JSON.stringify(text) }],
    isError: true,
  })

test.each<[name: string, answers: Answers, code: string]>([
  [
    'the error of a 200',
    error(200, { code: -32000, message: 'limite', data: { retryAfter: 7 } }),
    '-32000',
  ],
  [
    'the result of a tool, in the envelope',
    reported({ error: { ...LIMIT.error, retryAfter: 7 } }),
    'RATE_LIMITED',
  ],
  [
    'the result of a tool, beside the envelope',
    reported({ ...LIMIT, retryAfter: 7 }),
    'RATE_LIMITED',
  ],
])('limit in %s → pauses the account, and is thrown with its wait', async (_name, answers, code) => {
  const { connector, gate } = await calling(answers)
  const thrown = await thrownBy(connector.callTool({ name: 'x' }))
  const facts = { verdict: 'wait', waitMs: 7_000, from: 'service', code, serviceMessage: 'limite' }
  expect(thrown).toMatchObject(facts)
  expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1', 'service refused 7000'])
})

test('error of a tool whose envelope has no wait → returned as it came', async () => {
  const { connector, gate } = await calling(reported(LIMIT))
  expect(await connector.callTool({ name: 'x' })).toMatchObject({ isError: true })
  expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1'])
})

test('a failed call leaves the connector as it was', async () => {
  let calls = 0
  const { connector } = await calling((message, response) => {
    calls += 1
    if (calls === 1) rpcError(response, message, { code: -32603, message: 'm' })
    else result(response, message, { content: [] })
  })
  await thrownBy(connector.callTool({ name: 'x' }))
  expect(await connector.callTool({ name: 'x' })).toEqual({ content: [] })
})

test('answer larger than the bound → given up, for being too long', async () => {
  const { connector } = await calling(
    (message, response) => result(response, message, { content: [], x: 'x'.repeat(5_000) }),
    { largestAnswer: 2_000 },
  )
  const thrown = await thrownBy(connector.callTool({ name: 'x' }))
  expect(thrown).toMatchObject({ verdict: 'broken', overlong: true })
})

test('a stream that does not end is lost within the timeout of the call', async () => {
  const { connector } = await calling((_, response) => {
    response.setHeader('content-type', 'text/event-stream').write(': hello\n\n')
  })
  const thrown = await thrownBy(connector.callTool({ name: 'x' }, { timeoutMs: 100 }))
  expect(thrown).toMatchObject({ verdict: 'unknown', overlong: true })
})

test('a call that was given up before it began is not sent', async () => {
  const { connector, server } = await calling(() => {})
  const signal = AbortSignal.abort()
  const thrown = await thrownBy(connector.callTool({ name: 'x' }, { signal }))
  expect(thrown).toMatchObject({ verdict: 'broken', sent: false })
  expect(server.seen).toHaveLength(2)
})

test('a connector closed under a call leaves its answer unknown', async () => {
  const { connector } = await calling(() => void connector.close())
  const thrown = await thrownBy(connector.callTool({ name: 'x' }))
  expect(thrown).toMatchObject({ verdict: 'unknown', code: 'CONNECTOR_CLOSED' })
})

test('a service that does not answer the hello is told with its facts', async () => {
  const server = await serverFor((_, response) => page(401)({ method: '' }, response))
  const { sender } = senderTo(server.url, 'calculation')
  const thrown = await thrownBy(McpConnector.connect(sender))
  expect(thrown).toBeInstanceOf(ServiceError)
  expect(thrown).toMatchObject({ verdict: 'halt', why: 'unauthorized' })
})

test('neither the key nor an argument is in an error, though the service quotes them', async () => {
  const secret = { conta: 'segredo-do-cliente' }
  const quoting =
    (status: number): Answers =>
    (message, response, { headers }) =>
      rpcError(response, message, { code: -32602, message: `no ${headers.authorization}` }, status)
  for (const status of [200, 400, 401, 403, 429, 500]) {
    const { connector } = await calling(quoting(status))
    const thrown = await thrownBy(connector.callTool({ name: 'x', arguments: secret }))
    expect(printed(thrown)).not.toContain(KEY)
    expect(printed(thrown)).not.toContain(secret.conta)
    expect((thrown as unknown as ServiceError).request.body).toMatchObject({
      method: 'string',
      params: { name: 'string', arguments: { conta: 'string' } },
    })
  }
})
