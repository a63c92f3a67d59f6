import { expect, test } from 'vitest'
import { aBody, correct, sandboxFor } from './support.js'
import { callUpdate, readBody, updateBody } from './update-support.js'

test('listaTabelas has every index and judicial table under one id space', async () => {
  const { status, body } = await callUpdate(await sandboxFor(), '/listaTabelas')
  const ids = body.tabelas.map(({ id }) => id)
  expect(status).toBe(200)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['ipca', 'selic', 'tjes-inpc', 'tabela-317']))
  expect(body.tabelas.find(({ id }) => id === 'ipca')).toEqual({
    id: 'ipca',
    nome: 'IPCA (IBGE)',
    tipo: 'indice',
    inicio: '2013-01',
    fim: expect.stringMatching(/^\d{4}-\d{2}$/),
  })
})

test('atualiza answers the list in the order asked, with the figures of the calculation service', async () => {
  const sandbox = await sandboxFor()
  const lista = [
    { dia: '2021-05-20', valor: 250.5 },
    { dia: '2020-03-10', valor: -1000 },
    { dia: '2021-05-20', valor: 0.01 },
  ]
  const { status, body } = await callUpdate(sandbox, '/atualiza', {
    body: updateBody(sandbox, { lista }),
  })
  const items = [
    { date: '20/05/2021', amount: 250.5 },
    { date: '10/03/2020', amount: -1000 },
    { date: '20/05/2021', amount: 0.01 },
  ]
  const corrected = (await correct(sandbox, aBody({ items }))).body
  expect(status).toBe(200)
  expect(body).toEqual({
    indiceAtualizacao: 'ipca',
    dataAtualizacao: '2024-01-01',
    total: corrected.total,
    lista: lista.map((item, at) => ({
      ...item,
      fator: expect.any(Number),
      valorAtualizado: corrected.items[at]?.corrected,
    })),
  })
})

test('a judicial table corrects without its interest', async () => {
  const sandbox = await sandboxFor()
  const asked = updateBody(sandbox, { indiceAtualizacao: 'tjes-inpc' })
  const { body } = await callUpdate(sandbox, '/atualiza', { body: asked })
  const corrected = (await correct(sandbox, aBody({ index: undefined, table: 'tjes-inpc' }))).body
  expect(corrected.juros).toBeGreaterThan(0)
  expect(body.lista[0]?.valorAtualizado).toBe(corrected.items[0]?.corrected)
})

test.each([
  'ipca',
  'jf-condenatorias',
  'selic',
])('lerTabela of %s has the factor of each month, up to the update date', async (tabela) => {
  const sandbox = await sandboxFor()
  const { status, body } = await callUpdate(sandbox, '/lerTabela', {
    body: readBody(sandbox, { tabela }),
  })
  const lista = [{ dia: '2019-08-01', valor: 1 }]
  const updated = await callUpdate(sandbox, '/atualiza', {
    body: updateBody(sandbox, { indiceAtualizacao: tabela, lista }),
  })
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['tabela', 'nome', 'dataAtualizacao', 'valores'])
  expect(body.valores.at(-1)).toEqual({ mes: '2024-01', fator: 1 })
  const august = body.valores.find(({ mes }) => mes === '2019-08')
  expect(august?.fator).toBeCloseTo(updated.body.lista[0]?.fator ?? 0, 12)
})

test.each([
  ['none', null],
  ['unknown', 'svc_live_nobody'],
  ['behind Bearer', 'Bearer'],
])('a key in Authorization that is %s is 401', async (_, authorization) => {
  const sandbox = await sandboxFor()
  const sent = authorization === 'Bearer' ? `Bearer ${sandbox.apiKey}` : authorization
  const { status, body } = await callUpdate(sandbox, '/listaTabelas', { authorization: sent })
  expect({ status, body }).toEqual({ status: 401, body: { erro: expect.any(String) } })
})

test('a revoked key is 401, and every key of the calculation service opens this one', async () => {
  const sandbox = await sandboxFor()
  const { revoked, site, live, test: rehearsal } = sandbox.keys
  const statusOf = async (authorization: string) =>
    (await callUpdate(sandbox, '/listaTabelas', { authorization })).status
  expect(await statusOf(revoked)).toBe(401)
  for (const key of [site, live, rehearsal]) expect(await statusOf(key)).toBe(200)
})

