import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { UserError } from '../core/errors.js'
import type { Env } from './env-reader.js'

/**
 * Returns the path of the file in which `lote config` stores its settings, for every folder of this
 * user.
 */
export function settingsPath(env: Env, platform: NodeJS.Platform = process.platform): string {
  const own = platform === 'win32' ? env.APPDATA : env.XDG_CONFIG_HOME
  const usual = platform === 'win32' ? ['AppData', 'Roaming'] : ['.config']
  return join(own || join(homedir(), ...usual), 'lote', 'settings.env')
}

/**
 * Reads a file of `NAME=value` lines; undefined when there is none.
 * @throws UserError (2) when it cannot be read
 */
export function readEnvFile(path: string): Record<string, string> | undefined {
  try {
    return parseEnv(readFileSync(path, 'utf8')) as Record<string, string>
  } catch (error) {
    const { code: reason } = error as NodeJS.ErrnoException
    if (reason === 'ENOENT' || reason === 'ENOTDIR') return undefined
    throw UserError.usage('env_file_unreadable', { path, reason })
  }
}

/**
 * Fills `env` from the `.env` of the folder, and then from the settings of `lote config`. A
 * variable that is set stays, even when empty, and an empty line of a file sets nothing. A secret
 * and the file that holds it are one setting (`NAME`, `NAME_FILE`).
 */
export function fillEnvironment(env: NodeJS.ProcessEnv, dir: string): void {
  for (const path of [join(dir, '.env'), settingsPath(env)]) {
    const set = new Set(Object.keys(env).map(settingOf))
    for (const [name, value] of Object.entries(readEnvFile(path) ?? {}))
      if (value !== '' && !set.has(settingOf(name))) env[name] = value
  }
}

const settingOf = (name: string) => name.replace(/_FILE$/, '')

/** Writes the whole settings file, readable by its owner alone, as it may hold a key. */
export function writeSettings(path: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoted(value)}\n`)
  const part = `${path}.${process.pid}.part`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(part, lines.join(''), { mode: 0o600 })
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** Quotes a value so that none of its characters has a special meaning. */
function quoted(value: string): string {
  const quote = ["'", '"', '`'].find((one) => !value.includes(one))
  return quote === undefined ? value : `${quote}${value}${quote}`
}
