import { expect } from 'vitest'
import type { CorrectRequest } from '../../../src/services/calculation/correct.js'
import { CALC_TYPES } from '../../../src/services/calculation/inputs.js'
import { expectRefusal, expectUnsent, refused } from '../support/expect.js'
import type { World } from '../support/world.js'
import { A_CORRECTION, at } from './places.js'
import { type Row, row } from './row.js'

const CORRECT = at('correct')
const WINDOW = 'Saved calculations'

/** R$ 1.000,00 of 01/10/2021, with what the row is about put over it. */
function asked(over: Partial<CorrectRequest> = {}): CorrectRequest {
  const items = [{ date: '01/10/2021', amount: 1000 }]
  return { index: 'ipca', updateTo: '01/02/2022', items, ...over }
}

async function totalOf({ clients }: World, over: Partial<CorrectRequest>): Promise<number> {
  const { total } = await clients.calculation.correct(asked(over))
  return total!
}

/** "Schema and one-shot correction". */
export const correction: Row[] = [
  ...CALC_TYPES.map((type) =>
    row(at('describe'), { claim: type }, async ({ clients }) => {
      const { fields, exemplo, source } = await clients.calculation.describe(type)
      const names = fields.map(({ campo }) => campo)
      expect(names).toEqual(expect.arrayContaining(Object.keys(exemplo as object)))
      expect(source).toBe(type === 'atualizacaoMonetaria' ? 'curated' : 'engine')
    }),
  ),
  row(
    { ...at('describe'), section: 'Index versus judicial table' },
    { claim: 'which field takes which' },
    async ({ clients }) => {
      const fieldsOf = async (type: string) => {
        const { fields } = await clients.calculation.describe(type)
        return fields.map(({ campo }) => campo)
      }
      const both = ['indexador', 'tabelaJudicial', 'dia_atualiza']
      expect(await fieldsOf('atualizacaoMonetaria')).toEqual(expect.arrayContaining(both))
      for (const type of ['calculosJudiciais', 'prevDifNRecebidas']) {
        const names = await fieldsOf(type)
        expect(names).toEqual(expect.arrayContaining(['indexador', 'tabelaPersonalizada']))
        expect(names).not.toContain('tabelaJudicial')
      }
      expect(await fieldsOf('tabelasJudiciais')).toContain('vl')
    },
  ),
  refused(
    at('describe'),
    { status: 404, code: null, claim: 'a type without schema', against: true },
    ({ clients }) => clients.calculation.describe('outroTipo'),
  ),
  row(CORRECT, { claim: 'by index, with totals and an echo of each item' }, async ({ clients }) => {
    const body = await clients.calculation.correct(A_CORRECTION)
    const echoed = body.items.map(({ date, amount }) => ({ date, amount }))
    expect(echoed).toEqual(A_CORRECTION.items.map(({ date, amount }) => ({ date, amount })))
    const sum = body.items.reduce((all, item) => all + item.total!, 0)
    expect(body.total).toBeCloseTo(sum, 2)
    expect(body.saved).toBe(false)
  }),
  row(CORRECT, { claim: 'by the id of an index' }, async (world) => {
    expect(await totalOf(world, { index: 5 })).toBe(await totalOf(world, {}))
  }),
  row(CORRECT, { claim: 'by table, whose interest comes of itself' }, async ({ clients }) => {
    const { index: _, ...body } = asked({ table: 262 })
    const byId = await clients.calculation.correct(body)
    expect(byId.juros).toBeGreaterThan(0)
    expect(await clients.calculation.correct({ ...body, table: 'tjes-inpc' })).toEqual(byId)
  }),
  ...charges(),
  ...selic(),
  row(CORRECT, { claim: 'save writes it to the account, with its name' }, async (world) => {
    const { calculation } = world.clients
    const { saved, calcId, hash } = await calculation.correct(asked({ save: true, name: 'Única' }))
    expect(saved).toBe(true)
    const type = 'atualizacaoMonetaria'
    const { calculations } = await calculation.calc.list({ type })
    expect(calculations[0]).toMatchObject({ calcId, name: 'Única', type })
    expect(await calculation.calc.open({ type, id: calcId! })).toMatchObject({ hash })
  }),
  row(CORRECT, { claim: 'save false leaves nothing' }, async (world) => {
    const { calculation } = world.clients
    const before = await calculation.calc.list()
    await calculation.correct(asked({ save: false }))
    expect(await calculation.calc.list()).toEqual(before)
  }),
  ...(['index', 'updateTo', 'items'] as const).map((field) =>
    refused(
      CORRECT,
      { status: 400, code: 'BAD_REQUEST', claim: `missing ${field}`, against: true },
      async (world) => {
        const { [field]: _, ...body } = asked()
        await expectUnsent(world, () => world.clients.calculation.correct(body as CorrectRequest))
        return world.unchecked('calculation', CORRECT.route, { body })
      },
    ),
  ),
  refused(
    CORRECT,
    { status: 400, code: 'CONFLICTING_FIELDS', claim: 'index and table', against: true },
    async (world) => {
      const body = asked({ table: 20 })
      await expectUnsent(world, () => world.clients.calculation.correct(body))
      return world.unchecked('calculation', CORRECT.route, { body })
    },
  ),
  named('INDEX_NOT_FOUND', 'no such index', { index: 'nenhum' }),
  named('TABLE_NOT_FOUND', 'no such table', { table: 'nenhuma' }),
  named('INDEX_NOT_TABLE', 'an index as table', { table: 'ipca' }),
  named('INDEX_NOT_TABLE', 'a table as index', { index: 'tjsp-pratica' }),
  legacyId({ table: 1184 }, 'as table'),
  legacyId({ index: 1184 }, 'as index'),
  refused(
    CORRECT,
    { status: 422, code: 'ENGINE_ERROR', claim: 'older than the series' },
    ({ clients }) =>
      clients.calculation.correct(asked({ items: [{ date: '01/01/1950', amount: 1 }] })),
  ),
  refused(
    CORRECT,
    { status: 502, code: null, claim: 'the engine did not respond', fault: true },
    ({ clients, sandbox }) => {
      sandbox.fault({ service: 'calc', path: '/v1/correct', status: 502 })
      return clients.calculation.correct(asked())
    },
  ),
  row(
    { ...CORRECT, section: WINDOW },
    { claim: 'without subscription older entries are nominal' },
    async (world) => {
      const { calculation } = world.as(world.sandbox.keys.unsubscribed)
      const amounts = [1000, -1000]
      const items = amounts.map((amount) => ({ date: '01/10/2021', amount }))
      const charged = { juros: { percentual: '1' }, multa: { percentual: '2' } }
      const [debt, payment] = (await calculation.correct(asked({ items, ...charged }))).items
      expect(debt).toMatchObject({ corrected: 1000, total: 1000 })
      expect(payment!.corrected).toBeLessThan(-1000)
    },
  ),
]

