import type { ChildProcess } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ended, lote, start } from '../support/cli.js'
import { type RedisRig, startRedisRig } from '../support/faults/redis-rig.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const ROWS = 30
const bench = useWorkbench(
  { calcLimits: [{ units: 60, ms: 1_000 }], latencyMs: 500 },
  { CALC_LIMITS: '60/1s', CALC_TIMEOUT: '5s', LOTE_CONCURRENCY: '4', LOTE_LANG: 'en' },
)
let rig: RedisRig

beforeEach(async () => {
  rig = await startRedisRig(bench.dir)
  bench.env.REDIS_URL = rig.url
})
afterEach(() => rig.close())

async function submitted(): Promise<string> {
  const args = ONE_CALL_A_ROW.filter((arg) => arg !== '--yes')
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const { report } = await lote(['submit', file, ...args], bench.env, bench.dir)
  return report.batch!
}

/** When calls were answered, and others are under way. */
async function amidst(child: ChildProcess): Promise<void> {
  while (bench.corrections().length < 8) {
    if (child.exitCode !== null) throw new Error(`ended before eight calls: ${child.exitCode}`)
    await setImmediate()
  }
}

async function endedBy(child: ChildProcess, signals: number): Promise<number | null> {
  const end = ended(child)
  for (let n = 0; n < signals; n += 1) child.kill('SIGTERM')
  return (await end).status
}

/** What was answered was recorded, and is not asked again. */
async function resumesWhole(batch: string): Promise<void> {
  const { report } = await lote(['resume', batch, '--json'], bench.env, bench.dir)
  expect(report).toMatchObject({ rows: { ok: ROWS, pending: 0 }, calls: ROWS })
  expect(bench.corrections()).toHaveLength(ROWS)
}

test.each([
  ['does not answer', 'stall'],
  ['is gone', 'away'],
] as const)('Redis %s: a worker that has to end does, its calls finished and recorded', async (_name, how) => {
  const batch = await submitted()
  const worker = start(['worker'], bench.env, bench.dir)
  await amidst(worker)
  const end = async () => expect(await endedBy(worker, 1)).toBe(0)
  if (how === 'away') await rig.away(end)
  else {
    rig.proxy.stall(true)
    await end()
    rig.proxy.stall(false)
  }
  await resumesWhole(batch)
})

test('Redis is gone: a run that is interrupted ends as such', async () => {
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const run = start(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir)
  await amidst(run)
  await rig.away(async () => expect(await endedBy(run, 1)).toBe(130))
  const listed = await lote(['list', '--json'], bench.env, bench.dir)
  const [{ batch }] = JSON.parse(listed.stdout) as [{ batch: string }]
  await resumesWhole(batch)
})
