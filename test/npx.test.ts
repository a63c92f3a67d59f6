import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const MAIN = join(ROOT, 'dist/src/cli/main.js')
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

test('the first npx lote in the installed folder → the program, which is not built once more', () => {
  const home = mkdtempSync(join(tmpdir(), 'lote-npx-'))
  try {
    const built = statSync(MAIN).mtimeMs
    const env = { PATH: process.env.PATH ?? '', HOME: home, npm_config_cache: join(home, 'cache') }
    const how = { cwd: ROOT, env, encoding: 'utf8' } as const
    const { stdout, status } = spawnSync('npx', ['lote', '--version'], how)
    expect([status, stdout.trim()]).toEqual([0, version])
    expect(statSync(MAIN).mtimeMs).toBe(built)
  } finally {
    rmSync(home, { recursive: true })
  }
})
