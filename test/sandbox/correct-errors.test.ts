import { expect, test } from 'vitest'
import { aBody, call, correct, sandboxFor } from './support.js'

const ITEM = { date: '10/03/2020', amount: 1000 }

test.each<[string, Record<string, unknown>, string]>([
  ['neither index nor table', { index: undefined }, 'BAD_REQUEST'],
  ['no updateTo', { updateTo: undefined }, 'BAD_REQUEST'],
  ['an updateTo that is no date', { updateTo: '31/02/2024' }, 'BAD_REQUEST'],
  ['an ISO updateTo', { updateTo: '2024-01-01' }, 'BAD_REQUEST'],
  ['no items', { items: undefined }, 'BAD_REQUEST'],
  ['an empty list of items', { items: [] }, 'BAD_REQUEST'],
  ['29 February of a common year', { items: [{ ...ITEM, date: '29/02/2021' }] }, 'BAD_REQUEST'],
  ['an ISO date', { items: [{ ...ITEM, date: '2020-03-10' }] }, 'BAD_REQUEST'],
  ['a date of one digit', { items: [{ ...ITEM, date: '1/3/2020' }] }, 'BAD_REQUEST'],
  ['an item without a date', { items: [{ amount: 1 }] }, 'BAD_REQUEST'],
  ['an item without an amount', { items: [{ date: ITEM.date }] }, 'BAD_REQUEST'],
  ['an amount in text', { items: [{ ...ITEM, amount: '1000' }] }, 'BAD_REQUEST'],
  ['a null amount', { items: [{ ...ITEM, amount: null }] }, 'BAD_REQUEST'],
  [
    'an amount whose cents a number cannot hold',
    { items: [{ ...ITEM, amount: 1e16 }] },
    'BAD_REQUEST',
  ],
  ['an unknown field', { multas: { percentual: '2' } }, 'BAD_REQUEST'],
  ['an unknown field of an item', { items: [{ ...ITEM, valor: 1 }] }, 'BAD_REQUEST'],
  ['a percentage as a number', { juros: { percentual: 1 } }, 'BAD_REQUEST'],
  ['a percentage that is no number', { multa: { percentual: '2%' } }, 'BAD_REQUEST'],
  ['an unknown start of interest', { juros: { percentual: '1', from: 'hoje' } }, 'BAD_REQUEST'],
  ['an unknown mode of fees', { honorarios: { valor: 1, modo: 'x' } }, 'BAD_REQUEST'],
  ['an unknown base of SELIC', { selic: true, selicBase: 'm' }, 'BAD_REQUEST'],
  ['an unknown version of SELIC', { selic: true, selicVersion: 3 }, 'BAD_REQUEST'],
  ['selicFrom without selic', { selicFrom: '01/12/2021' }, 'BAD_REQUEST'],
  ['selicUntil without selic', { selic: false, selicUntil: '01/12/2021' }, 'BAD_REQUEST'],
  [
    'an end of SELIC before its start',
    { selic: true, selicFrom: '01/12/2022', selicUntil: '01/12/2021' },
    'BAD_REQUEST',
  ],
  ['index and table together', { table: 262 }, 'CONFLICTING_FIELDS'],
  [
    'index and table together, and nothing else',
    { table: 262, items: undefined },
    'CONFLICTING_FIELDS',
  ],
  ['an index that does not exist', { index: 'igpx' }, 'INDEX_NOT_FOUND'],
  ['an index id that does not exist', { index: 999 }, 'INDEX_NOT_FOUND'],
  ['a table that does not exist', { index: undefined, table: 'nenhuma' }, 'TABLE_NOT_FOUND'],
  ['a table id that does not exist', { index: undefined, table: 9999 }, 'TABLE_NOT_FOUND'],
  ['an index where a table is expected', { index: undefined, table: 'ipca' }, 'INDEX_NOT_TABLE'],
  ['an index id where a table is expected', { index: undefined, table: 5 }, 'INDEX_NOT_TABLE'],
  ['a table where an index is expected', { index: 'tjes-inpc' }, 'INDEX_NOT_TABLE'],
  ['a former catalogue id as index', { index: 1262 }, 'INDEX_LEGACY_ID'],
  ['a former catalogue id as table', { index: undefined, table: '1262' }, 'INDEX_LEGACY_ID'],
])('%s is refused', async (_, over, code) => {
  const { status, body } = await correct(await sandboxFor(), aBody(over))
  expect({ status, code: body.error.code }).toEqual({ status: 400, code })
  expect(body.error.message).toEqual(expect.any(String))
})

