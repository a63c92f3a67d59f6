import { request } from 'undici'
import { expect, test } from 'vitest'
import type { Login } from '../../src/sandbox/accounts.js'
import { requireType } from '../../src/sandbox/calc/gate.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { type Answer, aBody, call, correct, JANUARY_2026, sandboxFor } from './support.js'

interface ApiKey {
  id: number
  name: string | null
  key_prefix: string
  scopes: string[]
  allowed_tipos: string[] | null
  env: string
  last_used_at: string | null
  revoked: number
  created_at: string
}

interface KeyList {
  keys: ApiKey[]
  frontendKeys: Record<string, unknown>[]
}

interface NewKey {
  id: number
  key: string
  key_prefix: string
}

const SCOPES = [
  'index:read',
  'calc:read',
  'calc:write',
  'calc:export',
  'extract:run',
  'account:read',
]
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

async function session(sandbox: Sandbox, login: Login = sandbox.login): Promise<string> {
  const answer = await call(sandbox, '/v1/auth/login', { method: 'POST', key: null, body: login })
  return (answer.body as unknown as { accessToken: string }).accessToken
}

async function list(sandbox: Sandbox, jwt: string): Promise<KeyList> {
  return (await call(sandbox, '/v1/keys', { key: jwt })).body as unknown as KeyList
}

async function create(sandbox: Sandbox, jwt: string, body?: unknown) {
  const answer = await call(sandbox, '/v1/keys', { method: 'POST', key: jwt, body })
  return { ...answer, made: answer.body as unknown as NewKey }
}

async function revoke(sandbox: Sandbox, credential: string | null, id: number | string) {
  const answer = await request(`${sandbox.calc}/v1/keys/${id}`, {
    method: 'DELETE',
    headers: credential === null ? {} : { authorization: `Bearer ${credential}` },
  })
  const body = (await answer.body.json()) as Answer['body'] & { ok: boolean }
  return { status: answer.statusCode, body, code: body.error?.code }
}

test('the list has exactly the fields of the contract, in their formats', async () => {
  const sandbox = await sandboxFor()
  const answer = await call(sandbox, '/v1/keys', { key: await session(sandbox) })
  expect(answer.status).toBe(200)
  const { keys, frontendKeys, ...rest } = answer.body as unknown as KeyList
  expect(rest).toEqual({})
  expect(keys.length).toBeGreaterThan(3)
  for (const key of keys) {
    expect(key).toStrictEqual({
      id: expect.any(Number),
      name: key.name === null ? null : expect.any(String),
      key_prefix: expect.stringMatching(/^svc_(live|test)_.{3}$/),
      scopes: expect.any(Array),
      allowed_tipos: key.allowed_tipos === null ? null : ['atualizacaoMonetaria'],
      env: expect.stringMatching(/^(live|test)$/),
      last_used_at: null,
      revoked: expect.toSatisfy((value) => value === 0 || value === 1),
      created_at: expect.stringMatching(ISO),
    })
  }
  expect(keys.map(({ revoked }) => revoked)).toContain(1)
  expect(frontendKeys).toStrictEqual([
    {
      id: expect.any(Number),
      name: 'Painel',
      key_prefix: sandbox.keys.site.slice(0, 8),
      created: '20251017',
      scopes: SCOPES,
      source: 'frontend',
    },
  ])
})

test('no whole key is ever listed', async () => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const { made } = await create(sandbox, jwt)
  const { text } = await call(sandbox, '/v1/keys', { key: jwt })
  for (const key of [...Object.values(sandbox.keys), made.key]) expect(text).not.toContain(key)
})

test('a key made without a body has all scopes, is live, and opens everything', async () => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const { status, body, made } = await create(sandbox, jwt)
  expect(status).toBe(201)
  expect(body).toStrictEqual({
    id: expect.any(Number),
    key: expect.stringMatching(/^svc_live_[A-Za-z0-9]{32}$/),
    key_prefix: made.key.slice(0, 12),
    scopes: SCOPES,
    env: 'live',
    warning: expect.any(String),
  })
  expect((await correct(sandbox, aBody({ save: true }), made.key)).status).toBe(200)
  const listed = (await list(sandbox, jwt)).keys.find(({ id }) => id === made.id)
  expect(listed).toMatchObject({
    name: null,
    allowed_tipos: null,
    revoked: 0,
    key_prefix: made.key_prefix,
    created_at: new Date(JANUARY_2026).toISOString(),
  })
})

test('name, scopes, allowedTipos and env are as asked', async () => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const { made } = await create(sandbox, jwt, {
    name: 'Lote',
    scopes: ['index:read', 'calc:read', 'index:read'],
    allowedTipos: ['calculosJudiciais'],
    env: 'test',
  })
  expect(made.key).toMatch(/^svc_test_/)
  const listed = (await list(sandbox, jwt)).keys.find(({ id }) => id === made.id)
  expect(listed).toMatchObject({
    name: 'Lote',
    scopes: ['index:read', 'calc:read'],
    allowed_tipos: ['calculosJudiciais'],
    env: 'test',
  })
  expect((await call(sandbox, '/v1/calc', { key: made.key })).status).toBe(200)
  const refused = await correct(sandbox, aBody({ save: true }), made.key)
  expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN_SCOPE'])
})

test.each([
  { scopes: ['calc:delete'] },
  { scopes: 'calc:read' },
  { scopes: [] },
  { allowedTipos: ['correcao'] },
  { allowedTipos: [] },
  { allowed_tipos: ['cartaoPonto'] },
  { env: 'prod' },
  { name: 7 },
  '[]',
  'no json',
])('a key cannot be made from %j', async (body) => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const before = (await list(sandbox, jwt)).keys.length
  const answer = await create(sandbox, jwt, body)
  expect([answer.status, answer.body.error.code]).toEqual([400, 'BAD_REQUEST'])
  expect((await list(sandbox, jwt)).keys).toHaveLength(before)
})

