import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lote, start } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const ROWS = 40
const bench = useWorkbench(
  {
    calcLimits: [
      { units: 60, ms: 1_000 },
      { units: 300, ms: 5_000 },
    ],
    latencyMs: 400,
  },
  { CALC_LIMITS: '60/1s,300/5s', CALC_TIMEOUT: '2s' },
)

interface SavedCalculation {
  calcId: number
  name: string | null
}

async function saved(): Promise<SavedCalculation[]> {
  const response = await fetch(`${bench.sandbox.calc}/v1/calc?limit=100`, {
    headers: { authorization: `Bearer ${bench.sandbox.apiKey}` },
  })
  const { calculations } = (await response.json()) as { calculations: SavedCalculation[] }
  return calculations.filter(({ name }) => name?.startsWith('lote '))
}

test('cancelled with calls that save under way in a process that is gone: each of them is told, none made twice', async () => {
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const child = start(['run', file, ...ONE_CALL_A_ROW, '-p', 'save=sim'], bench.env, bench.dir)
  const exit = once(child, 'close')
  while (bench.corrections().length < 12) await setImmediate()
  child.kill('SIGKILL')
  await exit
  const listed = await lote(['list', '--json'], bench.env, bench.dir)
  const [{ batch }] = JSON.parse(listed.stdout) as [{ batch: string }]
  expect((await lote(['cancel', batch], bench.env, bench.dir)).status).toBe(0)

  // What it had called for is not paid again without a word.
  const repeated = await lote(
    ['run', file, ...ONE_CALL_A_ROW, '-p', 'save=sim'],
    bench.env,
    bench.dir,
  )
  expect(repeated).toMatchObject({
    status: 4,
    stderr: expect.stringContaining('cancelado depois de chamadas já feitas'),
  })
  expect(repeated.stderr).toContain(`--patch ${batch}, que continua de onde ele parou`)

  const out = join(bench.dir, 'resultado.xlsx')
  const ended = await lote(['resume', batch, '--out', out, '--json'], bench.env, bench.dir)
  expect(ended.report).toMatchObject({ state: 'cancelled' })

  // A name is made for one task: the same twice would be a calculation created twice.
  const kept = await saved()
  expect(kept.length).toBeGreaterThan(0)
  expect(new Set(kept.map(({ name }) => name)).size).toBe(kept.length)
  const rows = asObjects((await readWorkbook(out)).get('Resultado')!).slice(1)
  expect(rows).toHaveLength(ROWS)
  const told = rows.map((row) => JSON.stringify(row))
  for (const { calcId } of kept)
    expect(told.filter((row) => new RegExp(`\\b${calcId}\\b`).test(row))).toHaveLength(1)
  // What was under way when the process ended: looked for, found, and a person decides.
  expect(told.filter((row) => /incerto/i.test(row)).length).toBeGreaterThan(0)
  const verified = await lote(['verify', batch, '--json'], bench.env, bench.dir)
  expect(verified.report).toMatchObject({ ok: true, problems: [] })

  // To make the uncertain ones again is no decision about the rows that are pending.
  const asked = bench.corrections().length
  const again = await lote(['resume', batch, '--repeat-uncertain'], bench.env, bench.dir)
  expect(again).toMatchObject({ status: 4, stderr: expect.stringContaining('foi cancelado') })
  const twice = await lote(['run', file, ...ONE_CALL_A_ROW, '-p', 'save=sim'], bench.env, bench.dir)
  expect(twice).toMatchObject({ status: 4, stderr: expect.stringContaining(`resume ${batch}`) })
  expect(bench.corrections()).toHaveLength(asked)
})
