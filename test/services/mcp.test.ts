import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { McpConnector } from '../../src/services/calculation/mcp.js'
import { RequestError } from '../../src/services/service-error.js'
import { connectorServer, type Message, messageOf, methodsOf, result } from './support/mcp.js'
import { KEY, senderTo, thrownBy } from './support/sender.js'

const opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

async function connected(url: string) {
  const { sender, gate } = senderTo(url, 'calculation')
  const connector = await McpConnector.connect(sender)
  opened.push(connector)
  return { connector, gate }
}

const CORRECT = { name: 'correct', arguments: { index: 'ipca', items: [{ amount: 1 }] } }
const ANSWER = { content: [{ type: 'text', text: '{"total":1}' }], structuredContent: { total: 1 } }

test('connecting says hello twice by POST /mcp below the base, with the bearer, for nothing', async () => {
  const server = await connectorServer(() => {})
  const { gate } = await connected(`${server.url}/calc/`)
  expect(methodsOf(server)).toEqual(['initialize', 'notifications/initialized'])
  for (const { method, path, headers } of server.seen) {
    expect(`${method} ${path}`).toBe('POST /calc/mcp')
    expect(headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    })
  }
  expect(messageOf(server.seen[0]!)).toMatchObject({
    jsonrpc: '2.0',
    params: { clientInfo: { name: 'lote' } },
  })
  expect(gate.events).toEqual([])
})

test('the tools of all pages are listed, whole, for nothing', async () => {
  const tool = (name: string) => ({ name, inputSchema: { type: 'object' }, annotations: { x: 1 } })
  const server = await connectorServer((message, response) => {
    const next = message.params?.cursor === undefined ? { nextCursor: 'b' } : {}
    result(response, message, { tools: [tool(`t${message.params?.cursor ?? ''}`)], ...next })
  })
  const { connector, gate } = await connected(server.url)
  expect((await connector.listTools()).map(({ name }) => name)).toEqual(['t', 'tb'])
  expect(gate.events).toEqual([])
})

test('a tool call is one POST and one unit that the contract does not tell', async () => {
  const server = await connectorServer((message, response) => result(response, message, ANSWER))
  const { connector, gate } = await connected(server.url)
  expect(await connector.callTool(CORRECT)).toEqual(ANSWER)
  expect(messageOf(server.seen[2]!)).toMatchObject({ method: 'tools/call', params: CORRECT })
  expect(server.seen).toHaveLength(3)
  expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1'])
  expect([...gate.ids][0]).toMatch(/\?$/)
})

test('what a tool reports of itself is its answer', async () => {
  const failed = {
    content: [{ type: 'text', text: 'no such index' }],
    isError: true,
    more: { a: 1 },
  }
  const server = await connectorServer((message, response) => result(response, message, failed))
  const { connector } = await connected(server.url)
  expect(await connector.callTool({ name: 'correct' })).toEqual(failed)
})

test('an answer as a stream of events is read, notices before it left out', async () => {
  const server = await connectorServer(({ id }, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    const notice = {
      jsonrpc: '2.0',
      method: 'notifications/message',
      params: { level: 'info', data: 1 },
    }
    response.write(`: hello\r\nid: 1\r\ndata:\r\n\r\ndata: ${JSON.stringify(notice)}\n\n`)
    const text = JSON.stringify({ jsonrpc: '2.0', id, result: ANSWER })
    const at = text.indexOf(',') + 1
    response.end(`event: message\nid: 2\ndata: ${text.slice(0, at)}\ndata: ${text.slice(at)}\n\n`)
  })
  const { connector } = await connected(server.url)
  expect(await connector.callTool(CORRECT)).toEqual(ANSWER)
  expect(server.seen).toHaveLength(3)
})

test('calls at once get their own answers, each once', async () => {
  const held: (() => void)[] = []
  const server = await connectorServer((message, response) => {
    held.push(() => result(response, message, { content: [], echo: message.params?.name }))
    // Answered in the reverse of their order.
    if (held.length === 5) for (const answer of held.reverse()) answer()
  })
  const { connector } = await connected(server.url)
  const names = ['a', 'b', 'c', 'd', 'e']
  const answers = await Promise.all(names.map((name) => connector.callTool({ name })))
  expect(answers.map(({ echo }) => echo)).toEqual(names)
  expect(server.seen).toHaveLength(7)
})

test.each<[string, unknown, string]>([
  ['no name', { name: '' }, 'name'],
  ['arguments that are a list', { name: 'x', arguments: [] }, 'arguments'],
  ['another field', { name: 'x', args: {} }, 'args'],
])('%s is refused before it is sent', async (_name, question, field) => {
  const server = await connectorServer(() => {})
  const { connector, gate } = await connected(server.url)
  const error = await thrownBy(connector.callTool(question as never))
  expect(error).toBeInstanceOf(RequestError)
  expect((error as unknown as RequestError).problems).toMatchObject([{ field }])
  expect([server.seen.length, gate.events]).toEqual([2, []])
})

test('the official server of the protocol is understood', async () => {
  const http = createServer(async (request, response) => {
    const server = new McpServer({ name: 'official', version: '1' })
    const inputSchema = { a: z.number(), b: z.number() }
    server.registerTool('add', { inputSchema }, ({ a, b }) => ({
      content: [{ type: 'text', text: String(a + b) }],
    }))
    // Neither a session nor a stream of its own: stateless, as the contract has it.
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined })
    await server.connect(transport)
    await transport.handleRequest(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => http.once('listening', resolve))
  opened.push({ close: () => new Promise((resolve) => http.close(resolve)) })
  const { connector } = await connected(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  expect(await connector.listTools()).toMatchObject([{ name: 'add' }])
  const sum = await connector.callTool({ name: 'add', arguments: { a: 2, b: 3 } })
  expect(sum.content).toEqual([{ type: 'text', text: '5' }])
  const wrong = await connector.callTool({ name: 'add', arguments: { a: 'x' } })
  expect(wrong.isError).toBe(true)
  await connector.close()
})

test('what was closed calls nothing', async () => {
  const server = await connectorServer((message: Message, response) =>
    result(response, message, {}),
  )
  const { connector, gate } = await connected(server.url)
  await connector.close()
  await expect(connector.callTool(CORRECT)).rejects.toThrow('closed')
  expect([server.seen.length, gate.events]).toEqual([2, []])
})
