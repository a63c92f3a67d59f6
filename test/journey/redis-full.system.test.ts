import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ended, lote, start } from '../support/cli.js'
import { type RedisRig, startRedisRig } from '../support/faults/redis-rig.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const ROWS = 40
const bench = useWorkbench(
  { calcLimits: [{ units: 60, ms: 1_000 }], latencyMs: 100 },
  { CALC_LIMITS: '60/1s', CALC_TIMEOUT: '2s', LOTE_CONCURRENCY: '2', LOTE_LANG: 'en' },
)
let rig: RedisRig

beforeEach(async () => {
  rig = await startRedisRig(bench.dir)
  bench.env.REDIS_URL = rig.url
})
afterEach(() => rig.close())

test('Redis full in the middle: told as such, what was answered is kept, and resumed when it has room', async () => {
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const running = ended(start(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir))
  while (bench.corrections().length < 6) await setImmediate()
  await rig.full(true)
  const run = await running
  expect(run.stderr).toContain('cannot be used (full)')
  expect(run.status).toBe(1)

  await rig.full(false)
  const listed = await lote(['list', '--json'], bench.env, bench.dir)
  const [batch] = JSON.parse(listed.stdout) as { batch: string }[]
  const resumed = await lote(['resume', batch!.batch, '--json'], bench.env, bench.dir)
  expect(resumed.report.rows).toMatchObject({ ok: ROWS, pending: 0 })
  expect(bench.corrections()).toHaveLength(ROWS)
})
