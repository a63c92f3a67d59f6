import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { ask, gazetteFor } from './gazette-support.js'

/** A sandbox with a clock that the test moves. */
async function timed(gazetteLimits = [{ units: 3, ms: 60_000 }]) {
  const time = { now: Date.UTC(2026, 0, 15, 15) }
  const sandbox = await gazetteFor({ gazetteLimits, clock: () => time.now })
  return { time, sandbox }
}

async function told(sandbox: Sandbox, path = '/v1/tribunals', key = sandbox.apiKey) {
  const { status, headers } = await ask(sandbox, path, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': left } = headers
  return [status, limit, left, headers['x-ratelimit-reset'], headers['retry-after']]
}

test('every answer tells the ceiling, what is left and when the next place comes free', async () => {
  const { sandbox, time } = await timed()
  const first = await told(sandbox)
  time.now += 10_500
  const second = await told(sandbox)
  const third = await told(sandbox)
  const refused = await told(sandbox)
  time.now += 49_500
  const later = await told(sandbox)
  expect(first).toEqual([200, '3', '2', '60', undefined])
  expect(second).toEqual([200, '3', '1', '50', undefined])
  expect(third).toEqual([200, '3', '0', '50', undefined])
  expect(refused).toEqual([429, '3', '0', '50', '50'])
  expect(later).toEqual([200, '3', '0', '11', undefined])
})

test('a refusal is the envelope, and counts nothing', async () => {
  const { sandbox, time } = await timed([{ units: 1, ms: 60_000 }])
  await told(sandbox)
  time.now += 59_999
  const { status, body } = await ask(sandbox, '/v1/me')
  expect(status).toBe(429)
  expect(body).toEqual({ error: { code: 'rate_limited', message: expect.any(String) } })
  time.now += 1
  expect(await told(sandbox)).toEqual([200, '1', '0', '60', undefined])
})

test('60 requests a minute unless told otherwise', async () => {
  const sandbox = await gazetteFor({ gazetteLimits: undefined })
  expect(await told(sandbox)).toEqual([200, '60', '59', '60', undefined])
})

test('all routes count, and so do requests that come to nothing', async () => {
  const paths = ['/v1/me', '/v1/tribunals', '/v1/communications?limit=0', '/v1/lawyers/0', '/v1/x']
  const { sandbox } = await timed([{ units: paths.length, ms: 60_000 }])
  const answers = []
  for (const path of paths) answers.push(await told(sandbox, path))
  expect(answers.map(([status]) => status)).toEqual([200, 200, 400, 404, 404])
  expect(answers.map(([, , left]) => left)).toEqual(['4', '3', '2', '1', '0'])
  expect((await told(sandbox))[0]).toBe(429)
})

test('what a fault does after the count is counted, and what the service never sees is not', async () => {
  const { sandbox } = await timed()
  sandbox.fault({ service: 'gazette', status: 500 })
  expect(await told(sandbox)).toEqual([500, '3', '2', '60', undefined])
  sandbox.fault({ service: 'gazette', edge: true, edgeStatus: 503 })
  expect(await told(sandbox)).toEqual([503, undefined, undefined, undefined, undefined])
  expect((await told(sandbox))[2]).toBe('1')
})

test('each key has a window of its own, and one without a valid key has none', async () => {
  const { sandbox } = await timed([{ units: 1, ms: 60_000 }])
  const { main, second, revoked } = sandbox.gazetteKeys
  const answers = []
  for (const key of [revoked, main, second, main]) {
    answers.push((await told(sandbox, '/v1/me', key))[0])
  }
  expect(answers).toEqual([401, 200, 200, 429])
})

test('the limit of the gazette is apart from that of the calculation service', async () => {
  const sandbox = await gazetteFor({
    calcLimits: [{ units: 1, ms: 60_000 }],
    gazetteLimits: [{ units: 2, ms: 60_000 }],
  })
  expect([(await told(sandbox))[0], (await told(sandbox))[0]]).toEqual([200, 200])
  expect(sandbox.violations()).toEqual([])
})

test('of two windows the headers tell the one that has least left', async () => {
  const { sandbox, time } = await timed([
    { units: 2, ms: 1_000 },
    { units: 3, ms: 60_000 },
  ])
  expect(await told(sandbox)).toEqual([200, '2', '1', '1', undefined])
  time.now += 2_000
  expect(await told(sandbox)).toEqual([200, '3', '1', '58', undefined])
})

test('/v1/me tells who the key is and the limits in force', async () => {
  const { sandbox } = await timed()
  await told(sandbox)
  const { status, body } = await ask(sandbox, '/v1/me')
  expect(status).toBe(200)
  expect(body).toEqual({
    key: {
      id: 'main',
      name: 'Produção',
      created_at: '2025-12-16T12:00:00',
      expires_at: null,
    },
    user: { id: 1, nome: 'Escritório Modelo' },
    limits: { limit: 3, window_seconds: 60, remaining: 1, reset: 60, max_page_size: 200 },
  })
})

test('the journal has the key by its id, one unit for what counted, and no key', async () => {
  const { sandbox } = await timed([{ units: 1, ms: 60_000 }])
  await told(sandbox, '/v1/tribunals?uf=SP', sandbox.gazetteKeys.second)
  await told(sandbox, '/v1/me', sandbox.gazetteKeys.second)
  await ask(sandbox, '/v1/me', { headers: {} })
  expect(sandbox.journal()).toMatchObject([
    {
      service: 'gazette',
      account: 'second',
      units: 1,
      status: 200,
      path: '/gazette/v1/tribunals?uf=SP',
    },
    { service: 'gazette', account: 'second', units: 0, status: 429 },
    { service: 'gazette', account: null, units: 0, status: 401 },
  ])
  expect(JSON.stringify(sandbox.journal())).not.toContain(sandbox.gazetteKeys.second)
  expect(sandbox.violations()).toEqual([])
})
