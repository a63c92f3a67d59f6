import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { form, SHEET } from './support.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { worker: true }))

interface Body {
  batch: string
  state: string
  code: string
}

async function ask(method: string, path: string, body?: FormData | object) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${served.url}/api${path}`, {
    method,
    headers: body && !isForm ? { 'content-type': 'application/json' } : {},
    body: body && !isForm ? JSON.stringify(body) : (body as FormData | undefined),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Body }
}

const stateOf = async (batch: string) => (await ask('GET', `/batches/${batch}`)).body.state
const finished = (batch: string) => expect.poll(() => stateOf(batch)).toBe('finished')

async function ended(sheet = SHEET): Promise<string> {
  const { batch } = (await ask('POST', '/batches', form(sheet))).body
  await finished(batch)
  return batch
}

test('answers to a rerun that has ended → refused, and its result stays', async () => {
  const base = await ended()
  const parameters = { updateTo: '30/11/2024' }
  const { batch } = (await ask('POST', `/batches/${base}/reruns`, { parameters })).body
  await finished(batch)
  const late = await ask('POST', `/batches/${batch}/answers`, {})
  expect(late).toMatchObject({ status: 409, body: { code: 'batch_started' } })
  expect((await ask('GET', `/batches/${batch}`)).body).toMatchObject({
    state: 'finished',
    units: { spent: 1 },
  })
  expect((await fetch(`${served.url}/api/batches/${batch}/result.xlsx`)).status).toBe(200)
})

test('a question answered twice at one moment → the first answer makes the batch, the second is refused', async () => {
  const asked = await ask('POST', '/batches', form('valor;data\n1.234;01/02/2020\n'))
  const { batch } = asked.body
  const answers = ['comma', 'comma'].map((decimal) =>
    ask('POST', `/batches/${batch}/answers`, { decimal }),
  )
  const statuses = (await Promise.all(answers)).map(({ status, body }) => [status, body.code])
  expect(statuses.toSorted()).toEqual([
    [201, undefined],
    [409, 'batch_started'],
  ])
  await finished(batch)
  const page = await (await fetch(`${served.url}/lotes/${batch}`)).text()
  expect(page).toContain('Pronto')
  expect(bench.corrections()).toHaveLength(1)
})
