import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { createAccounts } from '../../src/sandbox/accounts.js'
import { type Sandbox, startSandbox } from '../../src/sandbox/index.js'
import { randomFrom } from '../../src/sandbox/random.js'
import { call, JANUARY_2026, sandboxFor } from './support.js'

interface Tokens {
  user: object
  accessToken: string
  refreshToken: string
}

/** A sandbox and a way to move its clock. */
async function sandboxWithClock() {
  let now = JANUARY_2026
  const sandbox = await sandboxFor({ clock: () => now })
  const pass = (ms: number) => {
    now += ms
  }
  return { sandbox, pass }
}

async function auth(sandbox: Sandbox, route: string, body: unknown) {
  const answer = await call(sandbox, `/v1/auth/${route}`, { method: 'POST', key: null, body })
  return { ...answer, code: answer.body?.error?.code, tokens: answer.body as unknown as Tokens }
}

async function signIn(sandbox: Sandbox): Promise<Tokens> {
  return (await auth(sandbox, 'login', sandbox.login)).tokens
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test('a login answers exactly the Tokens of the contract', async () => {
  const sandbox = await sandboxFor()
  const { status, tokens } = await auth(sandbox, 'login', sandbox.login)
  expect(status).toBe(200)
  expect(tokens).toStrictEqual({
    user: { id: expect.any(Number), nome: expect.any(String), email: sandbox.login.identifier },
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
  })
})

test.each([
  ['identifier', 'senha'],
  ['email', 'senha'],
  ['login', 'senha'],
  ['identifier', 'password'],
  ['email', 'password'],
])('%s and %s are taken for the credentials', async (identifier, senha) => {
  const sandbox = await sandboxFor()
  const body = { [identifier]: sandbox.login.identifier, [senha]: sandbox.login.senha }
  expect((await auth(sandbox, 'login', body)).status).toBe(200)
})

test('the login name is as good as the e-mail', async () => {
  const sandbox = await sandboxFor()
  const identifier = sandbox.login.identifier.split('@')[0]
  expect((await auth(sandbox, 'login', { ...sandbox.login, identifier })).status).toBe(200)
})

test.each([
  {},
  { identifier: 'escritorio@modelo.example' },
  { senha: 'x' },
  { identifier: '', senha: 'x' },
  { identifier: 'escritorio@modelo.example', senha: 7 },
  '[]',
  'no json',
])('a login without identifier or senha is 400: %j', async (body) => {
  const { status, code } = await auth(await sandboxFor(), 'login', body)
  expect({ status, code }).toEqual({ status: 400, code: 'BAD_REQUEST' })
})

test('a wrong password, an unknown person and a restricted one are each 401', async () => {
  const sandbox = await sandboxFor()
  const { identifier, senha } = sandbox.login
  const answers = [
    await auth(sandbox, 'login', { identifier, senha: 'outra' }),
    await auth(sandbox, 'login', { identifier: 'ninguem@modelo.example', senha }),
    await auth(sandbox, 'login', sandbox.logins.restricted),
    await auth(sandbox, 'login', { ...sandbox.logins.restricted, senha: 'outra' }),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [401, 'INVALID_CREDENTIALS'],
    [401, 'INVALID_CREDENTIALS'],
    [401, 'ACCESS_RESTRICTED'],
    [401, 'INVALID_CREDENTIALS'],
  ])
})

test('attempts beyond twenty a minute are 429 for that identifier, and the next minute is free', async () => {
  const { sandbox, pass } = await sandboxWithClock()
  const wrong = { ...sandbox.login, senha: 'outra' }
  for (let attempt = 0; attempt < 20; attempt++) await auth(sandbox, 'login', wrong)
  const refused = await auth(sandbox, 'login', sandbox.login)
  expect(refused.status).toBe(429)
  expect(refused.body.retryAfter).toBe(60)
  expect((await auth(sandbox, 'login', sandbox.logins.foreign)).status).toBe(200)
  pass(MINUTE_MS)
  expect((await auth(sandbox, 'login', sandbox.login)).status).toBe(200)
})

test('refreshes beyond sixty a minute are 429 and spare the token', async () => {
  const { sandbox, pass } = await sandboxWithClock()
  let tokens = await signIn(sandbox)
  for (let turn = 0; turn < 60; turn++) {
    tokens = (await auth(sandbox, 'refresh', tokens)).tokens
  }
  expect((await auth(sandbox, 'refresh', tokens)).status).toBe(429)
  pass(MINUTE_MS)
  expect((await auth(sandbox, 'refresh', tokens)).status).toBe(200)
})

test('the access token is a JWT by HS256 of fifteen minutes on the clock handed in', async () => {
  const { accessToken } = await signIn(await sandboxFor())
  expect(decodeProtectedHeader(accessToken).alg).toBe('HS256')
  const { sub, iat, exp } = decodeJwt(accessToken)
  expect({ sub, iat, exp }).toEqual({
    sub: '1',
    iat: JANUARY_2026 / 1000,
    exp: JANUARY_2026 / 1000 + 900,
  })
})

test('the access token has every scope until it expires, then it is 401', async () => {
  const { sandbox, pass } = await sandboxWithClock()
  const { accessToken: key } = await signIn(sandbox)
  for (const path of ['/v1/indices', '/v1/calc', '/v1/keys']) {
    expect((await call(sandbox, path, { key })).status).toBe(200)
  }
  pass(15 * MINUTE_MS - 1)
  expect((await call(sandbox, '/v1/indices', { key })).status).toBe(200)
  pass(1)
  const late = await call(sandbox, '/v1/indices', { key })
  expect({ status: late.status, code: late.body.error.code }).toEqual({
    status: 401,
    code: 'INVALID_TOKEN',
  })
})

