import { expect } from 'vitest'
import { expectRefusal, expectUnsent, refused } from '../support/expect.js'
import type { World } from '../support/world.js'
import { at } from './places.js'
import { type Row, row } from './row.js'

const PATCH = at('calc.patch')

type Ready = 'atualizacaoMonetaria' | 'calculosJudiciais' | 'prevDifNRecebidas'

function patched(world: World, fields: Record<string, never>, type: Ready = 'calculosJudiciais') {
  const { calcId: id } = world.sandbox.seeded.ready[type]
  return world.clients.calculation.calc.patch({ type, id, fields })
}

const rejected = (code: string, claim: string, fields: object, type?: Ready): Row =>
  refused(PATCH, { status: 400, code, claim }, (world) => patched(world, fields as never, type))

/** PATCH: what it writes, and each way in which it writes nothing. */
export const patches: Row[] = [
  row(PATCH, { claim: 'names what it wrote' }, async (world) => {
    const { calcId: id, type, hash } = world.sandbox.seeded.ready.calculosJudiciais
    const fields = { honorarios: 20, dia_atualiza: '31/01/2025' }
    const { calc } = world.clients.calculation
    const answer = await calc.patch({ type, id, fields, hash })
    expect(answer).toEqual({ ok: true, calcId: id, updatedFields: Object.keys(fields) })
    expect(await calc.open({ type, id })).toMatchObject({ fields })
  }),
  row(PATCH, { claim: 'indexador -1 takes an inline table' }, async (world) => {
    for (const type of ['calculosJudiciais', 'prevDifNRecebidas'] as const) {
      const { calcId: id } = world.sandbox.seeded.ready[type]
      const fields = {
        indexador: -1,
        tabelaPersonalizada: { vl: [{ month: '2015-01', index: 3 }] },
      }
      const { calc } = world.clients.calculation
      await calc.patch({ type, id, fields })
      await calc.run({ type, id })
    }
  }),
  ...noFields(),
  rejected('INVALID_FIELD_FORMAT', 'date of another form', { dia_atualiza: '2024-12-31' }),
  rejected('INVALID_FIELD_VALUE', 'date that does not exist', { dia_atualiza: '31/02/2024' }),
  rejected('INDEX_NOT_TABLE', 'index where a table is expected', { indexador: 5 }),
  rejected(
    'INDEX_NOT_TABLE',
    'table where an index is expected',
    { tabelaJudicial: null, indexador: 184 },
    'atualizacaoMonetaria',
  ),
  rejected('TABLE_NOT_FOUND', 'no such table', { indexador: 999_999 }),
  rejected(
    'CONFLICTING_FIELDS',
    'indexador and tabelaJudicial',
    { indexador: 5, tabelaJudicial: 184 },
    'atualizacaoMonetaria',
  ),
  row(PATCH, { status: 400, code: 'INDEX_LEGACY_ID', claim: 'id + 1000' }, async (world) => {
    const fact = { status: 400, code: 'INDEX_LEGACY_ID' }
    const call = patched(world, { indexador: 1184 } as never)
    const error = await expectRefusal(world, PATCH, fact, call)
    expect(error.serviceMessage).toMatch(/\b184\b/)
  }),
  ...['INVALID_FIELD_FORMAT', 'INVALID_FIELD_VALUE'].map((code) =>
    row(PATCH, { status: 400, code, claim: 'the whole batch is refused' }, async (world) => {
      const { calc } = world.clients.calculation
      const { calcId: id, type } = world.sandbox.seeded.ready.calculosJudiciais
      const before = await calc.open({ type, id })
      const wrong = code === 'INVALID_FIELD_FORMAT' ? 'amanhã' : '31/02/2024'
      const fields = { honorarios: 33, dia_atualiza: wrong }
      await expectRefusal(world, PATCH, { status: 400, code }, calc.patch({ type, id, fields }))
      expect(await calc.open({ type, id })).toEqual(before)
    }),
  ),
  refused(PATCH, { status: 409, code: 'FIELD_REJECTED', claim: 'read-only field' }, (world) =>
    patched(world, { calcId: 1 } as never),
  ),
]

/** Rule 1; the client lets out neither an empty `fields` nor any other root key. */
function noFields(): Row[] {
  const fact = { status: 400, code: 'NO_FIELDS', against: true } as const
  const bodies = { missing: {}, empty: { fields: {} }, 'field at the root': { dia_atualiza: 'x' } }
  return Object.entries(bodies).map(([claim, body]) =>
    row(PATCH, { ...fact, claim }, async (world) => {
      const { calcId: id, type } = world.sandbox.seeded.ready.calculosJudiciais
      const { calc } = world.clients.calculation
      await expectUnsent(world, () => calc.patch({ type, id, ...body } as never))
      const call = world.unchecked('calculation', PATCH.route, { given: { type, id }, body })
      const error = await expectRefusal(world, PATCH, fact, call)
      for (const key of Object.keys(body)) expect(error.serviceMessage).toContain(key)
    }),
  )
}
