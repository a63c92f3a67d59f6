#!/usr/bin/env node
import { CommanderError } from 'commander'
import { jobs } from '../../jobs/index.js'
import { App } from '../app/app.js'
import { refusalReport } from '../batches/report.js'
import { userErrorOf } from '../batches/user-error.js'
import { type Config, readConfig } from '../config/config.js'
import { fillEnvironment } from '../config/env-files.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { type Language, sayAll } from '../messages/index.js'
import type { MessageCode } from '../messages/message-code.js'
import { openLog } from '../runtime/log.js'
import type { Action, Manner } from './command.js'
import { program } from './commands.js'
import { tellFileProgress } from './file-progress.js'
import { lingerNoLonger } from './force-exit.js'
import { newOutput, type Output } from './output.js'

const EMBEDDED_REDIS = new URL('../redis/embedded-server.js', import.meta.url)

/** Runs one action and tells its end: the exit status, and why. */
async function perform(action: Action, manner: Manner, language: Language): Promise<ExitStatus> {
  const began = Date.now()
  let output = newOutput(language, manner.json === true)
  let app: App | undefined
  let reading: ReturnType<typeof tellFileProgress> | undefined
  try {
    const config: Config = readConfig(process.env)
    output = newOutput(config.language, manner.json === true)
    reading = tellFileProgress(output)
    const log = openLog(config.logLevel ?? (manner.serves ? 'info' : 'error'))
    app = new App({ config, jobs, log, embeddedEntry: EMBEDDED_REDIS })
    return await action(app, output)
  } catch (error) {
    return tellFailure(userErrorOf(error), output, manner.job ?? null, (Date.now() - began) / 1000)
  } finally {
    reading?.end()
    await app?.close()
  }
}

function tellFailure(
  error: unknown,
  output: Output,
  job: string | null,
  seconds: number,
): ExitStatus {
  const message = error instanceof Error ? error.message : String(error)
  const refusal = error instanceof UserError ? error : UserError.other('unexpected', { message })
  if (refusal !== error && process.env.LOTE_LOG_LEVEL === 'debug') console.error(error)
  const problems = refusal.sentences.map((said) => sayAll(output.language, said))
  for (const problem of problems) output.tell(problem)
  if (output.json) output.result(JSON.stringify(refusalReport(job, problems, seconds)))
  return refusal.status
}

/** The codes of the parser that a person can cause; its own words are English. */
const USAGE: Record<string, MessageCode> = {
  'commander.missingMandatoryOptionValue': 'usage_missing_option',
  'commander.missingArgument': 'usage_missing_argument',
  'commander.optionMissingArgument': 'usage_option_without_value',
  'commander.unknownOption': 'usage_unknown_option',
  'commander.unknownCommand': 'usage_unknown_command',
  'commander.excessArguments': 'usage_too_many',
}

function tellUsage(error: CommanderError, known: string[], output: Output): void {
  const code = USAGE[error.code]
  const what = /'([^']*)'/.exec(error.message)?.[1]
  if (code) {
    tellFailure(UserError.usage(code, { what, known }), output, null, 0)
  } else if (error.code !== 'commander.help') {
    tellFailure(UserError.usage('usage', { message: error.message }), output, null, 0)
  }
}

async function main(): Promise<void> {
  try {
    fillEnvironment(process.env, process.cwd())
  } catch (error) {
    process.exitCode = tellFailure(error, newOutput('pt', false), null, 0)
    return
  }
  const language: Language = process.env.LOTE_LANG === 'en' ? 'en' : 'pt'
  // The reader of a pipe may go first (`lote list | head`).
  process.stdout.on('error', () => process.exit(EXIT.other))
  let status: ExitStatus = EXIT.done
  const lote = program(async (action, manner) => {
    status = await perform(action, manner, language)
  }, language)
  try {
    await lote.parseAsync(process.argv)
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    status = error.exitCode === 0 ? EXIT.done : EXIT.usage
    if (status === EXIT.usage)
      tellUsage(
        error,
        lote.commands.map((one) => one.name()),
        newOutput(language, process.argv.includes('--json')),
      )
  }
  process.exitCode = status
  lingerNoLonger()
}

await main()
