import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { update } from '../../jobs/update/index.js'
import type { Manifest } from '../../src/core/batch.js'
import { lote } from '../support/cli.js'
import type { Point } from '../support/failpoints.js'
import { asObjects } from '../support/workbook.js'
import { csvOf, useEngine } from './support/engine.js'

const engine = useEngine()
const { csv, pairs } = csvOf(update.template)

/** What the service counted while something was done, and of which routes. */
async function counted(doing: () => Promise<unknown>) {
  const before = engine.sandbox.journal().length
  await doing()
  const entries = engine.sandbox.journal().slice(before)
  const units = entries.reduce((sum, entry) => sum + entry.units, 0)
  const asked = entries.map(({ path, body }) => `${path.split('/').at(-1)} ${JSON.stringify(body)}`)
  return { units, asked, routes: asked.map((one) => one.split(' ')[0]!) }
}

async function keysIn(prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const key of (await engine.app().bucket()).list(prefix)) found.push(key)
  return found
}

async function resultOf(manifest: Manifest) {
  return asObjects((await engine.workbook(manifest)).get('Resultado')!)
}

test('the template, row by row: values, factors, and each of them computed again', async () => {
  const request = engine.request(await engine.file('modelo.csv', csv), 'update', pairs)
  let manifest!: Manifest
  const seen = await counted(async () => {
    manifest = await engine.run(request)
  })
  // The list of names, a series and a call for each of the two indices.
  expect(seen.routes.toSorted()).toEqual([
    'atualiza',
    'atualiza',
    'lerTabela',
    'lerTabela',
    'listaTabelas',
  ])
  expect(manifest.quote).toMatchObject({ calls: 5, units: 5 })
  expect(manifest.units).toEqual({ quoted: seen.units, spent: seen.units })
  expect(manifest.rows).toMatchObject({ read: 4, ok: 3, ignored: 1, pending: 0 })
  const [, first, payment, other] = await resultOf(manifest)
  expect(first).toMatchObject({ Linha: 2, Conferência: 'confere', Situação: 'OK' })
  expect(first!['Valor atualizado']).toBeGreaterThan(12_345.67)
  expect(payment!['Valor atualizado']).toBeLessThan(-1_500)
  expect(other).toMatchObject({ Índice: 'inpc', Conferência: 'confere' })
  expect(await engine.problems(manifest)).toEqual([])
})

test('the list of names is kept for a day: the next batch reads its series alone', async () => {
  const request = engine.request(await engine.file('modelo.csv', csv), 'update', pairs)
  const seen = await counted(() => engine.run(request))
  expect(seen.routes.toSorted()).toEqual(['atualiza', 'atualiza', 'lerTabela', 'lerTabela'])
  expect(seen.units).toBe(4)
})

test('what was read is in the ledger from which a lost book is made again', async () => {
  const request = engine.request(await engine.file('modelo.csv', csv), 'update', pairs)
  const before = (await keysIn('spent/')).length
  const seen = await counted(() => engine.run(request))
  expect((await keysIn('spent/')).length - before).toBe(seen.units)
})

test('a name of the list is sent as its id; one that is not on it stops the batch before it is', async () => {
  const file = await engine.file('nomes.csv', 'Data;Valor\n15/03/2019;100,00\n')
  const asked = (name: string) =>
    engine.request(file, 'update', [`indiceAtualizacao=${name}`, ...pairs])
  const seen = await counted(() => engine.run(asked('IPCA')))
  expect(seen.asked.every((one) => one.includes('"ipca"'))).toBe(true)
  const nothing = await counted(async () => {
    await expect(engine.run(asked('nenhum'))).rejects.toMatchObject({
      status: 2,
      sentences: [{ code: 'unknown_index', facts: { name: 'nenhum' } }],
    })
  })
  expect(nothing.asked).toEqual([])
})

test('the list is read after the plan, a row has a name that is not on it → rejected with the name it is like, and not sent', async () => {
  for (const key of await keysIn('kept/')) await (await engine.app().bucket()).delete(key)
  const lines = ['Data;Valor;Índice', '15/03/2019;100,00;ipca', '15/03/2019;200,00;inpcc']
  const request = engine.request(await engine.file('sem.csv', lines.join('\n')), 'update', pairs)
  let manifest!: Manifest
  const seen = await counted(async () => {
    manifest = await engine.run(request)
  })
  expect(seen.routes.toSorted()).toEqual(['atualiza', 'lerTabela', 'listaTabelas'])
  expect(manifest.rows).toMatchObject({ ok: 1, rejected: 1, pending: 0 })
  const [row] = asObjects((await engine.workbook(manifest)).get('Pendências')!)
  expect(String(row!['O que fazer'])).toContain('Você quis dizer inpc?')
  expect(await engine.problems(manifest)).toEqual([])
})

/** Where the call was under way, nobody knows that it was answered: it goes out again. */
const IN_FLIGHT: Point[] = ['sent', 'answered']

