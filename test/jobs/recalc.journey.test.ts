import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recalc } from '../../jobs/recalc/index.js'
import { withFile } from '../../src/batches/submission/request-input.js'
import type { Manifest } from '../../src/core/batch.js'
import { addsUp } from '../../src/core/outcome.js'
import type { Point } from '../support/failpoints.js'
import { asObjects } from '../support/workbook.js'
import { csvOf, useEngine } from './support/engine.js'

const engine = useEngine()
const { csv, pairs } = csvOf(recalc.template)

async function counted<T>(doing: () => Promise<T>) {
  const before = engine.sandbox.journal().length
  const done = await doing()
  const entries = engine.sandbox.journal().slice(before)
  const calls = entries.filter(({ units }) => units > 0)
  return { done, units: calls.reduce((sum, { units }) => sum + units, 0), calls }
}

async function sheet(manifest: Manifest, name: string) {
  return asObjects((await engine.workbook(manifest)).get(name)!)
}

const run = async (name: string, content: string, more: string[]) => {
  const request = engine.request(await engine.file(name, content), 'recalc', more)
  return counted(() => engine.run(request))
}

test('the template: opened, written, run and exported, at the price that was quoted', async () => {
  const { done: manifest, units, calls } = await run('modelo.csv', csv, pairs)
  expect(manifest.quote).toMatchObject({ calls: 16, units: 16 })
  expect([units, manifest.units]).toEqual([16, { quoted: 16, spent: 16 }])
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(16)
  expect(manifest.rows).toMatchObject({ read: 5, ok: 4, ignored: 1 })
  const rows = (await sheet(manifest, 'Resultado')).slice(1)
  expect(rows.map((row) => [row['ID do cálculo'], row.Cálculo, row.Comparação])).toEqual([
    ['700030', 'recalculado', 'sem resultado anterior no serviço'],
    ['700079', 'recalculado', 'sem resultado anterior no serviço'],
    ['700040', 'recalculado', 'sem resultado anterior no serviço'],
    ['700049', 'recalculado', 'sem resultado anterior no serviço'],
  ])
  const cellsOf = async (name: string) => (await engine.workbook(manifest)).get(name)!.flat()
  expect(await cellsOf('Leia-me')).toContain(
    'sem valor anterior no serviço com que comparar: a variação não foi conferida.',
  )
  expect(await cellsOf('Leia-me')).not.toContain('Nenhuma pendência.')
  const resumo = (await engine.workbook(manifest)).get('Resumo')!
  const before = resumo.find(([label]) => String(label).startsWith('Total antes'))
  expect(before!.slice(1)).toEqual(['–', '0 linhas'])
  expect(resumo.flat()).toContain('Pensão alimentícia')
  expect(await engine.problems(manifest)).toEqual([])

  // The links of the workbook lead to what the service gave.
  const [file] = await sheet(manifest, 'Arquivos')
  const link = (file!.Arquivo as { hyperlink: string }).hyperlink
  const stored = await readFile(join(engine.dir, 'data', 'batches', manifest.id, link), 'utf8')
  expect(stored).toMatch(/^<!doctype html>/i)
  expect(stored).toContain('700030')
})

test('brought to another date: before, after and what changed beyond the limit', async () => {
  const ids = 'ID do cálculo;Tipo do cálculo\n700030;calculosJudiciais\n700049;saldoDevedor\n'
  const args = ['updateTo=30/09/2026', 'variacaoAtipica=5']
  const { done: manifest, units } = await run('de-novo.csv', ids, args)
  expect([manifest.quote.units, units]).toEqual([6, 6])
  const [judicial, debt] = (await sheet(manifest, 'Resultado')).slice(1)
  for (const row of [judicial!, debt!]) {
    expect(row.Comparação).toBe('comparado')
    const [before, after, by] = ['Total antes', 'Total depois', 'Diferença (R$)'].map((name) =>
      Number(row[name]),
    ) as [number, number, number]
    expect(after - before).toBeCloseTo(by, 2)
    expect(Number(row['Variação (%)'])).toBeCloseTo((by / before) * 100, 3)
  }
  const atypical = await sheet(manifest, 'Variações atípicas')
  expect(atypical.map((line) => [line['ID do cálculo'], line['Limite (%)']])).toEqual([
    ['700049', 5],
  ])
  expect(debt!.Situação).toBe('Com aviso')
  // recalc_atypical
  expect(debt!.Avisos).toMatch(/^Variação atípica: o total mudou -?[\d.,]+%, e o limite é 5%\./)
  const changes = await sheet(manifest, 'Antes e depois')
  const totals = changes.map(({ Componente }) => String(Componente)).join(' ')
  for (const name of [/\bTotal/, /\bCorreção/, /\bJuros/]) expect(totals).toMatch(name)
})

test('legacy, gone, of another account, not there, not calculable: each in its own words, and the batch goes on', async () => {
  const { legacy, lost, foreign, trashed, empty, ready } = engine.sandbox.seeded
  const rows = [legacy, lost, foreign, trashed, empty, ready.saldoDevedor]
  const lines = rows.map(({ calcId, type }) => `${calcId};${type}`)
  const text = ['ID do cálculo;Tipo do cálculo', ...lines, 'abc;saldoDevedor', '999;'].join('\n')
  const { done: manifest, calls } = await run('casos.csv', text, ['updateTo=31/12/2025'])
  expect(addsUp(manifest.rows!)).toBe(true)
  expect(manifest.rows).toMatchObject({ read: 9, ok: 1, warned: 1, rejected: 5, failed: 1 })
  const result = (await sheet(manifest, 'Resultado')).slice(1)
  expect(result.map((row) => row.Cálculo ?? null)).toEqual([
    'legado, só leitura',
    'perdido no serviço',
    'de outra conta',
    'não encontrado',
    'não calculado',
    'recalculado',
    null,
    null,
  ])
  expect((result[0]!.Arquivo as { text: string }).text).toMatch(/-700009\.pdf$/)
  expect(String(result[4]!.Avisos)).toMatch(/Faltam campos.*foram gravados: Dia atualiza/)
  // Refused once, a calculation is left alone.
  const ofForeign = calls.filter(({ path }) => path.includes(`/${foreign.calcId}`))
  expect(ofForeign).toHaveLength(1)
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  expect(await engine.problems(manifest)).toEqual([])
})

