import { expect, test } from 'vitest'
import { CALC_TYPES, type CalcType } from '../../src/sandbox/calc/calc-type.js'
import { ask, filled, keysOf, open, patch, pathOf, refusal, run } from './calc-support.js'
import { sandboxFor } from './support.js'

test('a PATCH answers exactly ok, id and the fields written, and moves the stamp', async () => {
  const time = { now: Date.UTC(2026, 0, 15, 15) }
  const sandbox = await sandboxFor({ clock: () => time.now })
  const { saldoDevedor: one } = sandbox.seeded.ready
  time.now += 61_000
  const fields = { taxa: 2, regime: 'simples' }
  const { status, body } = await patch(sandbox, one, fields)
  expect([status, body]).toEqual([
    200,
    { ok: true, calcId: one.calcId, updatedFields: ['taxa', 'regime'] },
  ])
  const after = await open(sandbox, one)
  expect(after.fields).toMatchObject({ ...fields, valor_principal: 15_000 })
  expect(after.updatedAt).toBe(20260115120101)
})

test.each<[string, unknown, string]>([
  ['a field at the root', { taxa: 1, hash: 'x' }, 'taxa, hash'],
  [
    'a field at the root beside fields',
    { fields: { taxa: 1 }, regime: 'simples' },
    'fields, regime',
  ],
  ['empty fields', { fields: {} }, 'fields'],
  ['fields that are a list', { fields: [1] }, 'fields'],
  ['an empty body', {}, 'nenhuma'],
])('%s is NO_FIELDS and tells the keys received', async (_, body, received) => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  const before = await open(sandbox, one)
  const answer = await ask(sandbox, 'PATCH', pathOf(one), { body })
  expect(refusal(answer)).toEqual([400, 'NO_FIELDS'])
  expect(answer.body.error.message).toContain(`recebidas: ${received}.`)
  expect(await open(sandbox, one)).toEqual(before)
})

test('no body at all is NO_FIELDS', async () => {
  const sandbox = await sandboxFor()
  const path = pathOf(sandbox.seeded.ready.saldoDevedor)
  expect(refusal(await ask(sandbox, 'PATCH', path))).toEqual([400, 'NO_FIELDS'])
})

const VALUE = 'INVALID_FIELD_VALUE'
const FORMAT = 'INVALID_FIELD_FORMAT'

test.each<[CalcType, string, unknown, string, string]>([
  ['saldoDevedor', 'dia_atualiza', '2024-01-31', FORMAT, 'dia_atualiza'],
  ['saldoDevedor', 'dia_atualiza', '31/02/2024', VALUE, 'dia_atualiza'],
  ['saldoDevedor', 'taxa', '1,5', FORMAT, 'taxa'],
  ['saldoDevedor', 'taxa', -1, VALUE, 'taxa'],
  ['saldoDevedor', 'regime', 'misto', VALUE, 'regime'],
  ['saldoDevedor', 'regime', 1, FORMAT, 'regime'],
  ['saldoDevedor', 'aliquota', 1, FORMAT, 'aliquota'],
  ['saldoDevedor', 'pagamentos', [], VALUE, 'pagamentos'],
  ['saldoDevedor', 'pagamentos', {}, FORMAT, 'pagamentos'],
  ['saldoDevedor', 'pagamentos', [{ data: '01/01/2024' }], FORMAT, 'pagamentos.0.valor'],
  ['calculosJudiciais', 'parcelas', [{ data: '01/13/2024', valor: 1 }], VALUE, 'parcelas.0.data'],
  [
    'calculosJudiciais',
    'parcelas',
    [{ data: '01/01/2024', valor: '1' }],
    FORMAT,
    'parcelas.0.valor',
  ],
  ['calculosJudiciais', 'parcelas', [7], FORMAT, 'parcelas.0'],
  [
    'calculosJudiciais',
    'parcelas',
    [{ data: '01/01/2024', valor: 1, x: 1 }],
    FORMAT,
    'parcelas.0.x',
  ],
  ['calculosJudiciais', 'indexador', '262', FORMAT, 'indexador'],
  ['calculosJudiciais', 'tabelaPersonalizada', [], FORMAT, 'tabelaPersonalizada'],
  ['tabelasFinanciamento', 'parcelas', 1.5, FORMAT, 'parcelas'],
  ['tabelasFinanciamento', 'parcelas', 0, VALUE, 'parcelas'],
  ['cartaoPonto', 'jornada_diaria', '8h', FORMAT, 'jornada_diaria'],
  ['cartaoPonto', 'jornada_diaria', '24:00', VALUE, 'jornada_diaria'],
  ['atualizacaoMonetaria', 'selic', 'sim', FORMAT, 'selic'],
  ['atualizacaoMonetaria', 'indexador', 999, VALUE, 'indexador'],
  ['tabelasJudiciais', 'vl', [{ month: '2015-13', index: 3 }], VALUE, 'vl.0.month'],
  ['tabelasJudiciais', 'vl', [{ month: '01/2015', index: 3 }], FORMAT, 'vl.0.month'],
  ['tabelasJudiciais', 'vl', [{ month: '1990-01', index: 3 }], VALUE, 'vl.0.month'],
  ['tabelasJudiciais', 'vl', [{ month: '2015-01', index: 30 }], VALUE, 'vl.0.index'],
  [
    'tabelasJudiciais',
    'juros',
    [
      { month: '2015-02', percentual: 1 },
      { month: '2015-01', percentual: 1 },
    ],
    VALUE,
    'juros.1.month',
  ],
])('%s: %s = %j is %s, and the message names %s', async (type, name, value, code, named) => {
  const sandbox = await sandboxFor()
  const answer = await patch(sandbox, sandbox.seeded.ready[type], { [name]: value })
  expect(refusal(answer)).toEqual([400, code])
  expect(answer.body.error.message).toContain(`Campo ${named}:`)
})

