import { request } from 'undici'
import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import {
  agentFor,
  codeFor,
  codeForm,
  getAuthorize,
  postRegister,
  postToken,
  REDIRECT,
  registeredClient,
  useTool,
} from './agent-support.js'
import { aBody, call, JANUARY_2026, sandboxFor } from './support.js'

test('discovery is below the base URL and where RFC 8414 looks, without a credential', async () => {
  const sandbox = await sandboxFor()
  const discovery = '/.well-known/oauth-authorization-server'
  const [below, atRoot] = await Promise.all(
    [`${sandbox.calc}${discovery}`, `${sandbox.url}${discovery}/calc`].map(async (url) => {
      const answer = await request(url)
      return answer.body.json()
    }),
  )
  expect(atRoot).toEqual(below)
  expect(below).toMatchObject({
    issuer: sandbox.calc,
    authorization_endpoint: `${sandbox.calc}/authorize`,
    token_endpoint: `${sandbox.calc}/token`,
    registration_endpoint: `${sandbox.calc}/register`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: expect.arrayContaining(['index:read', 'account:read']),
  })
})

test('an agent registers, is approved, and its token opens the service and the connector', async () => {
  const sandbox = await sandboxFor()
  const client = await registeredClient(sandbox)
  const { status, location } = await getAuthorize(sandbox, { client_id: client, state: 'xyz' })
  const code = location?.searchParams.get('code') ?? ''
  const tokens = await postToken(sandbox, codeForm(client, code))
  expect(status).toBe(302)
  expect(location?.href.startsWith(`${REDIRECT}?`)).toBe(true)
  expect(location?.searchParams.get('state')).toBe('xyz')
  expect(location?.searchParams.get('iss')).toBe(sandbox.calc)
  expect(tokens.status).toBe(200)
  expect(tokens.headers['cache-control']).toBe('no-store')
  expect(tokens.body).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: expect.any(String),
    scope: 'index:read calc:read calc:write calc:export extract:run account:read',
  })
  const key = String(tokens.body.access_token)
  expect((await call(sandbox, '/v1/calc', { key })).status).toBe(200)
  expect((await useTool(await agentFor(sandbox, key), 'list_indices')).isError).toBe(false)
})

async function accessFor(sandbox: Sandbox, scope?: string) {
  const client = await registeredClient(sandbox)
  const { body } = await postToken(sandbox, codeForm(client, await codeFor(sandbox, client, scope)))
  return { client, key: String(body.access_token), refresh: String(body.refresh_token) }
}

test('a token has the scopes asked for, and no more', async () => {
  const sandbox = await sandboxFor()
  const { key } = await accessFor(sandbox, 'calc:read')
  expect((await call(sandbox, '/v1/calc', { key })).status).toBe(200)
  expect((await call(sandbox, '/v1/indices', { key })).status).toBe(403)
})

test('a token is good for an hour of the clock, and cannot manage keys', async () => {
  const time = { now: JANUARY_2026 }
  const sandbox = await sandboxFor({ clock: () => time.now })
  const { key } = await accessFor(sandbox)
  const statusOf = async (path: string) => (await call(sandbox, path, { key })).status
  expect(await statusOf('/v1/keys')).toBe(401)
  time.now += 3_599_999
  expect(await statusOf('/v1/calc')).toBe(200)
  time.now += 1
  expect(await statusOf('/v1/calc')).toBe(401)
})

test('an agent token consumes the limit of the user', async () => {
  const sandbox = await sandboxFor({ calcLimits: [{ units: 1, ms: 60_000 }] })
  const { key } = await accessFor(sandbox)
  const options = { method: 'POST', body: aBody() } as const
  expect((await call(sandbox, '/v1/correct', { ...options, key })).status).toBe(200)
  expect((await call(sandbox, '/v1/correct', options)).status).toBe(429)
})

test.each([
  ['another verifier', { code_verifier: 'b'.repeat(43) }],
  ['another redirect address', { redirect_uri: 'http://127.0.0.1:7777/other' }],
  ['an unknown code', { code: 'nothing' }],
])('a code with %s is invalid_grant', async (_, over) => {
  const sandbox = await sandboxFor()
  const client = await registeredClient(sandbox)
  const form = codeForm(client, await codeFor(sandbox, client), over)
  const { status, body } = await postToken(sandbox, form)
  expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_grant' })
})

test('a code of another client is invalid_grant, and one of eleven minutes ago too', async () => {
  const time = { now: JANUARY_2026 }
  const sandbox = await sandboxFor({ clock: () => time.now })
  const client = await registeredClient(sandbox)
  const other = await registeredClient(sandbox)
  const first = await codeFor(sandbox, client)
  const second = await codeFor(sandbox, client)
  expect((await postToken(sandbox, codeForm(other, first))).body.error).toBe('invalid_grant')
  time.now += 11 * 60_000
  expect((await postToken(sandbox, codeForm(client, second))).body.error).toBe('invalid_grant')
})

