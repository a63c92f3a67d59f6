import { afterEach, expect, test } from 'vitest'
import { EXIT } from '../../src/core/errors.js'
import type { Clock } from '../../src/runtime/clock.js'
import { bearer } from '../../src/services/auth.js'
import { Caller } from '../../src/services/caller.js'
import { CatalogueReads } from '../../src/services/catalogue-reads.js'
import { Http } from '../../src/services/http.js'
import { OpenGate } from './support/gate.js'
import { json, serverFor, type TestServer } from './support/server.js'

type Reply = 'cut' | [status: number, body: unknown]

const opened: Http[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((http) => http.close()))
})

function readsOf(url: string) {
  const slept: number[] = []
  let nowMs = 0
  const pass = (ms: number) => {
    nowMs += ms
  }
  const sleep = async (ms: number) => {
    slept.push(ms)
    pass(ms)
  }
  const clock: Clock = { now: () => nowMs, sleep }
  const http = new Http({
    baseUrl: url,
    service: 'calculation',
    auth: bearer('k'),
    timeoutMs: 5_000,
  })
  opened.push(http)
  const gate = new OpenGate()
  return {
    reads: new CatalogueReads(new Caller(http, gate, clock.now), clock, url, 'CALC_API_KEY'),
    slept,
    gate,
    pass,
  }
}

/** Answers one reply after the other, the last for ever. */
function serverOf(...replies: Reply[]): Promise<TestServer> {
  return serverFor((_, response, socket) => {
    const reply = replies.length > 1 ? replies.shift()! : replies[0]!
    if (reply === 'cut') socket.destroy()
    else json(response, reply[1], reply[0])
  })
}

const error = (code: string) => ({ error: { code, message: 'm' } })
const wait = (retryAfter: number) => ({ error: { code: 'X', message: 'x', retryAfter } })

test('what is there is found, and costs no unit', async () => {
  const server = await serverOf([200, { indices: [] }])
  const { reads, gate } = readsOf(server.url)
  expect(await reads.get('r', '/v1/indices')).toEqual({ is: 'found', body: { indices: [] } })
  expect(gate.events).toEqual([])
})

test('what the service refuses is absent, and not asked again', async () => {
  const server = await serverOf([404, error('TABLE_NOT_FOUND')])
  expect(await readsOf(server.url).reads.get('r', '/x')).toEqual({
    is: 'absent',
    status: 404,
    message: 'm',
  })
  expect(server.seen).toHaveLength(1)
})

test('a failure, a cut and a 429 pass: the third time counts', async () => {
  const server = await serverOf([503, ''], 'cut', [200, 1])
  const { reads, slept } = readsOf(server.url)
  expect(await reads.get('r', '/x')).toEqual({ is: 'found', body: 1 })
  expect(slept).toEqual([500, 1_000])
})

test('a failure that lasts → told after the third time', async () => {
  const server = await serverOf([503, ''], [503, ''], [503, ''], [200, 1])
  await expect(readsOf(server.url).reads.get('r', '/x')).rejects.toMatchObject({
    status: EXIT.other,
  })
  expect(server.seen).toHaveLength(3)
})

test('a 429 of a few seconds → waited for as asked', async () => {
  const server = await serverOf([429, wait(2)], [429, wait(65)], [200, 1])
  const { reads, slept } = readsOf(server.url)
  await reads.get('r', '/x')
  expect(slept).toEqual([2_000, 65_000])
})

test('a 429 of an hour → told with its end, and no path is asked before it', async () => {
  const server = await serverOf([429, wait(3_600)], [200, 1])
  const { reads, slept, pass } = readsOf(server.url)
  const told = (seconds: number) => ({
    status: EXIT.other,
    sentences: [{ code: 'service_waits', facts: { seconds, until: '31/12 22:00' } }],
  })
  await expect(reads.get('r', '/x')).rejects.toMatchObject(told(3_600))
  pass(1_000_000)
  await expect(reads.get('r', '/y')).rejects.toMatchObject(told(2_600))
  expect(await reads.tryGet('r', '/z')).toMatchObject({ is: 'absent', status: 0 })
  expect(reads.retryAfterMs()).toBe(2_600_000)
  expect([server.seen.length, slept]).toEqual([1, []])
  pass(2_590_000)
  expect(await reads.get('r', '/y')).toEqual({ is: 'found', body: 1 })
  expect(slept).toEqual([10_000])
})