/** Interest, fine and fees, each by its own fields. */
function charges(): Row[] {
  return [
    row(CORRECT, { claim: 'juros from vencimento or citacao' }, async ({ clients }) => {
      for (const from of ['vencimento', 'citacao'] as const) {
        const body = asked({ juros: { percentual: '1', from } })
        expect((await clients.calculation.correct(body)).juros).toBeGreaterThan(0)
      }
    }),
    row(CORRECT, { claim: 'multa' }, async ({ clients }) => {
      const { multa } = await clients.calculation.correct(asked({ multa: { percentual: '2' } }))
      expect(multa).toBeGreaterThan(0)
    }),
    row(CORRECT, { claim: 'honorarios, a percentage or a value' }, async ({ clients }) => {
      const fees = async (honorarios: CorrectRequest['honorarios']) =>
        (await clients.calculation.correct(asked({ honorarios }))).honorarios
      expect(await fees({ valor: 10, modo: 'v' })).toBe(10)
      expect(await fees({ valor: 10, modo: 'p' })).toBeGreaterThan(100)
    }),
    row(CORRECT, { claim: 'custas and description' }, async ({ clients }) => {
      const item = { date: '01/10/2021', amount: 1000, description: 'Custas' }
      const items = [
        { ...item, custas: true },
        { ...item, custas: false },
      ]
      const body = asked({ items, juros: { percentual: '1' } })
      const [costs, plain] = (await clients.calculation.correct(body)).items
      expect(costs!.total).toBeLessThan(plain!.total!)
    }),
  ]
}

