import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RateLimiter, type RateLimiterSettings } from '../../src/rate-limit/limiter.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { openRedis } from '../../src/redis/redis.js'
import { systemClock } from '../../src/runtime/clock.js'
import { bearer } from '../../src/services/auth.js'
import { Caller, type CountedCall } from '../../src/services/caller.js'
import { Http } from '../../src/services/http.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'
import { json, serverFor } from './support/server.js'

/** Long enough that no unit comes back within a test. */
const HOUR = { units: 3, ms: 3_600_000 }

let home: EmbeddedHome
let redis: RedisServer
let gate: RateLimiter
let ledger: { atMs: number; units: number; grant: string }[]

beforeAll(async () => {
  home = await embeddedHome()
  redis = await openRedis({ embedded: home.settings })
})
afterAll(async () => {
  await redis.close()
  await home.close()
})
beforeEach(async () => {
  await redis.connect('book').flushall()
  ledger = []
  gate = rateLimiter()
})

function rateLimiter(more: Partial<RateLimiterSettings> = {}): RateLimiter {
  return new RateLimiter(redis.connect('book'), {
    name: 'calc-test',
    windows: [HOUR],
    holdMs: 60_000,
    clock: systemClock,
    random: Math.random,
    recentlySpent: async () => ledger,
    log: pino({ level: 'silent' }),
    ...more,
  })
}

/** What is given back is given back in the background: ask with `expect.poll`. */
async function used(): Promise<number> {
  const [window] = (await gate.state()).windows
  return window!.used
}

function callerFor(url: string): Caller {
  const http = new Http({
    baseUrl: url,
    service: 'calculation',
    auth: bearer('k'),
    timeoutMs: 5_000,
  })
  return new Caller(http, gate, Date.now)
}

function aCall(more: Partial<CountedCall> = {}): CountedCall {
  const late = async () => Date.now() + 60_000
  return { id: 'b.t.1', units: 1, method: 'POST', path: '/x', body: {}, beforeSend: late, ...more }
}

test('units are held when the call arrives, and stay used for the window after its answer', async () => {
  const arrived: number[] = []
  const server = await serverFor(async (_, response) => {
    arrived.push(await used())
    json(response, {})
  })
  await callerFor(server.url).call(aCall({ units: 2 }))
  expect([arrived, await used()]).toEqual([[2], 2])
})

test('a call that could not leave gives its units back', async () => {
  await callerFor('http://127.0.0.1:1').call(aCall())
  await expect.poll(used).toBe(0)
})

test('a call that could not be written down gives its units back', async () => {
  const beforeSend = () => Promise.reject(new Error('disk full'))
  await expect(callerFor('http://127.0.0.1:1').call(aCall({ beforeSend }))).rejects.toThrow()
  await expect.poll(used).toBe(0)
})

test('a book lost between grant and send: not sent on it, and sent when asked again', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const caller = callerFor(server.url)
  const losing = aCall({
    beforeSend: async () => {
      await redis.connect('other').flushall()
      return Date.now() + 60_000
    },
  })
  expect(await caller.call(losing)).toEqual({
    is: 'withdrawn',
    reason: 'the units were lost, Redis is away, or the service asked to wait',
  })
  expect(server.seen).toEqual([])
  expect(await caller.call(aCall())).toMatchObject({ is: 'called' })
  expect([server.seen.length, await used()]).toEqual([1, 1])
})

test('a book lost and made again by its own record: the call goes out on it', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const call = aCall({
    beforeSend: async ({ id }) => {
      ledger.push({ atMs: Date.now(), units: 1, grant: id })
      await redis.connect('other').flushall()
      // Another call of this process finds the book lost, and makes it again.
      await gate.enter('another', 1)
      return Date.now() + 60_000
    },
  })
  expect(await callerFor(server.url).call(call)).toMatchObject({ is: 'called' })
  expect(await used()).toBe(2)
})

test('a 429 keeps everybody of this book from calling', async () => {
  const server = await serverFor((_, response) =>
    json(response, { error: { code: 'X', message: 'x', retryAfter: 600 } }, 429),
  )
  await callerFor(server.url).call(aCall())
  await expect.poll(async () => (await gate.state()).pausedMs).toBeGreaterThan(500_000)
})

test('a 429 of two days halts, and for a day nobody of this book calls', async () => {
  const server = await serverFor((_, response) =>
    json(response, { error: { code: 'X', message: 'x', retryAfter: 172_800 } }, 429),
  )
  const caller = callerFor(server.url)
  expect(await caller.call(aCall())).toMatchObject({ answer: { is: 'halt', why: 'long_wait' } })
  await expect.poll(async () => (await gate.state()).pausedMs).toBeGreaterThan(86_000_000)
  const stopping = new AbortController()
  const waiting = caller.call(aCall({ id: 'b.t.2' }), stopping.signal)
  // The book answers in order: what was asked before it is answered too.
  await gate.state()
  stopping.abort()
  expect([(await waiting).is, server.seen.length]).toEqual(['stopped', 1])
})

test('429 of another call between grant and send → not sent, its units given back', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const call = aCall({
    beforeSend: async () => {
      await gate.refused('another', 600_000, 'edge')
      return Date.now() + 60_000
    },
  })
  expect(await callerFor(server.url).call(call)).toMatchObject({ is: 'withdrawn' })
  expect(server.seen).toEqual([])
  await expect.poll(used).toBe(0)
})

test('stopped while waiting for units: nothing is sent, nothing is held', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const caller = callerFor(server.url)
  await caller.call(aCall({ units: 3 }))
  const stopping = new AbortController()
  const waiting = caller.call(aCall({ id: 'b.t.2' }), stopping.signal)
  stopping.abort()
  expect(await waiting).toEqual({ is: 'stopped' })
  expect([server.seen.length, await used()]).toEqual([1, 3])
})

test('a limit that the service tells lowers ours, and is followed up to what was configured', async () => {
  const limits = ['1', '2', '50', 'x']
  const server = await serverFor((_, response) => {
    response.setHeader('x-ratelimit-limit', limits.shift()!)
    json(response, {})
  })
  const seen: number[] = []
  for (let n = 1; n <= 3; n++) {
    await (await redis.connect('book')).flushall()
    await callerFor(server.url).call(aCall({ id: `b.t.${n}` }))
    seen.push(gate.limits()[0]!.units)
  }
  expect(seen).toEqual([1, 2, 3])
})

test('limit not heard yet, first answer an edge’s 429 without headers → the next call is the first', async () => {
  const server = await serverFor((_, response) => {
    response.writeHead(429, { 'retry-after': '0' })
    response.end('<html>too many requests</html>')
  })
  gate = rateLimiter({ advertises: true })
  await callerFor(server.url).call(aCall())
  const entered: string[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const enter = (id: string) =>
    gate.enter(id, 1, { signal }).then(({ is }) => entered.push(`${id} ${is}`))
  const waiting = ['a', 'b'].map(enter)
  await expect.poll(() => entered.length).toBe(1)
  await gate.state()
  stopping.abort()
  await Promise.all(waiting)
  expect(entered.map((one) => one.slice(2))).toEqual(['granted', 'stopped'])
})

test('limit lowered while Redis has lost the limiter → adopted by a process that knows the older one', async () => {
  await rateLimiter({ advertises: true, advertisedBefore: 3 }).advertised({ limit: 2 })
  const other = rateLimiter({ advertises: true, advertisedBefore: 3 })
  await other.enter('b.t.1', 1)
  expect(other.limits()[0]!.units).toBe(2)
})
