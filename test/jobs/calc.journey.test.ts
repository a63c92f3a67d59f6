import { expect, test } from 'vitest'
import { calc } from '../../jobs/calc/index.js'
import { EXTENSIONS, type ExportFormat } from '../../jobs/saved/exports.js'
import type { Manifest } from '../../src/core/batch.js'
import { addsUp } from '../../src/core/outcome.js'
import { readCalls } from '../../src/publish/calls.js'
import { CALC_TYPES } from '../../src/services/calculation/inputs.js'
import { call } from '../sandbox/support.js'
import { asObjects } from '../support/workbook.js'
import { csvOf, useEngine } from './support/engine.js'

const engine = useEngine()
const { csv, pairs } = csvOf(calc.template)

async function counted<T>(doing: () => Promise<T>) {
  const before = engine.sandbox.journal().length
  const done = await doing()
  const entries = engine.sandbox.journal().slice(before)
  const calls = entries.filter(({ units }) => units > 0)
  const creations = calls.filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/v1/calc'),
  )
  return { done, units: calls.reduce((sum, { units }) => sum + units, 0), calls, creations }
}

const sheet = async (manifest: Manifest, name: string) =>
  asObjects((await engine.workbook(manifest)).get(name)!)

const run = async (name: string, content: string, more: string[]) => {
  const request = engine.request(await engine.file(name, content), 'calc', more)
  return counted(() => engine.run(request))
}

/** In either shape of the sandbox. */
interface Stored {
  name?: string
  hash: string
  fields?: Record<string, unknown>
  calculo?: { titulo: string }
  dados?: { campos: Record<string, unknown> }
}

/** The calculation as the service has it now. */
async function saved(type: string, id: unknown) {
  const { body } = await call(engine.sandbox, `/v1/calc/${type}/${id}`)
  const { name, hash, fields, calculo, dados } = body as unknown as Stored
  return { name: name ?? calculo!.titulo, hash, fields: fields ?? dados!.campos }
}

test('the template: a group is one calculation, a row without one its own, at the price that was quoted', async () => {
  const {
    done: manifest,
    units,
    creations,
  } = await run('modelo.csv', csv, [...pairs, 'linkBase=https://site.example/calculo'])
  expect(manifest.quote).toMatchObject({ calls: 8, units: 8 })
  expect([units, manifest.units]).toEqual([8, { quoted: 8, spent: 8 }])
  expect(creations).toHaveLength(2)
  expect(manifest.rows).toMatchObject({ read: 4, ok: 3, ignored: 1 })
  const [first, second, alone] = (await sheet(manifest, 'Resultado')).slice(1)
  expect(second).toMatchObject({ 'ID do cálculo': first!['ID do cálculo'] })
  expect([first!.Cálculo, second!.Cálculo, alone!.Cálculo]).toEqual([
    'calculado',
    'no mesmo cálculo',
    'calculado',
  ])
  const page = (await engine.workbook(manifest)).get('Leia-me')!.map(([label]) => label)
  expect(page).toContain('Total, de 2 cálculos')
  const stored = await saved('calculosJudiciais', first!['ID do cálculo'])
  expect(stored.name).toBe(`lote ${manifest.id} t000001 - Maria x Oficina`)
  expect(stored.fields).toEqual({
    indexador: 262,
    dia_atualiza: '31/12/2025',
    juros: 1,
    parcelas: [
      { data: '05/02/2019', valor: 2500, descricao: 'Principal' },
      { data: '20/08/2023', valor: -500, descricao: 'Depósito' },
    ],
  })
  const link = `https://site.example/calculo?id=${first!['ID do cálculo']}&hash=${stored.hash}`
  expect(first!['Link público']).toMatchObject({ text: link })
  // A group is counted once.
  const sums = (await engine.workbook(manifest)).get('Resumo')!.find(([title]) => title === 'Total')
  expect(sums![1]).toBeCloseTo(Number(first!.Total) + Number(alone!.Total), 2)
  expect(await sheet(manifest, 'Arquivos')).toHaveLength(2)
  // The steps of a calculation are calls of their own, and none was tried twice.
  const tries = (await readCalls(await engine.app().bucket(), manifest.id)).map(
    ({ attempt }) => attempt,
  )
  expect(tries).toEqual(Array.from({ length: 8 }, () => 1))
  expect(await engine.problems(manifest)).toEqual([])
})

