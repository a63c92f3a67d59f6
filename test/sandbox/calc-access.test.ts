import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { ask, LIST, type Method, type Named, open, pathOf, refusal } from './calc-support.js'
import { sandboxFor } from './support.js'

interface Operation {
  method: Method
  rest: string
  body?: unknown
}

/** What can be done to a calculation, each with a request that is right in itself. */
const OPERATIONS: Record<string, Operation> = {
  open: { method: 'GET', rest: '' },
  patch: { method: 'PATCH', rest: '', body: { fields: { dia_atualiza: '01/01/2025' } } },
  run: { method: 'POST', rest: '/run' },
  export: { method: 'GET', rest: '/export' },
  trash: { method: 'DELETE', rest: '' },
}
const NAMES = Object.keys(OPERATIONS)

function perform(sandbox: Sandbox, name: string, of: Named | { type: string; calcId: unknown }) {
  const { method, rest, body } = OPERATIONS[name]!
  const path = `${LIST}/${of.type}/${of.calcId}${rest}`
  return (key?: string) => ask(sandbox, method, path, { body, ...(key !== undefined && { key }) })
}

describe.each(NAMES)('%s', (name) => {
  test.each([
    'foreign',
    'foreignLegacy',
    'foreignLost',
    'foreignTable',
  ] as const)('of another account is FORBIDDEN, whatever its state: %s', async (which) => {
    const sandbox = await sandboxFor()
    const answer = await perform(sandbox, name, sandbox.seeded[which])()
    expect(refusal(answer)).toEqual([403, 'FORBIDDEN'])
  })

  test('of another account is FORBIDDEN under a wrong type, too, and even when trashed', async () => {
    const sandbox = await sandboxFor()
    const { foreign } = sandbox.seeded
    const wrong = await perform(sandbox, name, { ...foreign, type: 'cartaoPonto' })()
    expect(refusal(wrong)).toEqual([403, 'FORBIDDEN'])
    await ask(sandbox, 'DELETE', pathOf(foreign), { key: sandbox.keys.foreign })
    expect(refusal(await perform(sandbox, name, foreign)())).toEqual([403, 'FORBIDDEN'])
  })

  test('a table of the courts is nobody’s here', async () => {
    const sandbox = await sandboxFor()
    const answer = await perform(sandbox, name, { type: 'tabelasJudiciais', calcId: 262 })()
    expect(refusal(answer)).toEqual([403, 'FORBIDDEN'])
  })

  test('of an unknown, a trashed or a wrongly typed calculation is CALC_NOT_FOUND', async () => {
    const sandbox = await sandboxFor()
    const { trashed, ready, legacy } = sandbox.seeded
    const wrong = [
      { type: 'saldoDevedor', calcId: 987_654_321 },
      trashed,
      { ...ready.saldoDevedor, type: 'cartaoPonto' },
      { ...legacy, type: 'saldoDevedor' },
    ]
    for (const one of wrong) {
      expect(refusal(await perform(sandbox, name, one)())).toEqual([404, 'CALC_NOT_FOUND'])
    }
  })

  test.each([
    ['an unknown type', { type: 'inventario', calcId: 700_001 }],
    ['an id that is no integer', { type: 'saldoDevedor', calcId: 'abc' }],
  ])('of %s is 400', async (_, one) => {
    const sandbox = await sandboxFor()
    expect(refusal(await perform(sandbox, name, one)())).toEqual([400, 'BAD_REQUEST'])
  })

  test('asks for its scope', async () => {
    const sandbox = await sandboxFor()
    const one = sandbox.seeded.ready.saldoDevedor
    const { indexOnly, readOnly } = sandbox.keys
    expect(refusal(await perform(sandbox, name, one)(indexOnly))).toEqual([403, 'FORBIDDEN_SCOPE'])
    const read = await perform(sandbox, name, one)(readOnly)
    const needed: Record<string, string> = {
      patch: 'calc:write',
      trash: 'calc:write',
      export: 'calc:export',
    }
    if (needed[name] === undefined) expect(read.status).toBe(200)
    else expect(read.body.error.message).toContain(needed[name])
  })

  test('a key for other types is refused before ownership is looked at', async () => {
    const sandbox = await sandboxFor()
    const { ready, foreign } = sandbox.seeded
    for (const one of [ready.saldoDevedor, foreign]) {
      const answer = await perform(sandbox, name, one)(sandbox.keys.monetaryOnly)
      expect(refusal(answer)).toEqual([403, 'FORBIDDEN_SCOPE'])
      expect(answer.body.error.message).toContain('saldoDevedor')
    }
    const own = await perform(sandbox, name, ready.atualizacaoMonetaria)(sandbox.keys.monetaryOnly)
    expect(own.status).toBe(200)
  })

  test('without a credential is 401', async () => {
    const sandbox = await sandboxFor()
    const answer = await perform(
      sandbox,
      name,
      sandbox.seeded.ready.saldoDevedor,
    )('svc_live_nobody')
    expect(refusal(answer)).toEqual([401, 'INVALID_API_KEY'])
  })
})

