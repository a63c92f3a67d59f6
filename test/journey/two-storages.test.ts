import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ended, lote, start } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench({ latencyMs: 50 })

/** Ends the embedded Redis of the workbench, as it ends by itself when nobody was there for a while. */
async function endRedis(): Promise<void> {
  const dir = join(bench.dir, 'run')
  const files = (await readdir(dir)).filter((name) => name.startsWith('server-')).sort()
  const { pid } = JSON.parse(await readFile(join(dir, files.at(-1)!), 'utf8')) as { pid: number }
  process.kill(pid, 'SIGKILL')
}

const usedIn = async (env: Record<string, string>): Promise<number[]> => {
  const { stdout } = await lote(['status', '--json'], env, bench.dir)
  const { accounts } = JSON.parse(stdout) as { accounts: { windows: { used: number }[] }[] }
  return accounts[0]!.windows.map(({ used }) => used)
}

test('units that were spent from one folder are known in another, also when Redis was gone in between', async () => {
  const file = await bench.file('carteira.csv', portfolio(12))
  const ran = await lote(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir)
  expect(ran.report).toMatchObject({ units: { spent: 12 } })
  const other = { ...bench.env, STORAGE_URL: `file:${join(bench.dir, 'other')}` }
  expect(await usedIn(other)).toEqual([12, 12])
  await endRedis()
  expect(await usedIn(other)).toEqual([12, 12])
  await endRedis()
  // 60 in a minute, of which 12 are taken: the rest of 50 cannot go at once.
  const more = await bench.file('mais.csv', portfolio(50))
  const planned = await lote(
    ['plan', more, ...ONE_CALL_A_ROW.filter((arg) => arg !== '--yes')],
    other,
    bench.dir,
  )
  expect(planned.status).toBe(0)
  const [, number, unit] = /pronto em cerca de (\d+) (s|min)/.exec(planned.stderr)!
  // From empty windows it would take an answer, of a second.
  expect(Number(number) * (unit === 'min' ? 60 : 1)).toBeGreaterThan(10)
})

test('the embedded Redis ends in the middle of a run → the report names the batch and what it spent', async () => {
  const file = await bench.file('carteira.csv', portfolio(40))
  const running = ended(start(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir))
  while (bench.corrections().length < 10) await setImmediate()
  await endRedis()
  const run = await running
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('falar com o Redis')])
  expect(run.report).toMatchObject({ batch: expect.any(String), state: 'interrupted' })
  expect(run.report.units.spent).toBeGreaterThan(0)
  expect(run.stderr).toContain(`lote resume ${run.report.batch}`)
  const resumed = await lote(['resume', run.report.batch!, '--json'], bench.env, bench.dir)
  expect(resumed.report.rows).toMatchObject({ ok: 40, pending: 0 })
})
