import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'
import { type S3Double, startS3Double } from '../storage/s3-server.js'
import { lote, startWorker } from '../support/cli.js'
import { amount, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const SETS = ['ipca', 'inpc', 'igpm']
const bench = useWorkbench(
  {
    calcLimits: [
      { units: 60, ms: 1_000 },
      { units: 300, ms: 5_000 },
    ],
    latencyMs: 50,
  },
  {
    CALC_LIMITS: '60/1s,300/5s',
    CALC_TIMEOUT: '5s',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
  },
)
let redis: RedisProcess
let s3: S3Double
let workers: ChildProcess[] = []

beforeEach(async () => {
  redis = await startRedis()
  s3 = await startS3Double()
  Object.assign(bench.env, {
    REDIS_URL: redis.url,
    STORAGE_URL: `s3://${s3.bucket}/escritorio`,
    S3_ENDPOINT: s3.endpoint,
  })
  workers = [await startWorker(bench), await startWorker(bench)]
})
afterEach(async () => {
  await Promise.all(workers.map((child) => stop(child)))
  await redis.close()
  await s3.close()
})

async function stop(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const closed = once(child, 'exit')
  child.kill(signal)
  const [status] = (await closed) as [number | null]
  return status
}

async function submitted(file: string, ...more: string[]): Promise<string> {
  const sent = await lote(
    ['submit', file, '--job', 'correct', '-p', 'updateTo=31/12/2024', ...more, '--json'],
    bench.env,
    bench.dir,
  )
  expect(sent.stderr).toContain('na fila')
  return sent.report.batch!
}

async function untilEnded(batch: string) {
  for (;;) {
    const { report } = await lote(['status', batch, '--json'], bench.env, bench.dir)
    if (report.state !== 'open') return report
  }
}

test('two workers on a real Redis and S3: 2,000 rows over 3 parameter sets, at most 20 calls, no 429, in order', async () => {
  const file = await bench.file(
    'carteira.csv',
    portfolio(2000, { headings: ['Índice'], cells: (i) => [SETS[i % 3]!] }),
  )
  const batch = await submitted(file)
  expect(await untilEnded(batch)).toMatchObject({
    state: 'finished',
    rows: { read: 2001, ok: 2000, ignored: 1 },
  })
  expect(bench.corrections().length).toBeLessThanOrEqual(20)
  expect(bench.corrections().filter(({ status }) => status === 429)).toEqual([])

  const out = join(bench.dir, 'resultado.xlsx')
  expect((await lote(['result', batch, '--out', out], bench.env, bench.dir)).status).toBe(0)
  const result = asObjects((await readWorkbook(out)).get('Resultado')!).slice(1)
  expect(result.map((row) => row.Valor)).toEqual(
    Array.from({ length: 2000 }, (_, i) => amount(i + 1)),
  )
  expect(
    [...s3.objects.keys()].filter((key) => key.endsWith(`batches/${batch}/result.xlsx`)),
  ).toHaveLength(1)
  expect(await Promise.all(workers.map((child) => stop(child)))).toEqual([0, 0])
})

test('one of two workers is killed: the other finishes, and no answered call is made again', async () => {
  const file = await bench.file('carteira.csv', portfolio(120))
  const batch = await submitted(
    file,
    '-p',
    'index=ipca',
    '-p',
    'honorarios.valor=100',
    '-p',
    'honorarios.modo=v',
  )
  while (bench.corrections().length < 40) await new Promise(setImmediate)
  await stop(workers[0]!, 'SIGKILL')
  expect(await untilEnded(batch)).toMatchObject({ state: 'finished', rows: { ok: 120 } })
  // Sixteen calls at the most were under way in the worker that was killed.
  expect(bench.corrections().length).toBeLessThanOrEqual(120 + 64)
  expect(bench.corrections().filter(({ status }) => status === 429)).toEqual([])
})
