import { afterAll, expect, test } from 'vitest'
import { asObjects } from '../support/workbook.js'
import { ChargingService } from './support/charging.js'
import { useEngine } from './support/engine.js'

let service: ChargingService
const engine = useEngine({}, async (sandbox) => {
  service = new ChargingService(sandbox.calc)
  return { CALC_BASE_URL: await service.open() }
})
afterAll(() => service.close())

const CSV = `Processo;Data;Valor
0001234-47.2019.8.26.0100;10/03/2018;5.000,00
0001234-47.2019.8.26.0100;15/02/2023;3.000,00
`
const TERMS = ['index=ipca', 'updateTo=31/12/2024', 'selic=true']

async function run(name: string, terms: string[]) {
  const manifest = await engine.run(
    engine.request(await engine.file(name, CSV), 'correct', [...TERMS, ...terms]),
  )
  const rows = asObjects((await engine.workbook(manifest)).get('Resultado')!).slice(1)
  return { manifest, rows }
}
const codes = (told: { code: string }[]) => told.map(({ code }) => code)

test('SELIC from the middle of a month, version 1 → told before it is paid, and on each row', async () => {
  const { manifest, rows } = await run('meio.csv', ['selicFrom=09/12/2021'])
  expect(codes(manifest.told)).toContain('told_selic_whole_month')
  expect(rows.map((row) => row.Conferência)).toEqual(['confere', 'confere'])
  expect(rows[0]!.Avisos).toMatch(/o mês 12\/2021 entrou inteiro, e não a partir de 09\/12\/2021/)
  // In a row that is younger than the month SELIC starts with the row.
  expect(rows[1]!.Avisos ?? '').toBe('')
  expect(await engine.problems(manifest)).toEqual([])
})

test.each([
  ['the first of a month', ['selicFrom=01/12/2021']],
  ['by the day, version 2', ['selicFrom=09/12/2021', 'selicVersion=2']],
])('SELIC from %s → nothing is said', async (name, terms) => {
  const { manifest, rows } = await run(`${name}.csv`, terms)
  expect(codes(manifest.told)).not.toContain('told_selic_whole_month')
  expect(rows.map((row) => row.Avisos ?? '')).toEqual(['', ''])
})

test('a SELIC value that the series of the service does not give → DIVERGENTE, and verified as such', async () => {
  service.alter = (item) => ({
    ...item,
    corrected: item.corrected + 0.03,
    total: item.total + 0.03,
  })
  const { manifest, rows } = await run('diverge.csv', ['selicFrom=01/12/2021'])
  service.alter = undefined
  expect(rows.map((row) => row.Conferência)).toEqual(['DIVERGENTE', 'DIVERGENTE'])
  expect(manifest.rows).toMatchObject({ warned: 2 })
  expect(await engine.problems(manifest)).toEqual([])
})
