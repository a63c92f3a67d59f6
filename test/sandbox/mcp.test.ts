import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { request } from 'undici'
import { expect, test } from 'vitest'
import { agentFor, useTool } from './agent-support.js'
import { aBody, call, sandboxFor } from './support.js'

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

test('the connector has ten tools, each with a schema', async () => {
  const { tools } = await (await agentFor(await sandboxFor())).listTools()
  expect(tools).toHaveLength(10)
  expect(new Set(tools.map(({ name }) => name)).size).toBe(10)
  for (const { name, description, inputSchema } of tools) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/)
    expect(description).toBeTruthy()
    expect(inputSchema.type).toBe('object')
  }
})

test.each([
  ['list_indices', {}, '/v1/indices'],
  ['list_tables', {}, '/v1/tables'],
  [
    'get_index_series',
    { index: 'ipca', from: '2024-01', to: '2024-03' },
    '/v1/indices/ipca/series?from=2024-01&to=2024-03',
  ],
  ['describe_calculation', { type: 'saldoDevedor' }, '/v1/describe/saldoDevedor'],
  ['list_calculations', { type: 'saldoDevedor', limit: 1 }, '/v1/calc?type=saldoDevedor&limit=1'],
])('%s answers what its route answers', async (tool, given, path) => {
  const sandbox = await sandboxFor()
  const { isError, text, body } = await useTool(await agentFor(sandbox), tool, given)
  const route = await call(sandbox, path)
  expect(isError).toBe(false)
  expect(body).toEqual(route.body)
  expect(JSON.parse(text)).toEqual(route.body)
})

test('correct_amounts answers the figures of the route', async () => {
  const sandbox = await sandboxFor()
  const { body } = await useTool(await agentFor(sandbox), 'correct_amounts', aBody())
  const route = await call(sandbox, '/v1/correct', { method: 'POST', body: aBody() })
  expect(body).toEqual(route.body)
})

test('a calculation is created, filled, run and exported, one unit each', async () => {
  const sandbox = await sandboxFor()
  const agent = await agentFor(sandbox)
  const type = 'saldoDevedor'
  const { exemplo } = (await useTool(agent, 'describe_calculation', { type })).body as {
    exemplo: Record<string, unknown>
  }
  const created = await useTool(agent, 'create_calculation', { type, name: 'ensaio' })
  const id = created.body?.calcId
  const filled = await useTool(agent, 'set_calculation_fields', { type, id, fields: exemplo })
  const ran = await useTool(agent, 'run_calculation', { type, id })
  const page = await useTool(agent, 'export_calculation', { type, id })
  expect([created, filled, ran, page].map(({ isError }) => isError)).toEqual(Array(4).fill(false))
  expect(filled.body?.updatedFields).toEqual(Object.keys(exemplo))
  expect(page.resource).toMatchObject({ mimeType: 'text/html', text: expect.any(String) })
  const units = sandbox.journal().filter(({ units }) => units > 0)
  expect(units.map(({ method, via }) => [method, via])).toEqual([
    ['POST', 'mcp'],
    ['PATCH', 'mcp'],
    ['POST', 'mcp'],
    ['GET', 'mcp'],
  ])
})

test('a file comes as an embedded resource', async () => {
  const sandbox = await sandboxFor()
  const agent = await agentFor(sandbox)
  const type = 'atualizacaoMonetaria'
  const created = await useTool(agent, 'correct_amounts', aBody({ save: true }))
  const given = { type, id: created.body?.calcId, format: 'pdf' }
  const { resource } = await useTool(agent, 'export_calculation', given)
  expect(resource?.mimeType).toBe('application/pdf')
  const bytes = Buffer.from(resource && 'blob' in resource ? String(resource.blob) : '', 'base64')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the journal has the connector own request, which counts nothing, and the inner one', async () => {
  const sandbox = await sandboxFor()
  const agent = await agentFor(sandbox)
  await useTool(agent, 'correct_amounts', aBody())
  const posts = sandbox.journal().filter(({ method }) => method === 'POST')
  const [outer, inner] = posts.slice(-2)
  expect(outer).toMatchObject({ path: '/calc/mcp', units: 0, user: 1, status: 200 })
  expect(outer).not.toHaveProperty('via')
  expect(inner).toMatchObject({ path: '/calc/v1/correct', units: 1, user: 1, via: 'mcp' })
  expect(inner?.body).toEqual(JSON.parse(JSON.stringify(aBody())))
})

