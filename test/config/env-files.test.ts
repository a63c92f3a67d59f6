import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  fillEnvironment,
  readEnvFile,
  settingsPath,
  writeSettings,
} from '../../src/config/env-files.js'

let dir: string
let env: NodeJS.ProcessEnv
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-env-'))
  env = { XDG_CONFIG_HOME: join(dir, 'home') }
})
afterEach(() => rm(dir, { recursive: true }))

test('what is set, in the folder, and kept → the first of them', async () => {
  writeSettings(settingsPath(env), { A: 'kept', B: 'kept', C: 'kept', D: 'kept' })
  await writeFile(join(dir, '.env'), '# comment\r\nA=folder\r\nB="folder"\r\nD=\r\n')
  Object.assign(env, { A: 'set', C: '' })
  fillEnvironment(env, dir)
  expect(env).toMatchObject({ A: 'set', B: 'folder', C: '', D: 'kept' })
})

test('a key in the environment and the file of a key in the folder → one of them alone', async () => {
  await writeFile(join(dir, '.env'), 'CALC_API_KEY_FILE=/elsewhere\nGAZETTE_API_KEY=folder\n')
  Object.assign(env, { CALC_API_KEY: 'set', GAZETTE_API_KEY_FILE: '/given' })
  fillEnvironment(env, dir)
  expect(env).toMatchObject({ CALC_API_KEY: 'set', GAZETTE_API_KEY_FILE: '/given' })
  expect(env).not.toHaveProperty('CALC_API_KEY_FILE')
  expect(env).not.toHaveProperty('GAZETTE_API_KEY')
})

test('no file → nothing is filled', () => {
  const before = { ...env }
  fillEnvironment(env, join(dir, 'nowhere'))
  expect(env).toEqual(before)
})

test('values with signs that mean something in such a file → kept to the letter, for their owner alone', async () => {
  const path = settingsPath(env)
  const settings = { A: 'a#b', B: `it's`, C: `'"`, D: '$x\\n', E: 'https://a.b/c?d' }
  writeSettings(path, settings)
  writeSettings(path, settings)
  expect(readEnvFile(path)).toEqual(settings)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700)
})

test('a .env that is a folder → refused by name', async () => {
  expect(() => readEnvFile(dir)).toThrow(expect.objectContaining({ status: 2 }))
})

test('Windows → kept where programs of the user keep theirs', () => {
  expect(settingsPath({ APPDATA: 'X' }, 'win32')).toBe(join('X', 'lote', 'settings.env'))
})
