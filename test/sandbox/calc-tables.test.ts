import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { ask, filled, LIST, patch, pathOf, refusal, run } from './calc-support.js'
import { sandboxFor } from './support.js'

/** INPC to 12/2019, IPCA to 11/2021 with 1 % a month, SELIC from 12/2021. */
const TABLE = {
  vl: [
    { month: '2015-01', index: 3 },
    { month: '2020-01', index: 5 },
    { month: '2021-12', index: 11 },
  ],
  juros: [{ month: '2020-01', percentual: 1 }],
}

async function built(sandbox: Sandbox) {
  return filled(sandbox, 'tabelasJudiciais', TABLE)
}

test('a created table resolves among the judicial tables by its calcId', async () => {
  const sandbox = await sandboxFor()
  const { calcId } = await built(sandbox)
  const { status, body } = await ask(sandbox, 'GET', `/v1/tables/${calcId}`)
  expect([status, body]).toEqual([
    200,
    {
      id: calcId,
      slug: null,
      name: `Tabela ${calcId}`,
      legacyCatalogId: calcId + 1000,
      kind: 'table',
    },
  ])
})

test('its former id is refused like that of any table', async () => {
  const sandbox = await sandboxFor()
  const { calcId } = await built(sandbox)
  const answer = await ask(sandbox, 'GET', `/v1/tables/${calcId + 1000}`)
  expect(refusal(answer)).toEqual([400, 'INDEX_LEGACY_ID'])
  expect(answer.body.error.message).toContain(String(calcId))
})

test('its series has factors, and SELIC apart from them', async () => {
  const sandbox = await sandboxFor()
  const { calcId } = await built(sandbox)
  const path = `/v1/tables/${calcId}/series?from=2021-11&to=2021-12&asOf=2022-02-01`
  const { status, body } = await ask(sandbox, 'GET', path)
  expect(status).toBe(200)
  // IPCA of 11/2021 is 0.95; SELIC of 12/2021 and 01/2022 is 0.77 + 0.73.
  expect(body.series).toMatchObject([
    { month: '2021-11', factor: 1.0095, selicAccrued: 1.5 },
    { month: '2021-12', factor: 1, selicAccrued: 1.5 },
  ])
})

test('correct takes it as a table, with its own interest', async () => {
  const sandbox = await sandboxFor()
  const { calcId } = await built(sandbox)
  const body = {
    table: calcId,
    updateTo: '01/02/2022',
    items: [{ date: '01/11/2021', amount: 10_000 }],
  }
  const { body: result } = await ask(sandbox, 'POST', '/v1/correct', { body })
  expect(result.items[0]!.corrected).toBe(10_246.43)
  // 1 % in 11/2021, on the corrected value; SELIC holds the interest after it.
  expect(result.juros).toBe(102.46)
})

test.each([
  ['calculosJudiciais', 'parcelas', [{ data: '01/11/2021', valor: 10_000 }]],
  ['prevDifNRecebidas', 'competencias', [{ data: '01/11/2021', devido: 10_000, recebido: 0 }]],
] as const)('%s takes it as indexador, and the same table inline', async (type, name, rows) => {
  const sandbox = await sandboxFor()
  const { calcId } = await built(sandbox)
  const fields = { dia_atualiza: '01/02/2022', [name]: rows }
  const one = await filled(sandbox, type, { ...fields, indexador: calcId })
  const inline = await filled(sandbox, type, {
    ...fields,
    indexador: -1,
    tabelaPersonalizada: TABLE,
  })
  const totals = [(await run(sandbox, one)).body.total, (await run(sandbox, inline)).body.total]
  expect(totals).toEqual([10_348.89, 10_348.89])
})

test('an amount stays nominal nowhere for want of milestones: 422', async () => {
  const sandbox = await sandboxFor()
  const { calcId } = (await ask(sandbox, 'POST', LIST, { body: { type: 'tabelasJudiciais' } })).body
  const empty = { type: 'tabelasJudiciais', calcId } as const
  const items = [{ date: '01/11/2021', amount: 1 }]
  const body = { table: calcId, updateTo: '01/02/2022', items }
  const answers = [
    await ask(sandbox, 'POST', '/v1/correct', { body }),
    await ask(sandbox, 'GET', `/v1/tables/${calcId}/series`),
    await run(sandbox, empty),
  ]
  for (const answer of answers) expect(refusal(answer)).toEqual([422, 'ENGINE_ERROR'])
  expect((await ask(sandbox, 'GET', `/v1/tables/${calcId}`)).status).toBe(200)
})

test('it is an error where an index is expected', async () => {
  const sandbox = await sandboxFor()
  const { calcId } = await built(sandbox)
  const answer = await patch(sandbox, sandbox.seeded.empty, { indexador: calcId })
  expect(refusal(answer)).toEqual([400, 'INDEX_NOT_TABLE'])
})

test('once trashed it is TABLE_NOT_FOUND, and what used it can no longer be calculated', async () => {
  const sandbox = await sandboxFor()
  const table = await built(sandbox)
  const user = await filled(sandbox, 'calculosJudiciais', {
    indexador: table.calcId,
    dia_atualiza: '01/02/2022',
    parcelas: [{ data: '01/11/2021', valor: 1 }],
  })
  await ask(sandbox, 'DELETE', pathOf(table))
  const gone = await ask(sandbox, 'GET', `/v1/tables/${table.calcId}`)
  expect(refusal(gone)).toEqual([404, 'TABLE_NOT_FOUND'])
  const ran = await run(sandbox, user)
  expect(refusal(ran)).toEqual([422, 'ENGINE_ERROR'])
  expect(ran.body.error.message).toContain(String(table.calcId))
})

test('nobody else has it, and the catalogue lists the courts’ tables only', async () => {
  const sandbox = await sandboxFor()
  const { calcId } = await built(sandbox)
  const key = sandbox.keys.foreign
  const other = await ask(sandbox, 'GET', `/v1/tables/${calcId}`, { key })
  expect(refusal(other)).toEqual([404, 'TABLE_NOT_FOUND'])
  const { tables } = (await ask(sandbox, 'GET', '/v1/tables')).body
  expect(tables.map(({ id }) => id)).not.toContain(calcId)
})
