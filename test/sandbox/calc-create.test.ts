import { expect, test } from 'vitest'
import { CALC_TYPES } from '../../src/sandbox/calc/calc-type.js'
import { ask, keysOf, LIST, open, pathOf, refusal } from './calc-support.js'
import { JANUARY_2026, sandboxFor } from './support.js'

test.each(CALC_TYPES)('a %s is created with exactly id, type and hash', async (type) => {
  const sandbox = await sandboxFor()
  const made = await ask(sandbox, 'POST', LIST, { body: { type, name: 'Nova' } })
  expect(made.status).toBe(201)
  expect(keysOf(made.body)).toEqual(['calcId', 'hash', 'type'])
  expect(made.body.type).toBe(type)
  expect(made.body.hash).toMatch(/^[0-9a-f]{32}$/)
  expect(await open(sandbox, made.body as never)).toMatchObject({
    calcId: made.body.calcId,
    hash: made.body.hash,
    name: 'Nova',
  })
})

test.each([
  ['an unknown type', { type: 'inventario' }],
  ['no type', { name: 'x' }],
  ['a name that is no text', { type: 'saldoDevedor', name: 7 }],
  ['fields, which go in a PATCH', { type: 'saldoDevedor', fields: { taxa: 1 } }],
])('%s is refused', async (_, body) => {
  const sandbox = await sandboxFor()
  const before = await ask(sandbox, 'GET', LIST)
  expect(refusal(await ask(sandbox, 'POST', LIST, { body }))).toEqual([400, 'BAD_REQUEST'])
  expect((await ask(sandbox, 'GET', LIST)).body).toEqual(before.body)
})

test('the list has exactly the five fields, with stamps of 12 and of 14 digits', async () => {
  const sandbox = await sandboxFor()
  const { body } = await ask(sandbox, 'GET', LIST)
  for (const one of body.calculations) {
    expect(keysOf(one)).toEqual(['calcId', 'createdAt', 'name', 'type', 'updatedAt'])
    expect(one.createdAt).toMatch(/^\d{12}$/)
    if (one.updatedAt !== null) expect(String(one.updatedAt)).toMatch(/^\d{14}$/)
  }
})

test('from the start there are a dozen calculations of all types, some without a name', async () => {
  const sandbox = await sandboxFor()
  const { calculations } = (await ask(sandbox, 'GET', LIST)).body
  expect(calculations.length).toBeGreaterThanOrEqual(12)
  expect(new Set(calculations.map(({ type }) => type))).toEqual(new Set(CALC_TYPES))
  expect(calculations.some(({ name }) => name === null)).toBe(true)
  expect(calculations.some(({ name }) => name !== null)).toBe(true)
  expect(calculations.filter(({ updatedAt }) => updatedAt === null)).toHaveLength(1)
})

test('the latest updated comes first, and what was never updated last', async () => {
  const sandbox = await sandboxFor()
  const { calculations } = (await ask(sandbox, 'GET', LIST)).body
  const stamps = calculations.map(({ updatedAt }) => updatedAt ?? 0)
  expect(stamps).toEqual(stamps.toSorted((a, b) => b - a))
  expect(calculations.at(-1)!.calcId).toBe(sandbox.seeded.legacy.calcId)
})

test('neither the trashed ones nor those of others are in the list', async () => {
  const sandbox = await sandboxFor()
  const { trashed, foreign, foreignTable } = sandbox.seeded
  const { calculations } = (await ask(sandbox, 'GET', LIST)).body
  const ids = calculations.map(({ calcId }) => calcId)
  for (const { calcId } of [trashed, foreign, foreignTable]) expect(ids).not.toContain(calcId)
  const others = await ask(sandbox, 'GET', LIST, { key: sandbox.keys.foreign })
  expect(others.body.calculations.map(({ calcId }) => calcId)).toContain(foreign.calcId)
})