test.each(
  CALC_TYPES,
)('%s: created from the fields that the service shows as an example', async (type) => {
  const { body } = await call(engine.sandbox, `/v1/describe/${type}`)
  const { exemplo, exportFormats } = body as unknown as {
    exemplo: Record<string, unknown>
    exportFormats: ExportFormat[]
  }
  const names = Object.keys(exemplo)
  const cells = names.map((name) => {
    const value = exemplo[name]
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value).replace('.', ',')
    return `"${text.replaceAll('"', '""')}"`
  })
  const text = `${['Cliente', ...names].join(';')}\n${['Ana', ...cells].join(';')}\n`
  const { done: manifest, units } = await run(`${type}.csv`, text, [
    `type=${type}`,
    `export=${exportFormats.join(',')}`,
  ])
  expect(manifest.rows).toMatchObject({ ok: 1, ignored: 1 })
  expect([manifest.quote.units, units]).toEqual([3 + exportFormats.length, manifest.quote.units])
  const [, row] = await sheet(manifest, 'Resultado')
  const stored = await saved(type, row!['ID do cálculo'])
  expect(stored.fields).toMatchObject(exemplo)
  const files = await sheet(manifest, 'Arquivos')
  expect(files.map(({ Formato }) => Formato)).toEqual(exportFormats)
  expect(files.map(({ Arquivo }) => (Arquivo as { text: string }).text)).toEqual(
    exportFormats.map((format) => `Ana-${type}-${row!['ID do cálculo']}.${EXTENSIONS[format]}`),
  )
  expect(await engine.problems(manifest)).toEqual([])
})

test('an own table: indexador -1 and tabelaPersonalizada in a cell', async () => {
  const table = '{"vl":[{"month":"2018-01","index":2}]}'
  const text = `indexador;tabelaPersonalizada;parcelas.data;parcelas.valor\n-1;"${table.replaceAll('"', '""')}";10/01/2018;4.321,09\n`
  const args = ['type=calculosJudiciais', 'fields.dia_atualiza=01/10/2025']
  const { done: manifest } = await run('propria.csv', text, args)
  expect(manifest.rows).toMatchObject({ ok: 1 })
  const [, row] = await sheet(manifest, 'Resultado')
  expect(Number(row!.Total)).toBeGreaterThan(4_321.09)
})

test('a cell that names no table → it is pointed to, and nothing is created for its row', async () => {
  const text = [
    'grupo;Cliente;indexador;parcelas.data;parcelas.valor',
    'A;Ana;262;05/02/2019;100,00',
    'A;Ana;;05/02/1900;200,00',
    ';Bia;999999;05/02/2019;300,00',
    ';Caio;262;05/02/2019;400,00',
  ].join('\n')
  const args = ['type=calculosJudiciais', 'fields.dia_atualiza=31/12/2025']
  const { done: manifest } = await run('recusada.csv', text, args)
  expect(addsUp(manifest.rows!)).toBe(true)
  const result = (await sheet(manifest, 'Resultado')).slice(1)
  const refused = (await sheet(manifest, 'Pendências')).filter((line) => line.Linha === 4)
  expect(refused[0]).toMatchObject({ Campo: 'Indexador', Coluna: 'C', 'Valor recebido': '999999' })
  expect(refused[0]!.Problema).toMatch(/não é uma tabela judicial do catálogo/)
  expect(result[2]).toMatchObject({ Situação: 'Rejeitada' })
  expect(result[2]!['ID do cálculo'] ?? null).toBeNull()
  expect(result[3]).toMatchObject({ Cálculo: 'calculado', Situação: 'OK' })
})

test('a group with a row that is wrong, and one that contradicts itself, are not sent', async () => {
  const text = [
    'grupo;Cliente;juros;parcelas.data;parcelas.valor',
    'A;Ana;1;05/02/2019;100,00',
    'A;Ana;1;31/02/2019;200,00',
    'B;Bia;1;05/02/2019;100,00',
    'B;Bia;2;05/02/2019;200,00',
    'C;Caio;1;05/02/2019;100,00',
  ].join('\n')
  const args = ['type=calculosJudiciais', 'fields.dia_atualiza=31/12/2025', 'fields.indexador=262']
  const { done: manifest, creations, units } = await run('grupos.csv', text, args)
  expect(creations).toHaveLength(1)
  expect([manifest.quote.units, units]).toEqual([3, 3])
  expect(manifest.rows).toMatchObject({ read: 6, ok: 1, rejected: 4, ignored: 1 })
  const told = (await sheet(manifest, 'Resultado')).slice(1).map(({ Avisos }) => String(Avisos))
  expect(told[0]).toMatch(/Outra linha do mesmo grupo/)
  expect(told[2]).toMatch(/dizem juros diferentes: 1, 2/)
  expect(await engine.problems(manifest)).toEqual([])
})

test('without a field that the type requires, or of no type, nothing is spent', async () => {
  const file = await engine.file('sem.csv', 'Cliente;parcelas.data\nAna;05/02/2019\n')
  const app = engine.app()
  const refused = async (...more: string[]) => {
    const { units, done } = await counted(() =>
      engine
        .submit(app, engine.request(file, 'calc', more))
        .catch(({ sentences }) => sentences.map(({ code }: { code: string }) => code)),
    )
    expect(units).toBe(0)
    return done
  }
  expect(await refused()).toEqual(['calc_no_type'])
  expect(await refused('type=calculosJudiciais')).toEqual([
    'calc_field_missing',
    'calc_field_missing',
  ])
  await engine.file('sem.csv', 'Cliente;taxa\nAna;1,5\n')
  expect(await refused('type=saldoDevedor', 'export=pdf')).toContain('export_unavailable')
})