test('the refusal of a former catalogue id names the right one', async () => {
  const { body } = await correct(await sandboxFor(), aBody({ index: 1184 }))
  expect(body.error.message).toMatch(/\b184\b/)
})

test.each([
  ['broken JSON', '{"index": "ipca",'],
  ['JSON that is no object', '[]'],
  ['no body', ''],
  [
    'a number beyond all numbers',
    '{"index":"ipca","updateTo":"01/01/2024","items":[{"date":"10/03/2020","amount":1e999}]}',
  ],
])('%s is refused in the envelope', async (_, text) => {
  const { status, body } = await correct(await sandboxFor(), text)
  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'BAD_REQUEST' })
})

test('a date before the series is a 422 of the engine that names series and month', async () => {
  const items = [{ date: '10/03/2009', amount: 1 }]
  const { status, body } = await correct(await sandboxFor(), aBody({ items }))
  expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'ENGINE_ERROR' })
  expect(body.error.message).toContain('IPCA')
  expect(body.error.message).toContain('03/2009')
})

test('a body above the limit is refused in the envelope', async () => {
  const sandbox = await sandboxFor()
  const { status, body } = await correct(sandbox, ' '.repeat(31 * 1024 * 1024))
  expect({ status, code: body.error.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
})

test.each([
  '/nowhere',
  '/v1/nowhere',
  '/v1/calc/atualizacaoMonetaria',
])('the unknown route %s is 404 in the envelope', async (path) => {
  const { status, body } = await call(await sandboxFor(), path)
  expect(status).toBe(404)
  expect(body.error.code).toBe('NOT_FOUND')
})

test('an address that cannot be decoded is 400 in the envelope', async () => {
  const { status, body } = await call(await sandboxFor(), '/v1/indices/%E0%A4%A')
  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'BAD_REQUEST' })
})

test.each<[string, Record<string, unknown>]>([
  ['juros', {}],
  ['juros', { from: 'citacao' }],
  ['multa', {}],
  ['honorarios', {}],
  ['honorarios', { modo: 'p' }],
])('%s without its figure is none: %j', async (name, given) => {
  const sandbox = await sandboxFor()
  const plain = await correct(sandbox, aBody())
  const { status, body } = await correct(sandbox, aBody({ [name]: given, save: true }))
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...plain.body, saved: true })
})

test('interest without a percentage leaves a table its own', async () => {
  const sandbox = await sandboxFor()
  const table = { index: undefined, table: 'jf-condenatorias' }
  const plain = await correct(sandbox, aBody(table))
  expect(plain.body.juros).toBeGreaterThan(0)
  expect((await correct(sandbox, aBody({ ...table, juros: {} }))).body).toEqual(plain.body)
})

test('a field that is null is not given', async () => {
  const sandbox = await sandboxFor()
  const plain = await correct(sandbox, aBody())
  const nulls = {
    table: null,
    juros: null,
    honorarios: { valor: null },
    selicFrom: null,
    name: null,
  }
  expect(await correct(sandbox, aBody(nulls))).toMatchObject({ status: 200, body: plain.body })
  const neither = await correct(sandbox, aBody({ index: null, table: null }))
  expect(neither).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } })
})

test.each([
  ['a table as index', { index: 'tjes-inpc' }],
  ['an index as table', { index: undefined, table: 'ipca' }],
])('%s is told the fields of this route', async (_name, over) => {
  const { body } = await correct(await sandboxFor(), aBody(over))
  expect(body.error).toMatchObject({
    hint: 'Índices vão no campo index, tabelas judiciais no campo table.',
  })
})