test('a 429 of two days → no path is asked again for a day', async () => {
  const server = await serverOf([429, wait(172_800)], [200, 1])
  const { reads, pass } = readsOf(server.url)
  const told = { sentences: [{ code: 'long_wait' }] }
  await expect(reads.get('r', '/x')).rejects.toMatchObject(told)
  await expect(reads.get('r', '/y')).rejects.toMatchObject(told)
  expect(server.seen).toHaveLength(1)
  pass(86_400_000)
  expect(await reads.get('r', '/y')).toEqual({ is: 'found', body: 1 })
})

test.each<[string, Reply, string, number]>([
  ['503', [503, ''], 'service_broken', EXIT.other],
  ['200 with the error envelope', [200, error('X')], 'service_broken', EXIT.other],
  ['a cut connection', 'cut', 'unreachable', EXIT.other],
  ['429', [429, wait(1)], 'service_waits', EXIT.other],
  ['a 429 of two days', [429, wait(172_800)], 'long_wait', EXIT.other],
  ['a redirect', [302, ''], 'unreachable', EXIT.other],
  ['an HTML page', [404, '<html>'], 'service_broken', EXIT.other],
  ['a wrong key', [401, error('INVALID_API_KEY')], 'unauthorized', EXIT.usage],
])('%s for ever is refused, and where one can do without it reads as absence', async (_name, reply, code, status) => {
  const server = await serverOf(reply)
  const { reads } = readsOf(server.url)
  await expect(reads.get('r', '/x')).rejects.toMatchObject({ status, sentences: [{ code }] })
  const tried = reads.tryGet('r', '/x')
  if (status === EXIT.usage) await expect(tried).rejects.toMatchObject({ status })
  else expect(await tried).toMatchObject({ is: 'absent', status: 0 })
})

test.each([400, 404, 405])('a %i without the envelope is not asked again', async (status) => {
  const server = await serverOf([status, '<html>'])
  await expect(readsOf(server.url).reads.get('r', '/x')).rejects.toMatchObject({
    status: EXIT.other,
  })
  // A 404 may be a route that an older service does not have: it is asked whether one is there.
  expect(server.seen.filter(({ path }) => path === '/x')).toHaveLength(1)
})

test('a scope that is missing reads as absence', async () => {
  const server = await serverOf([403, error('FORBIDDEN_SCOPE')])
  expect(await readsOf(server.url).reads.get('r', '/x')).toMatchObject({
    is: 'absent',
    status: 403,
  })
})

test('nobody there is told with the address', async () => {
  const url = 'http://127.0.0.1:1'
  await expect(readsOf(url).reads.get('r', '/x')).rejects.toMatchObject({
    sentences: [{ code: 'unreachable', facts: { url } }],
  })
})

test('a route that a service does not have is absent; where there is no service it is a failure', async () => {
  const there = await serverFor((request, response) => {
    if (request.path === '/health') json(response, { ok: 1 })
    else json(response, 'nothing', 404)
  })
  expect(await readsOf(there.url).reads.get('r', '/v1/tables')).toMatchObject({
    is: 'absent',
    status: 404,
  })
  const elsewhere = await serverOf([404, '<html>'])
  await expect(readsOf(elsewhere.url).reads.get('r', '/v1/tables')).rejects.toMatchObject({
    status: EXIT.other,
  })
})

test('health is asked without the key, all else with it', async () => {
  const server = await serverOf([200, {}])
  const { reads } = readsOf(server.url)
  await reads.get('GET /health', '/health')
  await reads.get('r', '/v1/indices')
  expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer k'])
})

test('401 → names where the operator put the key', async () => {
  const server = await serverOf([401, error('unauthorized')])
  await expect(readsOf(server.url).reads.get('r', '/x')).rejects.toMatchObject({
    sentences: [{ code: 'unauthorized', facts: { variable: 'CALC_API_KEY' } }],
  })
})
