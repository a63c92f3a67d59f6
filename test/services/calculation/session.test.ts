import type { ServerResponse } from 'node:http'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { type ClientWorld, clientFor } from '../support/calculation.js'
import { json, type Seen, serverFor, type TestServer } from '../support/server.js'

const LOGIN = { identifier: 'ana', senha: 'uma senha' }
const MINUTE = 60_000

/** The login side of the service: one refresh token is good at a time, one JWT is accepted. */
class Logins {
  issued = 0
  refreshes = 0
  /** Seconds that a JWT is good for. */
  lifetimeS = 900
  /** What the next refresh answers instead. */
  failing: ((response: ServerResponse) => void) | undefined
  /** Holds the answer of a refresh back until it is let go. */
  gate: Promise<void> | undefined
  revoked: string[] = []
  private accepted = ''
  private refreshable = ''

  async issue() {
    this.issued += 1
    const accessToken = await new SignJWT({ n: this.issued })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(1_000)
      .setExpirationTime(1_000 + this.lifetimeS)
      .sign(new TextEncoder().encode('a secret of the service'))
    this.accepted = accessToken
    this.refreshable = `refresh-${this.issued}`
    return { user: { id: 1 }, accessToken, refreshToken: this.refreshable }
  }

  /** Every JWT so far is refused from now on. */
  expire(): void {
    this.accepted = ''
  }

  readonly answer = async (seen: Seen, response: ServerResponse) => {
    const body = seen.body === '' ? {} : JSON.parse(seen.body)
    if (seen.path === '/v1/auth/login') return json(response, await this.issue())
    if (seen.path === '/v1/auth/logout') {
      this.revoked.push(body.refreshToken)
      return json(response, { ok: true })
    }
    if (seen.path === '/v1/auth/refresh') return this.refresh(body.refreshToken, response)
    if (seen.headers.authorization !== `Bearer ${this.accepted}`) return refuse(response)
    json(response, { keys: [], frontendKeys: [] })
  }

  private async refresh(token: string, response: ServerResponse) {
    this.refreshes += 1
    await this.gate
    const { failing } = this
    this.failing = undefined
    if (failing) return failing(response)
    if (token !== this.refreshable) return refuse(response)
    json(response, await this.issue())
  }
}

function refuse(response: ServerResponse) {
  json(response, { error: { code: 'UNAUTHORIZED', message: 'no' } }, 401)
}

async function opened(): Promise<ClientWorld & { logins: Logins; server: TestServer }> {
  const logins = new Logins()
  const server = await serverFor(logins.answer)
  return { ...clientFor(server.url), logins, server }
}

test('without a session the routes of keys are not asked', async () => {
  const { client, server } = await opened()
  await expect(client.keys.list()).rejects.toMatchObject({ name: 'SessionError', why: 'none' })
  expect(server.seen).toEqual([])
})

test('JWT of a minute → it serves for four fifths of that, and is not renewed for each call', async () => {
  const { client, logins, clock } = await opened()
  logins.lifetimeS = 60
  await client.session.login(LOGIN)
  for (const passedMs of [0, 47_000]) {
    clock.ms += passedMs
    await client.keys.list()
    expect(logins.refreshes).toBe(0)
  }
  clock.ms += 2_000
  await client.keys.list()
  expect(logins.refreshes).toBe(1)
})

test('logged in once, one JWT serves until it is about to run out', async () => {
  const { client, logins, clock } = await opened()
  await client.session.login(LOGIN)
  await client.keys.list()
  clock.ms += 14 * MINUTE - 1
  await client.keys.list()
  expect([logins.issued, logins.refreshes]).toEqual([1, 0])
  clock.ms += 1
  await client.keys.list()
  expect([logins.issued, logins.refreshes]).toEqual([2, 1])
})

test('twenty calls at once with a JWT that ran out: one refresh', async () => {
  const { client, logins, clock, server } = await opened()
  await client.session.login(LOGIN)
  clock.ms += 15 * MINUTE
  await Promise.all(Array.from({ length: 20 }, () => client.keys.list()))
  expect(logins.refreshes).toBe(1)
  expect(server.seen.filter(({ path }) => path === '/v1/keys')).toHaveLength(20)
})

test('twenty calls at once, each answered 401: one refresh, and each asked once more', async () => {
  const { client, logins, server } = await opened()
  await client.session.login(LOGIN)
  logins.expire()
  await Promise.all(Array.from({ length: 20 }, () => client.keys.list()))
  expect(logins.refreshes).toBe(1)
  expect(server.seen.filter(({ path }) => path === '/v1/keys')).toHaveLength(40)
})

test('a 401 that stays is told after one refresh', async () => {
  const { client, logins } = await opened()
  await client.session.login(LOGIN)
  const unlucky = client.session.authorized(async () => {
    logins.expire()
    return client.keys.revoke(1)
  })
  await unlucky
  expect(logins.refreshes).toBe(1)
})

