import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mended } from '../support/mended.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { form, SHEET } from './support.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { worker: true }))

interface Body {
  batch: string
  state: string
  code: string
  rows: unknown
  questions: unknown
}

async function ask(method: string, path: string, body?: FormData | object) {
  const isForm = body instanceof FormData
  const answer = await fetch(`${served.url}/api${path}`, {
    method,
    headers: body && !isForm ? { 'content-type': 'application/json' } : {},
    body: body && !isForm ? JSON.stringify(body) : (body as FormData | undefined),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const finished = (batch: string) =>
  expect.poll(async () => (await ask('GET', `/batches/${batch}`)).body.state).toBe('finished')

async function ended(sheet = SHEET): Promise<string> {
  const { batch } = (await ask('POST', '/batches', form(sheet))).body
  await finished(batch)
  return batch
}

async function taken(path: string): Promise<string> {
  const answer = await fetch(`${served.url}/api${path}`)
  expect(answer.status).toBe(200)
  const file = join(bench.dir, 'taken.xlsx')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  return file
}

function patch(content: string | Buffer, fields: Record<string, string> = {}): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([content]), typeof content === 'string' ? 'a.csv' : 'a.xlsx')
  return body
}

test('pending sheet taken, mended, sent back → those rows alone asked, one whole workbook', async () => {
  const batch = await ended()
  const pending = await taken(`/batches/${batch}/pending.xlsx`)
  const sent = await ask(
    'POST',
    `/batches/${batch}/patches`,
    patch(await mended(pending, { A2: '300,00' })),
  )
  expect(sent.status).toBe(201)
  expect(sent.body).toMatchObject({ file: 'carteira.xlsx', units: { quoted: 1 } })
  await finished(sent.body.batch)
  expect(
    bench.corrections().map(({ body }) => (body as { items: unknown[] }).items.length),
  ).toEqual([2, 1])
  const workbook = await readWorkbook(await taken(`/batches/${sent.body.batch}/result.xlsx`))
  const rows = asObjects(workbook.get('Resultado') ?? [])
  expect(rows.map(({ valor }) => valor)).toEqual(['valor', '1.234,56', '2.000,00', '300,00'])
  const none = await ask('GET', `/batches/${sent.body.batch}/pending.xlsx`)
  expect(none).toMatchObject({ status: 404, body: { code: 'pending_none' } })
})

test('a file that lacks most rows → asked whether they go, answered, planned', async () => {
  const lines = [
    'valor;vencimento',
    ...Array.from({ length: 9 }, (_, n) => `${n + 1},00;10/01/2020`),
  ]
  const batch = await ended(lines.join('\n'))
  const some = patch(lines.slice(0, 3).join('\n'))
  const asked = await ask('POST', `/batches/${batch}/patches`, some)
  expect(asked).toMatchObject({ status: 409, body: { code: 'patch_rows_missing' } })
  expect(asked.body.questions).toMatchObject([{ answers: { options: ['dropMissing'] } }])
  const path = `/batches/${asked.body.batch}/answers?plan=true`
  expect((await ask('POST', path, { decimal: 'dot' })).body.code).toBe('not_asked')
  const answered = await ask('POST', path, { dropMissing: true })
  expect(answered).toMatchObject({ status: 201, body: { rows: { read: 3, pending: 2 } } })
  const second = await ask('POST', `/batches/${batch}/patches`, patch(SHEET))
  expect(second).toMatchObject({ status: 409, body: { code: 'patch_later_version' } })
})

test('a batch that goes on, fields of a new batch → refused, nothing asked', async () => {
  const { batch } = (await ask('POST', '/batches?plan=true', form(SHEET))).body
  const early = await ask('POST', `/batches/${batch}/patches`, patch(SHEET))
  expect(early).toMatchObject({ status: 409, body: { code: 'not_finished' } })
  const open = await ask('GET', `/batches/${batch}/pending.xlsx`)
  expect(open).toMatchObject({ status: 409, body: { code: 'not_finished' } })
  const over = await ended(`${SHEET}7,00;10/01/2020\n`)
  const stray = await ask('POST', `/batches/${over}/patches`, patch(SHEET, { job: 'correct' }))
  expect(stray).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(bench.corrections()).toHaveLength(1)
})
