import { expect, test } from 'vitest'
import { ask, gazetteFor } from './gazette-support.js'

const ID_NOBODY_HAS = 1

/** The envelope, exactly. */
function envelope(code: string) {
  return { error: { code, message: expect.stringMatching(/./) } }
}

test.each([
  'limit=0',
  'limit=201',
  'limit=-1',
  'limit=2.5',
  'limit=x',
  'limit=',
  'limit=1&limit=2',
  'offset=-1',
  'offset=1.5',
  'offset=x',
  'q=ab',
  'q=%20ab%20',
  'q=',
  'q=%F0%9F%98%80a',
  'data_inicio=2026-1-5',
  'data_inicio=05/01/2026',
  'data_inicio=2026-02-30',
  'data_fim=2026-13-01',
  'data_fim=ontem',
  'data_inicio=2026-01-08&data_fim=2026-01-07',
  'numero_processo=1234',
  'numero_processo=0000001-68.2026.8.26.010',
  'numero_processo=abc',
  'numero_processo=0000001-682026.8.26.0100',
  'uf_oab=',
  'numero_oab=1&numero_oab=2',
])('/v1/communications?%s is a bad request', async (query) => {
  const { status, body } = await ask(await gazetteFor(), `/v1/communications?${query}`)
  expect(status).toBe(400)
  expect(body).toEqual(envelope('bad_request'))
})

test.each([
  '/v1/processos?q=ab',
  '/v1/processos?limit=0',
  '/v1/processos?data_inicio=x',
  '/v1/processos/123',
  '/v1/processos/0000001-68.2026.8.26.0100-1',
  '/v1/parties?limit=201',
  '/v1/parties?offset=-1',
  '/v1/parties?nome=',
  '/v1/lawyers?numero_oab=abc',
  '/v1/lawyers?uf_oab=',
  '/v1/tribunals?ativo=sim',
  '/v1/tribunals?ativo=TRUE',
  '/v1/tribunals?ativo=1',
  '/v1/lawyers/%zz',
])('%s is a bad request', async (path) => {
  const { status, body } = await ask(await gazetteFor(), path)
  expect(status).toBe(400)
  expect(body).toEqual(envelope('bad_request'))
})

test.each([
  'limit=1',
  'limit=200',
  'q=abc',
  'offset=0',
  'data_inicio=2024-02-29',
])('/v1/communications?%s is within bounds', async (query) => {
  expect((await ask(await gazetteFor(), `/v1/communications?${query}`)).status).toBe(200)
})

test.each([
  `/v1/communications/${ID_NOBODY_HAS}`,
  '/v1/communications/abc',
  '/v1/lawyers/999999999',
  '/v1/lawyers/abc',
  '/v1/parties/999999999',
  '/v1/processos/00000016820268260100',
  '/v1/anything',
  '/v1',
  '/v1/me/',
  '/',
])('%s is not found', async (path) => {
  const { status, body } = await ask(await gazetteFor(), path)
  expect(status).toBe(404)
  expect(body).toEqual(envelope('not_found'))
})

test.each([
  'POST',
  'DELETE',
  'HEAD',
] as const)('the service is read-only: %s is not found', async (method) => {
  const sandbox = await gazetteFor()
  const headers = { authorization: `Bearer ${sandbox.apiKey}` }
  expect((await ask(sandbox, '/v1/tribunals', { method, headers })).status).toBe(404)
})

/** The same key in either of the two headers that may carry it. */
function bothWays(key: string): Record<string, string>[] {
  return [{ authorization: `Bearer ${key}` }, { 'x-api-key': key }]
}

const PATHS = [
  '/v1/communications',
  `/v1/communications/${ID_NOBODY_HAS}`,
  '/v1/processos',
  '/v1/processos/00000016820268260100',
  '/v1/lawyers',
  '/v1/lawyers/1',
  '/v1/parties',
  '/v1/parties/1',
  '/v1/tribunals',
  '/v1/me',
  '/v1/anything',
]

test.each(PATHS)('%s without a key is unauthorized, and has no limit headers', async (path) => {
  const { status, body, headers } = await ask(await gazetteFor(), path, { headers: {} })
  expect(status).toBe(401)
  expect(body).toEqual(envelope('unauthorized'))
  expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([])
})

test.each([
  'revoked',
  'expired',
] as const)('a %s key is unauthorized in both headers', async (kind) => {
  const sandbox = await gazetteFor()
  const key = sandbox.gazetteKeys[kind]
  for (const headers of bothWays(key)) {
    const { status, body } = await ask(sandbox, '/v1/me', { headers })
    expect([status, body]).toEqual([401, envelope('unauthorized')])
  }
})

test.each<[string, string]>([
  ['authorization', 'Bearer gz_nobody'],
  ['authorization', 'Basic abc'],
  ['authorization', 'Bearer'],
  ['x-api-key', 'gz_nobody'],
])('%s: %s is unauthorized', async (name, value) => {
  const headers = { [name]: value }
  expect((await ask(await gazetteFor(), '/v1/me', { headers })).status).toBe(401)
})

test('a key of the calculation service that is not the main one opens nothing here', async () => {
  const sandbox = await gazetteFor()
  const headers = { authorization: `Bearer ${sandbox.keys.unsubscribed}` }
  expect((await ask(sandbox, '/v1/me', { headers })).status).toBe(401)
})

test.each(['main', 'second'] as const)('the %s key opens in both headers', async (kind) => {
  const sandbox = await gazetteFor()
  const key = sandbox.gazetteKeys[kind]
  for (const headers of bothWays(key)) {
    const { status, body } = await ask(sandbox, '/v1/me', { headers })
    expect([status, body.key.id]).toEqual([200, kind])
  }
})

test.each(PATHS)('%s can answer an internal error on request', async (path) => {
  const sandbox = await gazetteFor()
  sandbox.fault({ service: 'gazette', status: 500 })
  const { status, body } = await ask(sandbox, path)
  expect(status).toBe(500)
  expect(body).toEqual(envelope('internal_error'))
})

test('a 429 asked for has the code and the header of a real one', async () => {
  const sandbox = await gazetteFor()
  sandbox.fault({ service: 'gazette', path: '/v1/lawyers', status: 429 })
  const spared = await ask(sandbox, '/v1/me')
  const { status, body, headers } = await ask(sandbox, '/v1/lawyers')
  expect([spared.status, status]).toEqual([200, 429])
  expect(body).toEqual(envelope('rate_limited'))
  expect(headers['retry-after']).toBe('60')
})
