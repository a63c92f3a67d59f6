import { once } from 'node:events'
import { expect, test } from 'vitest'
import { reopenMissing } from '../../src/gather/reopen.js'
import { money } from '../../src/publish/statement/statement-text.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import { DyingBucket } from '../retention/support.js'
import { start } from '../support/cli.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { form, planned, SHEET } from './support.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { worker: true }))

interface Body {
  batch: string
  state: string
  code: string
  rows: { outcome: string }[]
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
  const { total } = (await new BatchRecords(await served.context.app.bucket(), batch).manifest())!
  const shown = money(total!)
  expect(page).toContain(`Total das linhas com resultado: <strong>R$ ${shown}</strong>`)
  expect(await (await fetch(`${served.url}/lotes`)).text()).toContain(`>${shown}</td>`)
  expect(bench.corrections()).toHaveLength(1)
})

test('lote resume of a batch that was only planned → open for everybody, and a worker goes on when it is killed', async () => {
  const batch = await planned(served)
  bench.sandbox.fault({ service: 'calc', method: 'POST', path: '/v1/correct', delayMs: 10_000 })
  const child = start(['resume', batch], bench.env, bench.dir)
  const exit = once(child, 'close')
  try {
    await expect.poll(() => bench.corrections().length).toBe(1)
    expect(await stateOf(batch)).toBe('open')
  } finally {
    child.kill('SIGKILL')
    await exit
  }
  await finished(batch)
})

test('finished batch being opened again, process dies before it says so → discarding keeps what was paid', async () => {
  const batch = await ended()
  const bucket = await served.context.app.bucket()
  const manifest = (await new BatchRecords(bucket, batch).manifest())!
  await bucket.delete(keys.outcome(batch, 't000001'))
  await expect(reopenMissing(manifest, new DyingBucket(bucket, 2))).rejects.toThrow('ended')
  expect(await stateOf(batch)).toBe('planned')
  expect((await ask('POST', `/batches/${batch}/cancel`)).status).toBe(204)
  await finished(batch)
  const { rows } = (await ask('GET', `/batches/${batch}/rows?outcome=ok`)).body
  expect(rows).toHaveLength(2)
  expect(bench.corrections()).toHaveLength(1)
})

test('planned correction that keeps the answers of its batch → discarded, as it has called nothing itself', async () => {
  const base = await ended()
  const content = new FormData()
  content.set('file', new Blob([SHEET.replace('abc', '3,00')]), 'a.csv')
  const { batch } = (await ask('POST', `/batches/${base}/patches?plan=true`, content)).body
  expect(await stateOf(batch)).toBe('planned')
  expect((await ask('POST', `/batches/${batch}/cancel`)).status).toBe(204)
  expect((await ask('GET', `/batches/${batch}`)).status).toBe(404)
  expect(await stateOf(base)).toBe('finished')
})