test('two dates asked of one calculation → asked before anything is paid', async () => {
  const text =
    'ID do cálculo;Cliente;Data de atualização\n700023;Ana;30/06/2025\n700023;Ana;31/10/2025\n'
  const { calls, done: error } = await counted(() =>
    run('duas-datas.csv', text, []).catch((cause) => cause),
  )
  expect(error).toMatchObject({ status: 4 })
  expect(error.sentences).toEqual([
    { code: 'ask_two_states', facts: { id: '700023', other_line: 2, line: 3 } },
  ])
  expect(calls).toEqual([])
})

test('rows that ask the same of one calculation → done once, and summed once', async () => {
  const text = 'ID do cálculo;Cliente\n700049;Ana\n700049;Ana\n'
  const { done: manifest, units } = await run('mesmo.csv', text, [])
  expect([manifest.quote.units, units]).toEqual([2, 2])
  expect(manifest.rows).toMatchObject({ ok: 1, duplicate: 1 })
  const [, first, second] = await sheet(manifest, 'Resultado')
  expect([second!.Situação, second!.Avisos]).toEqual([
    'Repetida',
    expect.stringContaining('linha 2'),
  ])
  const summary = (await engine.workbook(manifest)).get('Resumo')!
  const [, sum] = summary.find(([label]) => label === 'Total depois')!
  expect(sum).toEqual(first!['Total depois'])
  expect(await engine.problems(manifest)).toEqual([])
  const lines = (await sheet(manifest, 'Memória')).filter(({ Evento }) => Evento)
  expect(lines).toHaveLength(3)
})

test('without a file: the whole account by filter, and what has changed since is left alone', async () => {
  const request = engine.request('', 'recalc', ['name=carteira', 'onlyIfOlderThan=01/01/2020'])
  const { file: _, ...asked } = request
  const app = engine.app()
  const { reads } = app.connect(app.account('calculation'))
  const { done: manifest, units } = await counted(async () => {
    const { id } = await withFile(asked, reads, (whole) => engine.submit(app, whole))
    return engine.work(app, id)
  })
  expect([manifest.quote.units, units, manifest.calls]).toEqual([0, 0, 0])
  expect(manifest.input.name).toBe('calculos-salvos.csv')
  expect(manifest.rows).toMatchObject({ read: 2, ok: 1, ignored: 1 })
  const [, row] = await sheet(manifest, 'Resultado')
  expect(row).toMatchObject({ 'Nome do cálculo': 'Carteira de clientes', Situação: 'OK' })
  expect(row!.Cálculo).toMatch(/^deixado como está: alterado em \d\d\/\d\d\/2026 \d\d:\d\d$/)
  expect(await engine.problems(manifest)).toEqual([])
})

test('a format or a field that the type does not have is refused before anything is asked that costs', async () => {
  const file = await engine.file('um.csv', 'ID do cálculo;Cliente\n700049;Ana\n')
  const app = engine.app()
  const refused = async (...more: string[]) => {
    const { units, done } = await counted(() =>
      engine
        .submit(app, engine.request(file, 'recalc', more))
        .catch(({ sentences }) => sentences.map(({ code }: { code: string }) => code)),
    )
    expect(units).toBe(0)
    return done
  }
  const type = 'type=saldoDevedor'
  expect(await refused(type, 'export=pdf')).toEqual(['export_unavailable'])
  expect(await refused('export=odt')).toEqual(['bad_parameter'])
  expect(await refused(type, 'fields.xyz=1')).toEqual(['type_without_field'])
  expect(await refused(type, 'fields.taxa=1.500')).toEqual(['field_value'])
  expect(await refused(type, 'updateTo=01/02/2026', 'fields.dia_atualiza=02/02/2026')).toEqual([
    'update_date_twice',
  ])
})

const POINTS: [Point, number][] = [
  ['granted', 1],
  ['answered', 1],
  ['confirmed', 2],
  ['answered', 2],
  ['granted', 3],
  ['answered', 3],
  ['answered', 4],
  ['before-acknowledge', 1],
]

test.each(
  POINTS,
)('killed at %s %i: the next process goes on where it stopped', async (point, pass) => {
  const text = 'ID do cálculo;Cliente\n700030;Ana\n'
  const args = ['updateTo=31/12/2025', 'export=html']
  const request = engine.request(await engine.file('morto.csv', text), 'recalc', args)
  const { done, calls } = await counted(() => engine.killedAt(request, point, pass))
  const manifest = done!
  expect(manifest.rows).toMatchObject({ ok: 1, failed: 0 })
  // Of the call that was under way the answer died with the process; no other is made again.
  const again = point === 'answered' ? 1 : 0
  expect(calls.map(({ method }) => method)).toHaveLength(4 + again)
  expect(await engine.problems(manifest)).toEqual([])
})
