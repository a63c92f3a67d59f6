import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test.each([
  [['run', 'debitos', 'acacias.xlsx', '--job', 'correct'], '"debitos acacias.xlsx"', 'run'],
  [['watch', 'add', 'equipe', 'meus', 'advogados.csv'], '"meus advogados.csv"', 'watch add'],
  [['run', 'a.xlsx', '-p', 'index', 'ipca', '--job', 'correct'], 'nome=valor', 'run'],
])('a name with a space, or a parameter without its sign: %s → what to write in its place', async (args, shown, command) => {
  const { status, stderr } = await lote(args, bench.env, bench.dir)
  expect(status).toBe(2)
  expect(stderr).toContain(shown)
  expect(stderr).toContain(`Veja lote help ${command}.`)
})

test.each([
  [['prune'], 'Falta a opção --older-than <idade>. Veja lote help prune.'],
  [['usuarios', 'acrescentar', 'ana'], 'Falta a opção --role <papel>. Veja lote help user add.'],
  [['resultado'], 'Falta o argumento lote. Veja lote help result.'],
])('%s without what it needs → that, and where its help is', async (args, told) => {
  const { status, stderr } = await lote(args, bench.env, bench.dir)
  expect([status, stderr.trim()]).toEqual([2, told])
})
