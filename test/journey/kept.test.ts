import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
const asked = (...words: string[]) => lote(words, bench.env, bench.dir)
const run = async (rows: string, ...more: string[]) =>
  asked('run', await bench.file('carteira.csv', rows), ...CORRECT, '--json', '--yes', ...more)
const stored = (batch: string, ...path: string[]) =>
  join(bench.dir, 'data', 'batches', batch, ...path)

test('a finished batch, resumed: its workbook is made again, byte for byte the same', async () => {
  const batch = (await run(portfolio(40))).report.batch!
  const first = await readFile(stored(batch, 'result.xlsx'))
  const out = join(bench.dir, 'de-novo.xlsx')
  // Redis, the service and its key are not there any more.
  const bare = { STORAGE_URL: bench.env.STORAGE_URL! }
  const again = await lote(['resume', batch, '--out', out, '--json'], bare, bench.dir)
  expect(again).toMatchObject({ status: 0, report: { state: 'finished', rows: { ok: 40 } } })
  expect(again.stderr).toContain('é a mesma, byte a byte')
  expect((await readFile(out)).equals(first)).toBe(true)

  await writeFile(stored(batch, 'result.xlsx'), first.subarray(0, 1_000))
  const mended = await asked('resume', batch, '--json')
  expect(mended.stderr).toContain('estava danificada: foi refeita')
  expect((await readFile(stored(batch, 'result.xlsx'))).equals(first)).toBe(true)

  await rm(stored(batch, 'result.xlsx'))
  expect((await asked('resume', batch)).stderr).toContain(
    'não estava no armazenamento: foi refeita',
  )
  expect((await readFile(stored(batch, 'result.xlsx'))).equals(first)).toBe(true)
  expect(bench.corrections()).toHaveLength(1)
})

test('verify: 0 where all fits, 3 and a list where not, from the bucket alone', async () => {
  const out = join(bench.dir, 'resultado.xlsx')
  const batch = (await run(portfolio(40), '--out', out)).report.batch!
  const bare = { STORAGE_URL: bench.env.STORAGE_URL! }
  for (const what of [batch, out]) {
    const good = await lote(['verify', what, '--json'], bare, bench.dir)
    expect(good).toMatchObject({ status: 0, report: { batch, ok: true, problems: [] } })
    expect(good.report).toMatchObject({ looked: { rows: 41, calls: 1, units: 1 } })
  }
  const [outcome] = await readdir(stored(batch, 'outcomes'))
  await rm(stored(batch, 'outcomes', outcome!))
  const english = { ...bare, LOTE_LANG: 'en' }
  const wrong = await lote(['verify', out, '--json'], english, bench.dir)
  expect(wrong).toMatchObject({ status: 3, report: { batch, ok: false } })
  expect(wrong.report.problems).toEqual([
    expect.stringMatching(/^The outcome \S+ of 40 rows is missing; its answer is stored\. Restore/),
  ])
  expect((await lote(['verify', batch], bare, bench.dir)).status).toBe(3)
})

test.each([
  ['a batch that is not there', 'nenhum', 2, /Não há lote nenhum/],
  ['a file that is not there', 'nada.xlsx', 2, /O arquivo .*nada.* não existe/],
  ['a workbook that is none of ours', 'outra.xlsx', 2, /não diz de que lote é.*lote verify LOTE/],
])('verify of %s cannot tell', async (_, what, status, says) => {
  await bench.file('outra.xlsx', 'texto')
  const told = await asked('verify', what, '--json')
  expect(told.stderr).toMatch(says)
  expect(told.status).toBe(status)
})

test('verify of a batch whose manifest is damaged, or of a later release, says which', async () => {
  const batch = (await run(portfolio(3))).report.batch!
  const path = stored(batch, 'manifest.json')
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace('"job": "correct"', '"job": "correto"'))
  const damaged = await asked('verify', batch, '--json')
  expect(damaged.status).toBe(3)
  expect(damaged.stderr).toMatch(/manifest\.json está danificado/)
  await writeFile(path, text.replace('"version": 2', '"version": 7'))
  const later = await asked('verify', batch, '--json')
  expect(later.status).toBe(3)
  expect(later.stderr).toMatch(
    /manifest\.json foi gravado por uma versão mais nova.*lote\/manifest 7/,
  )
})

test('a batch with a damaged manifest is told, and hides no other', async () => {
  const damaged = (await run(portfolio(3))).report.batch!
  await writeFile(stored(damaged, 'manifest.json'), '{')
  const other = await run(portfolio(4))
  expect(other.status).toBe(0)
  const listed = await asked('list', '--json')
  expect(JSON.parse(listed.stdout)).toMatchObject([{ batch: other.report.batch }])
  expect(listed.stderr).toContain(`batches/${damaged}/manifest.json está danificado`)
})

test('prune tells first, and with --yes removes; the batch then says that it was pruned', async () => {
  const batch = (await run(portfolio(3))).report.batch!
  const path = stored(batch, 'manifest.json')
  // As if it had ended long ago: written without a checksum, as the release before did.
  const { checksum: _, ...manifest } = JSON.parse(await readFile(path, 'utf8')) as object & {
    checksum: string
  }
  const old = { ...manifest, version: 1, finishedAt: '2020-01-01T00:00:00.000Z' }
  await writeFile(path, JSON.stringify(old))
  const plan = await asked('prune', '--older-than', '90d', '--json')
  expect(plan).toMatchObject({ status: 0, report: { state: 'planned', batches: [{ batch }] } })
  expect(plan.stderr).toContain('Nada foi apagado')
  expect(existsSync(path)).toBe(true)
  const done = await asked('prune', '--older-than', '90d', '--yes', '--json')
  expect(done.report).toMatchObject({ state: 'pruned', batches: [{ batch }] })
  expect(existsSync(path)).toBe(false)
  const gone = await asked('result', batch)
  expect(gone.status).toBe(2)
  expect(gone.stderr).toContain('foi apagado por lote prune')
  expect((await run(portfolio(3))).status).toBe(0)
})

test.each(['90', '0d', 'x', '-1d'])('prune --older-than %s is refused', async (age) => {
  const told = await asked('prune', `--older-than=${age}`, '--yes')
  expect(told.status).toBe(2)
  expect(told.stderr).toMatch(/--older-than/)
})
