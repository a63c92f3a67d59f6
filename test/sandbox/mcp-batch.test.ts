import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { sandboxFor } from './support.js'

async function post({ calc, apiKey }: Sandbox, body: unknown) {
  const answer = await fetch(`${calc}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}
const tool = (id: number, name: string, args: object) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
})
const NOTICE = { jsonrpc: '2.0', method: 'notifications/initialized' }

test('each tool call of a batch is counted at its own route, and answered in one list', async () => {
  const sandbox = await sandboxFor()
  const create = { type: 'saldoDevedor' }
  const { status, body } = await post(sandbox, [
    tool(1, 'create_calculation', create),
    tool(2, 'list_indices', {}),
    tool(3, 'create_calculation', create),
  ])
  expect([status, body.map(({ id }: { id: number }) => id).toSorted()]).toEqual([200, [1, 2, 3]])
  expect(sandbox.journal().reduce((sum, { units }) => sum + units, 0)).toBe(2)
})

test('in a batch the limit holds for each call alone', async () => {
  const sandbox = await sandboxFor({ calcLimits: [{ units: 1, ms: 60_000 }] })
  const calls = [1, 2].map((id) => tool(id, 'create_calculation', { type: 'saldoDevedor' }))
  const { body } = await post(sandbox, calls)
  const errors = body.map(({ result }: { result: { isError: boolean } }) => result.isError)
  expect(errors.toSorted()).toEqual([false, true])
  expect(sandbox.violations()).toEqual([])
})

test('a batch with one request in it is answered by a list', async () => {
  const { body } = await post(await sandboxFor(), [tool(7, 'list_indices', {}), NOTICE])
  expect(body).toMatchObject([{ jsonrpc: '2.0', id: 7, result: {} }])
})

test('one of notices alone is answered by nothing, and an empty one is no request', async () => {
  const sandbox = await sandboxFor()
  expect(await post(sandbox, [NOTICE])).toEqual({ status: 202, body: undefined })
  const error = { code: -32600, message: 'Invalid Request' }
  expect(await post(sandbox, [])).toEqual({
    status: 400,
    body: { jsonrpc: '2.0', error, id: null },
  })
})
