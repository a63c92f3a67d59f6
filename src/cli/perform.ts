import { basename } from 'node:path'
import { jobs } from '../../jobs/index.js'
import { App } from '../app/app.js'
import { type Config, readConfig } from '../config/config.js'
import type { ExitStatus } from '../core/errors.js'
import type { Language } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import { type Log, openLog } from '../runtime/log.js'
import { FILE_PROGRESS, type FileProgress, setReadingLimits } from '../spreadsheets/open.js'
import * as actions from './actions.js'
import type { Action, Manner } from './command.js'
import { printFailure } from './failure.js'
import { loggedOutput, newOutput, type Output } from './output.js'

/** Reading time after which progress is shown; sheets of offices usually take less. */
const LONG_AFTER_MS = 3_000
const LINE_MS = 5_000
const MEGABYTE = 1024 ** 2

const EMBEDDED_REDIS = new URL('../redis/embedded-server.js', import.meta.url)

/** Runs one action and reports its failure; returns the exit status. */
export async function perform(
  action: Action,
  manner: Manner,
  language: Language,
): Promise<ExitStatus> {
  const began = Date.now()
  let output = newOutput(language, manner.json === true)
  let app: App | undefined
  let log: Log | undefined
  const isLogged = manner.serves === true && !output.terminal
  let reading: ReturnType<typeof printFileProgress> | undefined
  try {
    const config: Config = readConfig(process.env)
    output = newOutput(config.language, manner.json === true)
    setReadingLimits(config.fileBounds)
    reading = printFileProgress(output)
    log = openLog(config.logLevel ?? (manner.serves ? 'info' : 'error'), output.terminal)
    if (isLogged) output = loggedOutput(output, log, 'info')
    if (manner.serves) for (const one of config.unknownVariables) output.say(one)
    app = new App({ config, jobs, log, embeddedEntry: EMBEDDED_REDIS })
    return await action(app, output, actions)
  } catch (error) {
    const told = isLogged ? loggedOutput(output, log ?? openLog('error'), 'error') : output
    return printFailure(error, told, manner.job ?? null, (Date.now() - began) / 1000)
  } finally {
    reading?.end()
    await app?.close()
  }
}

export function printFileProgress(output: Output): { end(): void } {
  const heard = new Map<string, { nextMs: number; lastMs: number; read: number }>()
  const hear = (message: unknown) => {
    const { path, read, of } = message as FileProgress
    const nowMs = performance.now()
    const before = heard.get(path)
    // A reading is heard of some times a second: after a pause this is another one of the file.
    const goesOn = before && (read > before.read || nowMs - before.lastMs < LONG_AFTER_MS)
    const nextMs = goesOn ? before.nextMs : nowMs + LONG_AFTER_MS
    const isDue = nowMs >= nextMs
    heard.set(path, { nextMs: isDue ? nowMs + LINE_MS : nextMs, lastMs: nowMs, read })
    if (!isDue) return
    const [done, all] = [read, of].map((bytes) => Math.ceil(bytes / MEGABYTE))
    output.say(sentence('told_large_file', { path: basename(path), read: done, of: all }))
  }
  FILE_PROGRESS.subscribe(hear)
  return { end: () => void FILE_PROGRESS.unsubscribe(hear) }
}
