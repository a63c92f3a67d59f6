import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'
import { lote, startWorker } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const CHILD = fileURLToPath(new URL('./eight-workers.child.mjs', import.meta.url))
const WINDOWS = [
  { units: 60, ms: 1_000 },
  { units: 300, ms: 5_000 },
]
const PROCESSES = 8
const KILLS = 60
/** Between one loss of Redis and the next, and after the last. */
const CALLS = 300
const LOSSES = 2
/** More than the windows let through in a minute and the waits after the losses. */
const ROWS = 10_000

const bench = useWorkbench(
  { calcLimits: WINDOWS, latencyMs: 50 },
  { CALC_LIMITS: '60/1s,300/5s', CALC_TIMEOUT: '2s' },
)
let redis: RedisProcess
let admin: Redis
let workers: ChildProcess[] = []
beforeEach(async () => {
  redis = await startRedis()
  admin = new Redis(redis.url)
  bench.env.REDIS_URL = redis.url
})
afterEach(async () => {
  await Promise.all(workers.map(kill))
  admin.disconnect()
  await redis.close()
})

/** Twelve callers and a book, and nothing else: resolves when they are about to call. */
async function callers(): Promise<ChildProcess> {
  const settings = {
    redisUrl: redis.url,
    baseUrl: bench.sandbox.calc,
    apiKey: bench.sandbox.apiKey,
    dir: bench.dir,
    windows: WINDOWS,
  }
  const child = fork(CHILD, [JSON.stringify(settings)])
  await once(child, 'message')
  return child
}

async function submit(): Promise<void> {
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const sent = await lote(
    ['submit', file, ...ONE_CALL_A_ROW.filter((word) => word !== '--yes')],
    bench.env,
    bench.dir,
  )
  expect(sent, sent.stderr).toMatchObject({ status: 0 })
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Every second, or as often as a process can be started: the next is ready before one is killed. */
async function replaceOne(begin: () => Promise<ChildProcess>, at: number): Promise<void> {
  const [next] = await Promise.all([begin(), pause(1_000)])
  await kill(workers[at]!)
  workers[at] = next
}

test.each([
  { kind: 'callers', begin: callers, prepare: async () => undefined },
  { kind: 'workers', begin: () => startWorker(bench), prepare: submit },
])('eight $kind, one killed every second for a minute, Redis flushed twice: no window overflows', async ({
  begin,
  prepare,
}) => {
  await prepare()
  workers = await Promise.all(Array.from({ length: PROCESSES }, begin))
  const sentBefore: number[] = []
  const sentSince = () => bench.corrections().length - (sentBefore.at(-1) ?? 0)
  // After a loss everything is held for the skew of the clocks as well: half a minute.
  for (let killed = 0; killed < KILLS || sentSince() < CALLS; killed++) {
    await replaceOne(begin, killed % PROCESSES)
    if (sentBefore.length === LOSSES || sentSince() < CALLS) continue
    sentBefore.push(bench.corrections().length)
    await admin.flushall()
  }
  const calls = bench.corrections()
  console.info(`${calls.length} calls; before the losses of Redis ${sentBefore.join(' and ')}`)
  expect(sentBefore).toHaveLength(LOSSES)
  expect(bench.sandbox.violations()).toEqual([])
  // What is too much the sandbox refuses; 0 is a call whose process was killed.
  expect(calls.filter(({ status }) => status !== 200 && status !== 0)).toEqual([])
}, 600_000)
