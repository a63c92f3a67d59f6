import { pino } from 'pino'
import { expect, test } from 'vitest'
import { form, SHEET } from '../api/support.js'
import { startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('a batch that a worker does → one line when it begins and one when it ends, with what came of it', async () => {
  const lines: { msg: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const served = await startServed(bench.env, { worker: true, log })
  const sent = await fetch(`${served.url}/api/batches`, {
    method: 'POST',
    body: form(SHEET),
  })
  const { batch } = (await sent.json()) as { batch: string }
  const told = () => lines.filter(({ msg }) => msg.startsWith('batch '))
  await expect.poll(() => told().length).toBe(2)
  const of = { batch, job: 'correct', account: 'default', service: 'calculation' }
  expect(told()).toMatchObject([
    { msg: 'batch begun', ...of, calls: 1 },
    { msg: 'batch ended', ...of, ended: 'finished', rejected: 1, failed: 0, calls: 1, units: 1 },
  ])
  expect(told()[1]).toMatchObject({ seconds: expect.any(Number), ok: expect.any(Number) })
  await served.close()
})