test('a code used twice takes its tokens with it', async () => {
  const sandbox = await sandboxFor()
  const client = await registeredClient(sandbox)
  const form = codeForm(client, await codeFor(sandbox, client))
  const { body } = await postToken(sandbox, form)
  const key = String(body.access_token)
  expect((await call(sandbox, '/v1/calc', { key })).status).toBe(200)
  expect((await postToken(sandbox, form)).body.error).toBe('invalid_grant')
  expect((await call(sandbox, '/v1/calc', { key })).status).toBe(401)
})

test('a refresh token rotates: the new one is good, the old one is dead', async () => {
  const sandbox = await sandboxFor()
  const { client, refresh } = await accessFor(sandbox, 'calc:read index:read')
  const form = { grant_type: 'refresh_token', client_id: client, refresh_token: refresh }
  const wider = await postToken(sandbox, { ...form, scope: 'calc:write' })
  const next = await postToken(sandbox, { ...form, scope: 'calc:read' })
  expect(wider.body.error).toBe('invalid_scope')
  expect(next.body).toMatchObject({ scope: 'calc:read' })
  expect((await postToken(sandbox, form)).body.error).toBe('invalid_grant')
  const again = { ...form, refresh_token: String(next.body.refresh_token) }
  expect((await postToken(sandbox, again)).status).toBe(200)
})

test.each([
  ['no redirect address', {}],
  ['a redirect address without TLS', { redirect_uris: ['http://example.com/back'] }],
  ['a script for an address', { redirect_uris: ['javascript:alert(1)'] }],
])('a registration with %s is 400', async (_, body) => {
  const answer = await postRegister(await sandboxFor(), body)
  expect(answer.status).toBe(400)
  expect(answer.body).toEqual({
    error: expect.stringMatching(/^invalid_/),
    error_description: expect.any(String),
  })
})

test('the port of a loopback address may be another than was registered', async () => {
  const sandbox = await sandboxFor()
  const client_id = await registeredClient(sandbox, ['http://127.0.0.1/back', 'https://a.example'])
  const redirect_uri = 'http://127.0.0.1:50123/back'
  const { location } = await getAuthorize(sandbox, { client_id, redirect_uri })
  expect(location?.host).toBe('127.0.0.1:50123')
})

test.each([
  ['client', { client_id: 'nobody' }],
  ['redirect address', { redirect_uri: 'https://elsewhere.example/back' }],
])('an unknown %s is answered, not redirected', async (_, over) => {
  const sandbox = await sandboxFor()
  const asked = { client_id: await registeredClient(sandbox), ...over }
  const { status, location } = await getAuthorize(sandbox, asked)
  expect({ status, location }).toEqual({ status: 400, location: undefined })
})

test.each([
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_request', { code_challenge: undefined }],
  ['invalid_request', { code_challenge_method: 'plain' }],
  ['invalid_scope', { scope: 'calc:read everything' }],
  ['invalid_target', { resource: 'https://elsewhere.example/mcp' }],
])('%s is told to the client by redirect', async (error, over) => {
  const sandbox = await sandboxFor()
  const client_id = await registeredClient(sandbox)
  const { status, location } = await getAuthorize(sandbox, { client_id, state: 's', ...over })
  expect(status).toBe(302)
  expect(location?.searchParams.get('error')).toBe(error)
  expect(location?.searchParams.get('state')).toBe('s')
  expect(location?.searchParams.has('code')).toBe(false)
})

test.each([
  [400, 'unsupported_grant_type', { grant_type: 'password' }],
  [400, 'invalid_request', { code: '' }],
  [401, 'invalid_client', { client_id: 'nobody' }],
  [400, 'invalid_target', { resource: 'https://elsewhere.example' }],
])('%i %s at the token route', async (status, error, over) => {
  const sandbox = await sandboxFor()
  const client = await registeredClient(sandbox)
  const form = codeForm(client, await codeFor(sandbox, client), over)
  const answer = await postToken(sandbox, form)
  expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error })
})

test('the journal keeps no code verifier and no refresh token', async () => {
  const sandbox = await sandboxFor()
  const { client, refresh } = await accessFor(sandbox)
  await postToken(sandbox, {
    grant_type: 'refresh_token',
    client_id: client,
    refresh_token: refresh,
  })
  const written = JSON.stringify(sandbox.journal())
  expect(written).toContain('/calc/token')
  expect(written).not.toContain(refresh)
  expect(written).not.toContain('a'.repeat(43))
})
