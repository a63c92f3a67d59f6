import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ended, lote, start } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench(
  {
    calcLimits: [
      { units: 40, ms: 2_000 },
      { units: 1_000, ms: 60_000 },
    ],
    latencyMs: 20,
  },
  { CALC_LIMITS: '40/2s,1000/60s', CALC_TIMEOUT: '5s' },
)
const ROWS = 160

/** Somebody else with the same key, who asks on and on and cares for no limit. */
async function askOnAndOn(stop: AbortSignal): Promise<void> {
  const body = { index: 'ipca', updateTo: '31/12/2024', items: [{ date: '10/01/2020', amount: 7 }] }
  while (!stop.aborted) {
    const answer = await fetch(`${bench.sandbox.calc}/v1/correct`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bench.sandbox.apiKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    await answer.text()
  }
}

const isForeign = ({ body }: { body?: unknown }) =>
  (body as { items: [{ amount: number }] }).items[0].amount === 7

test('beside somebody who uses the same user up: every row comes back, and status tells of him', async () => {
  const stop = new AbortController()
  const foreign = askOnAndOn(stop.signal)
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const running = start(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir)
  const result = ended(running)
  const own = () => bench.corrections().filter((call) => !isForeign(call))
  while (own().length < 40) await once(running.stderr!, 'data')
  const told = await lote(['status', '--json'], bench.env, bench.dir)
  const [account] = (told.report as unknown as { accounts: { foreign: number }[] }).accounts
  expect(account!.foreign).toBeGreaterThan(0)
  stop.abort()
  await foreign
  const ran = await result
  expect(ran.report.rows).toMatchObject({ ok: ROWS, failed: 0, pending: 0 })
  // What was refused was not answered, and what was answered was not asked again.
  const answered = own().filter(({ status }) => status === 200)
  expect(answered).toHaveLength(ROWS)
  expect(own().length - answered.length).toBeGreaterThan(0)
  expect(bench.sandbox.violations()).toEqual([])
})
