import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { workbook } from '../accept/support/workbook.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { form, SHEET } from './support.js'

const bench = useWorkbench({}, { CALC_TIMEOUT: '5s' })
const served = useServed(() => startServed(bench.env, { worker: true }))

const ROWS = [
  ['Valor', 'Vencimento'],
  ['abc', '10/01/2020'],
  ['10,50', '10/02/2020'],
]

interface Body {
  batch: string
  state: string
  code: string
  detail: string
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

async function ended(body: FormData): Promise<string> {
  const { batch } = (await ask('POST', '/batches', body)).body
  await finished(batch)
  return batch
}

const finished = (batch: string) =>
  expect.poll(async () => (await ask('GET', `/batches/${batch}`)).body.state).toBe('finished')

async function taken(path: string) {
  const answer = await fetch(`${served.url}/api${path}`)
  expect(answer.status).toBe(200)
  const file = join(bench.dir, 'taken.xlsx')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  return { file, name: answer.headers.get('content-disposition') }
}

async function sheetOf(file: string) {
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(file)
  return book.worksheets[0]!
}

test('marked.xlsx → the own workbook, the refused cell coloured and commented', async () => {
  const batch = await ended(form(Buffer.from(await workbook({ A: ROWS })), {}, 'carteira.xlsx'))
  const plain = await taken(`/batches/${batch}/marked.xlsx`)
  expect(plain.name).toContain('carteira-marcada.xlsx')
  const sheet = await sheetOf(plain.file)
  expect(sheet.getCell('A2').fill).toMatchObject({ fgColor: { argb: 'FFFFC7CE' } })
  expect(JSON.stringify(sheet.getCell('A2').note)).toContain('lote: ')
  expect(sheet.getRow(1).values).not.toContain('Total (ENSAIO)')
  const { file } = await taken(`/batches/${batch}/marked.xlsx?figures=true`)
  expect((await sheetOf(file)).getRow(1).values).toContain('Total (ENSAIO)')
})

test('marked.xlsx of a csv → refused, with the way that there is', async () => {
  const batch = await ended(form(SHEET))
  const { status, body } = await ask('GET', `/batches/${batch}/marked.xlsx`)
  expect([status, body.code]).toEqual([400, 'marked_not'])
  expect(body.detail).toContain('não guarda cores')
})

test('a rerun with another date → a batch of its own, compared; with the same → the first of it', async () => {
  const batch = await ended(form(SHEET))
  const parameters = { updateTo: '30/11/2024' }
  const again = await ask('POST', `/batches/${batch}/reruns`, { parameters })
  expect(again.status).toBe(201)
  await finished(again.body.batch)
  const { file } = await taken(`/batches/${again.body.batch}/result.xlsx`)
  const compared = (await readWorkbook(file)).get('Comparação') ?? []
  expect(asObjects(compared).length).toBeGreaterThan(0)
  expect(bench.corrections()).toHaveLength(2)
  const same = await ask('POST', `/batches/${batch}/reruns`, { parameters })
  expect(same).toMatchObject({ status: 409, body: { first: again.body.batch } })
  expect(bench.corrections()).toHaveLength(2)
})

test('a rerun with plan=true → nothing is spent until it is started', async () => {
  const batch = await ended(form(SHEET))
  const path = `/batches/${batch}/reruns?plan=true`
  const { body } = await ask('POST', path, { parameters: { updateTo: '30/11/2024' } })
  expect(body.state).toBe('planned')
  expect(bench.corrections()).toHaveLength(1)
})

test.each([
  [{ updateTo: '31/02/2024' }, 'updateTo'],
  [{ indice: 'ipca', nada: '1' }, 'nada'],
])('a rerun with %o → refused in one sentence, nothing kept', async (parameters, says) => {
  const batch = await ended(form(SHEET))
  const { status, body } = await ask('POST', `/batches/${batch}/reruns`, { parameters })
  expect(status).toBe(400)
  expect(body.detail).toContain(says)
})

test('a saved calculation whose answer was lost → uncertain, offered on the page, asked again when a person says so', async () => {
  const body = form('valor;vencimento\n1.234,56;10/01/2020\n', {
    parameters: JSON.stringify({ index: 'ipca', updateTo: '31/12/2024', save: 'sim' }),
  })
  bench.sandbox.fault({ service: 'calc', method: 'POST', path: '/v1/correct', lose: 'after' })
  const batch = await ended(body)
  const rows = (await ask('GET', `/batches/${batch}/rows?outcome=failed`)).body as unknown
  expect(rows).toMatchObject({ rows: [{ said: [{ code: 'row_uncertain' }] }] })
  const page = await (await fetch(`${served.url}/lotes/${batch}`)).text()
  expect(page).toContain('Perguntar de novo as incertas')
  expect((await ask('POST', `/batches/${batch}/repeat-uncertain`)).body.state).toBe('open')
  await finished(batch)
  expect((await ask('GET', `/batches/${batch}/rows?outcome=ok`)).body).toMatchObject({
    rows: [{ outcome: 'ok' }],
  })
  expect(bench.corrections()).toHaveLength(2)
})
