import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FinishEstimate } from '../../../src/batches/view/finish-estimate.js'
import { RateLimiter } from '../../../src/rate-limit/limiter.js'
import { SlidingWindows } from '../../../src/rate-limit/sliding-windows.js'
import type { RedisServer } from '../../../src/redis/embedded-redis.js'
import { openRedis } from '../../../src/redis/redis.js'
import { systemClock } from '../../../src/runtime/clock.js'
import type { Bucket } from '../../../src/storage/bucket.js'
import { openFolder } from '../../../src/storage/folder.js'
import { type EmbeddedHome, embeddedHome } from '../../redis/embedded.js'
import { requestsOf } from '../../support/requests.js'

const WINDOWS = [{ units: 60, ms: 60_000 }]
const plan = { rows: 100, chunks: 1, tasks: 100, rejected: 0, duplicate: 0, ignored: 0 }
const batch = {
  id: 'lote',
  quote: { calls: 100, units: 100, estimateMs: 0 },
  plan: { ...plan, toCall: 100, hidden: 0, groups: 0 },
}

let home: EmbeddedHome
let redis: RedisServer
let dir: string
let book: SlidingWindows
let forecast: FinishEstimate
let bucket: Bucket
let nowMs: number
beforeEach(async () => {
  home = await embeddedHome()
  redis = await openRedis({ embedded: home.settings })
  dir = await mkdtemp(join(tmpdir(), 'lote-forecast-'))
  const settings = { name: 'calc-test', windows: WINDOWS, holdMs: 60_000 }
  const connection = redis.connect('book')
  book = new SlidingWindows(connection, settings)
  const gate = new RateLimiter(connection, {
    ...settings,
    clock: systemClock,
    random: Math.random,
    recentlySpent: async () => [],
    log: pino({ level: 'silent' }),
  })
  // A book is made again by who spends: until then it knows nothing that was learnt.
  await gate.enter('first', 1)
  await gate.release('first', 1)
  bucket = await openFolder(dir)
  nowMs = Date.now()
  forecast = new FinishEstimate({
    bucket,
    gate,
    account: {
      name: 'default',
      service: 'calculation',
      key: 'k',
      windows: WINDOWS,
      timeoutMs: 1_000,
      baseUrl: 'https://calc.example',
    },
    book: settings.name,
    clock: { ...systemClock, now: () => nowMs },
    concurrency: 100,
    isUnpriced: (job) => job === 'correct',
  })
})
afterEach(async () => {
  await redis.close()
  await home.close()
  await rm(dir, { recursive: true })
})

const wholeMinutes = (ms: number) => Math.floor(ms / 60_000)

test('what a call of untold cost was seen to cost since the quote is in the time that is left', async () => {
  expect(wholeMinutes(await forecast.leftMs({ ...batch, job: 'correct' }, 100, 'normal'))).toBe(1)
  await book.raiseCost(3)
  expect(wholeMinutes(await forecast.leftMs({ ...batch, job: 'correct' }, 100, 'normal'))).toBe(4)
})

test('and not in that of a call whose cost the contract tells', async () => {
  await book.raiseCost(3)
  expect(wholeMinutes(await forecast.leftMs({ ...batch, job: 'calc' }, 100, 'normal'))).toBe(1)
})

test('asked again at once → nothing is read anew; after the clock was set back by an hour → all is', async () => {
  const quote = { ...batch.quote, first: { calls: 100, units: 100 } }
  const asked = requestsOf(bucket)
  const ask = async () => {
    asked.length = 0
    await forecast.leftMs({ ...batch, quote, job: 'calc' }, 100, 'normal')
    return [...asked]
  }
  const all = await ask()
  expect(all).toEqual(['list prices', 'list open'])
  expect(await ask()).toEqual([])
  nowMs -= 3_600_000
  expect(await ask()).toEqual(all)
})
