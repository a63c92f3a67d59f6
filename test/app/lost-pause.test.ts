import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLimiter } from '../../src/app/rate-limiter.js'
import type { RateLimiter } from '../../src/rate-limit/limiter.js'
import { notePause, pausedUntil } from '../../src/records/told-pause.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { openRedis } from '../../src/redis/redis.js'
import { systemClock } from '../../src/runtime/clock.js'
import type { Account } from '../../src/services/account.js'
import { authOf } from '../../src/services/auth.js'
import { Caller, type CountedCall } from '../../src/services/caller.js'
import { Http } from '../../src/services/http.js'
import { openFolder } from '../../src/storage/folder.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'
import { json, serverFor, type TestServer } from '../services/support/server.js'

const RETRY_AFTER = 1_800
const MOST_OF_IT_MS = 1_700_000

let home: EmbeddedHome
let redis: RedisServer
let dir: string
let server: TestServer
beforeAll(async () => {
  home = await embeddedHome()
  redis = await openRedis({ embedded: home.settings })
})
afterAll(async () => {
  await redis.close()
  await home.close()
})
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-pause-'))
  await redis.connect('other').flushall()
  const error = { code: 'X', message: 'x', retryAfter: RETRY_AFTER }
  server = await serverFor((_, response) => json(response, { error }, 429))
})
afterEach(() => rm(dir, { recursive: true }))

/** The limiter of a new process, with the storage of that name, on one machine. */
async function processOf(storage: string): Promise<[Caller, RateLimiter]> {
  const account: Account = {
    name: 'default',
    service: 'calculation',
    baseUrl: server.url,
    key: 'k',
    windows: [{ units: 60, ms: 60_000 }],
    timeoutMs: 5_000,
  }
  const gate = await openLimiter(account, {
    bucket: await openFolder(join(dir, storage)),
    machine: await openFolder(join(dir, 'machine')),
    redis: redis.connect('book'),
    clock: systemClock,
    random: Math.random,
    log: pino({ level: 'silent' }),
  })
  const http = new Http({ ...account, auth: authOf(account) })
  return [new Caller(http, gate, Date.now), gate]
}

function aCall(id: string): CountedCall {
  const beforeSend = async () => Date.now() + 60_000
  return { id, units: 1, method: 'POST', path: '/x', body: {}, beforeSend }
}

const pausedMs = async (gate: RateLimiter) => (await gate.state()).pausedMs

test.each([
  'same',
  'other',
])('429 of half an hour, Redis lost → a new process with the %s storage waits, and tells so before and after', async (storage) => {
  const [first, before] = await processOf('same')
  await first.call(aCall('a'))
  await expect.poll(() => pausedMs(before)).toBeGreaterThan(MOST_OF_IT_MS)
  await redis.connect('other').flushall()

  const [second, gate] = await processOf(storage)
  await expect.poll(() => pausedMs(gate)).toBeGreaterThan(MOST_OF_IT_MS)
  const stopping = new AbortController()
  const waiting = second.call(aCall('b'), stopping.signal)
  await expect.poll(async () => (await gate.state()).known).toBe(true)
  expect(await pausedMs(gate)).toBeGreaterThan(MOST_OF_IT_MS)
  stopping.abort()
  expect([(await waiting).is, server.seen.length]).toEqual(['stopped', 1])
})

test('a shorter wait told after a longer one, by any process → the longer stands', async () => {
  const ledgers = [await openFolder(join(dir, 'same'))]
  expect(await pausedUntil(ledgers, 'book')).toBe(Number.NEGATIVE_INFINITY)
  for (const untilMs of [1_000, 1_800_000, 2_000]) await notePause(ledgers, 'book', untilMs)
  expect(await pausedUntil(ledgers, 'book')).toBe(1_800_000)
})