test.each<[Point, number]>([
  ...([1, 3, 5] as const).map((pass): [Point, number] => ['answer-written', pass]),
  ...([1, 4] as const).map((pass): [Point, number] => ['attempt-written', pass]),
  ...([1, 2] as const).map((pass): [Point, number] => ['outcome-written', pass]),
  ...(['announced', 'sent', 'answered', 'committed', 'manifest-written'] as const).map(
    (point): [Point, number] => [point, 1],
  ),
])('killed at %s, pass %i, and resumed: nothing that was answered is asked again', async (point, pass) => {
  for (const key of await keysIn('kept/')) await (await engine.app().bucket()).delete(key)
  const request = engine.request(await engine.file('modelo.csv', csv), 'update', pairs)
  let manifest: Manifest | undefined
  const seen = await counted(async () => {
    manifest = await engine.killedAt(request, point, pass)
  })
  expect(manifest?.rows).toMatchObject({ ok: 3, pending: 0 })
  expect(new Set(seen.asked).size).toBe(5)
  expect(seen.asked.length).toBeLessThanOrEqual(5 + (IN_FLIGHT.includes(point) ? 1 : 0))
  expect((await resultOf(manifest!)).slice(1).map((row) => row.Conferência)).toEqual([
    'confere',
    'confere',
    'confere',
  ])
  expect(await engine.problems(manifest!)).toEqual([])
})

test('refused by its size, a pack is halved; each row has its own figure', async () => {
  engine.sandbox.fault({ service: 'update', path: '/atualiza-v1/atualiza', status: 413 })
  const rows = Array.from({ length: 6 }, (_, at) => `15/0${at + 1}/2019;${at + 1}00,00`)
  const file = await engine.file('seis.csv', `Data;Valor\n${rows.join('\n')}\n`)
  const manifest = await engine.run(
    engine.request(file, 'update', ['indiceAtualizacao=ipca', ...pairs]),
  )
  const result = (await resultOf(manifest)).slice(1)
  const updated = result.map((row) => row['Valor atualizado'] as number)
  expect(updated.toSorted((a, b) => a - b)).toEqual(updated)
  expect(result.map((row) => [row.Valor, row.Conferência])).toEqual(
    [1, 2, 3, 4, 5, 6].map((amount) => [`${amount}00,00`, 'confere']),
  )
  expect(await engine.problems(manifest)).toEqual([])
})

test('an answer that does not fit puts no figure on any row, and is shown as it came', async () => {
  const body = { lista: [{ valorAtualizado: 1 }], aviso: 'parcial' }
  engine.sandbox.fault({ service: 'update', path: '/atualiza-v1/atualiza', status: 200, body })
  const file = await engine.file('duas.csv', 'Data;Valor\n15/03/2019;100,00\n15/04/2019;200,00\n')
  const manifest = await engine.run(
    engine.request(file, 'update', ['indiceAtualizacao=ipca', ...pairs]),
  )
  expect(manifest.rows).toMatchObject({ ok: 0, failed: 2 })
  const workbook = await engine.workbook(manifest)
  const [, first, second] = asObjects(workbook.get('Resultado')!)
  for (const row of [first, second]) {
    expect(row!['Valor atualizado']).toBeUndefined()
    expect(row!.Avisos).toContain('Resposta não reconhecida')
  }
  const [unread] = asObjects(workbook.get('Respostas não reconhecidas')!)
  expect(unread).toMatchObject({ 'Resposta do serviço': JSON.stringify(body) })
  expect(await engine.problems(manifest)).toEqual([])
})

test('a series that is refused leaves its figures unchecked, and says so', async () => {
  const path = '/atualiza-v1/lerTabela'
  engine.sandbox.fault({ service: 'update', path, status: 404, body: { erro: 'não há' } })
  const file = await engine.file('uma.csv', 'Data;Valor\n15/03/2019;100,00\n')
  const manifest = await engine.run(
    engine.request(file, 'update', ['indiceAtualizacao=ipca', ...pairs]),
  )
  expect(manifest.rows).toMatchObject({ ok: 1 })
  expect((await resultOf(manifest))[1]).toMatchObject({ Conferência: 'não conferido (sem série)' })
})

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('the command of its page runs, on the rows of the template', async () => {
  const example = await readFile(`${ROOT}/docs/exemplos/atualizacao.csv`, 'utf8')
  expect(example).toBe(csv.replaceAll('"', ''))
  const page = await readFile(`${ROOT}/docs/trabalhos/update.md`, 'utf8')
  const [, command] = /^npx lote (run .*)$/m.exec(page)!
  const words = command!
    .replace('docs/exemplos', `${ROOT}/docs/exemplos`)
    .replace('atualizado.xlsx', `${engine.dir}/atualizado.xlsx`)
    .split(' ')
  const env = { STORAGE_URL: `file:${engine.dir}/pagina`, LOTE_RUN_DIR: `${engine.dir}/pagina-run` }
  const ran = await lote([...words, '--json'], env, engine.dir)
  expect(ran.report, ran.stderr).toMatchObject({
    rows: { ok: 3, ignored: 1 },
    units: { quoted: 5, spent: 5 },
  })
})

test('a plan spends nothing, and says what the readings will', async () => {
  const file = await engine.file('plano.csv', csv)
  const env = {
    STORAGE_URL: `file:${engine.dir}/plano`,
    LOTE_RUN_DIR: `${engine.dir}/plano-run`,
    UPDATE_BASE_URL: engine.sandbox.update,
    UPDATE_API_KEY: engine.sandbox.apiKey,
  }
  const words = ['plan', file, '--job', 'update', ...update.template.args, '--json']
  let planned!: Awaited<ReturnType<typeof lote>>
  const seen = await counted(async () => {
    planned = await lote(words, env, engine.dir)
  })
  expect(seen.asked).toEqual([])
  expect(planned.report, planned.stderr).toMatchObject({ units: { quoted: 5, spent: 0 }, calls: 5 })
  expect(planned.stderr).toContain('3 das chamadas vêm antes das linhas e leem')
})
