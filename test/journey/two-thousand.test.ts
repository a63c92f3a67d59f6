import { join } from 'node:path'
import { request } from 'undici'
import { expect, test } from 'vitest'
import { addsUp } from '../../src/core/outcome.js'
import { lote } from '../support/cli.js'
import { amount, portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const LIMITS = [
  { units: 60, ms: 1_000 },
  { units: 300, ms: 5_000 },
]
const SETS = ['ipca', 'inpc', 'igpm']
const bench = useWorkbench({ calcLimits: LIMITS }, { CALC_LIMITS: '60/1s,300/5s' })

/** The service's answer to row n asked by itself. */
async function alone(date: string, n: number, index: string): Promise<number> {
  const { body } = await request(`${bench.sandbox.calc}/v1/correct`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${bench.sandbox.apiKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      index,
      updateTo: '31/12/2024',
      items: [{ date, amount: (10_000 + n) / 100 }],
    }),
  })
  const answer = (await body.json()) as { items: { corrected: number }[] }
  return answer.items[0]!.corrected
}

test('2,000 rows over 3 parameter sets: at most 20 calls, no 429, in input order, the control sum closes', async () => {
  const file = await bench.file(
    'carteira.csv',
    portfolio(2000, { headings: ['Índice'], cells: (i) => [SETS[i % 3]!] }),
  )
  const out = join(bench.dir, 'resultado.xlsx')
  const run = await lote(
    ['run', file, '--job', 'correct', '-p', 'updateTo=31/12/2024', '--out', out, '--json', '--yes'],
    bench.env,
    bench.dir,
  )
  expect(run.stderr).toContain('Pronto')
  expect(run).toMatchObject({ status: 0 })
  expect(run.report.rows).toMatchObject({ read: 2001, ok: 2000, ignored: 1 })
  expect(addsUp(run.report.rows)).toBe(true)

  const calls = bench.corrections()
  expect(calls.length).toBeLessThanOrEqual(20)
  expect(calls.filter(({ status }) => status === 429)).toEqual([])
  expect(run.report).toMatchObject({
    calls: calls.length,
    units: { quoted: calls.length, spent: calls.length },
  })

  const sheets = await readWorkbook(out)
  const result = asObjects(sheets.get('Resultado')!).slice(1)
  expect(result.map((row) => row.Valor)).toEqual(
    Array.from({ length: 2000 }, (_, i) => amount(i + 1)),
  )
  expect(result.map((row) => row.Linha)).toEqual(Array.from({ length: 2000 }, (_, i) => i + 2))
  // The figure beside a row is that of the row: the service says the same of it asked by itself.
  for (const n of [1, 2, 3, 777, 1501, 2000]) {
    const row = result[n - 1]!
    expect(row['Valor corrigido']).toBe(await alone(String(row.Vencimento), n, SETS[n % 3]!))
  }
})

test('a second run of the same file meets the units of the first in the same book', async () => {
  const file = await bench.file(
    'carteira.csv',
    portfolio(60, { headings: ['honorarios.valor'], cells: () => ['100'] }),
  )
  const args = [
    'run',
    file,
    '--job',
    'correct',
    '-p',
    'index=ipca',
    '-p',
    'updateTo=31/12/2024',
    '-p',
    'honorarios.modo=v',
    '--json',
    '--yes',
    '--again',
  ]
  const runs = await Promise.all([
    lote(args, bench.env, bench.dir),
    lote(args, bench.env, bench.dir),
  ])
  expect(runs.map(({ status }) => status)).toEqual([0, 0])
  expect(bench.corrections().length).toBe(120)
  expect(bench.corrections().filter(({ status }) => status === 429)).toEqual([])
  expect(bench.sandbox.violations()).toEqual([])
})
