/**
 * Stores a batch of each job, a portfolio with all that a row may come to, and two nights of a watch,
 * and packs the bucket into `test/past/VERSION.zip`. Run it after `npm run build`, once a release.
 */
import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ZipFile } from 'yazl'
import { VERSION } from '../../dist/src/runtime/version.js'
import { startSandbox } from '../../dist/src/sandbox/index.js'

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))
const WIDE = [{ units: 1_000_000, ms: 60_000 }]
const JOBS = ['correct', 'update', 'calc', 'recalc', 'extract', 'publications', 'dossier', 'people']

/** Interest, fine and fees in one call; a row twice, a rejected one, a footer. */
const PORTFOLIO = [
  'Processo;Cliente;Valor;Vencimento',
  ...Array.from({ length: 24 }, (_, n) => {
    const month = String((n % 12) + 1).padStart(2, '0')
    return `;Cliente ${n % 5};${1000 + n * 37},${10 + n};10/${month}/2021`
  }),
  ';Cliente 1;1037,11;10/02/2021',
  ';Cliente 9;a definir;10/02/2021',
  ';Cliente 9;10,00;31/02/2021',
  ';Total;;',
].join('\n')

const dir = await mkdtemp(join(tmpdir(), 'lote-past-'))
const limits = { calcLimits: WIDE, gazetteLimits: WIDE, updateLimits: WIDE }
const sandbox = await startSandbox({ ...limits, seed: 1 })
const env = {
  PATH: process.env.PATH,
  STORAGE_URL: `file:${join(dir, 'data')}`,
  LOTE_RUN_DIR: join(dir, 'run'),
  CALC_BASE_URL: sandbox.calc,
  GAZETTE_BASE_URL: sandbox.gazette,
  UPDATE_BASE_URL: sandbox.update,
  CALC_API_KEY: sandbox.apiKey,
  GAZETTE_API_KEY: sandbox.apiKey,
  UPDATE_API_KEY: sandbox.apiKey,
  CALC_LIMITS: '100000/1m',
  GAZETTE_LIMITS: '100000/1m',
  UPDATE_LIMITS: '100000/1m',
}

/** Status 3 is a finished batch too: some row of it did not come to a result. */
const lote = (...args) =>
  promisify(execFile)(process.execPath, [MAIN, ...args], { cwd: dir, env }).catch((error) => {
    if (error.code === 3) return error
    throw error
  })

for (const job of JOBS) {
  const { stdout, stderr } = await lote('template', job, '--out', `${job}.csv`)
  const parameters = (stdout + stderr).match(/-p \S+/g)?.flatMap((pair) => pair.split(' ')) ?? []
  await lote('run', `${job}.csv`, '--job', job, ...parameters, '--yes')
}
await writeFile(join(dir, 'carteira.csv'), PORTFOLIO)
const terms = ['index=ipca', 'updateTo=31/12/2024', 'juros.percentual=1', 'multa.percentual=2']
const charges = [...terms, 'honorarios.valor=10', 'honorarios.modo=p'].flatMap((term) => [
  '-p',
  term,
])
await lote('run', 'carteira.csv', '--job', 'correct', '--duplicates', 'drop', ...charges, '--yes')
await writeFile(join(dir, 'oab.csv'), 'OAB;E-mail\nOAB/SP 94719;a@example.com\nOAB/RJ 1234;')
await lote('watch', 'add', 'noite', 'oab.csv')
await lote('watch', 'run', 'noite', '--date', '2026-11-19')
await lote('watch', 'run', 'noite', '--date', '2026-11-20')
await sandbox.close()

const zip = new ZipFile()
const stored = join(dir, 'data')
const entries = await readdir(stored, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile())
for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
  zip.addFile(path, relative(stored, path), { mtime: new Date(0) })
}
zip.end()
const out = fileURLToPath(new URL(`${VERSION}.zip`, import.meta.url))
await pipeline(zip.outputStream, createWriteStream(out))
await rm(dir, { recursive: true })
console.log(out)