test.each([
  ['missing', undefined],
  ['of another account', 'foreign'],
])('an apikey in the body that is %s is 401', async (_, other) => {
  const sandbox = await sandboxFor()
  const apikey = other && sandbox.keys.unsubscribed
  for (const [path, body] of [
    ['/lerTabela', readBody(sandbox, { apikey })],
    ['/atualiza', updateBody(sandbox, { apikey })],
  ] as const) {
    expect((await callUpdate(sandbox, path, { body })).status).toBe(401)
  }
})

test.each([
  ['dataAtualizacao', { dataAtualizacao: '01/01/2024' }],
  ['dataAtualizacao', { dataAtualizacao: '2024-02-30' }],
  ['indiceAtualizacao', { indiceAtualizacao: undefined }],
  ['indiceAtualizacao', { indiceAtualizacao: 5 }],
  ['lista', { lista: [] }],
  ['lista.0.dia', { lista: [{ dia: '2020-13-01', valor: 1 }] }],
  ['lista.0.valor', { lista: [{ dia: '2020-01-01', valor: '1' }] }],
  ['extra', { extra: 1 }],
])('atualiza with a wrong %s is 400 and names it', async (field, over) => {
  const sandbox = await sandboxFor()
  const { status, body } = await callUpdate(sandbox, '/atualiza', {
    body: updateBody(sandbox, over),
  })
  expect(status).toBe(400)
  expect(body.erro).toContain(field)
})

test('what is not a JSON object, or not said to be JSON, is 400', async () => {
  const sandbox = await sandboxFor()
  const statuses = [
    await callUpdate(sandbox, '/atualiza', { body: '{' }),
    await callUpdate(sandbox, '/atualiza', { body: [] }),
    await callUpdate(sandbox, '/atualiza', { body: updateBody(sandbox), type: 'text/plain' }),
    await callUpdate(sandbox, '/atualiza', {
      body: updateBody(sandbox),
      type: 'text/plain; of=application/json',
    }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([400, 400, 400, 400])
})

test('an unknown table is 404, too long a list 413, a date before the series 422', async () => {
  const sandbox = await sandboxFor()
  const statusOf = async (over: Record<string, unknown>) =>
    (await callUpdate(sandbox, '/atualiza', { body: updateBody(sandbox, over) })).status
  const items = (count: number) => Array(count).fill({ dia: '2020-01-01', valor: 1 })
  const unread = await callUpdate(sandbox, '/lerTabela', {
    body: readBody(sandbox, { tabela: 'igpx' }),
  })
  expect(unread.status).toBe(404)
  expect(await statusOf({ indiceAtualizacao: 'igpx' })).toBe(404)
  expect(await statusOf({ lista: items(1000) })).toBe(200)
  expect(await statusOf({ lista: items(1001) })).toBe(413)
  expect(await statusOf({ lista: [{ dia: '1950-01-01', valor: 1 }] })).toBe(422)
})

test('an unknown route is 404 in the service own shape', async () => {
  const { status, body } = await callUpdate(await sandboxFor(), '/nada')
  expect({ status, body }).toEqual({ status: 404, body: { erro: expect.any(String) } })
})

test('every call of a key is one unit of its own limit, whatever it comes to', async () => {
  const updateLimits = [{ units: 3, ms: 60_000 }]
  const sandbox = await sandboxFor({ updateLimits, calcLimits: [{ units: 1, ms: 60_000 }] })
  await callUpdate(sandbox, '/listaTabelas')
  await callUpdate(sandbox, '/atualiza', { body: '{' })
  await callUpdate(sandbox, '/atualiza', { body: updateBody(sandbox, { apikey: 'x' }) })
  await callUpdate(sandbox, '/listaTabelas', { authorization: 'svc_live_nobody' })
  const { status, headers, body } = await callUpdate(sandbox, '/listaTabelas')
  expect({ status, body }).toEqual({ status: 429, body: { erro: expect.any(String) } })
  expect(headers['retry-after']).toBe('60')
  const other = { authorization: sandbox.keys.test }
  expect((await callUpdate(sandbox, '/listaTabelas', other)).status).toBe(200)
  // The limit of the calculation service is another.
  expect((await correct(sandbox, aBody())).status).toBe(200)
  expect(sandbox.violations()).toEqual([])
})

test('the journal knows the service and the user, and no key', async () => {
  const sandbox = await sandboxFor()
  await callUpdate(sandbox, '/atualiza', { body: updateBody(sandbox) })
  const [entry] = sandbox.journal()
  expect(entry).toMatchObject({
    service: 'update',
    user: 1,
    key: sandbox.apiKey.slice(0, 12),
    units: 1,
    status: 200,
    body: { indiceAtualizacao: 'ipca' },
  })
  expect(JSON.stringify(entry)).not.toContain(sandbox.apiKey)
})
