import { expect } from 'vitest'
import type { World } from '../support/world.js'
import { at } from './places.js'
import { type Row, row } from './row.js'

const SECTION = 'IndexSeries'
const FROM = '2019-03'
const TO = '2023-11'

/** R$ 100.000,00 of 01/03/2019 on 01/11/2023, by the service itself. */
async function corrected({ clients }: World, by: { index: string } | { table: string }) {
  const items = [{ date: '01/03/2019', amount: 100_000 }]
  const body = { ...by, updateTo: '01/11/2023', items }
  return (await clients.calculation.correct(body)).items[0]!.corrected
}

/** "Row semantics": what the series says is what the engine does, to the cent. */
export const figures: Row[] = [
  row(
    { ...at('indices.series'), section: SECTION },
    { claim: 'accumulated corrects as POST /v1/correct does' },
    async (world) => {
      const { indices } = world.clients.calculation
      const { series } = await indices.series('ipca', { from: FROM, to: TO })
      const factor = series.at(-1)!.accumulated! / series[0]!.accumulated!
      expect(await corrected(world, { index: 'ipca' })).toBeCloseTo(100_000 * factor, 2)
    },
  ),
  row(
    { ...at('indices.series'), section: SECTION },
    { claim: 'the factor of SELIC is the sum of value' },
    async (world) => {
      const { indices } = world.clients.calculation
      const { series } = await indices.series('selic', { from: FROM, to: TO })
      const sum = series.slice(0, -1).reduce((all, { value }) => all + value!, 0)
      expect(await corrected(world, { index: 'selic' })).toBeCloseTo(100_000 * (1 + sum / 100), 2)
    },
  ),
  row(
    { ...at('indices.series'), section: SECTION },
    { claim: 'value of a moeda index corrects' },
    async (world) => {
      const { indices } = world.clients.calculation
      const { series, basis } = await indices.series('salario-minimo', { from: FROM, to: TO })
      const field = (basis as { factorField: string }).factorField
      const factor = Number(series.at(-1)![field]) / Number(series[0]![field])
      const by = { index: 'salario-minimo' }
      expect(await corrected(world, by)).toBeCloseTo(100_000 * factor, 2)
    },
  ),
  row(
    { ...at('tables.series'), section: SECTION },
    { claim: 'amount x factor x (1 + selicAccrued / 100)' },
    async (world) => {
      const { tables } = world.clients.calculation
      const table = 'jf-condenatorias'
      const window = { from: FROM, to: TO, asOf: '2023-11-01' }
      const [first] = (await tables.series(table, window)).series
      const factor = first!.factor! * (1 + first!.selicAccrued! / 100)
      expect(await corrected(world, { table })).toBeCloseTo(100_000 * factor, 2)
    },
  ),
]