test('a JWT that this sandbox did not issue is 401', async () => {
  const { accessToken } = await signIn(await sandboxFor())
  const other = await sandboxFor({ seed: 2 })
  expect((await call(other, '/v1/indices', { key: accessToken })).status).toBe(401)
})

test('a refresh rotates: the new token goes on, the old one is dead', async () => {
  const sandbox = await sandboxFor()
  const first = await signIn(sandbox)
  const second = await auth(sandbox, 'refresh', { refreshToken: first.refreshToken })
  expect(second.status).toBe(200)
  expect(Object.keys(second.tokens)).toEqual(['user', 'accessToken', 'refreshToken'])
  expect(second.tokens.user).toEqual(first.user)
  expect(second.tokens.refreshToken).not.toBe(first.refreshToken)
  expect(second.tokens.accessToken).not.toBe(first.accessToken)
  const key = second.tokens.accessToken
  expect((await call(sandbox, '/v1/indices', { key })).status).toBe(200)

  const again = await auth(sandbox, 'refresh', { refreshToken: first.refreshToken })
  expect([again.status, again.code]).toEqual([401, 'INVALID_REFRESH_TOKEN'])
  const third = await auth(sandbox, 'refresh', { refreshToken: second.tokens.refreshToken })
  expect(third.status).toBe(200)
})

test('of two refreshes at once with one token, one is answered and one refused', async () => {
  const sandbox = await sandboxFor()
  const { refreshToken } = await signIn(sandbox)
  const answers = await Promise.all([1, 2].map(() => auth(sandbox, 'refresh', { refreshToken })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a refresh token expires after thirty days', async () => {
  const { sandbox, pass } = await sandboxWithClock()
  const early = await signIn(sandbox)
  const late = await signIn(sandbox)
  pass(30 * DAY_MS - 1)
  expect((await auth(sandbox, 'refresh', early)).status).toBe(200)
  pass(1)
  expect((await auth(sandbox, 'refresh', late)).status).toBe(401)
})

test('a logout revokes the refresh token, and may be repeated', async () => {
  const sandbox = await sandboxFor()
  const { refreshToken } = await signIn(sandbox)
  for (let turn = 0; turn < 2; turn++) {
    const { status, body } = await auth(sandbox, 'logout', { refreshToken })
    expect(status).toBe(200)
    expect(body).toStrictEqual({ ok: true })
  }
  expect((await auth(sandbox, 'refresh', { refreshToken })).status).toBe(401)
})

// The contract lists 401 for a token that is not valid, and no 400, for one route; 200 alone for the other.
test.each([
  ['refresh', 401, 401],
  ['logout', 400, 200],
])('%s without a refreshToken is %i, and with an unknown one %i', async (route, without, unknown) => {
  const sandbox = await sandboxFor()
  for (const body of [{}, { refreshToken: '' }, { refreshToken: 7 }, undefined]) {
    expect((await auth(sandbox, route, body)).status).toBe(without)
  }
  expect((await auth(sandbox, route, { refreshToken: 'ninguem' })).status).toBe(unknown)
})

test('the journal holds no password and no token', async () => {
  const sandbox = await sandboxFor()
  const { accessToken, refreshToken } = await signIn(sandbox)
  await auth(sandbox, 'login', { email: sandbox.login.identifier, password: sandbox.login.senha })
  await call(sandbox, '/v1/keys', { key: accessToken })
  await auth(sandbox, 'refresh', { refreshToken })
  const written = JSON.stringify(sandbox.journal())
  for (const secret of [sandbox.login.senha, accessToken, refreshToken]) {
    expect(written).not.toContain(secret)
  }
})

test('a reset ends the sessions', async () => {
  const sandbox = await sandboxFor()
  const { accessToken, refreshToken } = await signIn(sandbox)
  await sandbox.reset()
  expect((await call(sandbox, '/v1/indices', { key: accessToken })).status).toBe(401)
  expect((await auth(sandbox, 'refresh', { refreshToken })).status).toBe(401)
  expect((await auth(sandbox, 'login', sandbox.login)).status).toBe(200)
})

test('what is logged in to moves nothing else that follows from the seed', async () => {
  const busy = await startSandbox({ seed: 5 })
  const quiet = await startSandbox({ seed: 5 })
  try {
    await signIn(busy)
    expect(busy.keys).toEqual(quiet.keys)
    const hash = async (sandbox: Sandbox) => {
      const body = {
        index: 'ipca',
        updateTo: '01/01/2024',
        items: [{ date: '10/03/2020', amount: 1 }],
      }
      const answer = await call(sandbox, '/v1/correct', {
        method: 'POST',
        body: { ...body, save: true },
      })
      return (answer.body as unknown as { hash: string }).hash
    }
    expect(await hash(busy)).toBe(await hash(quiet))
  } finally {
    await Promise.all([busy.close(), quiet.close()])
  }
})

test('a token handed to the accounts is accepted until it expires, or for ever', () => {
  let now = JANUARY_2026
  const accounts = createAccounts(randomFrom(1), () => now)
  const agent = {
    kind: 'oauth',
    user: accounts.mainUser,
    scopes: ['calc:read'],
    allowedTipos: null,
    revoked: false,
  } as const
  accounts.addToken('curto', agent, now + 1)
  accounts.addToken('longo', agent, now + 2)
  expect(accounts.credential('curto')).toEqual(agent)
  now += 1
  expect(accounts.credential('curto')).toBeUndefined()
  expect(accounts.credential('longo')).toEqual(agent)
})
