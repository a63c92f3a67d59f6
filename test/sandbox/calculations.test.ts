import { expect, test } from 'vitest'
import { aBody, call, correct, madeSince, sandboxFor } from './support.js'

test.each([
  ['atualizacaoMonetaria', 'curated', ['html', 'pdf', 'docx']],
  ['calculosJudiciais', 'engine', ['html', 'pdf', 'docx']],
  ['cartaoPonto', 'engine', ['html', 'pdf']],
  ['pensaoAlimenticia', 'engine', ['html', 'pdf', 'excel']],
  ['saldoDevedor', 'engine', ['html']],
  ['tabelasFinanciamento', 'engine', ['html']],
  ['tabelasJudiciais', 'engine', ['html', 'pdf']],
  ['prevDifNRecebidas', 'engine', ['html']],
])('%s is described as %s, with its formats of export', async (type, source, exportFormats) => {
  const { status, body } = await call(await sandboxFor(), `/v1/describe/${type}`)
  expect(status).toBe(200)
  expect(body).toEqual({
    type,
    label: expect.any(String),
    source,
    fields: expect.any(Array),
    exemplo: expect.any(Object),
    exportFormats,
  })
  for (const field of body.fields) {
    expect(Object.keys(field).sort()).toEqual(['campo', 'descricao', 'required', 'tipo'])
  }
})

test('a type without a schema is 404', async () => {
  const { status, body } = await call(await sandboxFor(), '/v1/describe/inventario')
  expect(status).toBe(404)
  expect(body.error.code).toEqual(expect.any(String))
})

test('the list is filtered, cut and ordered by the last update', async () => {
  const time = { now: Date.UTC(2026, 0, 15, 15) }
  const sandbox = await sandboxFor({ clock: () => time.now })
  for (const name of ['a', 'b', 'c']) {
    await correct(sandbox, aBody({ save: true, name }))
    time.now += 1000
  }
  const names = async (query: string) => (await madeSince(sandbox, query)).map(({ name }) => name)
  expect(await names('')).toEqual(['c', 'b', 'a'])
  expect(await names('limit=1&offset=1')).toEqual(['b'])
  expect(await names('type=atualizacaoMonetaria')).toHaveLength(3)
  expect(await names('type=saldoDevedor')).toEqual([])
  expect(await names('limit=99999999999')).toEqual(['c', 'b', 'a'])
  expect(await names(`offset=${'9'.repeat(400)}`)).toEqual([])
})

test('a calculation saved without a name has null for it', async () => {
  const sandbox = await sandboxFor()
  await correct(sandbox, aBody({ save: true }))
  const { body } = await call(sandbox, '/v1/calc')
  expect(body.calculations[0]!.name).toBeNull()
})

test('a calculation that is not saved is not in the list', async () => {
  const sandbox = await sandboxFor()
  await correct(sandbox, aBody())
  expect(await madeSince(sandbox)).toEqual([])
})

test.each([
  'limit=0',
  'limit=x',
  'offset=-1',
  'type=inventario',
])('%s is refused', async (query) => {
  const { status, body } = await call(await sandboxFor(), `/v1/calc?${query}`)
  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'BAD_REQUEST' })
})
