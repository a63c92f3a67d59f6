import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { UserError } from '../core/errors.js'
import type { Env } from './env-reader.js'

/** Where `lote config` keeps what it was told, for every folder of this user. */
export function settingsPath(env: Env, platform: NodeJS.Platform = process.platform): string {
  const own = platform === 'win32' ? env.APPDATA : env.XDG_CONFIG_HOME
  const usual = platform === 'win32' ? ['AppData', 'Roaming'] : ['.config']
  return join(own || join(homedir(), ...usual), 'lote', 'settings.env')
}

/** What a file of `NAME=value` lines holds; undefined where there is none. @throws UserError 2 where it cannot be read */
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
 * Fills `env` from the `.env` of the folder, and then from what `lote config` keeps: what is set stays,
 * be it empty, and an empty line of a file sets nothing. A secret and the file that holds it are one setting (`NAME`, `NAME_FILE`).
 */
export function fillEnvironment(env: NodeJS.ProcessEnv, dir: string): void {
  for (const path of [join(dir, '.env'), settingsPath(env)]) {
    const set = new Set(Object.keys(env).map(settingOf))
    for (const [name, value] of Object.entries(readEnvFile(path) ?? {}))
      if (value !== '' && !set.has(settingOf(name))) env[name] = value
  }
}

const settingOf = (name: string) => name.replace(/_FILE$/, '')

/** Writes them whole, and readable by their owner alone: a key is among them. */
export function keepSettings(path: string, settings: Record<string, string>): void {
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

/** A form in which no sign of the value means anything. */
function quoted(value: string): string {
  const quote = ["'", '"', '`'].find((one) => !value.includes(one))
  return quote === undefined ? value : `${quote}${value}${quote}`
}
