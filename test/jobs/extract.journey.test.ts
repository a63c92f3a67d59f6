import { mkdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { extract } from '../../jobs/extract/index.js'
import type { Manifest } from '../../src/core/batch.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import { zipOf } from '../spreadsheets/support/zip.js'
import { lote } from '../support/cli.js'
import type { Point } from '../support/failpoints.js'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'

// One document after the other: what is under way when a process is killed is uncertain.
const engine = useEngine({}, { LOTE_CONCURRENCY: '1' })
const SENTENCA = ['docType=sentenca']
let folder: string
let folders = 0

beforeEach(async () => {
  folders += 1
  folder = join(engine.dir, `documentos-${folders}`)
  await mkdir(folder)
})

async function put(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

interface Upload {
  filename: string
  docType: string
  bytes: number
}

/** What was sent while something was done, as the service saw it. */
async function sent(doing: () => Promise<unknown>) {
  const before = engine.sandbox.journal().length
  await doing()
  const entries = engine.sandbox.journal().slice(before)
  const extracts = entries.filter(({ path }) => path.includes('/v1/extract'))
  const units = entries.reduce((sum, entry) => sum + entry.units, 0)
  return { units, bodies: extracts.map(({ body }) => body as Upload) }
}

async function run(input: string, pairs = SENTENCA): Promise<Manifest> {
  return engine.run(await engine.documents(input, 'extract', pairs))
}

async function sheetOf(manifest: Manifest, name: string) {
  return asObjects((await engine.workbook(manifest)).get(name)!)
}

test('a folder: each document is a row, each scalar a column, each table a sheet', async () => {
  await put({ 'b.pdf': 'dois', 'a/Total geral.pdf': 'um', '.DS_Store': 'x' })
  let manifest!: Manifest
  const seen = await sent(async () => {
    manifest = await run(folder)
  })
  expect(seen.bodies).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ filename: 'Total geral.pdf', docType: 'sentenca', bytes: 2 }),
      expect.objectContaining({ filename: 'b.pdf', mimeType: 'application/pdf', bytes: 4 }),
    ]),
  )
  expect(manifest.rows).toMatchObject({ read: 3, ok: 2, ignored: 1 })
  expect(manifest.quote).toMatchObject({ calls: 2, units: seen.units })
  expect(manifest.units).toEqual({ quoted: 2, spent: 2 })
  const [, first, second] = await sheetOf(manifest, 'Resultado')
  expect(first).toMatchObject({
    Linha: 2,
    Arquivo: 'a/Total geral.pdf',
    'Tipo do documento': 'sentenca',
    Situação: 'OK',
    'Processo: número': expect.stringMatching(/^\d{7}-\d{2}\./),
  })
  expect(second!['Arquivo: nome']).toBe('b.pdf')
  const parties = await sheetOf(manifest, 'Partes')
  expect(parties.map((row) => [row.Linha, row.Arquivo, row.Polo])).toEqual([
    [2, 'a/Total geral.pdf', 'ativo'],
    [2, 'a/Total geral.pdf', 'passivo'],
    [3, 'b.pdf', 'ativo'],
    [3, 'b.pdf', 'passivo'],
  ])
  expect(await engine.problems(manifest)).toEqual([])
})

test('the raw answer is kept, and the document lies in the bucket', async () => {
  await put({ 'a.pdf': 'um' })
  const manifest = await run(folder)
  const records = new BatchRecords(await engine.app().bucket(), manifest.id)
  const [answer] = await records.answers('t000001')
  const { hash } = answer!.record.body as { hash: string }
  expect(String(await records.bucket.get(keys.document(manifest.id, hash)))).toBe('um')
})

test('the same document twice is sent once, and told', async () => {
  await put({ 'a.pdf': 'igual', 'b.pdf': 'igual' })
  let manifest!: Manifest
  const seen = await sent(async () => {
    manifest = await run(folder)
  })
  expect(seen.bodies).toHaveLength(1)
  expect(manifest.rows).toMatchObject({ ok: 1, warned: 1 })
  const [, first, second] = await sheetOf(manifest, 'Resultado')
  expect(second!['Dados: processo: número']).toBe(first!['Dados: processo: número'])
  expect(second!.Avisos).toContain('É o mesmo documento que «a.pdf»')
})

test('what cannot be sent is a rejected row with its reason, and nothing of it is sent', async () => {
  await put({ 'bom.pdf': 'bom', 'vazio.pdf': '', 'grande.pdf': '' })
  await truncate(join(folder, 'grande.pdf'), 25_000_001)
  await writeFile(join(engine.dir, 'segredo.txt'), 'segredo')
  await symlink(join(engine.dir, 'segredo.txt'), join(folder, 'fora.pdf'))
  await symlink(join(folder, 'nada'), join(folder, 'solto.pdf'))
  await symlink(folder, join(folder, 'volta'))
  let manifest!: Manifest
  const seen = await sent(async () => {
    manifest = await run(folder)
  })
  expect(seen.bodies.map(({ filename }) => filename)).toEqual(['bom.pdf'])
  expect(manifest.rows).toMatchObject({ ok: 1, rejected: 5 })
  const rows = (await sheetOf(manifest, 'Resultado')).slice(1)
  const told = Object.fromEntries(rows.map(({ Arquivo, Avisos }) => [Arquivo, String(Avisos)]))
  // document_empty
  expect(told['vazio.pdf']).toBe('O documento «vazio.pdf» está vazio.')
  expect(told['grande.pdf']).toContain('25,0 MB; o serviço aceita até 25 MB')
  expect(told['fora.pdf']).toContain('atalho que leva para fora')
  expect(told['solto.pdf']).toContain('não existe')
  expect(told.volta).toMatch(/não é um arquivo|fora/)
})