test.each([
  'open',
  'patch',
  'run',
  'export',
])('%s of a lost calculation is CALC_DATA_GONE', async (name) => {
  const sandbox = await sandboxFor()
  const answer = await perform(sandbox, name, sandbox.seeded.lost)()
  expect(refusal(answer)).toEqual([410, 'CALC_DATA_GONE'])
})

test.each([
  'open',
  'patch',
  'run',
])('%s of a legacy calculation is LEGACY_CALC_READ_ONLY', async (name) => {
  const sandbox = await sandboxFor()
  const answer = await perform(sandbox, name, sandbox.seeded.legacy)()
  expect(refusal(answer)).toEqual([409, 'LEGACY_CALC_READ_ONLY'])
})

test('the state is judged before the body: a PATCH without fields of a lost one is 410', async () => {
  const sandbox = await sandboxFor()
  const answer = await ask(sandbox, 'PATCH', pathOf(sandbox.seeded.lost), { body: { x: 1 } })
  expect(refusal(answer)).toEqual([410, 'CALC_DATA_GONE'])
})

test('a refused PATCH or DELETE of another leaves the calculation as it was', async () => {
  const sandbox = await sandboxFor()
  const { saldoDevedor: one } = sandbox.seeded.ready
  const before = await open(sandbox, one)
  await perform(sandbox, 'patch', one)(sandbox.keys.foreign)
  await perform(sandbox, 'trash', one)(sandbox.keys.foreign)
  expect(await open(sandbox, one)).toEqual(before)
})

test('a key for one type creates, lists and corrects only that', async () => {
  const sandbox = await sandboxFor()
  const key = sandbox.keys.monetaryOnly
  const create = (type: string) => ask(sandbox, 'POST', LIST, { key, body: { type } })
  expect((await create('atualizacaoMonetaria')).status).toBe(201)
  expect(refusal(await create('saldoDevedor'))).toEqual([403, 'FORBIDDEN_SCOPE'])
  const asked = await ask(sandbox, 'GET', `${LIST}?type=saldoDevedor`, { key })
  expect(refusal(asked)).toEqual([403, 'FORBIDDEN_SCOPE'])
  const { calculations } = (await ask(sandbox, 'GET', LIST, { key })).body
  expect(new Set(calculations.map(({ type }) => type))).toEqual(new Set(['atualizacaoMonetaria']))
})

test('a user without a scope to write creates nothing', async () => {
  const sandbox = await sandboxFor()
  const body = { type: 'saldoDevedor' }
  const answer = await ask(sandbox, 'POST', LIST, { key: sandbox.keys.readOnly, body })
  expect(refusal(answer)).toEqual([403, 'FORBIDDEN_SCOPE'])
  expect(answer.body.error.message).toContain('calc:write')
})
