import { request } from 'undici'
import { expect, test } from 'vitest'
import { guard } from '../../src/sandbox/admin/routes.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { Refusal } from '../../src/sandbox/refusal.js'
import { aBody, call, correct, sandboxFor } from './support.js'
import { callUpdate } from './update-support.js'

type Method = 'GET' | 'POST' | 'DELETE'

async function admin(
  sandbox: Sandbox,
  path: string,
  { method = 'GET' as Method, body, headers = {} }: AdminCall = {},
) {
  const answer = await request(`${sandbox.url}/_sandbox${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: answer.statusCode, body: (await answer.body.json()) as Record<string, unknown> }
}

interface AdminCall {
  method?: Method
  body?: unknown
  headers?: Record<string, string>
}

const post = (sandbox: Sandbox, path: string, body?: unknown) =>
  admin(sandbox, path, { method: 'POST', body })

test('GET /_sandbox says what is there', async () => {
  const { status, body } = await admin(await sandboxFor(), '')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    services: { calc: '/calc', gazette: '/gazette', update: '/update' },
    limits: { update: [{ units: 60, ms: 60_000 }] },
    requests: 0,
    faults: [],
  })
})

test('the journal comes as on the handle, and is not in itself', async () => {
  const sandbox = await sandboxFor()
  await correct(sandbox, aBody())
  const { body } = await admin(sandbox, '/journal')
  expect(body).toEqual({ entries: JSON.parse(JSON.stringify(sandbox.journal())) })
  expect(sandbox.journal()).toHaveLength(1)
})

test('since leaves out what arrived before', async () => {
  const time = { now: 1000 }
  const sandbox = await sandboxFor({ clock: () => time.now })
  await call(sandbox, '/v1/indices')
  time.now = 2000
  await call(sandbox, '/v1/tables')
  const { body } = await admin(sandbox, '/journal?since=2000')
  expect(body.entries).toMatchObject([{ path: '/calc/v1/tables' }])
  expect((await admin(sandbox, '/journal?since=yesterday')).status).toBe(400)
})

test.each([
  [{ status: 503 }, 503],
  [{ edge: true, edgeStatus: 429, times: 2 }, 429],
  [{ status: 422, envelope: { code: 'ENGINE_ERROR', message: 'x' }, method: 'POST' }, 422],
])('a fault asked for by %j is met', async (fault, status) => {
  const sandbox = await sandboxFor()
  expect((await post(sandbox, '/faults', fault)).status).toBe(201)
  expect((await correct(sandbox, aBody())).status).toBe(status)
})

test('faults that wait are listed, and can be taken back', async () => {
  const sandbox = await sandboxFor()
  await post(sandbox, '/faults', { status: 503, times: 3 })
  await correct(sandbox, aBody())
  expect((await admin(sandbox, '')).body.faults).toEqual([{ status: 503, times: 2 }])
  expect((await admin(sandbox, '/faults', { method: 'DELETE' })).body).toEqual({ faults: [] })
  expect((await correct(sandbox, aBody())).status).toBe(200)
})

test.each([
  ['nothing', undefined],
  ['no kind', { path: '/v1' }],
  ['two kinds', { garbage: true, reset: true }],
  ['an unknown field', { status: 503, tmies: 2 }],
  ['a status that is none', { status: 42 }],
  ['an unknown service', { status: 503, service: 'mail' }],
  ['a path that is none', { status: 503, path: 'v1' }],
])('a fault of %s is 400', async (_, body) => {
  const sandbox = await sandboxFor()
  expect((await post(sandbox, '/faults', body)).status).toBe(400)
  expect((await correct(sandbox, aBody())).status).toBe(200)
})

test('a reset brings back the start: calculations, limits used, faults, journal', async () => {
  const sandbox = await sandboxFor({ calcLimits: [{ units: 1, ms: 60_000 }] })
  const calculations = async () => (await call(sandbox, '/v1/calc')).body.calculations
  const [before, { keys }] = [await calculations(), sandbox]
  await correct(sandbox, aBody({ save: true }))
  sandbox.fault({ status: 503, path: '/v1/indices' })
  expect((await post(sandbox, '/reset')).status).toBe(200)
  expect(sandbox.journal()).toEqual([])
  expect(sandbox.keys).toEqual(keys)
  expect(await calculations()).toEqual(before)
  expect((await call(sandbox, '/v1/indices')).status).toBe(200)
  expect((await correct(sandbox, aBody())).status).toBe(200)
  expect((await correct(sandbox, aBody())).status).toBe(429)
})

test('a reset may change seed and limits, until the next one', async () => {
  const sandbox = await sandboxFor()
  const { apiKey } = sandbox
  const updateLimits = [{ units: 1, ms: 1000 }]
  await post(sandbox, '/reset', { seed: 2, updateLimits })
  expect(sandbox.apiKey).not.toBe(apiKey)
  expect((await callUpdate(sandbox, '/listaTabelas')).status).toBe(200)
  expect((await callUpdate(sandbox, '/listaTabelas')).status).toBe(429)
  await sandbox.reset()
  expect(sandbox.apiKey).toBe(apiKey)
})

test.each([
  { seed: 'one' },
  { calcLimits: [] },
  { calcLimits: [{ units: 0, ms: 1 }] },
  { clock: 5 },
])('a reset to %j is 400 and changes nothing', async (body) => {
  const sandbox = await sandboxFor()
  await correct(sandbox, aBody())
  expect((await post(sandbox, '/reset', body)).status).toBe(400)
  expect(sandbox.journal()).toHaveLength(1)
})

test('a reset lets go of the answers that are held back', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ delayMs: 3_600_000 })
  const held = correct(sandbox, aBody())
  while (sandbox.journal().length === 0) await new Promise(setImmediate)
  await sandbox.reset()
  expect((await held).status).toBe(200)
})

test.each([
  ['a name that points here', { host: 'rebound.example' }],
  ['a page of another origin', { origin: 'https://page.example' }],
  ['a page without an origin', { origin: 'null' }],
])('a request from %s is refused', async (_, headers) => {
  const sandbox = await sandboxFor()
  const refused = await admin(sandbox, '/reset', { method: 'POST', headers })
  expect(refused.status).toBe(403)
  expect((await admin(sandbox, '/journal', { headers })).status).toBe(403)
})

test.each([
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '::',
])('a request from the address %s is refused', (ip) => {
  const headers = { host: '127.0.0.1:8080' }
  expect(() => guard({ ip, headers })).toThrow(Refusal)
  expect(() => guard({ ip: '::ffff:127.0.0.1', headers })).not.toThrow()
})

test.each([
  undefined,
  '',
  'a b',
  '127.0.0.1:99999',
  'tj.example',
])('a request for the host %s is refused', (host) => {
  expect(() => guard({ ip: '127.0.0.1', headers: host === undefined ? {} : { host } })).toThrow(
    Refusal,
  )
})

test('a request from the sandbox own origin is let in', async () => {
  const sandbox = await sandboxFor()
  const host = new URL(sandbox.url).host
  expect((await admin(sandbox, '', { headers: { origin: `http://${host}` } })).status).toBe(200)
})

test('violations are those of the handle', async () => {
  const { body } = await admin(await sandboxFor(), '/violations')
  expect(body).toEqual({ violations: [] })
})

test('an unknown admin route is 404 and not in the journal', async () => {
  const sandbox = await sandboxFor()
  expect((await admin(sandbox, '/nothing')).status).toBe(404)
  expect(sandbox.journal()).toEqual([])
})