/** IPCA 10/2021 1.25 and 11/2021 0.95; SELIC 12/2021 0.77 and 01/2022 0.73 (IBGE; BCB series 4390). */
const INTO_SELIC = 1000 * 1.0125 * 1.0095

function selic(): Row[] {
  const on = { selic: true, selicFrom: '09/12/2021', selicBase: 'a', selicVersion: 1 } as const
  return [
    row(
      CORRECT,
      { claim: 'selic in place of the index, whole months in version 1' },
      async (world) => {
        expect(await totalOf(world, on)).toBeCloseTo(INTO_SELIC * 1.015, 2)
      },
    ),
    row(CORRECT, { claim: 'selicVersion 2 counts the days' }, async (world) => {
      // IPCA 12/2021 is 0.73: eight days of it, then 23 of the SELIC of the month.
      const expected = INTO_SELIC * (1 + (0.0073 * 8) / 31) * (1 + (0.0077 * 23) / 31 + 0.0073)
      expect(await totalOf(world, { ...on, selicVersion: 2 })).toBeCloseTo(expected, 2)
    }),
    row(CORRECT, { claim: 'after selicUntil the index corrects again' }, async (world) => {
      // IPCA 01/2022 is 0.54.
      const total = await totalOf(world, { ...on, selicUntil: '15/12/2021' })
      expect(total).toBeCloseTo(INTO_SELIC * 1.0077 * 1.0054, 2)
    }),
    row(CORRECT, { claim: 'selicBase a, am, aj, ajm' }, async (world) => {
      const charged = { ...on, juros: { percentual: '1' }, multa: { percentual: '2' } }
      const totals: number[] = []
      for (const selicBase of ['a', 'am', 'aj', 'ajm'] as const) {
        totals.push(await totalOf(world, { ...charged, selicBase }))
      }
      expect(totals[0]).toBeLessThan(totals[1]!)
      expect(totals[3]).toBeGreaterThan(totals[2]!)
      const { selicBase: _, ...omitted } = charged
      expect(await totalOf(world, omitted)).toBe(totals[1])
    }),
    row(CORRECT, { claim: 'selic replaces a table’s own, never adds' }, async ({ clients }) => {
      const { index: _, ...body } = asked({ table: 'jf-condenatorias' })
      const own = await clients.calculation.correct(body)
      const both = await clients.calculation.correct({ ...body, ...on, selicFrom: '01/12/2021' })
      expect(both.items[0]!.corrected).toBeCloseTo(own.items[0]!.corrected, 2)
    }),
  ]
}

function named(code: string, claim: string, over: Partial<CorrectRequest>): Row {
  return refused(CORRECT, { status: 400, code, claim }, ({ clients }) => {
    const { index: _, ...rest } = asked()
    return clients.calculation.correct({ ...rest, ...over })
  })
}

/** The message carries the correct id. */
function legacyId(over: Partial<CorrectRequest>, claim: string): Row {
  const fact = { status: 400, code: 'INDEX_LEGACY_ID', claim: `id + 1000 ${claim}` }
  return row(CORRECT, fact, async (world) => {
    const { index: _, ...rest } = asked()
    const call = world.clients.calculation.correct({ ...rest, ...over })
    const error = await expectRefusal(world, CORRECT, fact, call)
    expect(error.serviceMessage).toMatch(/\b184\b/)
  })
}