test('a zip is read without being unpacked', async () => {
  const zip = join(engine.dir, 'papeis.zip')
  await writeFile(zip, await zipOf({ 'x/a.pdf': 'um', '__MACOSX/a.pdf': 'lixo', 'b.pdf': 'dois' }))
  const manifest = await run(zip)
  expect(manifest.input.name).toBe('papeis.csv')
  const rows = (await sheetOf(manifest, 'Resultado')).slice(1)
  expect(rows.map(({ Arquivo, Situação }) => [Arquivo, Situação])).toEqual([
    ['b.pdf', 'OK'],
    ['x/a.pdf', 'OK'],
  ])
})

test.each([
  ['a zip bomb', async () => zipOf({ 'a.pdf': '0'.repeat(100 * 1024 ** 2) }), 'documents_zip_bomb'],
  ['a zip that is none', async () => Buffer.from('PK isto não'), 'documents_zip_damaged'],
  ['a zip of litter', async () => zipOf({ '.DS_Store': 'x' }), 'documents_none'],
])('%s is refused before anything is sent', async (_, make, code) => {
  const zip = join(folder, 'papeis.zip')
  await writeFile(zip, await make())
  const seen = await sent(async () => {
    await expect(run(zip)).rejects.toMatchObject({ status: 2, sentences: [{ code }] })
  })
  expect(seen.bodies).toEqual([])
})

test('a sheet of paths, its types row by row', async () => {
  await put({ 'um.txt': 'um', 'dois.txt': 'dois' })
  const sheet = join(folder, 'lista.csv')
  const lines = ['Arquivo;Cliente;Tipo do documento', 'um.txt;A;cnis', 'dois.txt;B;sentenca']
  await writeFile(sheet, `${[...lines, 'nada.pdf;C;cnis'].join('\n')}\n`)
  let manifest!: Manifest
  const { bodies } = await sent(async () => {
    manifest = await run(sheet, [])
  })
  expect(bodies.map(({ filename, docType }) => `${filename} ${docType}`).toSorted()).toEqual([
    'dois.txt sentenca',
    'um.txt cnis',
  ])
  const rows = (await sheetOf(manifest, 'Resultado')).slice(1)
  expect(rows.map((row) => row.Situação)).toEqual(['OK', 'OK', 'Rejeitada'])
})

test('a refusal of the service rejects its document in its words, and no other', async () => {
  await put({ 'a.pdf': 'um', 'b.pdf': 'dois' })
  const envelope = { code: 'UNREADABLE', message: 'ilegível' }
  engine.sandbox.fault({ service: 'calc', path: '/v1/extract', status: 422, envelope })
  const manifest = await run(folder)
  expect(manifest.rows).toMatchObject({ ok: 1, rejected: 1 })
})

test('a lost answer is uncertain, and is not asked again by itself', async () => {
  await put({ 'a.pdf': 'um' })
  engine.sandbox.fault({ service: 'calc', path: '/v1/extract', lose: 'after' })
  let manifest!: Manifest
  const seen = await sent(async () => {
    manifest = await run(folder)
  })
  expect(seen.bodies).toHaveLength(1)
  expect(manifest.rows).toMatchObject({ ok: 0, failed: 1 })
  const [, row] = await sheetOf(manifest, 'Resultado')
  expect(row!.Avisos).toMatch(/incert.*nada no serviço diz se o documento foi lido/i)
  const [pending] = await sheetOf(manifest, 'Pendências')
  expect(pending!['O que fazer']).not.toMatch(/cálculo/)
})

test.each<[Point, number]>([
  ...(['announced', 'granted', 'answer-written', 'outcome-written', 'committed'] as const).map(
    (point): [Point, number] => [point, 1],
  ),
  ['answer-written', 2],
])('killed at %s, pass %i, and resumed where the folder is not: each is sent once', async (point, pass) => {
  await put({ 'a.pdf': `um ${point}`, 'b.pdf': `dois ${point}` })
  const request = await engine.documents(folder, 'extract', SENTENCA)
  let manifest: Manifest | undefined
  const seen = await sent(async () => {
    manifest = await engine.killedAt(request, point, pass, () => rm(folder, { recursive: true }))
  })
  expect(manifest?.rows).toMatchObject({ ok: 2, pending: 0 })
  expect(seen.bodies.map(({ filename }) => filename).toSorted()).toEqual(['a.pdf', 'b.pdf'])
  expect(await engine.problems(manifest!)).toEqual([])
})

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('the command of its page runs, on the rows of the template', async () => {
  const { headings, rows } = extract.template
  const lines = [headings, ...rows].map((cells) => `${cells.join(';')}\n`).join('')
  expect(await readFile(`${ROOT}/docs/exemplos/extracao.csv`, 'utf8')).toBe(lines)
  const page = await readFile(`${ROOT}/docs/trabalhos/extract.md`, 'utf8')
  const commands = [...page.matchAll(/^npx lote (run .*--sandbox.*)$/gm)].map(([, one]) => one!)
  expect(commands).toHaveLength(2)
  for (const [at, command] of commands.entries()) {
    const words = command
      .replace('docs/exemplos', `${ROOT}/docs/exemplos`)
      .replace('extraido.xlsx', `${engine.dir}/extraido-${at}.xlsx`)
      .split(' ')
    const env = { STORAGE_URL: `file:${engine.dir}/pg`, LOTE_RUN_DIR: `${engine.dir}/pg-run` }
    const ran = await lote([...words, '--json'], env, engine.dir)
    expect(ran.report, ran.stderr).toMatchObject({
      rows: { read: 3, ignored: 1, rejected: 0, failed: 0 },
    })
    expect(ran.stderr).toContain('Orçamento: 2 chamadas, 2 unidades')
  }
})
