import { expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'

/** The last two years of this day begin on 15/01/2024. */
const TODAY = Date.parse('2026-01-15T12:00:00Z')
const engine = useEngine({ clock: () => TODAY }, ({ keys }) => ({
  CALC_API_KEY: keys.unsubscribed,
}))

const run = async (kind: string, text: string, args: string[]) =>
  engine.run(engine.request(await engine.file(`${kind}.csv`, text), kind, args))

const sheet = async (manifest: Manifest, name: string) =>
  asObjects((await engine.workbook(manifest)).get(name)!)

const JUDICIAL = `Cliente;parcelas.data;parcelas.valor
Ana;05/02/2019;1.000,00
Bia;10/06/2024;1.000,00
`
const ARGS = ['type=calculosJudiciais', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025']

/** No number beside the row's own columns, under any name. */
function figuresIn(row: Record<string, unknown>): string[] {
  const own = [
    'Linha',
    'Cliente',
    'parcelas.data',
    'parcelas.valor',
    'valor_principal',
    'taxa',
    'pagamentos.valor',
  ]
  return Object.keys(row).filter((name) => typeof row[name] === 'number' && !own.includes(name))
}

test('calc: a total that the two-year window left nominal is told as blocked, and is no figure', async () => {
  const manifest = await run('calc', JUDICIAL, ARGS)
  expect(manifest.rows).toMatchObject({ ok: 1, warned: 1 })
  const [blocked, recent] = (await sheet(manifest, 'Resultado')).slice(1)
  expect(blocked).toMatchObject({
    Cálculo: 'bloqueado: conta sem assinatura',
    Situação: 'Com aviso',
  })
  expect(blocked!.Avisos).toMatch(/sem correção \(linhas da memória: 1\).*15\/01\/2024/)
  expect(figuresIn(blocked!)).toEqual([])
  expect(recent).toMatchObject({ Cálculo: 'calculado', Situação: 'OK' })
  const sums = (await engine.workbook(manifest)).get('Resumo')!.find(([title]) => title === 'Total')
  expect(sums![1]).toBeCloseTo(Number(recent!.Total), 2)
  expect(await engine.problems(manifest)).toEqual([])
})

test('recalc: of a blocked calculation nothing is compared, and the other is', async () => {
  const made = await sheet(await run('calc', JUDICIAL, ARGS), 'Resultado')
  const ids = made.slice(1).map((row) => row['ID do cálculo'])
  const text = `ID do cálculo;Cliente\n${ids[0]};Ana\n${ids[1]};Bia\n`
  const manifest = await run('recalc', text, ['type=calculosJudiciais', 'updateTo=31/10/2025'])
  expect(manifest.rows).toMatchObject({ ok: 1, warned: 1 })
  const [blocked, recent] = (await sheet(manifest, 'Resultado')).slice(1)
  expect(blocked).toMatchObject({
    Cálculo: 'bloqueado: conta sem assinatura',
    Comparação: 'nada a comparar: sem correção',
  })
  expect(figuresIn(blocked!)).toEqual([])
  expect(recent).toMatchObject({ Cálculo: 'recalculado', Comparação: 'comparado' })
  const compared = await sheet(manifest, 'Antes e depois')
  expect(new Set(compared.map((line) => line['ID do cálculo']))).toEqual(new Set([ids[1]]))
  expect(await engine.problems(manifest)).toEqual([])
})

test.each([
  ['atualizacaoMonetaria', 'indexador=5', 'valores.data;valores.valor', '05/02/2019;1.000,00'],
  ['saldoDevedor', 'taxa=1', 'data_inicio;valor_principal', '05/02/2019;1000'],
  [
    'saldoDevedor',
    'taxa=1',
    'data_inicio;valor_principal;pagamentos.data;pagamentos.valor',
    '05/02/2019;1000;10/06/2020;300,00',
  ],
])('%s says nothing of the window: an old amount that came back as it went in is no figure', async (type, field, headings, cells) => {
  const args = [`type=${type}`, `fields.${field}`, 'fields.dia_atualiza=31/12/2025']
  const manifest = await run('calc', `Cliente;${headings}\nAna;${cells}\n`, args)
  expect(manifest.rows).toMatchObject({ ok: 0, warned: 1 })
  const [, row] = await sheet(manifest, 'Resultado')
  expect(row).toMatchObject({ Cálculo: 'suspeito: sem correção' })
  expect(figuresIn(row!)).toEqual([])
  const again = `ID do cálculo;Cliente\n${row!['ID do cálculo']};Ana\n`
  const [, opened] = await sheet(await run('recalc', again, [`type=${type}`]), 'Resultado')
  expect(opened).toMatchObject({ Cálculo: 'suspeito: sem correção' })
  expect(figuresIn(opened!)).toEqual([])
})

test('a calculation that asks for no interest is none of these: its total is what it says', async () => {
  const args = ['type=saldoDevedor', 'fields.taxa=0', 'fields.dia_atualiza=31/12/2025']
  const text = 'Cliente;data_inicio;valor_principal\nAna;05/02/2019;1000\n'
  const manifest = await run('calc', text, args)
  expect(manifest.rows).toMatchObject({ ok: 1, warned: 0 })
  const [, row] = await sheet(manifest, 'Resultado')
  expect(row).toMatchObject({ Cálculo: 'calculado', Total: 1000 })
  const again = `ID do cálculo;Cliente\n${row!['ID do cálculo']};Ana\n`
  const second = await run('recalc', again, ['type=saldoDevedor', 'updateTo=31/10/2025'])
  expect((await sheet(second, 'Resultado'))[1]).toMatchObject({
    Cálculo: 'recalculado',
    'Total depois': 1000,
  })
})
