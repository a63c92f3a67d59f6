import { FormData, request } from 'undici'
import { expect, test } from 'vitest'
import { jsonOf, PDF, sendForm, sendJson } from './extract-support.js'
import { call, sandboxFor } from './support.js'

const DOC_TYPES = ['cnis', 'sentenca', 'cartaoPonto', 'trabalhista']

test.each(['file', 'arq'])('a multipart file in %s is answered', async (field) => {
  const { status, body } = await sendForm(await sandboxFor(), { field })
  expect(status).toBe(200)
  expect(body).toStrictEqual({
    id: expect.any(Number),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    docType: 'cnis',
    arquivo: { nome: 'ação.pdf', mimeType: 'application/pdf', bytes: PDF.length },
    dados: expect.any(Object),
  })
})

test('a file in base64 is answered as the same file in multipart, under another id', async () => {
  const sandbox = await sandboxFor()
  const form = await sendForm(sandbox)
  const json = await sendJson(
    sandbox,
    jsonOf(PDF, { filename: 'ação.pdf', mimeType: 'application/pdf' }),
  )
  expect(json.status).toBe(200)
  expect({ ...json.body, id: 0 }).toEqual({ ...form.body, id: 0 })
  expect(json.body.id).not.toBe(form.body.id)
})

test('filename and mimeType may be left out of JSON', async () => {
  const { status, body } = await sendJson(await sandboxFor(), jsonOf(PDF))
  expect(status).toBe(200)
  expect(body.arquivo).toEqual({ nome: null, mimeType: null, bytes: PDF.length })
})

test.each(
  DOC_TYPES,
)('%s has its own nested scalars and tables, and another file has other data', async (docType) => {
  const sandbox = await sandboxFor()
  const { body } = await sendJson(sandbox, jsonOf(PDF, { docType }))
  const other = await sendJson(sandbox, jsonOf(Buffer.from('outro'), { docType }))
  expect(body.docType).toBe(docType)
  const values = Object.values(body.dados)
  expect(values.some((value) => Array.isArray(value) && typeof value[0] === 'object')).toBe(true)
  expect(values.some((value) => typeof value === 'object' && !Array.isArray(value))).toBe(true)
  expect(other.body.hash).not.toBe(body.hash)
  expect(other.body.dados).not.toEqual(body.dados)
})

test('the data follow from the file alone: another sandbox gives the same', async () => {
  const first = await sandboxFor()
  const second = await sandboxFor({ seed: 9 })
  const { body } = await sendForm(first)
  expect((await sendForm(second)).body).toEqual(body)
})

test('the case numbers close by their check digits', async () => {
  const sandbox = await sandboxFor()
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { body } = await sendJson(sandbox, jsonOf(Buffer.from(text), { docType: 'sentenca' }))
    const { numero } = body.dados.processo as { numero: string }
    const digits = numero.replace(/\D/g, '')
    expect(digits).toHaveLength(20)
    const moved = digits.slice(0, 7) + digits.slice(9) + digits.slice(7, 9)
    expect(BigInt(moved) % 97n).toBe(1n)
  }
})

test('no file is 400: no field, another field, an empty one, no body', async () => {
  const sandbox = await sandboxFor()
  const answers = [
    await sendForm(sandbox, { file: null }),
    await sendForm(sandbox, { field: 'anexo' }),
    await sendForm(sandbox, { file: Buffer.alloc(0) }),
    await sendJson(sandbox, { docType: 'cnis' }),
    await sendJson(sandbox, { docType: 'cnis', fileBase64: '' }),
    await sendJson(sandbox, undefined),
  ]
  for (const { status, code } of answers) expect([status, code]).toEqual([400, 'BAD_REQUEST'])
  expect(sandbox.uploads()).toBe(0)
})

test.each([null, 'cpf', ''])('docType %j is 400 in both forms', async (docType) => {
  const sandbox = await sandboxFor()
  const json = jsonOf(PDF, { docType: docType ?? undefined })
  for (const { status, code } of [
    await sendForm(sandbox, { docType }),
    await sendJson(sandbox, json),
  ])
    expect([status, code]).toEqual([400, 'BAD_REQUEST'])
})

test.each([
  { ...jsonOf(PDF), fileBase64: 'não é base64' },
  { ...jsonOf(PDF), fileBase64: 'QQ' },
  { ...jsonOf(PDF), fileBase64: 12 },
  { ...jsonOf(PDF), filename: 12 },
  'no json',
  '[]',
])('JSON that cannot be read is 400: %j', async (body) => {
  const { status, code } = await sendJson(await sandboxFor(), body)
  expect([status, code]).toEqual([400, 'BAD_REQUEST'])
})

test('docType may stand after the file, and the first of several files is taken', async () => {
  const sandbox = await sandboxFor()
  const body = new FormData()
  body.append('anexo', new Blob(['outro']), 'outro.pdf')
  body.append('arq', new Blob(['primeiro']), 'primeiro.pdf')
  body.append('file', new Blob(['segundo']), 'segundo.pdf')
  body.append('observacao', 'nada')
  body.append('docType', 'sentenca')
  const answer = await request(`${sandbox.calc}/v1/extract`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.apiKey}` },
    body,
  })
  expect(await answer.body.json()).toMatchObject({
    docType: 'sentenca',
    arquivo: { nome: 'primeiro.pdf' },
  })
})

test('an extraction counts no unit, and the journal tells the upload by size and digest', async () => {
  const sandbox = await sandboxFor()
  const { body } = await sendForm(sandbox)
  await sendJson(sandbox, jsonOf(PDF))
  const entries = sandbox.journal()
  expect(entries.map(({ units }) => units)).toEqual([1, 1])
  for (const entry of entries) {
    expect(entry.body).toMatchObject({ docType: 'cnis', bytes: PDF.length, sha256: body.hash })
    expect(JSON.stringify(entry)).not.toContain(PDF.toString('base64'))
  }
})

test('a fault may meet an extraction, whose answer is lost after the work was done', async () => {
  const sandbox = await sandboxFor()
  sandbox.fault({ service: 'calc', path: '/v1/extract', lose: 'after' })
  await expect(sendForm(sandbox)).rejects.toThrow()
  expect(sandbox.uploads()).toBe(1)
  sandbox.fault({ service: 'calc', path: '/v1/extract', status: 429 })
  expect((await sendForm(sandbox)).status).toBe(429)
  expect(sandbox.uploads()).toBe(1)
})

test('after an upload the other routes still read JSON', async () => {
  const sandbox = await sandboxFor()
  await sendForm(sandbox)
  const answer = await call(sandbox, '/v1/auth/login', {
    method: 'POST',
    key: null,
    body: sandbox.login,
  })
  expect(answer.status).toBe(200)
})
