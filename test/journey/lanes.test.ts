import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newest } from '../../src/redis/embedded-files.js'
import { connectOnce } from '../../src/redis/redis-connections.js'
import { lote, startWorker } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench(
  {
    calcLimits: [
      { units: 30, ms: 1_000 },
      { units: 1_000, ms: 60_000 },
    ],
    latencyMs: 50,
  },
  { CALC_LIMITS: '30/1s,1000/60s', CALC_TIMEOUT: '5s' },
)

let worker: ChildProcess
beforeEach(async () => {
  worker = await startWorker(bench)
})
afterEach(async () => {
  if (worker.exitCode !== null) return
  const closed = once(worker, 'exit')
  worker.kill('SIGTERM')
  await closed
})

/** Rows of a large portfolio ask for 100,01 and more, of a small one for 1,00 to 1,05. */
const SMALL = ['Processo;Valor;Vencimento', ...[1, 2, 3, 4, 5].map((n) => `;1,0${n};10/01/2020`)]
const isSmall = (body: unknown) => amountOf(body) < 2
const amountOf = (body: unknown) => (body as { items: [{ amount: number }] }).items[0].amount

async function submitted(name: string, content: string, ...more: string[]): Promise<string> {
  const file = await bench.file(name, content)
  const sent = await lote(
    ['submit', file, ...ONE_CALL_A_ROW.filter((word) => word !== '--yes'), ...more],
    bench.env,
    bench.dir,
  )
  expect(sent.report?.batch, sent.stderr).toBeTruthy()
  return sent.report.batch!
}

async function asked(calls: number): Promise<void> {
  while (bench.corrections().length < calls) await setImmediate()
}

async function standing(batch: string): Promise<{ state: string; settled: number }> {
  const told = await lote(['status', batch, '--json'], bench.env, bench.dir)
  return told.report as never
}

async function ended(batch: string): Promise<void> {
  while ((await standing(batch)).state === 'open') await setImmediate()
}

/** Until the worker, which reads decisions every second, has told the limiter. */
async function heeded(batch: string, as: string): Promise<void> {
  const { port, secret } = (await newest(join(bench.dir, 'run')))!.ready!
  const redis = await connectOnce({ options: { host: '127.0.0.1', port, password: secret } })
  const moved = async () => {
    const keys = await redis.keys('*moved')
    return Promise.all(keys.map((key) => redis.hget(key, batch)))
  }
  while (!(await moved()).includes(as)) await setImmediate()
  redis.disconnect()
}

test('a batch of 5 rows behind one of 2,000 takes its turns: every second call, from its first', async () => {
  await submitted('grande.csv', portfolio(2_000))
  await asked(100)
  const small = await submitted('pequeno.csv', SMALL.join('\n'))
  await ended(small)
  const bodies = bench.corrections().map(({ body }) => body)
  const first = bodies.findIndex(isSmall)
  const last = bodies.findLastIndex(isSmall)
  expect(bodies.filter(isSmall)).toHaveLength(5)
  // Four turns of the other between five, and as many calls as may be under way out of order.
  expect(last - first).toBeLessThanOrEqual(16)
  expect(bench.corrections().length).toBeLessThan(1_900)
  expect(bench.corrections().filter(({ status }) => status === 429)).toEqual([])
  expect(bench.sandbox.violations()).toEqual([])
})

test('a batch that is moved to background lets a normal one go first: eight calls of nine', async () => {
  const one = await submitted('um.csv', portfolio(2_000))
  const moved = await lote(['lane', one, 'background'], bench.env, bench.dir)
  expect(moved.stderr).toContain('background')
  const told = await lote(['status', '--json'], bench.env, bench.dir)
  expect(told.report).toMatchObject({
    accounts: [{ account: 'default', batches: [{ batch: one, lane: 'background' }] }],
  })
  await heeded(one, '3')
  const other = await submitted('outro.csv', portfolio(99).replaceAll(';100,', ';900,'))
  await ended(other)
  const amounts = bench.corrections().map(({ body }) => amountOf(body))
  const isOther = (amount: number) => amount > 900
  const during = amounts.slice(amounts.findIndex(isOther), amounts.findLastIndex(isOther))
  expect(amounts.filter(isOther)).toHaveLength(99)
  expect(amounts.length).toBeLessThan(2_099)
  // 100 / 8, and what may be under way out of order.
  expect(during.filter((amount) => !isOther(amount)).length).toBeLessThanOrEqual(12 + 16)
})

test('a paused batch asks nothing more until it is resumed, and then ends with every row', async () => {
  const batch = await submitted('carteira.csv', portfolio(300))
  await asked(20)
  expect((await lote(['pause', batch], bench.env, bench.dir)).status).toBe(0)
  await heeded(batch, 'paused')
  await pausedAt(batch)
  const before = bench.corrections().length
  expect(before).toBeLessThan(300)
  // Another batch goes all its way meanwhile, so that there was time and room for more.
  await ended(await submitted('pequeno.csv', SMALL.join('\n')))
  expect(bench.corrections().length).toBe(before + 5)
  const resumed = await lote(['resume', batch, '--json'], bench.env, bench.dir)
  expect(resumed.report.rows).toMatchObject({ ok: 300, pending: 0 })
  expect(bench.corrections().length).toBe(305)
})

/** Until what was under way is settled. */
async function pausedAt(batch: string): Promise<void> {
  for (let settled = -1; ; ) {
    const now = await standing(batch)
    const all = bench.corrections().every(({ status }) => status !== 0)
    if (all && now.settled === settled && now.settled === bench.corrections().length) return
    settled = now.settled
  }
}