test('the next refresh uses the token of the last', async () => {
  const { client, logins, clock, server } = await opened()
  await client.session.login(LOGIN)
  for (let i = 0; i < 3; i += 1) {
    clock.ms += 15 * MINUTE
    await client.keys.list()
  }
  const used = server.seen
    .filter(({ path }) => path === '/v1/auth/refresh')
    .map(({ body }) => JSON.parse(body).refreshToken)
  expect(used).toEqual(['refresh-1', 'refresh-2', 'refresh-3'])
  expect(logins.issued).toBe(4)
})

test('a refused refresh ends the session for all who wait, and says so', async () => {
  const { client, logins, clock, server } = await opened()
  await client.session.login(LOGIN)
  clock.ms += 15 * MINUTE
  logins.failing = refuse
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => client.keys.list()))
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { name: 'SessionError', why: 'ended', cause: { status: 401 } },
    })
  }
  expect([logins.refreshes, client.session.isOpen]).toEqual([1, false])
  const before = server.seen.length
  await expect(client.keys.list()).rejects.toMatchObject({ why: 'ended' })
  expect(server.seen).toHaveLength(before)
})

test.each<[string, (response: ServerResponse) => void]>([
  ['a 429', (response) => json(response, {}, 429)],
  ['a 502', (response) => json(response, {}, 502)],
])('%s to a refresh ends nothing: the next call asks again', async (_name, failing) => {
  const { client, logins, clock } = await opened()
  await client.session.login(LOGIN)
  clock.ms += 15 * MINUTE
  logins.failing = failing
  await expect(client.keys.list()).rejects.toMatchObject({ name: 'ServiceError' })
  await client.keys.list()
  expect(logins.refreshes).toBe(2)
})

test('after a lost refresh that had rotated the token, the session ends at the next', async () => {
  const { client, logins, clock } = await opened()
  await client.session.login(LOGIN)
  clock.ms += 15 * MINUTE
  logins.failing = async (response) => {
    await logins.issue()
    response.destroy()
  }
  await expect(client.keys.list()).rejects.toMatchObject({ verdict: 'unknown' })
  await expect(client.keys.list()).rejects.toMatchObject({ why: 'ended' })
})

test('a new login after the end opens a new session', async () => {
  const { client, logins, clock } = await opened()
  await client.session.login(LOGIN)
  clock.ms += 15 * MINUTE
  logins.failing = refuse
  await expect(client.keys.list()).rejects.toThrow()
  await client.session.login(LOGIN)
  expect(await client.keys.list()).toEqual({ keys: [], frontendKeys: [] })
})

test('a logout revokes the refresh token and forgets the session', async () => {
  const { client, logins } = await opened()
  await client.session.login(LOGIN)
  await client.session.logout()
  expect(logins.revoked).toEqual(['refresh-1'])
  await expect(client.keys.list()).rejects.toMatchObject({ why: 'none' })
  await client.session.logout()
  expect(logins.revoked).toHaveLength(1)
})

test('a logout during a refresh revokes the token that the refresh brings', async () => {
  const { client, logins, clock } = await opened()
  await client.session.login(LOGIN)
  clock.ms += 15 * MINUTE
  let letGo = () => {}
  logins.gate = new Promise((resolve) => {
    letGo = resolve
  })
  const listing = client.keys.list().catch((error: unknown) => error)
  await expect.poll(() => logins.refreshes).toBe(1)
  const leaving = client.session.logout()
  letGo()
  await leaving
  await listing
  expect(logins.revoked).toEqual(['refresh-2'])
  expect(client.session.isOpen).toBe(false)
})

test('a JWT that cannot be read is taken to hold for fifteen minutes', async () => {
  const server = await serverFor(({ path }, response) =>
    json(
      response,
      path === '/v1/keys' ? { keys: [] } : { accessToken: 'opaque', refreshToken: 'r' },
    ),
  )
  const { client, clock } = clientFor(server.url)
  await client.session.login(LOGIN)
  clock.ms += 14 * MINUTE - 1
  await client.keys.list()
  clock.ms += 1
  await client.keys.list()
  expect(server.seen.map(({ path }) => path)).toEqual([
    '/v1/auth/login',
    '/v1/keys',
    '/v1/auth/refresh',
    '/v1/keys',
  ])
})

test('keys are created and revoked in the session, with what was wished', async () => {
  const { client, server } = await opened()
  await client.session.login(LOGIN)
  const wishes = { name: 'x', scopes: ['calc:read'], allowedTipos: ['cartaoPonto'], env: 'test' }
  await client.keys.create(wishes as never).catch(() => undefined)
  await client.keys.create().catch(() => undefined)
  await client.keys.revoke('12')
  const asked = server.seen.slice(1).map(({ method, path, body }) => [method, path, body])
  expect(asked).toEqual([
    ['POST', '/v1/keys', JSON.stringify(wishes)],
    ['POST', '/v1/keys', ''],
    ['DELETE', '/v1/keys/12', ''],
  ])
})