test('pages of the list join without gap or repetition', async () => {
  const sandbox = await sandboxFor()
  const whole = (await ask(sandbox, 'GET', LIST)).body.calculations
  const pages = []
  for (let offset = 0; offset < whole.length; offset += 5) {
    pages.push(...(await ask(sandbox, 'GET', `${LIST}?limit=5&offset=${offset}`)).body.calculations)
  }
  expect(pages).toEqual(whole)
})

test('an opened calculation has the whole object', async () => {
  const sandbox = await sandboxFor()
  const { calculosJudiciais } = sandbox.seeded.ready
  const body = await open(sandbox, calculosJudiciais)
  expect(keysOf(body)).toEqual(
    ['calcId', 'createdAt', 'fields', 'hash', 'lixo', 'name', 'type', 'updatedAt'].sort(),
  )
  expect(body).toMatchObject({ ...calculosJudiciais, lixo: 0, fields: { indexador: 262 } })
})

test('trashing answers exactly four fields, and what is trashed is gone for every route', async () => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  const trashed = await ask(sandbox, 'DELETE', pathOf(one))
  expect([trashed.status, trashed.body]).toEqual([
    200,
    { ok: true, calcId: one.calcId, type: 'saldoDevedor', deleted: true },
  ])
  expect(refusal(await ask(sandbox, 'DELETE', pathOf(one)))).toEqual([404, 'CALC_NOT_FOUND'])
  expect(refusal(await ask(sandbox, 'GET', pathOf(one)))).toEqual([404, 'CALC_NOT_FOUND'])
  const { calculations } = (await ask(sandbox, 'GET', LIST)).body
  expect(calculations.map(({ calcId }) => calcId)).not.toContain(one.calcId)
})

test.each(['legacy', 'lost'] as const)('a %s calculation can be trashed', async (which) => {
  const sandbox = await sandboxFor()
  expect((await ask(sandbox, 'DELETE', pathOf(sandbox.seeded[which]))).status).toBe(200)
})

test('ids and hashes follow from the seed, and a reset brings them back', async () => {
  const clock = () => JANUARY_2026
  const first = await sandboxFor({ clock, seed: 3 })
  const same = await sandboxFor({ clock, seed: 3 })
  const other = await sandboxFor({ clock, seed: 4 })
  expect(same.seeded).toEqual(first.seeded)
  expect(other.seeded).not.toEqual(first.seeded)
  const before = (await ask(first, 'GET', LIST)).body
  await ask(first, 'POST', LIST, { body: { type: 'cartaoPonto' } })
  await ask(first, 'DELETE', pathOf(first.seeded.empty))
  await first.reset()
  expect((await ask(first, 'GET', LIST)).body).toEqual(before)
})

test('what correct saves opens with its fields, and runs to the same total', async () => {
  const sandbox = await sandboxFor()
  const body = {
    index: 'ipca',
    updateTo: '01/01/2024',
    items: [
      { date: '10/03/2020', amount: 1000, description: 'a' },
      { date: '10/04/2020', amount: -50.5, custas: true },
    ],
    juros: { percentual: '0,5', from: 'citacao' },
    multa: { percentual: '2' },
    honorarios: { valor: 10, modo: 'p' },
    selic: true,
    selicFrom: '09/12/2021',
    selicUntil: '31/05/2023',
    selicBase: 'aj',
    selicVersion: 2,
    save: true,
  }
  const saved = (await ask(sandbox, 'POST', '/v1/correct', { body })).body
  const named = { type: 'atualizacaoMonetaria', calcId: saved.calcId } as const
  const opened = await open(sandbox, named)
  expect(opened.hash).toBe(saved.hash)
  expect(opened.fields).toMatchObject({
    indexador: 5,
    dia_atualiza: '01/01/2024',
    selic_base: 'aj',
  })
  const ran = (await ask(sandbox, 'POST', pathOf(named, '/run'))).body
  expect(ran.total).toBe(saved.total)
  expect(ran.memoria.map(({ total }) => total)).toEqual(saved.items.map(({ total }) => total))
})