test('one invalid field refuses the whole batch: nothing is written, the stamp stays', async () => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  const before = await open(sandbox, one)
  const fields = { taxa: 3, regime: 'simples', dia_atualiza: '99/99/9999' }
  expect(refusal(await patch(sandbox, one, fields))).toEqual([400, VALUE])
  expect(await open(sandbox, one)).toEqual(before)
})

test.each<[CalcType, string, number, string]>([
  ['calculosJudiciais', 'indexador', 5, 'INDEX_NOT_TABLE'],
  ['prevDifNRecebidas', 'indexador', 5, 'INDEX_NOT_TABLE'],
  ['atualizacaoMonetaria', 'tabelaJudicial', 5, 'INDEX_NOT_TABLE'],
  ['atualizacaoMonetaria', 'indexador', 262, 'INDEX_NOT_TABLE'],
  ['calculosJudiciais', 'indexador', 999, 'TABLE_NOT_FOUND'],
  ['atualizacaoMonetaria', 'tabelaJudicial', 999, 'TABLE_NOT_FOUND'],
  ['calculosJudiciais', 'indexador', 1262, 'INDEX_LEGACY_ID'],
  ['atualizacaoMonetaria', 'indexador', 1262, 'INDEX_LEGACY_ID'],
])('%s: %s = %i is %s', async (type, name, id, code) => {
  const sandbox = await sandboxFor()
  const one = sandbox.seeded.ready[type]
  if (name === 'tabelaJudicial') await patch(sandbox, one, { indexador: null })
  const before = await open(sandbox, one)
  const answer = await patch(sandbox, one, { [name]: id, dia_atualiza: '01/01/2025' })
  expect(refusal(answer)).toEqual([400, code])
  if (code === 'INDEX_LEGACY_ID') expect(answer.body.error.message).toContain('262.')
  expect(await open(sandbox, one)).toEqual(before)
})

test('index and judicial table together are CONFLICTING_FIELDS, in a batch or one after the other', async () => {
  const sandbox = await sandboxFor()
  const { empty } = sandbox.seeded
  const both = await patch(sandbox, empty, { indexador: 5, tabelaJudicial: 262 })
  expect(refusal(both)).toEqual([400, 'CONFLICTING_FIELDS'])
  expect((await open(sandbox, empty)).fields).toEqual({})
  await patch(sandbox, empty, { indexador: 5 })
  const later = await patch(sandbox, empty, { tabelaJudicial: 262 })
  expect(refusal(later)).toEqual([400, 'CONFLICTING_FIELDS'])
  const exchanged = await patch(sandbox, empty, { tabelaJudicial: 262, indexador: null })
  expect(exchanged.status).toBe(200)
  expect((await open(sandbox, empty)).fields).toEqual({ tabelaJudicial: 262 })
})

test.each([
  'calcId',
  'hash',
  'name',
  'createdAt',
  'resultado',
])('%s is read-only: FIELD_REJECTED, and nothing is written', async (name) => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  const before = await open(sandbox, one)
  expect(refusal(await patch(sandbox, one, { taxa: 9, [name]: 'x' }))).toEqual([
    409,
    'FIELD_REJECTED',
  ])
  expect(await open(sandbox, one)).toEqual(before)
})

test.each(CALC_TYPES)('%s: a PATCH takes every field of its example', async (type) => {
  const sandbox = await sandboxFor()
  const { exemplo } = (await ask(sandbox, 'GET', `/v1/describe/${type}`)).body
  const made = await filled(sandbox, type, exemplo)
  expect((await open(sandbox, made)).fields).toMatchObject(exemplo)
  expect((await run(sandbox, made)).status).toBe(200)
})

test('a hash is accepted and never required; a wrong one is ignored, a number refused', async () => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  const send = (hash: unknown) =>
    ask(sandbox, 'PATCH', pathOf(one), { body: { fields: { taxa: 1 }, hash } })
  expect((await send(one.hash)).status).toBe(200)
  expect((await send('wrong')).status).toBe(200)
  expect(refusal(await send(7))).toEqual([400, 'BAD_REQUEST'])
})

test('the answer of a PATCH has no other keys', async () => {
  const sandbox = await sandboxFor()
  const { body } = await patch(sandbox, sandbox.seeded.empty, { indexador: 5 })
  expect(keysOf(body)).toEqual(['calcId', 'ok', 'updatedFields'])
})

test.each([
  ['indexador', 262, 'tabelaJudicial'],
  ['tabelaJudicial', 5, 'indexador'],
])('what is wrong in %s is told the field of this type that it is for', async (name, id, other) => {
  const sandbox = await sandboxFor()
  const one = sandbox.seeded.ready.atualizacaoMonetaria
  await patch(sandbox, one, { indexador: null })
  const { body } = await patch(sandbox, one, { [name]: id })
  expect(body.error).toMatchObject({
    code: 'INDEX_NOT_TABLE',
    hint: `O campo para isto é ${other}.`,
  })
})
