import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench(
  { calcLimits: [{ units: 20, ms: 1_000 }], latencyMs: 30 },
  { CALC_LIMITS: '20/1s', CALC_TIMEOUT: '5s' },
)

async function accounts(user: string | undefined): Promise<void> {
  const { calc, keys } = bench.sandbox
  const account = (name: string, keyEnv: string) => ({
    name,
    service: 'calculation',
    baseUrl: calc,
    keyEnv,
    limits: '20/1s',
    timeout: '5s',
    ...(user ? { user } : {}),
  })
  const list = [account('site', 'SITE_KEY'), account('servidor', 'SERVER_KEY')]
  Object.assign(bench.env, {
    LOTE_ACCOUNTS: await bench.file('contas.json', JSON.stringify(list)),
    SITE_KEY: keys.site,
    SERVER_KEY: keys.live,
  })
}

function runs() {
  return ['site', 'servidor'].map(async (name, at) => {
    const file = await bench.file(`${name}.csv`, portfolio(60).replaceAll(';100,', `;${at + 1}00,`))
    return lote(['run', file, '--account', name, ...ONE_CALL_A_ROW], bench.env, bench.dir)
  })
}

test('two keys of one user at the same time share one book: no window is ever overfilled', async () => {
  await accounts('escritorio')
  for (const ran of await Promise.all(runs())) {
    expect(ran.stderr).toContain('Pronto')
    expect(ran.report.rows).toMatchObject({ ok: 60 })
  }
  expect(bench.corrections()).toHaveLength(120)
  expect(bench.corrections().filter(({ status }) => status === 429)).toEqual([])
  expect(bench.sandbox.violations()).toEqual([])
})

test('where nobody says that they are one user, the service does, and every row comes back all the same', async () => {
  await accounts(undefined)
  const ran = await Promise.all(runs())
  for (const one of ran) expect(one.report.rows).toMatchObject({ ok: 60 })
  // A 429 tells of it; the service itself never counts more than its limit.
  const over = bench.corrections().filter(({ status }) => status === 429).length
  expect(over).toBeGreaterThan(0)
  const told = /, (\d+) recusadas? pelo limite do serviço \(HTTP 429\); unidades/
  expect(ran.reduce((sum, { stderr }) => sum + Number(told.exec(stderr)?.[1] ?? 0), 0)).toBe(over)
  expect(bench.sandbox.violations()).toEqual([])
})
