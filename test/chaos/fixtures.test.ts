import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { fixtures, writeInput } from './fixtures.js'
import { servicesAt } from './services.js'

const bench = useWorkbench()

test.each(
  Object.values(fixtures).flat(),
)('file of the disturbed batches, $name → taken without a question', async (fixture) => {
  const { dir, sandbox } = bench
  const file = await writeInput(fixture, 12, { dir, sandbox })
  const services = servicesAt(sandbox.url, sandbox, { limits: '60/1m', timeoutMs: 60_000 })
  const planned = await lote(['plan', file, ...fixture.args], { ...bench.env, ...services }, dir)
  expect(planned.status, planned.stderr).toBe(0)
})
