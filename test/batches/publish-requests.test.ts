import { expect, test } from 'vitest'
import { useEngine } from '../jobs/support/engine.js'
import { requestsOf } from '../support/requests.js'

const engine = useEngine()

/** A batch of so many tasks of one call each, executed and published. */
async function requestsWith(tasks: number): Promise<string[]> {
  const lines = Array.from({ length: tasks }, (_, at) => `2015-03-10;${at}1,50;28/${at + 1}/2020`)
  const text = ['Data;Valor;Atualizar até', ...lines].join('\n')
  const file = await engine.file(`${tasks}.csv`, text)
  const app = engine.app()
  const manifest = await engine.submit(app, engine.request(file, 'correct', ['index=ipca']))
  expect(manifest.plan.tasks).toBe(tasks)
  const asked = requestsOf(await app.bucket())
  await engine.work(app, manifest.id)
  return asked
}

const countOf = (asked: readonly string[], what: string) =>
  asked.filter((one) => one === what).length

test('tasks of one call each → published with one reading of each attempt and each outcome', async () => {
  const asked = await requestsWith(12)
  expect([countOf(asked, 'get attempts'), countOf(asked, 'get outcomes')]).toEqual([12, 12])
})
