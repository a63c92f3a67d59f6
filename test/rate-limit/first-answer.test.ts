import { setMaxListeners } from 'node:events'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { RateLimiter } from '../../src/rate-limit/limiter.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { openRedis } from '../../src/redis/redis.js'
import { systemClock } from '../../src/runtime/clock.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'

/** Long enough that no unit comes back within a test. */
const HOUR = 3_600_000
const CONFIGURED = 20

let home: EmbeddedHome
let redis: RedisServer
let stopping: AbortController
let granted: { worker: RateLimiter; id: string }[]
let waiting: Promise<void>[]

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
  stopping = new AbortController()
  // Each waiting call listens to it.
  setMaxListeners(0, stopping.signal)
  granted = []
  waiting = []
  for (const name of ['a', 'b']) startWorker(name)
})
afterEach(async () => {
  stopping.abort()
  await Promise.all(waiting)
})

/** A process of which 15 calls ask for units at once. */
function startWorker(name: string): void {
  const worker = new RateLimiter(redis.connect(name), {
    name: 'gazette',
    windows: [{ units: CONFIGURED, ms: HOUR }],
    holdMs: 60_000,
    clock: systemClock,
    random: Math.random,
    log: pino({ level: 'silent' }),
    recentlySpent: async () => [],
    advertises: true,
  })
  const calls = Array.from({ length: 15 }, async (_, at) => {
    const id = `${name}${at}`
    const entered = await worker.enter(id, 1, { signal: stopping.signal })
    if (entered.is === 'granted') granted.push({ worker, id })
  })
  waiting.push(...calls)
}

async function grantedInTheEnd(count: number): Promise<number> {
  await expect.poll(() => granted.length).toBe(count)
  for (const { worker } of [...granted]) await worker.state()
  stopping.abort()
  await Promise.all(waiting)
  return granted.length
}

test('limit below the configured one, not heard yet → one call of all workers, then as many as the limit', async () => {
  await expect.poll(() => granted.length).toBe(1)
  const [{ worker, id }] = granted as [(typeof granted)[0]]
  await worker.advertised({ limit: 7, remaining: 6, resetMs: HOUR })
  await worker.settle(id, 1, 100)
  expect(await grantedInTheEnd(7)).toBe(7)
})

test('first answer advertises nothing → the configured limit', async () => {
  await expect.poll(() => granted.length).toBe(1)
  await granted[0]!.worker.settle(granted[0]!.id, 1, 100)
  expect(await grantedInTheEnd(CONFIGURED)).toBe(CONFIGURED)
})

test('answer of the first call lost → the next call is the first', async () => {
  await expect.poll(() => granted.length).toBe(1)
  await granted[0]!.worker.failed()
  expect(await grantedInTheEnd(2)).toBe(2)
})
