import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { ONE_CALL_A_ROW, PACKED, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench(
  {
    calcLimits: [{ units: 60, ms: 1_000 }],
    latencyMs: 20,
  },
  { CALC_LIMITS: '60/1s', CALC_TIMEOUT: '5s' },
)
const ROWS = 400

test('a batch whose first calls are refused stops early, with what was learnt, and spends no more', async () => {
  bench.sandbox.fault({
    status: 400,
    envelope: { code: 'INDEX_NOT_FOUND', message: 'Índice inexistente.' },
    times: ROWS,
  })
  const file = await bench.file('carteira.csv', portfolio(ROWS))
  const ran = await lote(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir)
  expect(ran.status).toBe(3)
  expect(ran.report).toMatchObject({ state: 'cancelled', rows: { read: ROWS + 1, ok: 0 } })
  expect(ran.report.rows.rejected + ran.report.rows.pending).toBe(ROWS)
  expect(ran.stderr).toContain('10 das 10 primeiras chamadas')
  expect(ran.stderr).toContain('INDEX_NOT_FOUND: Índice inexistente.')
  // Ten to know, and what was under way meanwhile.
  expect(bench.corrections().length).toBeLessThan(10 + 64)
})

test('one that is refused here and there goes on to its end', async () => {
  bench.sandbox.fault({ status: 422, envelope: { code: 'ENGINE_ERROR', message: 'x' }, times: 4 })
  const file = await bench.file('carteira.csv', portfolio(40))
  const ran = await lote(['run', file, ...ONE_CALL_A_ROW], bench.env, bench.dir)
  expect(ran.report).toMatchObject({ state: 'finished', rows: { ok: 36, rejected: 4 } })
})

test('a batch of large calls whose parameters are refused costs nine of them', async () => {
  bench.sandbox.fault({
    status: 400,
    envelope: { code: 'BAD_REQUEST', message: 'Parâmetro inválido.' },
    times: ROWS,
  })
  const file = await bench.file('carteira.csv', portfolio(6_000))
  const ran = await lote(['run', file, ...PACKED], bench.env, bench.dir)
  expect(ran.report).toMatchObject({
    state: 'cancelled',
    rows: { ok: 0, rejected: 6, failed: 494 },
  })
  expect(ran.stderr).toContain('6 das 6 primeiras chamadas')
  expect(bench.corrections()).toHaveLength(9)
})