test('without a credential each route is 401, and no key of any sort opens them', async () => {
  const sandbox = await sandboxFor()
  const { site, live, test: testKey, indexOnly } = sandbox.keys
  for (const key of [null, site, live, testKey, indexOnly]) {
    const answers = [
      await call(sandbox, '/v1/keys', { key }),
      await call(sandbox, '/v1/keys', { method: 'POST', key }),
      await revoke(sandbox, key, 1),
    ]
    const expected = key === null ? [401, 'UNAUTHORIZED'] : [401, 'JWT_REQUIRED']
    for (const { status, body } of answers) expect([status, body.error.code]).toEqual(expected)
  }
  expect((await call(sandbox, '/v1/indices', { key: live })).status).toBe(200)
})

test('a revoked key is listed as such and is INVALID_API_KEY from then on', async () => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const { made } = await create(sandbox, jwt)
  expect((await call(sandbox, '/v1/indices', { key: made.key })).status).toBe(200)
  const { status, body } = await revoke(sandbox, jwt, made.id)
  expect({ status, body }).toStrictEqual({ status: 200, body: { ok: true } })
  const refused = await call(sandbox, '/v1/indices', { key: made.key })
  expect([refused.status, refused.body.error.code]).toEqual([401, 'INVALID_API_KEY'])
  const listed = (await list(sandbox, jwt)).keys.find(({ id }) => id === made.id)
  expect(listed?.revoked).toBe(1)
})

test('a key that is not there, one of the site and one of another user are each 404', async () => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const foreign = await session(sandbox, sandbox.logins.foreign)
  const { made } = await create(sandbox, foreign)
  const siteKey = (await list(sandbox, jwt)).frontendKeys[0]?.id as number
  for (const id of [987_654, siteKey, made.id, 'abc']) {
    const { status, code } = await revoke(sandbox, jwt, id)
    expect([status, code]).toEqual([404, 'KEY_NOT_FOUND'])
  }
  expect((await call(sandbox, '/v1/indices', { key: made.key })).status).toBe(200)
  expect((await call(sandbox, '/v1/indices', { key: sandbox.keys.site })).status).toBe(200)
})

test('a user sees only their own keys', async () => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const foreign = await session(sandbox, sandbox.logins.foreign)
  const { made } = await create(sandbox, foreign, { name: 'De outro' })
  expect((await list(sandbox, jwt)).keys.map(({ id }) => id)).not.toContain(made.id)
  const theirs = await list(sandbox, foreign)
  expect(theirs.keys.map(({ id }) => id)).toContain(made.id)
  expect(theirs.frontendKeys).toEqual([])
})

test('last_used_at tells the last use of a key, in ISO, and a refusal by scope is a use', async () => {
  let now = JANUARY_2026
  const sandbox = await sandboxFor({ clock: () => now })
  const used = async (prefix: string) => {
    const { keys } = await list(sandbox, await session(sandbox))
    return keys.find(({ key_prefix }) => prefix === key_prefix)?.last_used_at
  }
  const { live, indexOnly } = sandbox.keys
  expect(await used(live.slice(0, 12))).toBeNull()
  await call(sandbox, '/v1/indices', { key: live })
  now += 1_500
  await call(sandbox, '/v1/calc', { key: indexOnly })
  expect(await used(live.slice(0, 12))).toBe('2026-01-15T15:00:00.000Z')
  expect(await used(indexOnly.slice(0, 12))).toBe('2026-01-15T15:00:01.500Z')
})

test('requireType refuses other types than those a key is restricted to, and names the type', () => {
  const user = { id: 1, nome: '', email: '', login: '', subscribed: true }
  const credential = { kind: 'key', user, scopes: [], revoked: false } as const
  const restricted = { ...credential, allowedTipos: ['cartaoPonto'] }
  expect(() => requireType(restricted, 'cartaoPonto')).not.toThrow()
  expect(() => requireType({ ...credential, allowedTipos: null }, 'saldoDevedor')).not.toThrow()
  expect(() => requireType(restricted, 'saldoDevedor')).toThrow(
    expect.objectContaining({
      status: 403,
      code: 'FORBIDDEN_SCOPE',
      message: expect.stringContaining('saldoDevedor'),
    }),
  )
})

test('a key restricted to other types cannot correct', async () => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const { made } = await create(sandbox, jwt, { allowedTipos: ['cartaoPonto'] })
  const refused = await correct(sandbox, aBody(), made.key)
  expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN_SCOPE'])
  expect(refused.body.error.message).toContain('atualizacaoMonetaria')
  expect((await correct(sandbox, aBody(), sandbox.keys.monetaryOnly)).status).toBe(200)
})

test('a reset forgets the keys that were made and revives those that were revoked', async () => {
  const sandbox = await sandboxFor()
  const jwt = await session(sandbox)
  const { made } = await create(sandbox, jwt)
  const { keys } = await list(sandbox, jwt)
  const live = keys.find(({ key_prefix }) => key_prefix === sandbox.keys.live.slice(0, 12))
  await revoke(sandbox, jwt, live?.id ?? 0)
  expect((await call(sandbox, '/v1/indices')).status).toBe(401)
  await sandbox.reset()
  expect((await call(sandbox, '/v1/indices')).status).toBe(200)
  expect((await call(sandbox, '/v1/indices', { key: made.key })).status).toBe(401)
})
