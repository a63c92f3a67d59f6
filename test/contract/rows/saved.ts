import { expect } from 'vitest'
import { CALC_TYPES } from '../../../src/services/calculation/inputs.js'
import { expectRefusal, expectUnsent, refused } from '../support/expect.js'
import type { World } from '../support/world.js'
import { at, readyOf } from './places.js'
import { type Row, row } from './row.js'

const STATES = 'States and transitions'

const bodyOf = async (answer: Promise<unknown>) => (await answer) as Record<string, unknown>

/** Creating, listing, opening, running and trashing. */
export const saved: Row[] = [
  ...CALC_TYPES.map((type) =>
    row(at('calc.create'), { status: 201, claim: type }, async ({ clients }) => {
      const { calc } = clients.calculation
      const { calcId, hash } = await calc.create({ type, name: `Novo ${type}` })
      expect(await calc.open({ type, id: calcId })).toMatchObject({ hash })
    }),
  ),
  refused(
    at('calc.create'),
    { status: 400, code: null, claim: 'invalid type', against: true },
    async (world) => {
      const body = { type: 'outroTipo' }
      await expectUnsent(world, () => world.clients.calculation.calc.create(body as never))
      return world.unchecked('calculation', at('calc.create').route, { body })
    },
  ),
  row(at('calc.list'), { claim: 'names, nulls and both stamps' }, async (world) => {
    const { calculations } = await world.clients.calculation.calc.list()
    const { legacy, ready } = world.sandbox.seeded
    const find = (id: number) => calculations.find(({ calcId }) => calcId === id)
    expect(find(legacy.calcId)).toMatchObject({ updatedAt: null })
    expect(find(ready.calculosJudiciais.calcId)).toMatchObject({ name: null })
    expect(find(ready.cartaoPonto.calcId)).toMatchObject({
      name: 'Reclamatória',
      type: 'cartaoPonto',
      createdAt: expect.stringMatching(/^\d{12}$/),
      updatedAt: expect.any(Number),
    })
  }),
  row(at('calc.list'), { claim: 'most recently updated first' }, async (world) => {
    const { calc } = world.clients.calculation
    const { calculations } = await calc.list()
    const oldest = calculations.findLast(({ updatedAt }) => typeof updatedAt === 'number')!
    const ready = world.sandbox.seeded.ready.tabelasJudiciais
    world.clock.ms += 1000
    await calc.patch({ type: ready.type, id: ready.calcId, fields: { dia_atualiza: '01/11/2024' } })
    expect((await calc.list()).calculations[0]).toMatchObject({ calcId: ready.calcId })
    expect(oldest.calcId).not.toBe(calculations[0]!.calcId)
  }),
  row(at('calc.list'), { claim: 'type, limit and offset' }, async ({ clients }) => {
    const { calc } = clients.calculation
    const all = (await calc.list({ limit: 100 })).calculations
    const page = await calc.list({ limit: 2, offset: 1 })
    expect(page.calculations).toEqual(all.slice(1, 3))
    for (const type of CALC_TYPES) {
      const found = (await calc.list({ type })).calculations
      expect(found).toEqual(all.filter((one) => one.type === type))
    }
  }),
  row(
    { ...at('calc.list'), method: 'calculation.calc.listAll' },
    { claim: 'every page, each once' },
    async ({ clients }) => {
      const { calc } = clients.calculation
      const ids: unknown[] = []
      for await (const { calcId } of calc.listAll({ pageSize: 4 })) ids.push(calcId)
      const { calculations } = await calc.list({ limit: 100 })
      expect(ids).toEqual(calculations.map(({ calcId }) => calcId))
    },
  ),
  row(at('calc.get'), { claim: 'the object, with its hash accepted' }, async (world) => {
    const { calcId: id, type, hash } = world.sandbox.seeded.ready.pensaoAlimenticia
    const { calc } = world.clients.calculation
    const opened = await calc.open({ type, id })
    expect(opened.hash).toBe(hash)
    expect(await calc.open({ type, id, hash })).toEqual(opened)
  }),
  ...CALC_TYPES.map((type) =>
    row(at('calc.run'), { claim: `${type}: create, PATCH, run` }, async ({ clients }) => {
      const { calculation } = clients
      const { exemplo } = await calculation.describe(type)
      const { calcId: id } = await calculation.calc.create({ type })
      const fields = exemplo as Record<string, string>
      const { updatedFields } = await calculation.calc.patch({ type, id, fields })
      expect(updatedFields).toEqual(Object.keys(fields))
      expect(Object.keys(await bodyOf(calculation.calc.run({ type, id })))).not.toHaveLength(0)
    }),
  ),
  row(at('calc.run'), { claim: 'the optional hash' }, async (world) => {
    const { calcId: id, type, hash } = world.sandbox.seeded.ready.saldoDevedor
    const { calc } = world.clients.calculation
    expect(await calc.run({ type, id, hash })).toEqual(await calc.run({ type, id }))
  }),
  row(at('calc.run'), { claim: 'the same figures as POST /v1/correct' }, async ({ clients }) => {
    const { calculation } = clients
    const items = [{ date: '10/03/2020', amount: 1000 }]
    const body = { index: 'ipca', updateTo: '31/12/2024', items, save: true }
    const corrected = await calculation.correct(body)
    const place = { type: 'atualizacaoMonetaria', id: corrected.calcId! } as const
    expect(await calculation.calc.run(place)).toMatchObject({ total: corrected.total })
  }),
  refused(
    at('calc.run'),
    { status: 422, code: 'ENGINE_ERROR', claim: 'not filled in' },
    (world) => {
      const { calcId: id, type } = world.sandbox.seeded.empty
      return world.clients.calculation.calc.run({ type, id })
    },
  ),
  refused(
    at('calc.run'),
    { status: 502, code: null, claim: 'the engine did not respond', fault: true },
    (world) => {
      world.sandbox.fault({ service: 'calc', path: '/v1/calc/{type}/{id}/run', status: 502 })
      return world.clients.calculation.calc.run(readyOf(world))
    },
  ),
  row(at('calc.run'), { claim: 'the last two years: three keys more' }, async (world) => {
    const body = await runUnsubscribed(world, ['14/01/2024', '15/01/2024'], [1000, 1000])
    expect(body).toHaveProperty('bloqueio_assinatura')
    const [blocked, recent] = body.memoria
    expect(blocked).toMatchObject({ bloqueada_assinatura: true, total: 1000 })
    expect(blocked).toHaveProperty('mensagem_bloqueio')
    expect(recent).not.toHaveProperty('bloqueada_assinatura')
    expect(recent).not.toHaveProperty('mensagem_bloqueio')
  }),
  row(
    at('calc.run'),
    { claim: 'a payment is never blocked, and the keys are absent' },
    async (world) => {
      const body = await runUnsubscribed(world, ['14/01/2022'], [-1000])
      expect(JSON.stringify(body)).not.toMatch(/bloque/)
      expect(body.memoria[0]!.total).toBeLessThan(-1000)
    },
  ),
  ...CALC_TYPES.map((type) =>
    row(at('calc.trash'), { claim: type }, async ({ clients, sandbox }) => {
      const { calcId: id } = sandbox.seeded.ready[type]
      expect(await clients.calculation.calc.trash({ id, type })).toMatchObject({ type })
    }),
  ),
  row(at('calc.trash'), { claim: 'soft: it leaves the list and is not found' }, async (world) => {
    const { calc } = world.clients.calculation
    const { id, type } = readyOf(world)
    expect(await calc.trash({ id, type })).toEqual({ ok: true, calcId: id, type, deleted: true })
    const { calculations } = await calc.list({ limit: 100 })
    expect(calculations.map(({ calcId }) => calcId)).not.toContain(id)
    const fact = { status: 404, code: 'CALC_NOT_FOUND' }
    await expectRefusal(world, at('calc.get'), fact, calc.open({ id, type }))
  }),
  row(
    { ...at('calc.create'), section: STATES },
    { status: 201, claim: 'it is in the list' },
    async ({ clients }) => {
      const { calc } = clients.calculation
      const { calcId } = await calc.create({ type: 'cartaoPonto' })
      const { calculations } = await calc.list()
      expect(calculations[0]).toMatchObject({ calcId, name: null })
    },
  ),
  row(
    { ...at('calc.run'), section: 'What the service does' },
    { claim: 'a created table is consumed by others' },
    async (world) => {
      const { calculation } = world.clients
      const { calcId: table } = world.sandbox.seeded.ready.tabelasJudiciais
      const { calcId: id, type } = world.sandbox.seeded.ready.calculosJudiciais
      await calculation.calc.patch({ type, id, fields: { indexador: table } })
      expect(await calculation.calc.run({ type, id })).toHaveProperty('total')
      const items = [{ date: '10/03/2020', amount: 1000 }]
      await calculation.correct({ table, updateTo: '01/12/2024', items })
    },
  ),
]

/** Of an account without subscription, on 15/01/2026. */
async function runUnsubscribed(world: World, days: string[], amounts: number[]) {
  const { calc } = world.as(world.sandbox.keys.unsubscribed).calculation
  const type = 'calculosJudiciais'
  const { calcId: id } = await calc.create({ type })
  const parcelas = days.map((data, at) => ({ data, valor: amounts[at]! }))
  await calc.patch({ type, id, fields: { indexador: 262, dia_atualiza: '01/01/2026', parcelas } })
  return (await calc.run({ type, id })) as { memoria: { total: number }[] }
}
