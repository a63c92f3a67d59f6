import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'
import { ended, lote, start } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const ROWS = 100
const bench = useWorkbench(
  {
    calcLimits: [
      { units: 60, ms: 1_000 },
      { units: 300, ms: 5_000 },
    ],
    latencyMs: 100,
  },
  { CALC_LIMITS: '60/1s,300/5s', CALC_TIMEOUT: '2s' },
)
let server: RedisProcess

beforeEach(async () => {
  server = await startRedis()
  bench.env.REDIS_URL = server.url
})
afterEach(async () => {
  await server.close()
})

async function begin(): Promise<ReturnType<typeof start>> {
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  return start(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir)
}

async function untilCalls(calls: number): Promise<void> {
  while (bench.corrections().length < calls) await setImmediate()
}

test('Redis flushed twice in the middle: every row once, no call twice, not one 429', async () => {
  const redis = new Redis(server.url)
  const running = ended(await begin())
  for (const calls of [20, 50]) {
    await untilCalls(calls)
    await redis.flushall()
  }
  const run = await running
  redis.disconnect()
  expect(run.stderr).toContain('Pronto')
  expect(run.report.rows).toMatchObject({ ok: ROWS, pending: 0 })
  expect(bench.corrections()).toHaveLength(ROWS)
  expect(bench.corrections().filter(({ status }) => status === 429)).toEqual([])
})

test('process and Redis killed together: a resume on an empty Redis breaks no limit and repeats nothing answered', async () => {
  const child = await begin()
  const closed = once(child, 'close')
  child.stdout!.resume()
  child.stderr!.resume()
  await untilCalls(40)
  child.kill('SIGKILL')
  await closed
  await server.close()
  server = await startRedis()
  bench.env.REDIS_URL = server.url
  const [batch] = JSON.parse((await lote(['list', '--json'], bench.env, bench.dir)).stdout) as {
    batch: string
  }[]
  const resumed = await lote(['resume', batch!.batch, '--json'], bench.env, bench.dir)
  expect(resumed.report.rows).toMatchObject({ ok: ROWS, pending: 0 })
  // Those under way, 64 at the most (`FEED_WINDOW`).
  expect(bench.corrections().length).toBeLessThanOrEqual(ROWS + 64)
  expect(bench.corrections().filter(({ status }) => status === 429)).toEqual([])
})
