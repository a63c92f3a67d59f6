import { request } from 'undici'
import { expect, test } from 'vitest'
import type { Fault } from '../../src/sandbox/index.js'
import { aBody, call, correct, sandboxFor } from './support.js'
import { callUpdate, updateBody } from './update-support.js'

test.each<[string, Partial<Fault>, string]>([
  ['a path that begins so', { path: '/v1/tables' }, '/v1/tables/262/series'],
  ['a whole template', { path: '/v1/indices/{slug}' }, '/v1/indices/ipca'],
  ['a service', { service: 'calc' }, '/v1/calc'],
  ['a method', { method: 'get' }, '/v1/indices'],
  ['a route without a credential', { path: '/health' }, '/health'],
  ['a route that is not there', { path: '/v1/nothing' }, '/v1/nothing'],
])('a fault meets any route by %s', async (_, target, path) => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 503, ...target })
  expect((await call(sandbox, path)).status).toBe(503)
  expect((await call(sandbox, path)).status).not.toBe(503)
})

test.each<[string, Partial<Fault>, string]>([
  ['another service', { service: 'gazette' }, '/v1/indices'],
  ['another method', { service: 'calc', method: 'POST' }, '/v1/indices'],
  ['another path', { path: '/v1/tables' }, '/v1/indices'],
  ['a longer path than the template', { path: '/v1/indices/{slug}' }, '/v1/indices/ipca/series'],
])('a fault for %s is not met', async (_, target, path) => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 503, ...target })
  expect((await call(sandbox, path)).status).toBe(200)
})

test('each call meets the first fault that waits for it', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 500 })
  sandbox.fault({ status: 501, path: '/v1/tables', times: 2 })
  sandbox.fault({ status: 502, service: 'calc' })
  const statuses = [
    await call(sandbox, '/v1/tables'),
    await call(sandbox, '/v1/tables'),
    await call(sandbox, '/v1/tables'),
    await correct(sandbox, aBody()),
  ].map(({ status }) => status)
  expect(statuses).toEqual([501, 501, 502, 500])
})

test('a refused request leaves its fault waiting', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 503, path: '/v1/tables' })
  const refused = [
    await call(sandbox, '/v1/tables', { key: null }),
    await call(sandbox, '/v1/tables', { key: sandbox.keys.readOnly }),
  ].map(({ status }) => status)
  expect(refused).toEqual([401, 403])
  expect((await call(sandbox, '/v1/tables')).status).toBe(503)
})

test('the default fault waits for the calculation service, not for the update service', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 503 })
  expect((await callUpdate(sandbox, '/listaTabelas')).status).toBe(200)
})

test('a fault at the update service has its error body, and headers as asked', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 429, service: 'update', headers: { 'retry-after': '7' } })
  const { status, headers, body } = await callUpdate(sandbox, '/atualiza', {
    body: updateBody(sandbox),
  })
  expect({ status, body }).toEqual({ status: 429, body: { erro: expect.any(String) } })
  expect(headers['retry-after']).toBe('7')
  expect(sandbox.journal()[0]?.units).toBe(0)
})

test.each<[string, Partial<Fault>, object]>([
  [
    'without an envelope',
    {},
    { error: { code: 'RATE_LIMITED', message: expect.any(String), retryAfter: 1 }, retryAfter: 1 },
  ],
  [
    'with an envelope without a wait',
    { envelope: { code: 'X', message: 'x' } },
    { error: { code: 'X', message: 'x', retryAfter: 1 } },
  ],
  [
    'with an envelope with one',
    { envelope: { code: 'X', message: 'x', retryAfter: 9 } },
    { error: { code: 'X', message: 'x', retryAfter: 9 } },
  ],
  ['with a body of its own', { body: { slow: true } }, { slow: true }],
])('a 429 asked of the calculation service %s → its wait is where the contract has it', async (_, over, body) => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 429, service: 'calc', ...over } as Fault)
  const answer = await call(sandbox, '/v1/indices')
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 429, body })
})

test('a 429 asked of the update service without headers → tells its wait as a real one does', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 429, service: 'update' })
  const { headers } = await callUpdate(sandbox, '/listaTabelas')
  expect(headers['retry-after']).toBe('1')
})

test('an edge 429 without headers → has no wait', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ edge: true, edgeStatus: 429, service: 'gazette' })
  const answer = await request(`${sandbox.gazette}/v1/me`, {
    headers: { authorization: `Bearer ${sandbox.apiKey}` },
  })
  expect(await answer.body.text()).toContain('<h1>429</h1>')
  expect(answer.headers['retry-after']).toBeUndefined()
})

test('an edge page has none of the service headers, and those asked for', async () => {
  const sandbox = await sandboxFor()
  const headers = { 'retry-after': '3', 'cf-ray': 'x' }
  sandbox.fault({ edge: true, edgeStatus: 429, headers, service: 'calc' })
  const answer = await call(sandbox, '/v1/indices')
  expect(answer.status).toBe(429)
  expect(answer.headers).toMatchObject({ ...headers, 'content-type': 'text/html; charset=utf-8' })
})

test('a truncated answer has done its work, and breaks off after half of its bytes', async () => {
  const sandbox = await sandboxFor()
  const whole = await correct(sandbox, aBody())
  sandbox.fault({ truncate: true })
  const cut = await request(`${sandbox.calc}/v1/correct`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.apiKey}` },
    body: JSON.stringify(aBody()),
  })
  const received: Buffer[] = []
  const reading = (async () => {
    for await (const chunk of cut.body) received.push(chunk)
  })()
  await expect(reading).rejects.toThrow()
  const bytes = Buffer.byteLength(whole.text)
  expect(cut.headers['content-length']).toBe(String(bytes))
  expect(Buffer.concat(received).length).toBe(Math.floor(bytes / 2))
  expect(sandbox.journal()[1]).toMatchObject({ status: 0, units: 1 })
})

test('a reset is a reset of the connection, not its end', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ reset: true, path: '/v1/indices' })
  await expect(call(sandbox, '/v1/indices')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('a delay may stand beside another kind', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 503, delayMs: 1 })
  expect((await correct(sandbox, aBody())).status).toBe(503)
})

test('of calls at once, as many meet a fault as it has turns', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ status: 503, times: 3 })
  const calls = Array.from({ length: 20 }, () => correct(sandbox, aBody()))
  const failed = (await Promise.all(calls)).filter(({ status }) => status === 503)
  expect(failed).toHaveLength(3)
})
