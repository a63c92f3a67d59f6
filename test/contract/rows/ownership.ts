import { expect } from 'vitest'
import type { CalcType } from '../../../src/services/calculation/inputs.js'
import { expectRefusal, refused } from '../support/expect.js'
import type { Clients, World } from '../support/world.js'
import { at } from './places.js'
import { type Row, row } from './row.js'

interface One {
  type: CalcType
  id: number
}

type Act = (clients: Clients, one: One) => Promise<unknown>

/** The five operations on one saved calculation. */
const ON_ONE: Record<string, Act> = {
  'calc.get': ({ calculation }, one) => calculation.calc.open(one),
  'calc.patch': ({ calculation }, one) =>
    calculation.calc.patch({ ...one, fields: { dia_atualiza: '31/12/2024' } }),
  'calc.trash': ({ calculation }, one) => calculation.calc.trash(one),
  'calc.run': ({ calculation }, one) => calculation.calc.run(one),
  'calc.export': ({ calculation }, one) => calculation.calc.export(one),
}

const on = (
  name: string,
  claim: string,
  status: number,
  code: string,
  which: (world: World) => One,
) =>
  refused(at(name), { status, code, claim }, (world) => ON_ONE[name]!(world.clients, which(world)))

const seeded =
  (name: 'foreign' | 'foreignLegacy' | 'foreignLost' | 'trashed' | 'legacy' | 'lost') =>
  ({ sandbox }: World): One => {
    const { calcId: id, type } = sandbox.seeded[name]
    return { id, type }
  }
const unknown = (): One => ({ id: 999_999_999, type: 'saldoDevedor' })
const ofAnotherType = ({ sandbox }: World): One => ({
  id: sandbox.seeded.ready.cartaoPonto.calcId,
  type: 'saldoDevedor',
})

/** Whose a calculation is, whether there is one, and what is left of it. */
export const ownership: Row[] = [
  ...Object.keys(ON_ONE).flatMap((name) => [
    on(name, 'of another account', 403, 'FORBIDDEN', seeded('foreign')),
    on(name, 'no such calculation', 404, 'CALC_NOT_FOUND', unknown),
    on(name, 'in the trash', 404, 'CALC_NOT_FOUND', seeded('trashed')),
    on(name, 'the type of another', 404, 'CALC_NOT_FOUND', ofAnotherType),
  ]),
  on('calc.run', 'ownership goes before the state', 403, 'FORBIDDEN', seeded('foreignLegacy')),
  on('calc.get', 'ownership goes before the loss', 403, 'FORBIDDEN', seeded('foreignLost')),
  ...['calc.get', 'calc.patch', 'calc.run'].map((name) =>
    on(name, 'previous generation', 409, 'LEGACY_CALC_READ_ONLY', seeded('legacy')),
  ),
  ...['calc.get', 'calc.patch', 'calc.run', 'calc.export'].map((name) =>
    on(name, 'its file disappeared', 410, 'CALC_DATA_GONE', seeded('lost')),
  ),
  row(
    at('calc.export'),
    { claim: 'the stored statement of a legacy calculation' },
    async (world) => {
      const { calc } = world.clients.calculation
      const file = await calc.export({ ...seeded('legacy')(world), format: 'pdf' })
      expect(file.contentType).toBe('application/pdf')
      expect(String(Buffer.concat(await file.stream.toArray())).slice(0, 5)).toBe('%PDF-')
    },
  ),
  row(
    at('calc.export'),
    { status: 400, code: 'EXPORT_UNAVAILABLE', claim: 'of a legacy calculation but for pdf' },
    async (world) => {
      const call = world.clients.calculation.calc.export(seeded('legacy')(world))
      const fact = { status: 400, code: 'EXPORT_UNAVAILABLE' }
      const error = await expectRefusal(world, at('calc.export'), fact, call)
      expect(error.serviceMessage).toContain('pdf')
    },
  ),
]
