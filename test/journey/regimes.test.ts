import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('the plan counts the rows that cross a change of law, row by row, and spends nothing', async () => {
  const rows = ['10/01/2015', '08/12/2021', '09/12/2021', '29/08/2024', '30/08/2024', '10/12/2024']
  const lines = rows.map((date, i) => `P-${i};${100 + i},00;${date}`)
  const file = await bench.file('carteira.csv', ['Pasta;Valor;Vencimento', ...lines].join('\n'))
  const plan = await lote(
    ['plan', file, '--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024', '--json'],
    bench.env,
    bench.dir,
  )
  expect(plan.status).toBe(0)
  expect(plan.stderr).toContain('2 linhas atravessam a EC 113/2021')
  expect(plan.stderr).toContain('; 4 linhas atravessam a Lei 14.905/2024')
  expect(plan.stderr).toContain('contadas pela data, seja quem for o devedor')
  expect(plan.stderr).not.toContain('EC 136/2025')
  expect(plan.stderr).toMatch(/Termos: IPCA.* até 31\/12\/2024; sem juros\./)
  expect(plan.report).toMatchObject({ state: 'planned', units: { quoted: 1, spent: 0 }, calls: 1 })
  expect(bench.corrections()).toEqual([])
})

test.each([
  [
    'one is a public body',
    ['Município de Exemplo', 'Banco Exemplo S.A.'],
    '1 linha tem parte que, pelo nome, é dela',
  ],
  [
    'none is a public body',
    ['Maria', 'Banco Exemplo S.A.'],
    'nenhuma linha tem parte que, pelo nome, é dela',
  ],
  ['one has no name', ['', 'Banco Exemplo S.A.'], 'seja quem for o devedor'],
])('rows of two debtors that cross a law of the Treasury, %s → said', async (_, parties, said) => {
  const lines = parties.map((party, i) => `P-${i};Ana;${party};${100 + i},00;10/01/2015`)
  const content = ['Pasta;Cliente;Parte contrária;Valor;Vencimento', ...lines].join('\n')
  const file = await bench.file('carteira.csv', content)
  const asked = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
  const { status, stderr } = await lote(['plan', file, ...asked], bench.env, bench.dir)
  expect(status, stderr).toBe(0)
  expect(stderr.replace(/\s+/g, ' ')).toContain(said)
})
