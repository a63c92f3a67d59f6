import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { taskId } from '../../src/records/keys.js'
import { lote, start } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench(
  {
    calcLimits: [
      { units: 60, ms: 1_000 },
      { units: 300, ms: 5_000 },
    ],
    latencyMs: 150,
  },
  { CALC_LIMITS: '60/1s,300/5s', CALC_TIMEOUT: '5s' },
)

/** Rows with a fixed fee ride alone: one call each. */
const ROWS = 120
/** Calls of one batch that can be under way at once (`FEED_WINDOW` of src/batches/complete-batch.ts). */
const CONCURRENCY = 64

async function runUntil(calls: number, signal: NodeJS.Signals): Promise<string> {
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const child = start(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir)
  const exit = once(child, 'close')
  while (bench.corrections().length < calls) await setImmediate()
  child.kill(signal)
  await exit
  const listed = await lote(['list', '--json'], bench.env, bench.dir)
  const [batch] = JSON.parse(listed.stdout) as { batch: string; state: string }[]
  expect(batch).toMatchObject({ state: 'open' })
  return batch!.batch
}

/** All that was recorded fits, and no window was exceeded. */
async function verified(batch: string): Promise<void> {
  const found = await lote(['verify', batch, '--json'], bench.env, bench.dir)
  expect(found.report).toMatchObject({ ok: true, problems: [] })
  expect(found.status).toBe(0)
}

/** Tasks with a record of that kind: the n-th row is the n-th task. */
async function tasksIn(batch: string, kind: 'attempts' | 'outcomes'): Promise<string[]> {
  const names = await readdir(join(bench.dir, 'data', 'batches', batch, kind))
  return names.map((name) => name.slice(0, name.indexOf('.')))
}

/** How often the service was asked for each task; row n asks for 100,00 and n cents. */
function timesAsked(): Map<string, number> {
  const asked = new Map<string, number>()
  for (const { body } of bench.corrections()) {
    const [item] = (body as { items: { amount: number }[] }).items
    const task = taskId(Math.round(item!.amount * 100) - 10_000)
    asked.set(task, (asked.get(task) ?? 0) + 1)
  }
  return asked
}

test('killed in the middle, resumed: every row once, no call twice but those in flight', async () => {
  const batch = await runUntil(40, 'SIGKILL')
  const recorded = new Set(await tasksIn(batch, 'outcomes'))
  const inFlight = (await tasksIn(batch, 'attempts')).filter((task) => !recorded.has(task))
  const out = join(bench.dir, 'resultado.xlsx')
  const resumed = await lote(['resume', batch, '--out', out, '--json'], bench.env, bench.dir)
  expect(resumed.stderr).toContain('Pronto')
  expect(resumed.status).toBe(0)
  expect(resumed.report.rows).toMatchObject({ read: ROWS + 1, ok: ROWS, ignored: 1, pending: 0 })

  const asked = timesAsked()
  expect(asked.size).toBe(ROWS)
  expect(Math.max(...asked.values())).toBeLessThanOrEqual(2)
  // Nothing whose answer was recorded is asked again; what is, was begun and not recorded.
  const again = [...asked].filter(([, times]) => times > 1).map(([task]) => task)
  expect(again.filter((task) => !inFlight.includes(task))).toEqual([])
  expect(recorded.size).toBeGreaterThan(0)
  expect(inFlight.length).toBeLessThanOrEqual(CONCURRENCY)
  expect(bench.corrections().filter(({ status }) => status === 429)).toEqual([])

  const rows = asObjects((await readWorkbook(out)).get('Resultado')!).slice(1)
  expect(rows.map((row) => row.Linha)).toEqual(Array.from({ length: ROWS }, (_, i) => i + 2))
  await verified(batch)
})

test('stopped by SIGTERM, resumed: calls under way are finished and recorded, none is made twice', async () => {
  const batch = await runUntil(40, 'SIGTERM')
  const resumed = await lote(['resume', batch, '--json'], bench.env, bench.dir)
  expect(resumed.status).toBe(0)
  expect(resumed.report.rows).toMatchObject({ ok: ROWS, pending: 0 })
  expect(bench.corrections().length).toBe(ROWS)
  await verified(batch)
})

test('cancelled: what was answered is handed out, the rest is pending, and nothing more is asked', async () => {
  const batch = await runUntil(20, 'SIGTERM')
  const asked = bench.corrections().length
  expect((await lote(['cancel', batch], bench.env, bench.dir)).status).toBe(0)
  const handed = await lote(['resume', batch, '--json'], bench.env, bench.dir)
  expect(handed.status).toBe(3)
  expect(handed.report).toMatchObject({
    state: 'cancelled',
    rows: { ok: asked, pending: ROWS - asked },
  })
  expect(bench.corrections().length).toBe(asked)
  await verified(batch)
})
