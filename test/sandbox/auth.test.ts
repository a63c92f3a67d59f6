import { expect, test } from 'vitest'
import type { SandboxKeys } from '../../src/sandbox/index.js'
import { aBody, call, correct, sandboxFor } from './support.js'

test('health asks for no credential and its ok is an integer', async () => {
  const { status, body } = await call(await sandboxFor(), '/health', { key: null })
  expect(status).toBe(200)
  expect(body).toEqual({ ok: 1, service: expect.any(String), env: expect.any(String) })
})

test.each([
  '/v1/indices',
  '/v1/tables',
  '/v1/calc',
  '/v1/describe/cartaoPonto',
])('%s without a credential is 401 in the envelope', async (path) => {
  const { status, body } = await call(await sandboxFor(), path, { key: null })
  expect(status).toBe(401)
  expect(body.error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

test('a key that does not exist and a revoked one are INVALID_API_KEY', async () => {
  const sandbox = await sandboxFor()
  for (const key of ['svc_live_nobody', sandbox.keys.revoked]) {
    const { status, body } = await correct(sandbox, aBody(), key)
    expect({ status, code: body.error.code }).toEqual({ status: 401, code: 'INVALID_API_KEY' })
  }
})

test.each<keyof SandboxKeys>([
  'site',
  'live',
  'test',
])('the %s key opens everything', async (name) => {
  const sandbox = await sandboxFor()
  const key = sandbox.keys[name]
  expect((await call(sandbox, '/v1/indices', { key })).status).toBe(200)
  expect((await correct(sandbox, aBody({ save: true }), key)).status).toBe(200)
})

test('keys have the shapes of the contract', async () => {
  const { keys, apiKey } = await sandboxFor()
  expect(keys.site).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keys.live).toMatch(/^svc_live_/)
  expect(keys.test).toMatch(/^svc_test_/)
  expect(apiKey).toBe(keys.live)
})

test('a missing scope is 403 and named', async () => {
  const sandbox = await sandboxFor()
  const { indexOnly, readOnly } = sandbox.keys
  const answers = [
    { scope: 'index:read', answer: await call(sandbox, '/v1/tables', { key: readOnly }) },
    { scope: 'calc:read', answer: await correct(sandbox, aBody(), indexOnly) },
    { scope: 'calc:write', answer: await correct(sandbox, aBody({ save: true }), readOnly) },
  ]
  for (const { scope, answer } of answers) {
    expect(answer.status).toBe(403)
    expect(answer.body.error.code).toBe('FORBIDDEN_SCOPE')
    expect(answer.body.error.message).toContain(scope)
  }
  expect((await correct(sandbox, aBody(), readOnly)).status).toBe(200)
})

test('a user does not see the calculations of another', async () => {
  const sandbox = await sandboxFor()
  await correct(sandbox, aBody({ save: true }))
  const { body } = await call(sandbox, '/v1/calc', { key: sandbox.keys.unsubscribed })
  expect(body.calculations).toEqual([])
})

test('the same seed gives the same keys and another seed others', async () => {
  const first = await sandboxFor()
  const same = await sandboxFor()
  const other = await sandboxFor({ seed: 2 })
  expect(same.keys).toEqual(first.keys)
  expect(other.apiKey).not.toBe(first.apiKey)
})
