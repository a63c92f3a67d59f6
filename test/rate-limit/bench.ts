import type { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import {
  type SeedEntry,
  SlidingWindows,
  type SlidingWindowsSettings,
} from '../../src/rate-limit/sliding-windows.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { openRedis } from '../../src/redis/redis.js'
import { ENTRY, embeddedHome } from '../redis/embedded.js'
import { startRedis } from '../redis/redis-process.js'
import { CLOCKED, START_MS, setClock } from './clocked.js'

export const SECOND = { units: 2, ms: 1_000 }
export const MINUTE = { units: 3, ms: 60_000 }
/** The name holds what could confuse the keys of a cluster. */
export const SETTINGS: SlidingWindowsSettings = {
  name: 'calc/firm{1}',
  windows: [SECOND, MINUTE],
  holdMs: 500,
}
export const STATE_KEY = 'lote:{calc%2Ffirm%7B1%7D}:state'

/** A book that begins empty in each test, at instant 0 of a clock that the test sets. */
export class Bench {
  server!: RedisServer
  redis!: Redis
  book!: SlidingWindows

  bookOf(more: Partial<SlidingWindowsSettings> = {}): SlidingWindows {
    return new SlidingWindows(this.redis, { ...SETTINGS, ...more }, CLOCKED)
  }

  at(ms: number): Promise<void> {
    return setClock(this.redis, START_MS + ms)
  }

  /** Grants and settles at once, as a call that takes no time. */
  async spend(id: string, units: number): Promise<void> {
    expect(await this.book.grant(id, units)).toMatchObject({ is: 'granted' })
    expect(await this.book.settle(id, units)).toBe(true)
  }

  /** As who finds the book lost does: asks what the loss is called, lists, and seeds. */
  async seed(entries: readonly SeedEntry[], book = this.book): Promise<boolean> {
    return book.seed(entries, await lostName(book))
  }

  /** Redis forgets everything, but not what time it is. */
  async lose(): Promise<void> {
    await this.redis.flushall()
    await this.at(0)
  }
}

/** How the book calls the loss that it has not been seeded after. */
export async function lostName(book: SlidingWindows): Promise<string> {
  const asked = await book.grant('who asks first', 1)
  expect(asked.is).toBe('unknown')
  return asked.is === 'unknown' ? asked.lost : ''
}

/** The same claims hold on both servers: `npm test` has the embedded one, `npm run test:system` both. */
const SERVER = process.env.LOTE_TEST_SYSTEM === '1' ? 'redis-server' : 'the embedded Valkey'

async function startServer(): Promise<{ server: RedisServer; close(): Promise<void> }> {
  if (SERVER === 'redis-server') {
    const { url, close } = await startRedis()
    return { server: await openRedis({ url, embedded: { entry: ENTRY, dir: '/nowhere' } }), close }
  }
  const home = await embeddedHome()
  return { server: await openRedis({ embedded: home.settings }), close: () => home.close() }
}

export function onServer(claims: ((bench: Bench) => void)[]): void {
  describe(`the book in ${SERVER}`, () => {
    const bench = new Bench()
    let close: () => Promise<void>
    beforeAll(async () => {
      const started = await startServer()
      close = started.close
      bench.server = started.server
      bench.redis = bench.server.connect('book')
    })
    afterAll(async () => {
      await bench.server.close()
      await close()
    })
    beforeEach(async () => {
      bench.book = bench.bookOf()
      await bench.lose()
      await bench.seed([])
    })
    for (const claim of claims) claim(bench)
  })
}