test('a missing scope is a tool error with the route own code', async () => {
  const sandbox = await sandboxFor()
  const agent = await agentFor(sandbox, sandbox.keys.indexOnly)
  const { isError, body } = await useTool(agent, 'create_calculation', { type: 'saldoDevedor' })
  expect(isError).toBe(true)
  expect(body).toMatchObject({
    error: { code: 'FORBIDDEN_SCOPE', message: expect.stringContaining('calc:write') },
  })
})

test('a full limit is a tool error that says when to come again', async () => {
  const sandbox = await sandboxFor({ calcLimits: [{ units: 1, ms: 60_000 }] })
  const agent = await agentFor(sandbox)
  expect((await useTool(agent, 'correct_amounts', aBody())).isError).toBe(false)
  const { isError, body } = await useTool(agent, 'correct_amounts', aBody())
  expect(isError).toBe(true)
  expect(body?.retryAfter).toBe(60)
  expect((await useTool(agent, 'list_indices')).isError).toBe(false)
})

test('wrong parameters are a tool error, and reach no route', async () => {
  const sandbox = await sandboxFor()
  const agent = await agentFor(sandbox)
  expect((await useTool(agent, 'create_calculation', { type: 'nothing' })).isError).toBe(true)
  expect((await useTool(agent, 'no_such_tool')).isError).toBe(true)
  expect(sandbox.journal().filter(({ via }) => via === 'mcp')).toEqual([])
})

test.each([
  null,
  'svc_live_nobody',
])('without a valid bearer (%s) it is 401 and points to discovery', async (key) => {
  const sandbox = await sandboxFor()
  const { status, headers, body } = await call(sandbox, '/mcp', { method: 'POST', key, body: LIST })
  const challenge = String(headers['www-authenticate'])
  const resource = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? ''
  expect(status).toBe(401)
  expect(body.error.code).toEqual(expect.any(String))
  expect(challenge).toContain('/.well-known/oauth-authorization-server')
  expect((await request(resource)).statusCode).toBe(200)
})

test('an agent without a valid bearer cannot connect', async () => {
  const sandbox = await sandboxFor()
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL(`${sandbox.calc}/mcp`))
  await expect(client.connect(transport)).rejects.toMatchObject({ code: 401 })
})

test('a plain JSON-RPC request is answered with JSON', async () => {
  const sandbox = await sandboxFor()
  const answer = await call(sandbox, '/mcp', { method: 'POST', body: LIST })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.body).toMatchObject({ jsonrpc: '2.0', id: 1, result: { tools: expect.any(Array) } })
})

test.each([
  ['{', -32700],
  [{ jsonrpc: '2.0', id: 1, method: 'nothing' }, -32601],
])('what JSON-RPC refuses is a JSON-RPC error: %j', async (body, code) => {
  const answer = await call(await sandboxFor(), '/mcp', { method: 'POST', body })
  expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code } })
})

test('there is no session to listen to', async () => {
  const { status, headers } = await call(await sandboxFor(), '/mcp')
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST' })
})

test.each([
  { lose: 'after' },
  { reset: true },
  { truncate: true },
] as const)('a connection that is cut at the inner route (%j) is cut for the agent', async (fault) => {
  const sandbox = await sandboxFor()
  const agent = await agentFor(sandbox)
  sandbox.fault(fault)
  await expect(useTool(agent, 'correct_amounts', aBody())).rejects.toThrow()
  const posts = sandbox.journal().filter(({ method }) => method === 'POST')
  const [outer, inner] = posts.slice(-2)
  expect([outer?.status, inner?.status, inner?.units]).toEqual([0, 0, 1])
  expect((await useTool(agent, 'correct_amounts', aBody())).isError).toBe(false)
})

test('the connector itself may answer 429', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 429, path: '/mcp' })
  expect((await call(sandbox, '/mcp', { method: 'POST', body: LIST })).status).toBe(429)
})
