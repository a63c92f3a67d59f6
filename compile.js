import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Runs the built program once through what most commands need, a small batch from the sheet to the
 * workbook, and keeps what V8 compiled of it. Usage: node compile.js [SOURCES START]
 */
const [sources = 'dist/src', start = 'dist/src/cli/main.js'] = process.argv.slice(2)
const keeping = pathToFileURL(resolve(sources, 'runtime/keep-compiled.js')).href
const folder = mkdtempSync(join(tmpdir(), 'lote-compile-'))
const env = {
  ...process.env,
  // What whoever builds has configured is not for this batch.
  APPDATA: folder,
  XDG_CONFIG_HOME: folder,
  REDIS_URL: '',
  STORAGE_URL: `file:${join(folder, 'data')}`,
  LOTE_RUN_DIR: join(folder, 'run'),
}
writeFileSync(
  join(folder, 'sheet.csv'),
  'Processo;Valor;Vencimento\n0000001-23.2020.8.26.0100;1.234,56;10/01/2020\n',
)

const batch = 'sheet.csv --job correct --sandbox -p index=ipca -p updateTo=31/12/2024'
for (const command of ['list', `run ${batch} --yes --out out.xlsx`, 'list']) {
  const args = ['--import', keeping, resolve(start), ...command.split(' ')]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env })
  // The program is whole without it, and starts more slowly.
  if (status !== 0) console.error(`compile.js: lote ${command} ended with ${status}: ${stderr}`)
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
