import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useEngine } from '../jobs/support/engine.js'
import { lote } from '../support/cli.js'
import { portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const engine = useEngine()
const PAIRS = ['index=ipca', 'updateTo=31/12/2024']
const ROWS = portfolio(5)

const paidCalls = () =>
  engine.sandbox.journal().filter(({ path }) => path.includes('/v1/correct')).length

/** Takes away the outcomes of all batches of the engine's storage. */
async function forget(): Promise<void> {
  const batches = join(engine.dir, 'data', 'batches')
  for (const batch of await readdir(batches)) {
    await rm(join(batches, batch, 'outcomes'), { recursive: true, force: true })
  }
}

test('outcome that the store acknowledged and forgot → settled again before publishing, paid once', async () => {
  let times = 0
  const app = engine.app(async (point) => {
    if (point !== 'settled' || times > 0) return
    times += 1
    await forget()
  })
  const before = paidCalls()
  const request = engine.request(await engine.file('forgotten.csv', ROWS), 'correct', PAIRS)
  const manifest = await engine.work(app, (await engine.submit(app, request)).id)
  expect([times, manifest.state, manifest.rows]).toMatchObject([
    1,
    'finished',
    { ok: 5, pending: 0 },
  ])
  expect(paidCalls() - before).toBe(1)
  expect(await engine.problems(manifest)).toEqual([])
})

test('store that forgets every outcome → the batch stays open, and the record is named', async () => {
  const app = engine.app(async (point) => {
    if (point === 'settled') await forget()
  })
  const before = paidCalls()
  const request = engine.request(await engine.file('never.csv', ROWS), 'correct', PAIRS)
  const { id } = await engine.submit(app, request)
  await expect(engine.work(app, id)).rejects.toThrow(/halted.*outcomes\/t000001.*missing/)
  expect(paidCalls() - before).toBe(1)
})

test('finished batch, outcomes gone from the store → verify names them, resume makes them again unpaid', async () => {
  const file = await bench.file('carteira.csv', ROWS)
  const args = ['run', file, '--job', 'correct', '-p', PAIRS[0]!, '-p', PAIRS[1]!]
  const { report: first } = await lote([...args, '--yes', '--json'], bench.env, bench.dir)
  const batch = first.batch!
  const outcomes = join(bench.dir, 'data', 'batches', batch, 'outcomes')
  await rm(outcomes, { recursive: true })
  const verified = await lote(['verify', batch], bench.env, bench.dir)
  expect(verified.status).toBe(3)
  const resumed = await lote(['resume', batch, '--json'], bench.env, bench.dir)
  expect(resumed.stderr).toContain('já não está no armazenamento')
  expect(resumed).toMatchObject({
    status: 0,
    report: { state: 'finished', rows: first.rows, units: first.units, calls: 1 },
  })
  expect(bench.corrections()).toHaveLength(1)
  expect((await lote(['verify', batch], bench.env, bench.dir)).status).toBe(0)
})
