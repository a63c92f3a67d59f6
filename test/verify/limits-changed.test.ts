import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench({ calcLimits: [{ units: 100, ms: 60_000 }] })

/** Runs so many rows, each a call, under these limits. */
async function ran(rows: number, limits: string): Promise<string> {
  const file = await bench.file(`${rows}.csv`, portfolio(rows))
  const env = { ...bench.env, CALC_LIMITS: limits }
  return (await lote(['run', file, ...ONE_CALL_A_ROW], env, bench.dir)).report.batch!
}

test('batches before and after the limit was raised → neither is accused of the grants of the other', async () => {
  const before = await ran(2, '2/1m')
  const after = await ran(12, '100/1m')
  for (const batch of [before, after]) {
    const { report } = await lote(['verify', batch, '--json'], bench.env, bench.dir)
    expect(report).toMatchObject({ ok: true, problems: [] })
  }
})
