import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test.each([
  ['--job', 'correct'],
  ['-p', 'index=ipca'],
  ['--sheet', 'Plan1'],
  ['--duplicates', 'skip'],
  ['--account', 'outra'],
])('run --patch with %s, which the batch says → 2, and names it', async (option, value) => {
  const file = await bench.file('a.csv', 'Valor;Data\n1,00;31/01/2020\n')
  const args = ['run', file, '--patch', '20261125-104605-6ir9m3', option, value]
  const { status, stderr } = await lote(args, bench.env, bench.dir)
  expect(status).toBe(2)
  expect(stderr).toContain(`${option} `)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
